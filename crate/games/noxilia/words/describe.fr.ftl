### Ce que font les cartes, composé à partir de leurs lignes : le texte ne peut rien dire d’autre que ce qui est fait.
### Une proposition, c’est quelqu’un ($who, un seul ou $many) et ce qu’il fait.

## Composer

list-and = { $a } et { $b }
list-comma = { $a }, { $b }

## Capacités

ability-aquatic = Aquatique
ability-guardian-angel = Ange gardien
ability-stealth-attack = Attaque furtive
ability-crippling-attack = Attaque incapacitante
ability-piercing-attack = Attaque transperçante
ability-mass-attack = Attaque de masse
ability-attack-aura = Aura attaque
ability-charge = Charge
ability-righteousness = Droiture
ability-dodge = Esquive
ability-brother-in-arms = Frère d’arme
ability-blood-brother = Frère de sang
ability-climber = Grimpeur
ability-infiltrator = Infiltrateur
ability-interceptor = Intercepteur
ability-quick-march = Marche rapide
ability-adventure = Partir à l’aventure
ability-force-passage = Passage en force
ability-poison = Poison
ability-purification = Purification
ability-regeneration = Régénération
ability-magic-resistance = Résistance magique
ability-type-resistance = { $colour ->
        [none] Résistance (type)
        [light] Résistance Lumière
        [infernal] Résistance infernale
        [corruption] Résistance Corruption
        [death] Résistance Mort
        [nature] Résistance Nature
       *[psionic] Résistance psionique
    }
ability-distant-reinforcement = Renforts éloignés
ability-riposte = Riposte
ability-lightning-riposte = Riposte éclair
ability-instinctive-riposte = Riposte instinctive
ability-heal = Soin
ability-sorcerer = Sorcier
ability-steadfast = Solide
ability-close-shot = Tir de proximité
ability-rapid-fire = Tir rapide
ability-flying = Volant
adventure = { $ability }, pour { $gold } or : au retour de l’unité, { $clause }

## Types, clans, races et couleurs

kind-banner = Bannière
kind-monarch = Monarque
kind-hero = Héros
kind-unit = Unité
kind-token = Jeton
kind-spell = Sort
kind-equipment = Équipement
kind-event = Événement
kind-zone = Zone
kind-treasure = Trésor
kind-decoy = Faux trésor
kind-destiny = Main du destin
clan-brightvale = Clairval
clan-ashgrave = Mornecendre
clan-neutral = Sans clan
race-human = Humain
race-undead = Mort-vivant
race-elf = Elfe
colour-light = Lumière
colour-infernal = Infernal
colour-corruption = Corruption
colour-death = Mort
colour-nature = Nature
colour-psionic = Psionique
colour-pure = Pur

## Zones du plateau

place-command = Zone de commandement du joueur { $n }
place-room = Salle du joueur { $n }
place-rampart = { $which ->
        [1] Premier
       *[2] Second
    } rempart du joueur { $n }
place-battlefield = { $which ->
        [1] Premier
       *[2] Second
    } champ de bataille

## Ce qu’est une unité

wounded = corps à corps { $n } en cas de blessure
makes = produit { $mana }
mana = { $n } mana { $colour ->
        [light] de Lumière
        [infernal] infernal
        [corruption] de Corruption
        [death] de Mort
        [nature] de Nature
        [psionic] psionique
       *[pure] pur
    }
extra-engage = coût supplémentaire : engagez { $n } de vos unités dégagées
extra-harm = coût supplémentaire : infligez { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } à l’une de vos unités, sans compter son armure
extra-exile = coût supplémentaire : exilez une carte d’unité de votre cimetière
extra-discard = coût supplémentaire : défaussez une autre carte

## Ce que la carte vise

unit = une unité { $common ->
        [yes] commune
       *[no] { "" }
    } { $whose ->
        [own] alliée
        [enemy] ennemie
       *[any] { "" }
    }
