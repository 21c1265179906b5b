### Pox: why something may not be done, in English. The engine says these sentences too, so they are made of text, numbers
### and plurals alone.

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn.
refusal-not-there = That unit is not on the board.
refusal-not-yours = You do not control that unit.
refusal-not-a-champion = It must be a champion, and the right one.
refusal-not-friendly = It must be a friendly champion, and not the user where another one is asked for.
refusal-friendly = It must be on the other side.
refusal-not-real = It must be a real champion.
refusal-not-that-kind = It must be another champion or a relic.
refusal-shrine = A shrine or an avatar cannot be chosen for this.
refusal-short-lived = It is Short Lived already.
refusal-impenetrable = It is Impenetrable: only basic attacks of yours can target it.
refusal-needs-aim = It must be aimed at something.
refusal-wrong-aim = It is not aimed at such a thing.
refusal-not-its-tile = That is not a tile of the unit.
refusal-not-that-ability = It has no such ability, or it is a basic attack.
refusal-not-beside = The tile must be next to the champion.
refusal-off-board = That is off the board.
refusal-occupied = Something stands there.
refusal-inaccessible = That terrain is inaccessible.
refusal-barrier = A Force Barrier stands there, or encloses it.
refusal-impassable = That terrain is impassable, and it does not fly.
refusal-chasm = A chasm holds nothing that does not fly.
refusal-fixed-ground = The terrain of that tile cannot be changed.
refusal-trap-there = You have a trap there already.
refusal-no-presence = That is out of your presence.
refusal-dead-magic = A Dead Magic Zone of the opponent covers that tile.
refusal-too-far = That is too far.
    .reach = It reaches { $reach } { $reach ->
            [one] tile
           *[other] tiles
        }, and that is { $is } away.
refusal-too-near = That is too near.
    .reach = It reaches no nearer than { $reach } { $reach ->
            [one] tile
           *[other] tiles
        }, and that is { $is } away.
refusal-already-there = It stands there already.
refusal-immobile = It is Immobile.
refusal-shut-in = It stands on inaccessible terrain: only a swap of its own leads out.
refusal-too-few-ap = There are not enough AP.
    .needs = It costs { $needs } AP, and there are { $has }.
refusal-no-way = No way leads there.
refusal-other-size = The two are not of the same size.
refusal-may-not-end = One of the two could not stand there.
refusal-no-room = There is no room next to the user.
refusal-no-such-ability = It has no such ability.
refusal-passive = That ability is passive: it acts by itself.
refusal-confused = It is Confused: it can only use basic attacks.
refusal-pacified = It is Pacified: it cannot attack.
refusal-on-cooldown = That ability is not ready.
    .turns = That ability is ready in { $turns } { $turns ->
            [one] turn
           *[other] turns
        }.
refusal-no-such-rune = Your battlegroup has no such rune.
refusal-rune-on-cooldown = That rune is on cooldown.
    .turns = That rune is ready in { $turns } { $turns ->
            [one] turn
           *[other] turns
        }.
refusal-rune-not-ready = That rune is not ready: it is in play, or not revealed yet.
refusal-too-little-nora = There is not enough nora.
    .needs = It costs { $needs } nora, and you have { $has }.
refusal-not-deployed = Only champions and relics are deployed.
refusal-out-of-zone = That is outside your deploy zone.
refusal-no-champion-beside = A relic needs a tile next to a champion of yours.
refusal-board-full = No more units find room on the board.
refusal-globals-full = No more spells can wait.
refusal-not-a-spell = That rune is no spell.
refusal-not-equipment = That rune is no equipment.
refusal-already-equipped = It wears equipment already.
refusal-no-shrine = There is no shrine of yours to transfigure.
refusal-too-early = It is too early to transfigure the shrine.
    .from = The shrine can be transfigured from your turn { $from } on, and this is your turn { $is }.
refusal-copies =
    { $most ->
        [one] A battlegroup has at most { $most } copy of a rune, not { $is }.
       *[other] A battlegroup has at most { $most } copies of a rune, not { $is }.
    }
refusal-battlegroup-size = A battlegroup has { $asked } runes, not { $is }.
refusal-two-halves = All runes must be of one faction, or half of them of each of two.
