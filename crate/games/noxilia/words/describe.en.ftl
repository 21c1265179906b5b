### What cards do, put together from what their rows say: the text can say nothing but what is done.
### A clause is somebody ($who, one or $many) and what they do.

## Putting together

list-and = { $a } and { $b }
list-comma = { $a }, { $b }

## Abilities

ability-aquatic = Aquatic
ability-guardian-angel = Guardian Angel
ability-stealth-attack = Stealth Attack
ability-crippling-attack = Crippling Attack
ability-piercing-attack = Piercing Attack
ability-mass-attack = Mass Attack
ability-attack-aura = Attack Aura
ability-charge = Charge
ability-righteousness = Righteousness
ability-dodge = Dodge
ability-brother-in-arms = Brother in Arms
ability-blood-brother = Blood Brother
ability-climber = Climber
ability-infiltrator = Infiltrator
ability-interceptor = Interceptor
ability-quick-march = Quick March
ability-adventure = Go Adventuring
ability-force-passage = Force Passage
ability-poison = Poison
ability-purification = Purification
ability-regeneration = Regeneration
ability-magic-resistance = Magic Resistance
ability-type-resistance = { $colour ->
        [none] Type Resistance
        [light] Light Resistance
        [infernal] Infernal Resistance
        [corruption] Corruption Resistance
        [death] Death Resistance
        [nature] Nature Resistance
       *[psionic] Psionic Resistance
    }
ability-distant-reinforcement = Distant Reinforcement
ability-riposte = Riposte
ability-lightning-riposte = Lightning Riposte
ability-instinctive-riposte = Instinctive Riposte
ability-heal = Heal
ability-sorcerer = Sorcerer
ability-steadfast = Steadfast
ability-close-shot = Close Shot
ability-rapid-fire = Rapid Fire
ability-flying = Flying
adventure = { $ability }, for { $gold } gold: when it is back, { $clause }

## Kinds, clans, races and colours

kind-banner = Banner
kind-monarch = Monarch
kind-hero = Hero
kind-unit = Unit
kind-token = Token
kind-spell = Spell
kind-equipment = Equipment
kind-event = Event
kind-zone = Zone
kind-treasure = Treasure
kind-decoy = Decoy
kind-destiny = Hand of Destiny
clan-brightvale = Brightvale
clan-ashgrave = Ashgrave
clan-neutral = No clan
race-human = Human
race-undead = Undead
race-elf = Elf
colour-light = Light
colour-infernal = Infernal
colour-corruption = Corruption
colour-death = Death
colour-nature = Nature
colour-psionic = Psionic
colour-pure = Pure

## Zones of the board

place-command = Player { $n }’s command zone
place-room = Player { $n }’s room
place-rampart = Player { $n }’s { $which ->
        [1] first
       *[2] second
    } rampart
place-battlefield = { $which ->
        [1] First
       *[2] Second
    } battlefield

## What a unit is

wounded = melee { $n } when wounded
makes = produces { $mana }
mana = { $n } { $colour ->
        [light] Light
        [infernal] Infernal
        [corruption] Corruption
        [death] Death
        [nature] Nature
        [psionic] Psionic
       *[pure] Pure
    } mana
extra-engage = to play it, also engage { $n } ready { $n ->
        [one] unit
       *[other] units
    } of yours
extra-harm = to play it, also deal { $n } damage to a unit of yours, past its armour
extra-exile = to play it, also exile a unit card from your graveyard
extra-discard = to play it, also discard another card

## What it is aimed at

unit = { $whose ->
        [own] an allied
        [enemy] an enemy
       *[any] a
    } { $common ->
        [yes] common unit
       *[no] unit
    }
unit-gold = { $unit } that costs at most { $gold } gold and nothing else
choose = choose { $what }: { $clause }
choose-range = within range { $range }, choose { $what }: { $clause }
choose-grave = in your graveyard, choose { $what }: { $clause }
zone = a zone
rampart = a rampart

## Latent spells

latent-unit = latent, under a unit of yours
latent-zone = latent, under a zone of yours
latent-either = latent, under a unit or a zone of yours
when-attacked = when that unit is attacked, { $clause }
when-attacked-in-melee = when that unit is attacked in melee, { $clause }
when-enemy-enters = when an enemy unit enters that zone, { $clause }
when-revealed = when an opponent turns up a latent spell, { $clause }

## Whom

who-target = it
who-attacker = the attacker
who-entering = it
who-opener = the unit that turned it up
who-there-any = every unit there, yours included,
who-there-own = your units there
who-there-enemy = enemy units there
who-zone = every unit in its zone
who-battlefields = every unit on the two battlefields
who-everyone = every unit on the board

## What is done

does-harm = { $who } { $many ->
        [yes] take
       *[no] takes
    } { $n } { $by ->
        [physical] damage
        [magic] magic damage of no colour
        [light] Light damage
        [infernal] Infernal damage
        [corruption] Corruption damage
        [death] Death damage
        [nature] Nature damage
       *[psionic] Psionic damage
    } { $through ->
        [yes] that ignores armour
       *[no] { "" }
    }
