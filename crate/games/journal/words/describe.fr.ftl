### Ce que font les compétences, les objets, les états et les personnages, composé à partir de leurs lignes : le texte ne peut
### rien dire d’autre que ce qui est fait. Une proposition, c’est quelqu’un ($who) et ce qu’il fait. $n est un nombre, ou un par
### niveau : 2/3/4/5/6. « de le », « de un » se contractent ailleurs.

## Composer

list-comma = { $a }, { $b }
list-then = { $a }, puis { $b }
list-success = { $a } ; en cas de réussite, { $b }
lead = { $event }, { $clause }
named-number = { $name } { $n }
reminder = ({ $name } : { $text }.)
span = { $least }–{ $most }
heading-heroes = Héros
heading-allies = Alliés
heading-neutral = Unités neutres
heading-called = Alliés appelés
heading-abilities = Capacités des alliés appelés
heading-supplies = Ravitaillements
heading-equipment = Équipement et modules
heading-statuses = États

## Mots

timing-action = action
timing-immediate = immédiate
timing-preflex = préflexe
timing-reflex = réflexe
timing-counter = contre
timing-trigger = déclencheur
timing-passive = passive

## Ce qui est visé

aim-foe = un ennemi
aim-panel = toutes les unités à { $n } { $n ->
        [1] case
       *[other] cases
    } ou moins de la case visée, amis compris mais sans lui-même
aim-friend-or-user = un ami ou l’utilisateur
aim-side = une unité du camp de l’appelant
aim-door = une porte

## Qui

who-user = l’utilisateur
who-it = il
who-taker = l’unité qui prend l’objet
who-target = la cible
who-attacker = l’attaquant
who-enemy = cet ennemi
who-friend = cet ami
whom-friends = { $user } et ses amis à { $n } cases ou moins
whom-enemies = { $n ->
        [1] chaque ennemi adjacent
       *[other] chaque ennemi à { $n } cases ou moins
    }

## Quand

when-attacked = quand l’utilisateur est attaqué
when-friend-attacked = { $n ->
        [1] quand un ami adjacent est attaqué
       *[other] quand un ami à { $n } cases ou moins est attaqué
    }
when-long-range = quand l’utilisateur porte une attaque de tir
when-close-combat = après une attaque au corps à corps de l’utilisateur
when-special = après une magie, une mécanique ou un art ancien de l’utilisateur
when-special-target = quand l’utilisateur est la cible annoncée d’une magie, d’une mécanique ou d’un art ancien
when-defense = quand l’utilisateur emploie une compétence défensive
when-friend-defends = { $n ->
        [1] quand un ami adjacent emploie une compétence défensive
       *[other] quand un ami à { $n } cases ou moins emploie une compétence défensive
    }
when-element = quand une compétence d’élément { $element } d’une autre unité a lieu à { $n } cases ou moins
when-movement = quand l’utilisateur parcourt au moins { $n } cases en une action de mouvement
when-fence = { $n ->
        [1] quand un ennemi se déplace vers une case adjacente
       *[other] quand un ennemi se déplace vers une case à { $n } cases ou moins
    }

## Ce qui est fait

attacks = { $who } attaque { $what }
does-strike = { $who } rend le coup à { $whom }, que celui-ci ait touché ou non
does-strike-fence = { $who } attaque aussitôt { $whom }
does-heal = { $who } récupère { $n } PV
    .levels = { $who } récupère { $levels } PV selon le niveau
with-more = { $clause }, { $trait ->
        [mechanical] une unité mécanique
        [swimmer] un nageur
        [flight] une unité volante
       *[unhushed] une unité intarissable
    } 1 de plus
does-give = { $who } { $many ->
        [yes] reçoivent
       *[no] reçoit
    } l’état { $status }, durée { $n }
does-knockback = { $who } recule de { $n } { $n ->
        [1] case
       *[other] cases
    }
