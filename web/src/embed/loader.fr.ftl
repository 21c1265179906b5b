fault-file = Cette page est ouverte comme fichier local, et les navigateurs n’y chargent pas de plateau. Ouvrez-la depuis un serveur web ; `npx serve` sert n’importe quel dossier.
fault-mime = Le serveur donne un mauvais type aux scripts de Rulewright. Ses responsables peuvent envoyer les fichiers .js comme text/javascript.
fault-missing = Il manque un fichier de Rulewright. La personne qui édite cette page peut vérifier que tous sont à côté de rule-board.js ; après une mise à jour, rechargez.
fault-blocked = La politique de contenu de ce site interdit les scripts de Rulewright. Ses responsables peuvent ajouter l’adresse de rule-board.js à script-src et connect-src.
fault-unreachable = Le plateau n’a pas pu être chargé. Vérifiez la connexion et rechargez. Si le problème persiste, le serveur de Rulewright doit envoyer Access-Control-Allow-Origin.
fault-old-browser = Ce navigateur est trop ancien pour le plateau : seule l’image s’affiche. N’importe quel navigateur actuel convient.
close = Fermer
