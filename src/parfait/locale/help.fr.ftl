help-usage = Utilisation
help-examples = Exemples
help-arguments = Arguments
help-options = Options
help-commands = Commandes
help-default = [par défaut : { $value }]
help-environment = [environnement : { $name }]
help-required = [obligatoire]
help-help = Afficher cette aide et quitter.

metavar-address = ADRESSE
metavar-addresses = ADRESSES
metavar-args = ARGUMENTS
metavar-bot = ROBOT
metavar-command = COMMANDE
metavar-days = JOURS
metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-game = JEU
metavar-level = NIVEAU
metavar-name = NOM
metavar-number = NUMÉRO
metavar-options = OPTIONS
metavar-origin = ORIGINE
metavar-shell = INTERPRÉTEUR
metavar-study = ÉTUDE
metavar-table = TABLE
metavar-value = VALEUR
metavar-who = QUI

help-lang = Langue (par défaut : celle de LANG).
help-version = Afficher la version.
help-seed = Nombre entier ; la même graine donne les mêmes donnes, les mêmes lancers et les mêmes coups des robots.
help-players = Nombre de joueurs (par défaut : le maximum du jeu).
help-option = Un réglage du jeu, comme les montre `parfait games`. Peut être donné plusieurs fois.
help-iterations = Itérations de recherche par coup d’un robot (résultats reproductibles).
help-seconds = Secondes de réflexion d’un robot par coup.
help-database = sqlite:FICHIER ou postgresql://… [par défaut : un fichier dans votre dossier de données]
help-game = Le jeu, par son nom dans `parfait games`.
help-records-file = Un fichier d’enregistrements, une partie par ligne.
help-number-in-file = Quelle partie du fichier, à partir de 1.

help-parfait = Jouer à { $games } dans le terminal ; enregistrer, vérifier et revoir des parties.
help-parfait-example-play = choisir un jeu et jouer contre des robots
help-parfait-example-three = à trois : vous et deux robots
help-parfait-example-learn = apprendre un jeu, coup par coup
help-parfait-example-games = les jeux et leurs options
help-parfait-example-rule = une règle par son numéro
help-parfait-example-arena = faire jouer des robots entre eux
help-parfait-example-language = en français (ou après la commande)

help-play = Jouer, contre des robots ou à plusieurs devant le même clavier.
help-play-more =
    Vos coups sont numérotés : tapez un numéro, ou le coup lui-même. Pendant la partie, tapez ? pour l’aide.
    Ctrl-C et Ctrl-D sauvegardent la partie et quittent.
help-play-game = Le jeu ; sans lui, la question vous est posée.
help-play-seats = Qui joue, place par place : human, human:Anna (avec un nom), bot, ou un robot de votre choix : { $bots }. Par défaut, vous et des robots.
help-play-resume = Reprendre une partie sauvegardée : un fichier, un nom donné par « parfait games --saved », ou « last ».
help-play-from = Reprendre une partie finie de ce fichier ; --step dit à partir d’où.
help-play-step = Nombre d’étapes à garder ; 0 : les mêmes cartes depuis le début.
help-play-anew = Redistribuer les cartes cachées, selon ce que votre place pouvait savoir.

help-learn = Apprendre un jeu en y jouant, en cinq minutes environ.
help-learn-more = C’est vous qui jouez. Si un coup est interdit, la règle qui l’interdit s’affiche ; le dernier chapitre est une manche contre des robots indulgents.
help-learn-game = Le jeu à apprendre.
help-learn-part = Le chapitre par lequel commencer.

help-games = Afficher les jeux, avec chaque option et sa valeur par défaut.
help-games-saved = Lister plutôt les parties sauvegardées.
help-games-json = Afficher la liste en JSON.
help-games-more = Une option se donne par son nom et une valeur en JSON.

