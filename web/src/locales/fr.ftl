### La page, en français, au-delà de son étagère (shelf.fr.ftl). Ce qui se dit de la table de tout jeu est dans table/table.fr.ftl ; les mots d’un jeu viennent avec lui.
### Les espaces insécables devant « : ; ! ? » viennent d’eux-mêmes (words/typeset.ts) : écrivez des espaces simples.
### Un attribut est le message à prendre quand l’argument du même nom est donné.

## Avant la partie

setup-quick = Vous menez « { $deck } » contre { $bot }, qui mène « { $foe } ». Vous commencez.
    .map = Vous menez « { $deck } » contre { $bot }, qui mène « { $foe } ». Carte : { $map }. Vous commencez.
setup-bot =
    { $level ->
        [easy] le bot facile
        [hard] le bot difficile
       *[normal] le bot normal
    }
setup-beaten = Vous avez battu { $bot }.
setup-quick-go = Jouer
setup-versus = contre
setup-own = Ou tout choisir
setup-who = Joué par
who-you = Vous
who-friend = Un ami à côté de vous
who-easy = Bot, facile
who-normal = Bot, normal
who-hard = Bot, difficile
setup-deck = Deck : { $player }
setup-same-deck = Les deux veulent la même : les dés décident, et l’autre choisit à nouveau.
setup-build = Construire un deck
setup-deck-ready = Prêt à jouer
setup-deck-checking = Vérification…
setup-deck-faulty =
    { $count ->
        [one] 1 problème à corriger
       *[other] { $count } problèmes à corriger
    }
setup-deck-unknown = N’a pas pu être vérifié
deck-nameless = Deck sans nom
setup-map = Carte
setup-map-roll = Au hasard
setup-first = Qui commence ?
setup-first-roll = Au hasard
setup-seed = Graine
setup-seed-new = Une autre graine
setup-seed-hint = La même graine et les mêmes décisions font la même partie, dé pour dé, carte pour carte.
setup-start = Commencer cette partie

## En jeu

play-menu = Partie
play-table = La table
play-loading = On dresse la table…
play-save = Enregistrer dans un fichier
play-save-short = Enregistrer
play-share = Partager par un lien
play-share-short = Partager
play-new = Nouvelle partie
play-record = Enregistrer un scénario d’ici
play-record-short = Scénario
play-record-not = Un scénario commence entre deux décisions, les unités sur le plateau. Jouez jusque-là.
play-thinking = Le bot réfléchit, { NUMBER($seconds, maximumFractionDigits: 1) } s au plus
play-thinking-share = Avancement du bot
play-hurry = Jouer vite
play-passing = Rien à répondre : la partie reprend
play-pass-wait = Attendre
play-looking = Vous regardez l’étape { $step } sur { $steps }.
play-now = Revenir au présent
play-from-here = Reprendre d’ici
past-title = Ouvrir une variante ?
past-text = Une nouvelle partie commence à cette étape. Celle que vous regardez reste telle quelle.
past-yes = Reprendre d’ici
past-begun = Voici une nouvelle partie, à partir de l’étape { $step }. La première est sur l’étagère, telle quelle.
play-watch = Regarder
play-watch-stop = Pause
screen-setup = Nouvelle partie
screen-play = La table
screen-try = La table
screen-record = Enregistreur de scénarios
screen-decks = Decks
screen-deck = Atelier de decks
play-broken = La partie s’est arrêtée
play-reopen = La rouvrir
curtain-title = { $player }, à vous de décider
curtain-text = Passez l’écran. Rien ne se montre avant que { $player } soit là.
curtain-ready = Ici { $player } : montrer la table

shared-title = Une partie partagée
shared-step = Une partie partagée : étape { $step } sur { $steps }. Tout ce qui est caché se voit.
shared-eyes = Vue par
shared-both = Les deux camps
shared-take = Jouer à la place de { $player }
shared-against = L’autre camp est joué par
shared-take-text = Une partie à vous commence à l’étape { $step }. Le lien reste tel quel.
shared-take-go = Commencer

share-title = Partager cette partie
share-text = Le lien contient toute la partie, avec tout ce qui est caché : les deux mains et chaque carte encore à piocher. Toute personne qui l’ouvre peut tout voir.
    .dice = Le lien contient toute la partie, avec tout ce qui est caché : les deux mains, chaque carte encore à piocher et chaque dé encore à lancer. Toute personne qui l’ouvre peut tout voir.
