### L’atelier des decks, en français.

## Decks

decks-title = Decks pour { $game }
decks-new = Nouveau deck
decks-own = Vos decks
decks-none = Aucun pour l’instant. Commencez-en un, collez-en un, ou prenez un deck de départ et changez-le.
decks-starters = Decks de départ
decks-take = Copier et modifier
decks-copy = Copier { $name }
decks-delete = Supprimer { $name }
decks-deleted = « { $name } » est supprimé.
decks-restore = Le reprendre
deck-play = Jouer
deck-not-kept = Ce navigateur ne laisse rien conserver à la page : les decks durent jusqu’à sa fermeture. Copiez-les en texte.
deck-cards = { $count } cartes sur { $size }

## L’atelier

deck-title = Atelier de decks : { $game }
deck-back = Decks
deck-name = Nom du deck
deck-tools = Avec ce deck
deck-views = Afficher
deck-tab-cards = Cartes
deck-tab-deck = Deck { $count }/{ $size }
deck-undo = Annuler
deck-import = Importer
deck-copy = Copier en texte
deck-copied = Le deck est copié en texte.
deck-link = Copier le lien
deck-link-copied = Un lien vers ce deck est copié. Toute personne qui l’ouvre reçoit sa propre copie.
deck-file = Enregistrer en texte
deck-by-hand = Ce navigateur ne laisse pas la page copier. Le texte est sélectionné : copiez-le vous-même.
deck-said = { $count } cartes sur { $size }.
deck-said-card =
    { $copies ->
        [0] { $name } : retirée.
        [one] { $name } : un exemplaire.
       *[other] { $name } : { $copies } exemplaires.
    }
deck-leads = { $name } mène ce deck.

## Qui mène

deck-choose-title = Qui mène le deck ?
deck-choose = Choisir
deck-change = Changer
deck-no-leader = Pas encore de meneur

## Cartes

deck-pool = Cartes au choix
deck-search = Chercher un nom ou un texte
deck-cost-any = Coût
deck-price = { $amount } { $stat }
deck-costs = Filtrer par { $stat }
deck-cost = { $stat } : { $cost }
deck-facet = { $name } : { $first }
deck-clear = Effacer les filtres
deck-found =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
deck-nothing = Aucune carte ne correspond. Retirez un filtre.
deck-keys = Les flèches vont de carte en carte, Entrée en ajoute une, Maj et Entrée trois, Suppr en retire une.
deck-add = Ajouter { $name } : { $is } sur { $most } dans le deck
    .cost = Ajouter { $name }, { $cost } : { $is } sur { $most } dans le deck
deck-remove = Retirer un exemplaire : { $name }
deck-about = Lire { $name }

## Le deck

deck-list = Le deck
deck-of = sur { $size } cartes
deck-empty = Pas encore de cartes. Touchez une carte pour l’ajouter.
deck-checking = Vérification…
deck-legal = Prêt à jouer
deck-faulty =
    { $count ->
        [one] 1 problème à corriger
       *[other] { $count } problèmes à corriger
    }
deck-misfits =
    { $count ->
        [one] Retirer 1 carte d’un autre meneur
       *[other] Retirer { $count } cartes d’autres meneurs
    }
deck-unknown = Cette version n’a pas cette carte.
deck-less = Retirer un exemplaire : { $name }
deck-more = Ajouter un exemplaire : { $name }
deck-several = Ajouter jusqu’à { $copies } { $name }
deck-copies =
    { $copies ->
        [one] un exemplaire
       *[other] { $copies } exemplaires
    }
deck-in = { $is } sur { $most } dans le deck
deck-curve = Courbe, { $stat } : { $told }.
deck-curve-at =
    { $count ->
        [one] une carte
       *[other] { $count } cartes
    } à { $cost }
deck-curve-empty = Courbe, { $stat } : pas encore de cartes.

## Texte

# Un jeu peut avoir son propre mot pour le meneur et remplacer ce message.
deck-leader = Meneur
deck-text-leader = { deck-leader } : { $name }
deck-import-title = Importer un deck
deck-import-hint = Collez une liste : une carte par ligne avec ses exemplaires, et le nom du meneur. Noms français ou anglais, ou identifiants.
deck-import-hint-cards = Collez une liste : une carte par ligne avec ses exemplaires. Noms français ou anglais, ou identifiants.
deck-import-code = Ou collez un code de deck d’un autre client.
deck-import-label = La liste
deck-import-file = Depuis un fichier
deck-import-take = Prendre ces cartes
deck-import-read =
    { $count ->
        [0] Aucune carte reconnue.
        [one] 1 carte reconnue.
       *[other] { $count } cartes reconnues.
    }
deck-import-unread =
    { $count ->
        [one] 1 ligne non reconnue :
       *[other] { $count } lignes non reconnues :
    }
deck-import-line = { $line } : { $text }
deck-import-rest = et { $count } de plus.

## Codes de deck et pioches d’essai

deck-code = Copier le code du deck
deck-code-copied = Le deck est copié en un code que d’autres clients lisent.
deck-code-left = Le deck est copié en un code, sans ce qui n’y a pas de numéro : { $cards }.
deck-draws = Pioches d’essai
deck-draws-title = Pioches d’essai
deck-draws-seed = Graine
deck-draws-deal = Distribuer
deck-draws-other = Une autre main
deck-draws-hand =
    { $count ->
        [0] Aucune carte en main
        [one] 1 carte en main
       *[other] { $count } cartes en main
    }
deck-draws-apart =
    { $count ->
        [0] Ce qui commence en jeu : rien de mis de côté
        [one] Ce qui commence en jeu : 1 carte mise de côté
       *[other] Ce qui commence en jeu : { $count } cartes mises de côté
    }
deck-draws-apart-hint = Ces cartes quittent le deck avant qu’il soit mélangé. Ce qu’elles peuvent coûter ensemble n’est pas compté ici.
deck-draws-apart-of = { $is } sur { $most }
deck-draws-apart-more = Mettre de côté : { $name }
deck-draws-apart-less = Remettre : { $name }
deck-draws-hint = Pressez les cartes à remplacer.
deck-draws-keep =
    { $count ->
        [0] Tout garder
        [one] Remplacer 1 carte
       *[other] Remplacer { $count } cartes
    }
deck-draws-next = Piocher une carte
deck-draws-drawn = Pioché : { $cards }.
deck-draws-none = Rien n’est pioché.
deck-draws-left =
    { $count ->
        [0] La pioche est vide.
        [one] Il reste 1 carte dans la pioche.
       *[other] Il reste { $count } cartes dans la pioche.
    }
deck-draws-odds = Les chances de chaque carte
deck-draws-card = Carte
deck-draws-copies = Copies
deck-draws-first = Parmi les { $hand } premières
deck-draws-now = La prochaine carte
