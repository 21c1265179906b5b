### Ce par quoi la page commence, en français : la barre et l’étagère. Le reste est dans fr.ftl, demandé une fois ceci dessiné.
### Les espaces insécables devant « : ; ! ? » viennent d’eux-mêmes (words/typeset.ts) : écrivez des espaces simples.

## Partout

page-title = { $name } · Rulewright
skip = Aller au contenu
close = Fermer
no = Annuler
bar-home = Rulewright, vers l’étagère
bar-nav = Page
bar-rules = Règles
bar-lang = EN : lire cette page en anglais
bar-keys = Touches
bar-theme = Thème : { $theme }
toasts = Messages
toast-why = Lire la règle
update-ready = Une nouvelle version est prête. Vos parties restent telles quelles.
update-go = Recharger
update-later = Plus tard

player-p1 = Joueur 1
player-p2 = Joueur 2
player-p3 = Joueur 3
player-p4 = Joueur 4
player-neutral = Personne
# Au milieu d’une phrase ; au début, la majuscule vient d’elle-même.
player-you = vous
player-bot = le bot
seat-you = Vous
seat-bot = Bot ({ $level ->
        [easy] facile
        [hard] difficile
       *[normal] normal
    })

## L’étagère

shelf-short = Jeux
shelf-title = Des règles qui se jouent
shelf-lead = Des jeux tactiques pour une soirée. Demandez raison à chaque dé, chaque nombre, chaque « impossible » : la règle qui le dit est à un clic. Tout se passe dans votre navigateur, même hors ligne.
shelf-games = Jeux
shelf-play = Jouer
shelf-rules = Règles
shelf-puzzles = Casse-têtes
shelf-coming = À venir
shelf-building = En cours de compilation : rechargez la page dans une minute
shelf-continue = Reprendre
shelf-finished = Parties terminées
shelf-all = Les { $count } parties
shelf-fewer = Moins
shelf-versus = { $one } contre { $two }
shelf-round = Manche { $round }
shelf-branch = { $title }, à partir de l’étape { $step }
shelf-results = Résultats
shelf-over = Terminée à la manche { $round }
shelf-damaged =
    { $count ->
        [one] Une partie enregistrée est abîmée et ne peut pas être montrée. Les autres sont complètes.
       *[other] { $count } parties enregistrées sont abîmées et ne peuvent pas être montrées. Les autres sont complètes.
    }
shelf-forget = Supprimer { $title }
shelf-not-kept = Ce navigateur ne laisse rien garder à la page : les parties durent jusqu’à sa fermeture. Enregistrez-les dans un fichier.
shelf-load = Ouvrir une partie
shelf-load-hint = Un fichier enregistré ici, ou par la ligne de commande.

forget-title = Supprimer cette partie ?
forget-text = { $title } : la partie sera perdue pour de bon. Un fichier enregistré reste.
forget-yes = Supprimer

## La barre, et une invitation

learn-invite = Première partie ? Deux minutes
learn-go-on = Reprendre les premiers pas
settings-title = Réglages
settings-theme-auto = Selon l’appareil
settings-theme-light = Clair
settings-theme-dark = Sombre
settings-theme-contrast = Contraste élevé

## Quand rien de plus ne peut être demandé

summary-shelf = Vers l’étagère
unknown-address = { $name } n’est pas une adresse de cette page. Voici l’étagère.
lost-page = Page introuvable
lost-page-text = Cette version n’a pas ce jeu, ou ses textes n’ont pas pu être chargés.
