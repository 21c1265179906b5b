### Pox : pourquoi une chose ne se fait pas, en français.

refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-not-there = Cette unité n’est pas sur le plateau.
refusal-not-yours = Vous ne contrôlez pas cette unité.
refusal-not-a-champion = Il faut un champion, et le bon.
refusal-not-friendly = Il faut un champion allié, et non l’utilisateur là où un autre est demandé.
refusal-friendly = Il faut une unité adverse.
refusal-not-real = Il faut un champion réel.
refusal-not-that-kind = Il faut un autre champion ou une relique.
refusal-shrine = On ne peut choisir ici ni sanctuaire ni avatar.
refusal-short-lived = Cette unité est déjà éphémère.
refusal-impenetrable = Cette unité est impénétrable : seules vos attaques de base peuvent la cibler.
refusal-needs-aim = Il faut viser quelque chose.
refusal-wrong-aim = Cela ne vise rien de tel.
refusal-not-its-tile = Cette case n’est pas une case de l’unité.
refusal-not-that-ability = Cette unité n’a pas une telle capacité, ou c’est une attaque de base.
refusal-not-beside = La case doit être voisine du champion.
refusal-off-board = C’est en dehors du plateau.
refusal-occupied = Quelque chose s’y trouve déjà.
refusal-inaccessible = Ce terrain est inaccessible.
refusal-barrier = Une barrière de force s’y dresse, ou l’entoure.
refusal-impassable = Ce terrain est infranchissable, et l’unité ne vole pas.
refusal-chasm = Un gouffre ne porte rien qui ne vole pas.
refusal-fixed-ground = Le terrain de cette case ne peut pas changer.
refusal-trap-there = Vous y avez déjà un piège.
refusal-no-presence = C’est hors de votre présence.
refusal-dead-magic = Une zone de magie morte adverse couvre cette case.
refusal-too-far = C’est trop loin.
    .reach = La portée est de { $reach } { $reach ->
            [one] case
           *[other] cases
        }, et la distance de { $is }.
refusal-too-near = C’est trop près.
    .reach = La portée minimale est de { $reach } { $reach ->
            [one] case
           *[other] cases
        }, et la distance de { $is }.
refusal-already-there = L’unité s’y trouve déjà.
refusal-immobile = L’unité est immobilisée.
refusal-shut-in = L’unité est sur un terrain inaccessible : seule sa propre permutation l’en sort.
refusal-too-few-ap = Il n’y a pas assez de PA.
    .needs = Cela coûte { $needs } PA, et il y en a { $has }.
refusal-no-way = Aucun chemin n’y mène.
refusal-other-size = Les deux ne sont pas de la même taille.
refusal-may-not-end = L’un des deux ne pourrait pas s’y tenir.
refusal-no-room = Il n’y a pas de place à côté de l’utilisateur.
refusal-no-such-ability = L’unité n’a pas une telle capacité.
refusal-passive = Cette capacité est passive : elle agit d’elle-même.
refusal-confused = L’unité est désorientée : elle ne peut utiliser que ses attaques de base.
refusal-pacified = L’unité est pacifiée : elle ne peut pas attaquer.
refusal-on-cooldown = Cette capacité n’est pas prête.
    .turns = Cette capacité est prête dans { $turns } { $turns ->
            [one] tour
           *[other] tours
        }.
refusal-no-such-rune = Votre groupe de bataille n’a pas cette rune.
refusal-rune-on-cooldown = Cette rune est en recharge.
    .turns = Cette rune est prête dans { $turns } { $turns ->
            [one] tour
           *[other] tours
        }.
refusal-rune-not-ready = Cette rune n’est pas prête : elle est en jeu, ou pas encore révélée.
refusal-too-little-nora = Il n’y a pas assez de nora.
    .needs = Cela coûte { $needs } nora, et vous en avez { $has }.
refusal-not-deployed = Seuls champions et reliques se déploient.
refusal-out-of-zone = C’est en dehors de votre zone de déploiement.
refusal-no-champion-beside = Une relique demande une case voisine d’un de vos champions.
refusal-board-full = Le plateau ne peut plus recevoir d’unité.
refusal-globals-full = Aucun autre sort ne peut attendre.
refusal-not-a-spell = Cette rune n’est pas un sort.
refusal-not-equipment = Cette rune n’est pas un équipement.
refusal-already-equipped = Ce champion porte déjà un équipement.
refusal-no-shrine = Vous n’avez pas de sanctuaire à transfigurer.
refusal-too-early = Il est trop tôt pour transfigurer le sanctuaire.
    .from = Le sanctuaire peut être transfiguré dès votre tour { $from }, et ceci est votre tour { $is }.
refusal-copies =
    { $most ->
        [one] Un groupe de bataille a au plus { $most } exemplaire d’une rune, pas { $is }.
       *[other] Un groupe de bataille a au plus { $most } exemplaires d’une rune, pas { $is }.
    }
refusal-battlegroup-size = Un groupe de bataille a { $asked } runes, pas { $is }.
refusal-two-halves = Toutes les runes doivent être d’une même faction, ou par moitié de deux factions.