help-rules = Afficher les règles d’un jeu, ou une règle par son numéro.
help-rules-more = Les messages renvoient aux règles par ces numéros.
help-rules-game = Un jeu, ou le numéro d’une règle : DI-11.
help-rules-number = Une seule règle : DI-11, ou simplement 11.
help-rules-options = Afficher aussi les options sous chaque règle, telles que les emploient les fichiers et les personnes qui créent des variantes.

help-replay = Revoir pas à pas une partie enregistrée.
help-replay-step = Commencer à cette étape, numérotée comme dans une analyse.
help-replay-more =
    Dans un terminal, Entrée passe à l’étape suivante, b revient en arrière, un numéro mène à cette étape et q arrête ; dans un tube, tout est affiché.
    Les donnes ne sont montrées que pour les parties terminées.

help-record = Faire jouer des robots au hasard et enregistrer leurs parties, une par ligne.
help-record-more = La même graine donne le même fichier. Un fichier existant n’est remplacé qu’une fois toutes les parties écrites.
help-record-games = Nombre de parties.
help-record-legal = Enregistrer tous les coups permis avec chaque coup.
help-record-out = Où écrire ; - est la sortie standard.

help-verify = Vérifier des enregistrements : chaque donne, lancer, coup et résultat.
help-verify-more =
    Code de sortie 0 si tous sont valides, sinon 1.
    Chaque mauvais enregistrement fait une ligne sur la sortie standard, avec l’indice de l’étape (à partir de 0) et la règle :
    games.jsonl:12: step 17: AI-9 : …
help-verify-json = Afficher le résultat sur une ligne de JSON.
help-verify-files = Fichiers d’enregistrements, une partie par ligne.

help-arena = Faire jouer des robots entre eux et dire lequel est le plus fort, et avec quelle certitude.
help-arena-more =
    Chaque donne est rejouée avec les robots aux places les uns des autres, pour que la chance s’annule.
    Deux robots à une table plus grande alternent ; s’il y a plus de robots que de places, toutes les combinaisons jouent.
    Une victoire partagée compte pour sa part. Ctrl-C arrête plus tôt et garde ce qui est joué.
    Un robot qui plante, se bloque ou joue un coup interdit perd la partie par forfait.
help-arena-bots = Qui joue : { $bots }, ou module:Classe.
help-arena-games = Nombre de parties ; la dernière donne est toujours jouée jusqu’au bout.
help-arena-workers = Nombre de processus. Par défaut : un par cœur.
help-arena-patience = Secondes qu’un module:Classe peut prendre pour un coup.
help-arena-records = Enregistrer chaque partie dans ce fichier.
help-arena-adjust = Montrer aussi les résultats sans la chance : des intervalles plus étroits avec les mêmes parties (docs/luck.md).
help-arena-json = Les résultats en JSON, et rien d’autre.

help-join = Faire jouer un robot à une table dans le navigateur, sur n’importe quel serveur Parfait.
help-join-more =
    Avec un lien vers une table, il prend une place libre ; avec un lien vers une place, il joue celle-là. Le robot voit ce que voit sa place.
    Si la connexion se coupe, il revient. S’il échoue, il quitte sa place, et quelqu’un d’autre peut la prendre.
help-join-link = Le lien vers la table ou la place.
help-join-bot = Qui joue : { $bots }, ou module:Classe, cherché depuis le dossier actuel.
help-join-name = Le nom à la table. Par défaut : celui du robot.
help-join-patience = Durée, en secondes, des tentatives de reconnexion à un serveur qui ne répond pas.

help-review = Analyser une partie finie : les chances au fil du jeu, les décisions, la chance, et d’où vient le résultat.
help-review-more =
    Chaque décision est jugée selon ce que sa place pouvait savoir alors, et rien d’autre.
    Avec --html, l’analyse devient une page à garder ou à partager, dans les trois langues.
    Avec --decisions, elle montre ce que chaque décision a coûté, même si la partie n’est pas finie, sans les coups forcés.
    Une perte de 5 ± 2, ce sont cinq parties perdues sur cent, avec l’erreur type de ce chiffre.