unit-gold = { $unit } qui coûte au plus { $gold } or et rien d’autre
choose = choisissez { $what } : { $clause }
choose-range = à portée { $range }, choisissez { $what } : { $clause }
choose-grave = dans votre cimetière, choisissez { $what } : { $clause }
zone = une zone
rampart = un rempart

## Sorts latents

latent-unit = latent, sous une de vos unités
latent-zone = latent, sous une de vos zones
latent-either = latent, sous une de vos unités ou de vos zones
when-attacked = quand cette unité est attaquée, { $clause }
when-attacked-in-melee = quand cette unité est attaquée au corps à corps, { $clause }
when-enemy-enters = quand une unité ennemie entre dans cette zone, { $clause }
when-revealed = quand un adversaire révèle un sort latent, { $clause }

## Qui

who-target = elle
who-attacker = l’attaquant
who-entering = elle
who-opener = l’unité qui l’a fait retourner
who-there-any = chaque unité qui s’y trouve, les vôtres comprises,
who-there-own = vos unités qui s’y trouvent
who-there-enemy = les unités ennemies qui s’y trouvent
who-zone = chaque unité de sa zone
who-battlefields = chaque unité des deux champs de bataille
who-everyone = chaque unité du plateau

## Ce qui est fait

does-harm = { $who } { $many ->
        [yes] subissent
       *[no] subit
    } { $n } { $n ->
        [one] dégât { $by ->
            [physical] { "" }
            [magic] magique sans couleur
            [light] de Lumière
            [infernal] infernal
            [corruption] de Corruption
            [death] de Mort
            [nature] de Nature
           *[psionic] psionique
        }
       *[other] dégâts { $by ->
            [physical] { "" }
            [magic] magiques sans couleur
            [light] de Lumière
            [infernal] infernaux
            [corruption] de Corruption
            [death] de Mort
            [nature] de Nature
           *[psionic] psioniques
        }
    } { $through ->
        [yes] sans compter son armure
       *[no] { "" }
    }
does-mend = { $who } { $many ->
        [yes] récupèrent
       *[no] récupère
    } { $n } { $n ->
        [one] point
       *[other] points
    } de vie
does-engage = { $who } { $many ->
        [yes] sont engagées
       *[no] est engagée
    }
does-disengage = { $who } { $many ->
        [yes] sont redressées
       *[no] est redressée
    }
does-disengage-some = redressez jusqu’à { $n } de { $who }
does-control = vous { $who ->
        [elle] la contrôlez
       *[other] contrôlez { $who }
    } jusqu’à la fin du tour
does-flood = posez-y { $n } { $n ->
        [one] marqueur
       *[other] marqueurs
    } temps ; elle est inondée tant qu’il en reste
does-flood-field = posez { $n } { $n ->
        [one] marqueur
       *[other] marqueurs
    } temps sur le second champ de bataille ; il est inondé tant qu’il en reste
does-curse = cette carte s’attache à elle comme malédiction
does-armour = { $who } { $many ->
        [yes] ont
       *[no] a
    } { $by } en armure jusqu’au retour des armures à leur maximum
does-melee = { $who } { $many ->
        [yes] ont
       *[no] a
    } { $by } à l’attaque au corps à corps jusqu’à la fin du tour
does-poison = { $who } { $many ->
        [yes] reçoivent
       *[no] reçoit
    } des marqueurs poison jusqu’à en avoir { $n }
does-stop = son déplacement s’arrête
does-cancel = ce sort est annulé et va au cimetière de son propriétaire
does-raise = elle entre dans votre zone de commandement, face visible et engagée
does-create = placez { $n } { $n ->
        [one] jeton
       *[other] jetons
    } { $card } dans votre zone de commandement, face visible et { $n ->
        [one] dégagé
       *[other] dégagés
    }
does-draw = { $player ->
        [you] piochez
        [opponent] l’adversaire du joueur qui l’a fait retourner pioche
       *[each] chaque joueur pioche
    } { $n } { $n ->
        [one] carte
       *[other] cartes
    }
does-gold = { $player ->
        [you] gagnez
        [opponent] l’adversaire du joueur qui l’a fait retourner gagne
       *[each] chaque joueur gagne
    } { $n } or
