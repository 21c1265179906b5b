### Les pages du livre de règles, en français : celles qui ont une adresse.

pages-rules = Livres de règles
pages-site = Rulewright
pages-nav = Page
pages-trail = Vous êtes ici
pages-title = { $title } · { $game } · Rulewright
pages-book = Livre de règles de { $game }
pages-lead = Les règles de chaque jeu, chacune à son adresse. Sur sa page, vous voyez la règle sur un plateau, vous parcourez ses exemples et vous essayez autre chose.
pages-about = Les règles de { $game } : { $clauses } règles en { $chapters } chapitres, { $things } cartes et unités. { $blurb }
pages-chapter = { $title }, un chapitre du livre de règles de { $game } : { $rules }.
pages-other = English
pages-other-label = This page in English
pages-app = Ouvrir dans l’application
pages-play = Jouer à { $game }
pages-page = { $game } en une page
pages-glossary = Glossaire de { $game }
pages-chapters = Chapitres
pages-clauses =
    { $count ->
        [one] { $count } règle
       *[other] { $count } règles
    }
pages-things = Cartes et unités
pages-example = Exemple
pages-more = D’autres exemples sur le plateau
pages-see = Voir aussi
pages-linked = Pages qui mènent ici
pages-used = Cartes et unités qui emploient cette règle
pages-met = Aussi dans les exemples de
pages-uses = Règles qu’elle emploie
pages-parts = Attaques et capacités
pages-picture = Image de cette position
pages-before = Précédente : { $title }
pages-after = Suivante : { $title }
pages-along = Dans ce chapitre
pages-whole = Le livre de règles entier en un fichier
pages-whole-note = Un fichier HTML avec toutes les règles, les cartes et les images. Il n’a besoin d’aucune connexion et s’imprime en livret.
pages-icons = Images des cartes et des unités, redessinées sur une grille plus petite :
pages-foot = Rulewright est un livre de règles exécutable : tout ce qui se passe sur ses plateaux cite la règle qui en est la cause.

booklet-title = { $game } : le livre de règles
booklet-contents = Sommaire
booklet-online = Cette règle sur un plateau
booklet-from = Fait à partir du livre de règles de { $address }
booklet-example = Exemple : { $title }