help-review-html = Écrire l’analyse dans une seule page autonome.
help-review-effort = La finesse de l’analyse : quick, usual ou fine.
help-review-json = L’analyse en JSON, et rien d’autre.
help-review-decisions = Seulement un tableau des décisions : le coup joué, celui de la recherche, ce que cela a coûté, et pourquoi.
help-review-seat = Seulement les décisions de cette place ; les places se comptent à partir de 1.
help-review-name = Résumer les parties de ce joueur dans un fichier ou un dossier : chance, erreurs par type, positions à retravailler.
help-practise = S’exercer sur les erreurs d’une partie finie : revoir les positions, trouver les meilleurs coups.
help-practise-seat = Seulement les erreurs de cette place, comptée à partir de 1.

help-lab = Changer une règle et voir ce qu’elle fait au jeu : des études de milliers de parties, et leurs rapports.
help-lab-more =
    run joue une étude (un fichier TOML, ou le nom d’un jeu avec des options) et la garde dans un dossier ; après Ctrl-C, la même commande la continue. Avec un dossier et --games, elle ajoute des parties.
    report écrit les résultats en un seul fichier HTML, avec ses graphiques en SVG à côté.
    tune cherche, dans ce que l’étude fait varier, des règles qui remplissent ses objectifs.
    worker travaille pour un ordonnanceur Dask à cette adresse. docs/tutorial/lab.md montre tout cela.
help-lab-action = Que faire.
help-lab-given = Un fichier TOML, le nom d’un jeu ou le dossier d’une étude ; pour worker, l’adresse de l’ordonnanceur.
help-lab-out = Le dossier de l’étude ; pour report, le fichier à écrire.
help-lab-games = Parties de chaque jeu de règles. Dans un dossier qui en a déjà, le reste est ajouté.
help-lab-watch = Nombre de donnes à regarder de près, pour le hasard et l’habileté ; 0 pour aucune. Les règles sont comptées dans dix fois plus de donnes. Dans un jeu lent, c’est ce qui prend le plus de temps.
help-lab-vary = Une option et les valeurs à essayer. À donner plusieurs fois pour essayer toutes les combinaisons.
help-lab-ladder = Des robots dont chacun devrait battre le précédent, le plus faible d’abord.
help-lab-cluster = Un ordonnanceur Dask, tcp://hôte:8786, dont les nœuds jouent.

help-serve = Héberger des tables pour amis et robots dans le navigateur ; Ctrl-C arrête, et chaque partie reprend la fois suivante.
help-serve-more = Chaque option peut aussi être une variable d’environnement ; docs/hosting.md les donne toutes, et d’autres encore.
help-serve-host = Où écouter.
help-serve-port = [par défaut : le premier libre à partir de 8000]
help-serve-workers = Processus du serveur ; plus d’un demande PostgreSQL.
help-serve-public-url = Adresse publique, derrière un serveur mandataire.
help-serve-origin = Une page d’un autre hôte qui peut se connecter. Peut être donné plusieurs fois.
help-serve-bot-workers = Processus pour les robots. [par défaut : un de moins que de cœurs]
help-serve-proxies = Serveurs mandataires de confiance.
help-serve-log-level = debug, info, warning ou error.

help-tables = Afficher, supprimer et fermer les tables de la base d’un serveur ; écrire parties et discussions dans un fichier, en réimporter, tout copier dans une autre base.
help-tables-more =
    Tout sauf copy marche pendant que le serveur tourne ; les personnes à une table supprimée en sont informées.
    delete supprime des tables avec tout ce qui va avec. erase efface les noms et la discussion, et garde les parties.
    export écrit les enregistrements de ces tables, ou de toutes celles dont la partie est terminée.
    import fait une table de chaque enregistrement ; une partie inachevée peut être continuée.
    copy DE VERS copie une base dans une base vide, de SQLite à PostgreSQL ou l’inverse. Liens et places restent valables.
    compact réécrit la base pour qu’il ne reste rien dans ses fichiers de ce qui a été supprimé ; delete et erase le font aussi.
