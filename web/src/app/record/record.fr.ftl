### L’enregistreur, en français.

record-title = Enregistrer un scénario
record-stages = Étapes
record-stage-position = Position
record-stage-record = Jouer
record-stage-share = Partager
record-state-none = Rien d’enregistré
record-state-passes = Réussi
record-state-fails = Échoue
record-open = Ouvrir un fichier
record-new = Recommencer
record-cleared = Le plateau est vide. Annuler le rétablit.
record-not-opened = Ce fichier n’a pas pu être ouvert. { $why }
record-go = Enregistrer d’ici
record-go-on = Continuer l’enregistrement
record-undo = Annuler
record-redo = Rétablir

## La position

record-tools = Que mettre sur le plateau
record-tab-units = Unités
record-tab-piece = Pièce
record-tab-board = Plateau
record-tab-turn = Tour
record-tab-players = Joueurs
record-owner = Propriétaire de la prochaine unité
record-owner-next = La prochaine unité appartient à { $player }.
record-owner-of = Propriétaire : { $name }
record-search = Chercher une unité, une bande
record-search-keys = Entrée prend la première trouvée et passe au plateau.
record-units = Unités
record-units-other = Autres
record-units-none = Aucune unité ne porte ce nom.
record-hint-empty = Choisissez une unité, puis une case.
    .places = Choisissez une unité, puis un lieu.
record-hint = Choisissez une unité à placer ou une pièce à modifier.
    .places = Choisissez une unité à placer, une pièce à modifier, ou un lieu pour voir qui le contrôle.
record-hint-place = Choisissez une case pour { $what }. Échap annule.
    .places = Choisissez un lieu pour { $what }. Échap annule.
record-hint-move = { $what } : choisissez une case libre pour la déplacer. Suppr la retire.
    .places = { $what } : choisissez un lieu pour la déplacer. Suppr la retire.
record-hint-ground = Les cases choisies prennent ce terrain. Échap arrête.
record-placed = { $what } en { $at }
    .places = { $what } : { $at }
record-removed = { $what } : retiré
record-remove = Retirer { $what }
record-name = Nom dans le fichier
record-renamed = Renommé : { $name }
record-away = Hors du plateau
record-piece-none = Choisissez une pièce du plateau pour la modifier.
record-front = Statuts et cartes devant elle
    .places = Cartes sur elle
record-inside = À l’intérieur
record-counters = Marqueurs sur { $card }
record-used = Utilisé ce tour-ci
record-states = État
record-add = Ajouter
record-pick = Placer
record-less = Moins
record-more = Plus
record-map = Carte
record-map-plain = Terrain dégagé
record-wide = Colonnes
record-high = Rangées
record-ground = Peindre le terrain
record-square-cards = Cartes sur des cases
record-square-card = Carte pour une case
record-place = Lieu
record-holder = Qui contrôle : { $place }
record-place-cards = Cartes : { $place }
record-loose = Cartes à côté du plateau
record-edges = Arêtes entre les cases
record-edges-hint = Choisissez une case pour modifier ses arêtes.
record-edges-of = Arêtes de { $at }
record-edge = { $is } { $from }–{ $to }
record-edge-open = Rien
record-edge-top = Arête supérieure de { $at }
record-edge-right = Arête droite de { $at }
record-edge-bottom = Arête inférieure de { $at }
record-edge-left = Arête gauche de { $at }
record-side-top = Haut
record-side-right = Droite
record-side-bottom = Bas
record-side-left = Gauche
record-owner-any = Selon le lieu
record-deck = Deck
record-active = À qui est le tour
record-first = Qui commence les manches
record-turns-hint = C’est le tour de la première pièce.
record-turns-none = Aucune pièce n’a de tour dans cette manche.
record-turns-others = Pièces sans tour
record-turns-up = Monter { $what }
record-turns-down = Descendre { $what }
record-turns-out = Retirer { $what } de l’ordre
record-turns-at = { $what } : tour { $n } sur { $of }
record-turns-left = { $what } n’a plus de tour
record-round = Manche
record-hand = Main
record-draw = Pioche
record-discard = Défausse
record-piles = Piles pour tous
record-clear = Tout retirer
record-whole = Ce scénario commence une partie entière : il n’y a pas de position à modifier. On peut la jouer et l’enregistrer.
record-fault = Il y a une erreur à { $field }. { $message }
record-fault-range = La valeur doit aller de { $from } à { $to }.
record-fault-at = Aucune pièce ne peut être là : la case est bloquée, occupée ou hors du plateau.
    .edges = Aucune pièce ne peut être là : une de ses cases est bloquée, occupée ou hors du plateau, ou la pièce est à cheval sur une arête fermée.