share-own = Il s’ouvre comme un film de la partie, à l’étape que vous voyez. Votre partie ne change pas.
share-link = Lien
share-copy = Copier le lien
share-send = Envoyer…
share-copied = Le lien est copié.
share-by-hand = Ce navigateur ne laisse pas la page copier. Le lien est sélectionné : copiez-le vous-même.
share-long = Ce lien est long. Certains programmes coupent les longs liens ; un fichier est plus sûr.

summary-won = Victoire
summary-lost = Défaite
summary-draw = Égalité
summary-winner = Victoire : { $player }
summary-left = Pièces restantes
summary-length =
    { $rounds ->
        [one] Une manche
       *[other] { $rounds } manches
    }, { $steps ->
        [one] une décision
       *[other] { $steps } décisions
    }.
summary-blow = Le coup le plus rude : { $what }
summary-look = Regarder la table
summary-again = Rejouer
summary-next = Affronter { setup-bot }

## Résultats

results-title = Résultats
results-lead = Comment vos parties ont fini. Les résultats restent dans ce navigateur, même quand vous supprimez la partie.
results-none = Aucune partie n’est encore finie. Chaque partie que vous terminez figure ici.
results-damaged =
    { $count ->
        [one] Un enregistrement est abîmé et ne peut pas être montré. Les autres sont complets.
       *[other] { $count } enregistrements sont abîmés et ne peuvent pas être montrés. Les autres sont complets.
    }
results-game = Jeu
results-game-any = Tous les jeux
results-opponent = Adversaire
results-opponent-any = Tous les adversaires
results-outcome = Résultat
results-outcome-any = Tous les résultats
results-deck = Votre deck
results-against-easy = Bot, facile
results-against-normal = Bot, normal
results-against-hard = Bot, difficile
results-against-person = À deux
results-won = Victoire
results-lost = Défaite
results-drawn = Égalité
results-shared = Victoire : { $player }
results-filter-won = Gagnées
results-filter-lost = Perdues
results-filter-drawn = Nulles
results-filter-shared = À deux
results-count =
    { $count ->
        [one] { $count } partie
       *[other] { $count } parties
    }
results-more = En montrer { $count } de plus
results-rounds =
    { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }
results-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
results-watch = Revoir { $title }
results-erase = Effacer le résultat de { $title }
results-totals = Totaux
results-played = Jouées
results-by-game = Par jeu
results-by-opponent = Par adversaire
results-by-deck = Par deck mené
results-json = En JSON
results-csv = En CSV
results-erase-all = Effacer tous les résultats
results-erase-title = Effacer ce résultat ?
results-erase-text = Le résultat de { $title } sera perdu pour de bon. La partie elle-même reste.
results-erase-all-title = Effacer tous les résultats ?
results-erase-all-text =
    { $count ->
        [one] Un résultat sera perdu pour de bon. La partie elle-même reste.
       *[other] { $count } résultats seront perdus pour de bon. Les parties elles-mêmes restent.
    }
results-erase-yes = Effacer
results-column-date = Date
results-column-game = Jeu
results-column-deck = Deck
results-column-opponent = Adversaire
results-column-opponent-deck = Deck adverse
results-column-outcome = Résultat
results-column-clause = Décidée par
results-column-clause-id = Clause
results-column-rounds = Manches
results-column-decisions = Décisions
results-column-seconds = Secondes

## Premiers pas

learn-over = Premiers pas
learn-number = Premiers pas, { $n } sur { $of }
learn-lessons = Leçons
learn-goals = À faire
learn-ticked = fait
learn-done = C’est fait.
learn-end = Voilà le jeu. Le reste est dans les cartes.
learn-again = Recommencer
learn-show = Montrez-moi
learn-skip = Passer les premiers pas
learn-skip-short = Passer
learn-back = Précédente
learn-next = Suivante
learn-play = Jouer une partie

## Casse-têtes

puzzles-title = Casse-têtes
puzzles-lead = Une position, et une victoire dans le tour. Toute façon de gagner est bonne ; les indices nomment d’abord la règle, puis la pièce.
puzzles-of = Casse-têtes : { $game }
puzzles-all = Tous les casse-têtes
puzzles-day = Casse-tête du jour : { $game }
puzzles-games = Par jeu
puzzles-progress = { $solved } sur { $count } résolus
puzzles-actions =
    { $count ->
        [one] 1 action
       *[other] { $count } actions
    }
