### Textes d’un plateau dans une autre page.

board-label = Règle { $id } : { $title }
board-scenario = Exemple
board-play = Jouer
board-play-this = Jouer cet exemple
board-begin = Revenir au début
board-back = Retour
board-next = Suite
board-at = Étape { $step } sur { $steps }
board-none = Cette règle n’a pas d’exemple à elle.
board-refused = Refusé : { $why }
board-undone = { $count ->
    [one] La dernière action est annulée.
   *[other] Les { $count } dernières actions sont annulées.
  }
board-try = Essayer soi-même
board-again = Recommencer
board-story = Revenir à l’exemple
board-trial = Vous décidez pour les deux camps. Rien n’est conservé ici.
board-starting = Démarrage du moteur…
board-app = Ouvrir dans l’application
board-record = Le modifier
board-rule = Cette règle dans le livre
board-close = Fermer
board-cannot = Impossible d’essayer ici : { $why } Les étapes ci-dessus fonctionnent toujours.

board-fault-nothing = Rien à montrer. La personne qui édite cette page donne à <rule-board> l’un de rule="…", scenario="…", src="…", ou contient un script de type application/json.
board-fault-unknown-clause = Il n’y a pas de règle « { $message } ». La personne qui édite cette page peut trouver son identifiant dans le livre, où chaque règle a « Copier l’intégration ».
board-fault-unknown-scenario = L’exemple « { $message } » n’existe plus. La personne qui édite cette page peut le copier à nouveau depuis le livre.
board-fault-unknown-game = Il n’y a pas de jeu « { $message } » ici. La personne qui édite cette page peut vérifier le premier mot de l’identifiant, ou le champ « game » du scénario.
board-fault-json = Le scénario de cette page n’est pas du JSON valable. La personne qui l’édite peut le vérifier avec `rulewright check`. ({ $message })
board-fault-field = Le scénario de cette page a une erreur à { $field } : { $message }. La personne qui l’édite peut le vérifier avec `rulewright check`.
board-fault-version = Le scénario de cette page est d’une version plus récente que ce plateau. La personne qui l’édite peut mettre à jour les fichiers de Rulewright.
board-fault-too-large = Le scénario de cette page dépasse { $field } Ko. La personne qui l’édite peut le raccourcir.
board-fault-link = Le scénario de cette adresse ou de cette page a été coupé ou modifié. Son auteur peut le copier à nouveau depuis l’enregistreur.
board-fault-no-file = Un fichier n’a pas pu être chargé ({ $message }). Vérifiez la connexion et rechargez ; la personne qui édite cette page peut vérifier que le fichier existe et que son serveur permet à cette page de le lire.
board-fault-policy = La politique de contenu de ce site ne laisse pas le plateau lire { $message }. Ses responsables peuvent ajouter cette adresse à connect-src.
board-fault-no-engine = Le moteur de règles n’a pas pu être chargé. Vérifiez la connexion et réessayez. ({ $message })
board-fault-blocked = ce site interdit WebAssembly. Ses responsables peuvent ajouter 'wasm-unsafe-eval' à script-src dans sa politique de contenu.
board-fault-old-browser = ce navigateur n’a pas WebAssembly. N’importe quel navigateur actuel convient.
board-fault-crash = Le moteur de règles s’est arrêté. Recommencez pour continuer.
board-fault-other = Quelque chose n’a pas marché. Rechargez la page ; si le problème persiste, la personne qui édite cette page peut le signaler avec l’identifiant de la règle. ({ $message })