does-search = cherchez dans votre pioche { $unit }, montrez-la, prenez-la en main et mélangez
does-turn-up = { $who } { $many ->
        [yes] sont retournées
       *[no] est retournée
    } face visible
does-discard = chaque joueur qui a une carte en main en défausse une
does-recover = chaque joueur peut reprendre en main { $unit } de son cimetière
does-treasure = elle porte la première carte de la pioche des trésors

## Ce qui vaut toujours

bearer = porteur : { $list }
while-cursed = tant qu’elle y reste, l’unité { $list }
once = une seule fois par unité
lies = peut se poser sur une de vos zones plutôt que sur une unité
produce = engagez cette carte : { $mana }
mod-melee = { $by } à l’attaque au corps à corps
mod-ranged = { $by } à l’attaque à distance
mod-armour = { $by } en armure
has = a { $mod }
no-mending = ne récupère pas de vie
venom = Poison { $n }, ou +{ $n } à un Poison qui lui est propre
this-turn = ce tour-ci, { $clause }
at-once = aussitôt, { $clause }
holds-all = chaque unité a { $mod }
holds-shooters = chaque unité qui tire a { $mod }
holds-armour = chaque unité du plateau a { $mod }
holds-flying = les unités qui volent ont { $mod }
holds-enemies-here = ici, les ennemis du joueur qui contrôle la zone ont { $mod }
holds-own-here = ici, les unités du joueur qui contrôle la zone ont { $mod }
holds-others-here = ici, les unités qui ne sont pas { $race ->
        [human] humaines
        [undead] mortes-vivantes
       *[elf] elfes
    } ont { $mod }
no-charge = aucune unité ne charge
no-flight = aucune unité ne vole
no-riposte = personne n’utilise Riposte ni Riposte éclair
dearer = lancer ou révéler un sort coûte { $n } mana quelconque de plus
spells = les sorts infligent { $n } { $n ->
        [one] dégât
       *[other] dégâts
    } de plus quand ils sont { $colour ->
        [light] de Lumière
        [infernal] infernaux
        [corruption] de Corruption
        [death] de Mort
        [nature] de Nature
       *[psionic] psioniques
    }
poor-ramparts = les remparts ne rapportent pas d’or
steps = un déplacement peut compter { $n } pas de plus, sans perte d’armure
no-monarchs = aucun monarque n’entre ici
no-attacks = personne ne déclare d’attaque ici
mend-here = au début du tour, chaque unité ici du joueur qui contrôle la zone récupère { $n } { $n ->
        [one] point
       *[other] points
    } de vie
burial = au début du tour, le joueur qui contrôle la zone peut exiler une carte d’unité de son cimetière pour gagner { $n } or
weak-arrivals = une unité qui entre ici depuis une file de renfort a { $by } à l’attaque au corps à corps jusqu’à la fin du tour
slow-arrivals = une unité qui entre ici depuis une file de renfort ne charge pas jusqu’à la fin du tour
gives = au début du tour, le joueur qui contrôle la zone { $list }
gives-cards = pioche { $n } { $n ->
        [one] carte
       *[other] cartes
    }
gives-gold = gagne { $n } or

## Trésors

when-flipped = quand il est retourné, { $clause }
when-captured = quand il est capturé, { $clause }
decoy = faux trésor : quand il est retourné, il est retiré de la partie
decoy-then = faux trésor : quand il est retourné, { $clause } ; puis il est retiré de la partie

## Bannières

banner-units = son deck comprend des unités de { $clan }, et des { $race ->
        [human] humains
        [undead] morts-vivants
       *[elf] elfes
    } sans clan
banner-spells = couleurs de ses sorts : { $list }, ou quelconque
banner-gold = unités de départ pour { $n } or
banner-free = parmi elles, la première carte { $card } ne coûte rien
banner-bury = avant que la pioche ne soit mélangée, jusqu’à { $n } { $n ->
        [one] unité commune
       *[other] unités communes
    } du deck peuvent aller au cimetière