does-mend = { $who } { $many ->
        [yes] regain
       *[no] regains
    } { $n } life
does-engage = { $who } { $many ->
        [yes] are
       *[no] is
    } engaged
does-disengage = { $who } { $many ->
        [yes] are
       *[no] is
    } straightened
does-disengage-some = up to { $n } of { $who } are straightened
does-control = you control { $who } until the end of the turn
does-flood = put { $n } time { $n ->
        [one] marker
       *[other] markers
    } on it; it is flooded while it holds any
does-flood-field = put { $n } time { $n ->
        [one] marker
       *[other] markers
    } on the second battlefield; it is flooded while it holds any
does-curse = this card stays on it as a curse
does-armour = { $who } { $many ->
        [yes] get
       *[no] gets
    } { $by } armour until armour is restored
does-melee = { $who } { $many ->
        [yes] get
       *[no] gets
    } { $by } melee until the end of the turn
does-poison = { $who } { $many ->
        [yes] get
       *[no] gets
    } poison markers up to { $n }
does-stop = its movement ends
does-cancel = that spell is cancelled and goes to its owner’s graveyard
does-raise = it comes into your command zone, face up and engaged
does-create = put { $n } { $card } { $n ->
        [one] token
       *[other] tokens
    } into your command zone, face up and ready
does-draw = { $player ->
        [you] draw
        [opponent] the opponent of whoever turned it up draws
       *[each] each player draws
    } { $n } { $n ->
        [one] card
       *[other] cards
    }
does-gold = { $player ->
        [you] gain
        [opponent] the opponent of whoever turned it up gains
       *[each] each player gains
    } { $n } gold
does-search = search your library for { $unit }, show it, take it into your hand and shuffle
does-turn-up = { $who } { $many ->
        [yes] are
       *[no] is
    } turned face up
does-discard = each player with a card in hand discards one
does-recover = each player may take { $unit } back from their graveyard into their hand
does-treasure = it bears the first card of the treasure deck

## What always holds

bearer = bearer: { $list }
while-cursed = while it does, the unit { $list }
once = once per unit
lies = may be laid on a zone of yours instead of on a unit
produce = engage this card: { $mana }
mod-melee = { $by } melee
mod-ranged = { $by } ranged
mod-armour = { $by } armour
has = has { $mod }
no-mending = regains no life
venom = Poison { $n }, or +{ $n } to a Poison of its own
this-turn = this turn, { $clause }
at-once = at once, { $clause }
holds-all = every unit has { $mod }
holds-shooters = every unit that shoots has { $mod }
holds-armour = every unit on the board has { $mod }
holds-flying = units that fly have { $mod }
holds-enemies-here = here, enemies of whoever controls the zone have { $mod }
holds-own-here = here, units of whoever controls the zone have { $mod }
holds-others-here = here, units that are not { $race ->
        [human] Human
        [undead] Undead
       *[elf] Elf
    } have { $mod }
no-charge = no unit charges
no-flight = no unit flies
no-riposte = nobody uses Riposte or Lightning Riposte
dearer = to cast a spell, or to turn one up, costs { $n } more mana of any colour
spells = spells deal { $n } more { $colour ->
        [light] Light
        [infernal] Infernal
        [corruption] Corruption
        [death] Death
        [nature] Nature
       *[psionic] Psionic
    } damage
poor-ramparts = ramparts bring in no gold
steps = a move may take { $n } more { $n ->
        [one] step
       *[other] steps
    }, at no cost in armour
no-monarchs = no monarch enters here
no-attacks = nobody declares attacks here
mend-here = at the start of a turn, each unit here of whoever controls the zone regains { $n } life
burial = at the start of a turn, whoever controls the zone may exile a unit card from their graveyard to gain { $n } gold
weak-arrivals = a unit that enters here from a queue has { $by } melee until the end of the turn
slow-arrivals = a unit that enters here from a queue does not charge until the end of the turn
gives = at the start of a turn, whoever controls the zone { $list }
gives-cards = draws { $n } { $n ->
        [one] card
       *[other] cards
    }
gives-gold = gains { $n } gold

## Treasures

when-flipped = when it is turned up, { $clause }
when-captured = when it is captured, { $clause }
decoy = decoy: when it is turned up, it is removed from the game
decoy-then = decoy: when it is turned up, { $clause }; then it is removed from the game

## Banners

banner-units = its deck has units of { $clan }, and { $race ->
        [human] Humans
        [undead] Undead
       *[elf] Elves
    } of no clan
banner-spells = colours of its spells: { $list }, or any
banner-gold = starting units for { $n } gold
banner-free = the first { $card } among them costs nothing
banner-bury = before the library is shuffled, up to { $n } common { $n ->
        [one] unit
       *[other] units
    } of the deck may go to the graveyard