help-tables-action = Que faire.
help-tables-given = Tables, par leur nom ; fichiers pour import ; deux bases pour copy.
help-tables-status = Seulement les tables dans cet état. Peut être répété.
help-tables-game = Seulement les tables de ce jeu.
help-tables-name = Seulement les tables avec ceci dans leur titre ou dans le nom de quelqu’un.
help-tables-older-than = Seulement les tables inchangées depuis tant de jours.
help-tables-newer-than = Seulement les tables modifiées depuis tant de jours.
help-tables-limit = Au plus tant de tables, les plus récentes.
help-tables-ids = N’afficher que les noms des tables, un par ligne.
help-tables-rematches = Et les tables où les mêmes ont joué avant ou après.
help-tables-chat = Exporter la discussion au lieu des parties.
help-tables-to = Où export écrit. [par défaut : ici]
help-tables-yes = Ne pas demander de confirmation.

help-backup = Copier la base d’un serveur dans un fichier, dans un état cohérent, même pendant que le serveur tourne.
help-backup-more =
    Pour y revenir : arrêtez le serveur, puis parfait restore FICHIER.
    Une base PostgreSQL se sauvegarde avec pg_dump.
help-backup-file = Où écrire la copie ; un fichier existant est remplacé.

help-restore = Vérifier une sauvegarde et la mettre à la place de la base d’un serveur.
help-restore-more =
    Arrêtez d’abord le serveur. La base qui s’y trouvait est conservée à côté, sous un autre nom.
    Une base PostgreSQL se restaure avec pg_restore.
help-restore-file = Le fichier écrit par parfait backup.

help-new = Commencer son propre jeu, en un fichier Python.
help-new-more =
    On peut jouer tout de suite : dans le terminal, le navigateur, l’arène et le labo.
    Comment l’écrire : docs/tutorial/one-file.md.
help-new-name = Le nom du jeu : lucky-seven.
help-new-like = L’exemple de départ : bluff_dice, pig_tail, sealed_bids ou three_suits.
help-new-folder = Le dossier du fichier. Par défaut : celui de PARFAIT_GAMES, sinon le dossier courant.

help-check = Jouer des parties au hasard et signaler ce qui ne va pas.
help-check-more =
    Avec chaque nombre de joueurs et chaque réglage : chaque partie finit-elle, chaque événement a-t-il ses mots, les secrets sont-ils gardés ?
    Chaque problème tient en une ligne, avec le fichier et le numéro de ligne. Code de sortie 0 s’il n’y en a aucun.
help-check-game = Un jeu ; `parfait games` les énumère.
help-check-games = Combien de parties pour chaque nombre de joueurs.

help-doctor = Vérifier ce qui fonctionne ici, ce qui manque et comment l’obtenir.
help-doctor-more =
    Versions, Python compilé ou interprété, extras, jeux, terminal.
    Avec --server : certificat, WebSockets, adresses des clients, liens, horloge, pages ; avec --database et --backups, sur la machine du serveur, disque et sauvegardes.
    Code de sortie 0 si tout fonctionne (Python interprété aussi, en plus lent), 1 si quelque chose ne fonctionne pas.
help-doctor-json = Afficher le résultat sur une ligne de JSON.
help-completion = Compléter les commandes, les options et les jeux dans un interpréteur.
help-completion-more = Le script est écrit sur la sortie standard.
help-completion-shell = bash, zsh ou fish.
help-doctor-server = Vérifier plutôt un serveur, comme de l’extérieur : https://games.example.org.
help-doctor-backups = Avec --server : où sont ses sauvegardes sur cette machine.