record-fault-kind = La carte ne peut pas être là sous cette forme.
record-fault-is = La carte ne peut pas être là : elle n’a pas d’effet durable, ou s’y trouve déjà.
record-fault-cards = Il n’y a plus de place, ou ce jeu n’a pas cette carte.
record-fault-pieces = Il n’y a plus de place pour une pièce.
record-fault-name = Une autre pièce porte ce nom, ou il contient autre chose que des lettres, chiffres et traits d’union.
record-fault-owner = Elle doit appartenir à l’un des joueurs.
record-fault-round = Une partie n’a pas cette manche.
record-fault-rows = Un plateau a { $min } à { $max } cases de côté, et { $squares } cases au plus.
record-fault-dice = Ce n’est pas une face de ce dé.

## L’enregistrement

record-bar = Enregistrement
record-began = L’enregistrement a commencé. Tout ce que vous faites est noté.
record-count = { $done ->
        [0] 0 fait
        [1] 1 fait
       *[other] { $done } faits
    }, { $refused } { $refused ->
        [0] refusé
        [1] refusé
       *[other] refusés
    }
record-looking = Étape { $step } sur { $steps }. Ce que vous faites ici remplace la suite.
record-dice = Prochains dés
record-dice-any = au hasard
record-dice-add = Ajouter un dé
record-dice-face = Ensuite un { $n }
record-draws = Prochaines cartes piochées
record-try = Une action interdite peut aussi être enregistrée.
record-may-refuse = Refusé : { $what }
record-refusal = Enregistrer ce refus
record-refusal-done = Le refus est noté.
record-done = Terminer

## Ce qui est écrit

record-title-en = Titre en anglais
record-title-fr = Titre en français
record-title-hint = Dites ce qu’il montre. Sans titre, il nomme la règle à l’épreuve et l’action qui la montre.
record-title-rule = { $rule } ({ $what })
record-title-refused = refusé : { $what }
record-rules = Règles montrées
record-under = Règle à l’épreuve
record-rules-n =
    { $n ->
        [one] Une règle nommée
       *[other] { $n } règles nommées
    }
record-expect = Ce qui doit arriver
record-expect-hint = Ce qui est coché est vérifié à chaque fois que le scénario est joué.
record-nothing = Rien n’a encore été enregistré.
record-undone = { $count ->
    [one] Annuler la dernière action
   *[other] Annuler les { $count } dernières actions
  }
record-refused-by = Refusé. { $why }
record-said =
    { $n ->
        [one] Et une attente du fichier d’origine.
       *[other] Et { $n } attentes du fichier d’origine.
    }
record-change = { $what } : { $to }
    .of = { $of }, { $what } : { $to }
record-change-gone = { $of } n’est plus là
record-change-none = aucune
record-change-yes = il y en a une
record-change-at = case
record-change-place = lieu
record-change-traits = état
record-change-is = unité
record-change-owner = propriétaire
record-change-cards = devant
record-change-board = cartes sur des cases
record-change-hand = cartes en main
record-change-draw = cartes à piocher
record-change-discard = cartes défaussées
record-change-round = manche
record-change-turns = ordre des tours
record-change-active = à qui est le tour
record-change-decision = question
record-change-result = fin de la partie
record-check = Vérification
record-passes = Le scénario réussit.
record-differs =
    { $n ->
        [one] Le scénario échoue : 1 différence.
       *[other] Le scénario échoue : { $n } différences.
    }
record-wrong = Le scénario ne peut être joué. { $why }
record-expected = Attendu
record-got = Obtenu
record-ways = Partager
record-copy-link = Copier le lien
record-copy-embed = Copier le code à intégrer
record-copy-mediawiki = Copier pour MediaWiki
record-copy-frame = Copier le code du cadre
record-copy-edit = Copier le lien de modification
record-download = Enregistrer un fichier
record-copy-json = Copier le JSON
record-copied = Copié : { $title }
record-by-hand = Ce navigateur ne laisse pas la page copier. Copiez vous-même :
record-json = Le scénario tel qu’il est écrit
record-preview = Aperçu