puzzles-solved = résolu
puzzles-filters = Quels casse-têtes
puzzles-theme = Thème
puzzles-level = Difficulté
puzzles-level-1 = Facile
puzzles-level-2 = Moyen
puzzles-level-3 = Difficile
puzzles-any = Peu importe
puzzles-unsolved = Seulement ceux que je n’ai pas résolus
puzzles-found =
    { $count ->
        [0] Aucun casse-tête ne convient. Changez un filtre.
        [one] 1 casse-tête
       *[other] { $count } casse-têtes
    }
puzzle-goal = Gagnez ce tour-ci.
puzzle-hint-rule = Indice : la règle
puzzle-hint-next = Indice : par où commencer
    .on = Indice : comment continuer
puzzle-rule = Tout tient à cette règle :
puzzle-begin = Commencez par { $what }.
puzzle-go-on = Continuez par { $what }.
puzzle-left = Vous avez quitté la voie que nous connaissons. Depuis le début, elle commence par { $what }.
puzzle-at = { $name }, { $cell }
puzzle-show = Montrer la solution
puzzle-step = Étape suivante, { $n } sur { $of }
puzzle-way = La solution, étape par étape
puzzle-does = { $who } : { $what }
puzzle-again = Réessayer
puzzle-undo = Annuler la dernière étape
puzzle-solved = Résolu.
puzzle-watched = C’est une façon de gagner. Réessayez pour le faire vous-même.
puzzle-missed = Le tour est fini, et la partie continue. Il y avait une victoire.
puzzle-back = Précédent
puzzle-on = Suivant
puzzle-share = Lien et intégration
puzzle-copy-link = Copier le lien
puzzle-copy-page = Copier le code d’intégration
puzzle-copy-mediawiki = Copier la balise MediaWiki
puzzle-copy-frame = Copier le code du cadre
puzzle-copied = « { $title } » est copié.
puzzle-by-hand = Ce navigateur ne laisse pas la page copier. Le texte est sélectionné : copiez-le vous-même.
puzzle-asked = Gagnez ce tour-ci : { $title }
puzzle-in-app = Le casse-tête avec ses indices, dans Rulewright

## Le livre de règles

rules-over = Livre de règles
rules-search = Chercher dans les règles
rules-contents = Chapitres
rules-count =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
rules-nothing = Aucune règle ne dit « { $typed } ».
rules-unknown = Aucune règle ne parle de « { $word } ».
rules-read = Recherche de « { $word } ».
rules-nearest = Les mots les plus proches :
rules-found-rules = Règles
rules-found-cards = Cartes et unités
rules-card-rules = Règles de cette carte :
rules-more = Afficher { $count } de plus
rules-rest = Tout le reste
rules-ruling = Arbitrage
rules-source = Source :
rules-source-line = ligne { $from }
rules-source-lines = lignes { $from }–{ $to }
rules-see = Voir aussi :
rules-pages = Pages du livre
rules-to-clauses = Règles
rules-to-in-one-page = En une page
rules-to-glossary = Glossaire
rules-page = Le jeu en une page
rules-page-lead = Tout ce qu’il faut pour une première partie. Les mots soulignés mènent à leurs règles.
rules-page-goal = Le but
rules-page-setup = Mise en place
rules-page-turn = Un tour
rules-page-unit = Unités et cartes
rules-page-fight = Un combat
rules-page-win = La fin
rules-page-words = Dix mots
rules-glossary = Glossaire
rules-glossary-lead = { $count } mots que les règles expliquent.
rules-glossary-letters = Lettres
rules-order = Ordre des règles
rules-order-learner = Apprendre
rules-order-source = De la source
rules-part-goal = Le but
rules-part-setup = Mise en place
rules-part-turn = Un tour
rules-part-actions = Actions
rules-part-fight = Combats
rules-part-words = Mots-clés
rules-part-edge = Cas particuliers
rules-no-such = Ce livre n’a pas de règle { $id }. Elle porte peut-être un autre nom maintenant.
rules-links = Ce qui mène ici : { $what }
rules-links-things =
    { $count ->
        [one] 1 carte ou unité
       *[other] { $count } cartes et unités
    }
rules-links-clauses =
    { $count ->
        [one] 1 règle
       *[other] { $count } règles
    }
rules-links-events =
    { $count ->
        [one] 1 ligne du journal
       *[other] { $count } lignes du journal
    }
rules-links-refusals = { $count } refus
rules-links-met =
    { $count ->
        [one] les exemples d’une règle
       *[other] les exemples de { $count } règles
    }