does-clear = { $who } perd un état négatif que choisit l’utilisateur
does-walk = { $n ->
        [1] { $who } peut se déplacer de 1 case
       *[other] { $who } peut se déplacer de { $n } cases au plus
    }
with-before = { $clause } avant la vérification de la portée
adds-close = les attaques au corps à corps de { $who } ont { $levels } de plus en valeur d’attaque selon le niveau, comme seconde compétence
adds-still = { $who } a { $levels } de plus en valeur d’attaque selon le niveau, comme seconde compétence, si sa case est la même depuis le début de la manche
adds-next = sa prochaine attaque de la manche a { $levels } de plus en valeur d’attaque selon le niveau, comme seconde compétence
adds-defence = { $who } a { $levels } de plus en valeur de défense selon le niveau
adds-defence-action = { $who } a { $levels } de plus en valeur de défense selon le niveau pour cette action
does-boost = les attaques de { $who } dans cette action ont { $n } de plus en valeur d’attaque
does-cost = { $who } perd { $n } PV après l’action
does-regain = { $who } récupère { $n } PM
does-stop = { $who } s’arrête là
does-open = { $what } s’ouvre, même verrouillée
does-call = un allié appelé vient sur une case libre, emploie une de ses capacités (trois au niveau 2) et repart
does-drop = le largage dont l’utilisateur détient la demande arrive, vers n’importe quelle case
does-wear = { $who } porte désormais { $item }
does-learn = { $who } possède désormais { $skill }

## En bref

short-attack = valeur d’attaque +{ $attack }, dégâts { $damage }
    .levels = valeur d’attaque +{ $attack }, dégâts { $damage } selon le niveau
short-range = portée { $range }
short-cost = { $n } PM
short-once = une fois par manche
short-level = niveau maximal { $n }

## États

status-attack = valeur d’attaque { $by }
status-defence = valeur de défense { $by }
status-loses = au début de chaque manche, l’unité perd { $n } PV
status-regains = au début de chaque manche, l’unité récupère { $n } PV
bars-movement = l’unité ne fait aucune action de mouvement
bars-special = l’unité n’emploie ni magie, ni mécanique, ni arts anciens
bars-all = l’unité n’agit pas et n’emploie ni immédiate, ni préflexe, ni réflexe, ni contre, ni déclencheur
status-immune = l’unité ne peut pas recevoir l’état { $status }
status-lawful = la caractéristique que désigne la loi augmente de 1
status-negative = négatif

## Objets

item-weapon = { $class }, portée { $range }, attaque { $attack }, défense { $defence }, dégâts { $damage }
item-worn = { $kind }, défense { $defence }
gear-spirit = { $stat ->
        [strength] la force augmente
        [defence] la défense augmente
        [speed] la vitesse augmente
       *[will] la volonté augmente
    } du niveau de ce module, et son plafond d’un point de moins
gear-capacity = l’unité transporte autant de personnages que le niveau de ce module
gear-turrets = en une action Attaquer, l’unité peut attaquer une fois avec chaque arme, chaque attaque avec cette seule arme
gear-adaptability = l’unité emploie les compétences d’autant d’arbres supplémentaires que le niveau de ce module
gear-control = l’unité ne suit aucun ordre : elle agit comme un héros
slot-spirit = module d’esprit
slot-body = module de corps
slot-mind = module mental
slot-final = module ultime

## Personnages

kin = { $race }, { $element }
kin-called = Élément : { $element }
with-further = { $trees } ; supplémentaires : { $further }
trees = Arbres : { $trees }
tree-skills = Compétences : { $skills }
tree-named = { $hero } peut le nommer pour Adaptabilité : { $skill } à la place de { $printed }
tree-printed = { $hero } l’a par Adaptabilité, sauf si un autre est nommé
follows = Capacité assignée : { $skill } ; ordre : { $order }
assigned = Capacité assignée : { $skill }
abilities = Capacités : { $skills }

## Races

race = Élément : { $element }
    .traits = Élément : { $element }. { $traits }