rules-links-things-here = Cartes et unités qui la portent ou s’en servent
rules-links-clauses-here = Règles qui la nomment
rules-links-events-here = Lignes du journal qui la citent
rules-links-refusals-here = Refus qui la nomment
rules-links-met-here = Figure aussi dans les exemples de
rules-link = Lien vers { $id }
rules-address = Adresse de cette règle
rules-whole = Le livre entier
origin-ruling = avec arbitrage
origin-ruling-hint = La source laisse ce point ouvert ; l’arbitrage le tranche.
origin-house = règle maison
origin-house-hint = Absente de la source : le contenu de ce jeu en a besoin, nous l’avons ajoutée.
clause-open = Ouvrir dans le livre
clause-unknown = Cette version n’a pas de texte pour { $id }.
play-rule = Revenir à la règle « { $title } »
play-rule-short = Règle
rules-examples =
    { $n ->
        [one] Un exemple sur un plateau
       *[other] { $n } exemples sur un plateau
    }
rules-chart-put = Posez une unité sur une case et voyez où elle va.
rules-chart-star = Posez la source sur une case et voyez où va l’unité de l’étoile.
rules-chart-order = Le plus petit numéro est pris. Retirez des cases et voyez quel numéro suit.
rules-chart-at-star = sur l’étoile
rules-chart-east = { $n } à l’est
rules-chart-west = { $n } à l’ouest
rules-chart-north = { $n } au nord
rules-chart-south = { $n } au sud
rules-chart-to-east = l’est
rules-chart-to-west = l’ouest
rules-chart-to-north = le nord
rules-chart-to-south = le sud
rules-chart-arrow = flèche vers { $to }
rules-chart-place = numéro { $n }
rules-chart-here = posé ici
rules-chart-taken = occupée
rules-chart-step = étape { $n }
rules-chart-stays = Elle reste : elle touche l’étoile.
rules-chart-takes = Le numéro { $n } est pris.
rules-chart-full = Aucune place n’est libre : l’unité reste.
rules-record = Enregistrer un scénario
rules-copy = Copier l’intégration
rules-copy-mediawiki = Pour MediaWiki
rules-copy-page = Pour toute page
rules-copy-gadget = Pour un wiki à gadget
rules-copy-frame = Comme cadre
rules-copy-link = Lien
rules-copied = Copié. Collez-le dans votre page.
rules-not-copied = Ce navigateur ne laisse pas la page copier. Voici le code :
rules-code = Code d’intégration

## Réglages

settings-lang = Langue
settings-lang-en = English
settings-lang-fr = Français
settings-theme = Thème
settings-motion = Animations
settings-motion-auto = Selon l’appareil
settings-motion-full = Complètes
settings-motion-fast = Rapides
settings-motion-none = Aucune
settings-motion-hint = Sans animation, tous les résultats restent indiqués : dans le journal, sur le plateau de dés et par le lecteur d’écran.
settings-sound = Son
settings-sound-off = Désactivé
settings-sound-on = Activé
settings-sound-hint = Quelques petits sons pour les dés, les coups et les cartes. Tout ce qu’ils annoncent est aussi à l’écran.
settings-pass = Passer automatiquement
settings-pass-on = Activé
settings-pass-off = Désactivé
settings-pass-hint = Si une question vous est posée et que vous n’avez pas de réponse, la page passe pour vous après un instant. Elle ne le fait jamais quand deux personnes partagent l’écran, car la rapidité d’une réponse révélerait le contenu d’une main.
settings-ending = Fin du tour
settings-ending-click = Un clic
settings-ending-ask = Demander s’il reste quelque chose
settings-ending-hint = Quand des unités peuvent encore agir ou des cartes servir, la fin du tour peut attendre un second clic.
settings-text = Taille du texte
settings-text-normal = Normale
settings-text-large = Grande
settings-text-huge = Très grande
settings-speech = Dit au lecteur d’écran
settings-speech-results = Les résultats
settings-speech-normal = Normal
settings-speech-everything = Tout
settings-speech-hint = Normal comprend aussi les dés, les cartes tirées et les prix. Tout donne en plus les étapes de chaque nombre et sa règle. Échap interrompt ce qui est dit, R le redit.
settings-keys = Touches d’un seul caractère
settings-keys-on = Activées
settings-keys-off = Désactivées
settings-keys-hint = Par exemple E pour finir le tour. Désactivez-les si vous parlez à votre ordinateur ou si vous appuyez par mégarde. Les touches du plateau marchent dans tous les cas.
settings-kept = Les parties et les réglages sont enregistrés dans ce navigateur et nulle part ailleurs.
settings-offline = Prêt hors ligne : les jeux, leurs adversaires et les livres de règles sont gardés dans ce navigateur.
settings-offline-soon = Mise en réserve pour les visites sans réseau : { $share } déjà là.
settings-offline-not = Pas encore gardé pour les visites sans réseau. Cela commence dès que la page est au repos.
settings-about = Rulewright est un logiciel libre, sous licence MIT ou Apache 2.0.

## Ce qui peut mal tourner

lost-game = Cette partie n’est pas ici
lost-game-text = Elle a été supprimée, ou jouée dans un autre navigateur. Si vous l’avez enregistrée, ouvrez le fichier depuis l’étagère.
lost-link = Ce lien ne contient aucune partie
lost-link-text = { $why }
lost-record = Ce lien ne contient pas de scénario
lost-record-text = { $why }
lost-puzzle = Ce casse-tête n’est pas là
lost-puzzle-text = Il a peut-être un nouveau nom. Tous les casse-têtes sont sur l’écran des casse-têtes.
lost-deck = Ce deck n’est pas ici
lost-deck-text = Il a été supprimé, ou construit dans un autre navigateur. Demandez-en un lien.
lost-deck-link = Ce lien ne contient aucun deck
lost-deck-link-text = { $why }
error-json = Ce n’est pas une partie enregistrée : le fichier n’a pas pu être lu.
error-link = Il a été coupé ou modifié en chemin. Demandez-le à nouveau.
error-field = Il y a une erreur à { $field }. { $message }
error-version = Cette partie vient d’une version plus récente. Rechargez la page pour l’obtenir.
error-too-large = C’est trop gros pour être une partie.
error-unknown-game = Cette version n’a pas ce jeu.
error-stale = La partie a avancé entre-temps.
error-wrong-player = La décision revient à quelqu’un d’autre.
error-over = La partie est terminée.
error-refused = La partie enregistrée contient ce que ses règles interdisent : { $message }
error-crash = Le moteur s’est arrêté. Votre partie est gardée jusqu’à la dernière décision.
error-closed = Le moteur a été fermé.
error-no-engine = Le moteur n’a pas pu être chargé. Vérifiez la connexion, puis réessayez. ({ $message })
error-blocked = Le site qui héberge cette page interdit WebAssembly. Sa politique de contenu doit permettre ’wasm-unsafe-eval’.
error-old-browser = Ce navigateur est trop ancien pour le moteur. Tout navigateur actuel convient.
error-internal = Une erreur interne : { $message }
error-other = { $message }

## La feuille des touches

keys-title = Touches
keys-screen = Sur chaque écran
keys-game = En jeu
keys-on-board = Sur le plateau
keys-in-panel = Dans la main, les piles et le panneau d’une unité
keys-in-log = Dans le journal
keys-in-field = Sur la ligne de commande
keys-hint = Dans un champ, les touches ne font qu’écrire. Les touches d’un seul caractère se désactivent :
keys-are-off = Les touches d’un seul caractère sont désactivées, sauf sur le plateau :
key-sheet = ces touches
key-search = chercher dans les règles
key-end-turn = finir le tour ou laisser passer une question
key-card = choisir une carte de la main
key-undo = annuler
key-redo = rétablir
key-back = un pas en arrière
key-forth = un pas en avant
key-hurry = sauter l’animation
key-commands = taper une commande
key-threats = montrer tout ce que l’autre camp menace
key-log = lire le journal
key-again = redire ce qui s’est passé
key-hush = ne rien dire de plus, reprendre un choix
key-walk = se déplacer
key-choose = choisir
key-take-back = reprendre
key-unit = unité suivante qui peut agir ; avec Maj, la précédente
key-target = cible suivante ; avec Maj, la précédente
key-help = ce qu’on peut faire ici
key-squares = où elle peut aller
key-here = cet endroit
key-entries = aller de carte en carte, d’entrée en entrée
key-terms = aller de terme en terme
key-lines = se déplacer
key-unfold = ouvrir ; puis aller aux mots et aux signes de la ligne
key-fold = fermer ; remonter
key-goto = aller à cette étape
key-rule = lire la règle
key-among = choisir parmi ce qui est offert
key-perform = le faire
key-empty = vider la ligne
