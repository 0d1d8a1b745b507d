list-separator = {", "}
you = Vous
bot = Robot { $number }
player = Joueur { $number }
chance = Hasard

first = { $you ->
    [yes] Le sort vous désigne pour commencer.
   *[no] Le sort désigne { $seat } pour commencer.
}
round-begins = Manche { $round }
round-ends = Fin de la manche { $round }.
game-ends = { $count ->
    [one] Victoire : { $seats }.
   *[other] Victoire partagée : { $seats }.
}
turn-of = { $you ->
    [yes] À vous de jouer.
   *[no] À { $seat } de jouer.
}

error-game-over = La partie est finie.
error-chance-is-next = Il faut d’abord : { $kind }.
error-no-chance-now = C’est à quelqu’un de jouer : rien n’est distribué, lancé ou tiré au sort maintenant.
error-other-chance = On attend { $expected } et non { $found }.
error-bad-first = La personne qui commence doit être l’une de celles qui le peuvent.
error-not-the-deck = La donne doit contenir chacune des { $count } cartes une fois.
error-not-a-list-of-cards = Il faut une liste de cartes, pas { $found }.
error-no-such-card = La carte { $card } n’existe pas.
error-hands-for-each-seat = Il faut { $players } mains, une par place.
error-hand-size = La place { $seat } reçoit { $count } cartes au lieu de { $expected }.
error-card-twice = { $card } est distribuée deux fois.
error-unreadable-move = « { $move } » n’est pas un coup de ce jeu.
error-unknown-option = L’option « { $option } » n’existe pas. Options : { $allowed }.
error-bad-option = { $option } ne peut pas valoir { $value }. Valeurs permises : { $allowed }.
error-unknown-game = Le jeu « { $game } » n’existe pas. Jeux : { $games }.
error-broken-game = { $game } ne peut pas être joué ici : { $reason } (parfait doctor en dit plus)
error-players = { $game } se joue à { $allowed }, pas à { $players }.

## Errors of records

error-not-json = Ce n’est pas du JSON, ou il est coupé (colonne { $column } sur { $length }).
error-not-utf8 = Le texte n’est pas en UTF-8.
error-too-deep = Le JSON est imbriqué trop profondément.
error-bad-json-value = Une valeur est illisible : { $found }.
error-key-twice = La clé « { $name } » y figure deux fois.
error-not-an-object = Un enregistrement est un objet JSON.
error-not-a-record = Ce n’est pas un enregistrement : son « format » doit être { $expected }.
error-other-version = Cet enregistrement est en version { $found } ; ici on lit { $expected }.
error-bad-key = « { $name } » ne peut pas valoir { $found }.
error-bad-header = Le jeu, le nombre de joueurs ou les options ne conviennent pas.
error-bad-step = Cette étape est impossible.
error-result-too-early = Il y a un résultat, mais la partie n’est pas finie.
error-result-missing = La partie est finie et son résultat manque.
error-false-result = « { $part } » vaut { $given } ; d’après les étapes, c’est { $expected }.
error-line-too-long = La ligne dépasse { $limit } octets.
error-no-record = Le fichier ne contient aucun enregistrement.
error-step-not-an-object = Une étape est un objet JSON, pas { $found }.
error-step-neither-move-nor-chance = Une étape est le coup d’une place ou un effet du hasard, pas { $found }.
error-not-your-turn = C’est à la place { $expected } de jouer, pas à la place { $seat }.
error-legal-not-a-list = « legal » est une liste de coups, pas { $found }.
error-legal-twice = « legal » contient deux fois { $move }.
error-legal-lacks = Il manque { $move } dans « legal ».
error-legal-too-many = « legal » contient { $move }, qui n’est pas permis ici.

## Errors of the command

error-unknown-language = Parfait ne parle pas encore « { $language } ». Langues : { $allowed }.
error-not-a-number = { $option } attend un nombre entier, pas « { $value } ».
error-number-out-of-range = { $option } attend un nombre de { $low } à { $high }, pas { $value }.
error-option-without-value = Il manque une valeur à « { $option } » : --option NOM=VALEUR, par exemple first_player=0.
error-unknown-command = La commande « { $command } » n’existe pas. Commandes : { $allowed }.
error-no-such-flag = { $flag } n’existe pas ici. Voir : { $see }
error-missing-argument = Il manque { $name }. Voir : { $see }
error-flag-needs-value = Il manque une valeur à { $flag }. Voir : { $see }
error-flag-takes-no-value = { $flag } ne prend pas de valeur. Voir : { $see }
error-extra-argument = On ne sait que faire de « { $argument } ». Voir : { $see }
error-misread = { $message } Voir : { $see }
error-file = { $file } : { $problem ->
    [ENOENT] ce fichier ou dossier n’existe pas.
    [EACCES] l’accès n’est pas autorisé.
    [EPERM] l’accès n’est pas autorisé.
    [EROFS] on ne peut rien écrire à cet endroit.
    [ENOSPC] le disque est plein.
    [EDQUOT] le disque est plein.
    [EISDIR] c’est un dossier.
    [ENOTDIR] une partie de ce chemin n’est pas un dossier.
   *[other] { $reason }.
}
error-bad-record = { $file } : { $problem }
error-endless = Avec ces options, une partie peut ne jamais finir : les robots ne peuvent pas la jouer seuls.
error-unknown-seat = « { $seat } » ne peut pas prendre place. Places : { $allowed }.
error-bad-name = « { $name } » est trop long pour la table : un nom a { $most } lettres au plus.
error-seats-for-players = { $seats ->
    [one] { $seats } place est nommée
   *[other] { $seats } places sont nommées
} pour une partie à { $players }.
error-file-exists = { $file } existe déjà : choisissez un autre nom.
error-not-one-game = { $file } contient { $count } parties ; une partie sauvegardée est seule dans son fichier.
error-already-over = { $file } : cette partie est finie. Pour la revoir : parfait replay { $file }
error-resume-alone = Une partie sauvegardée garde son jeu, ses joueurs et ses options : donnez --resume sans eux.
error-which-game = Quel jeu ? parfait play JEU : { $games }.
error-no-such-game = { $file } n’a pas de partie { $number } : il en contient { $count }.
error-no-page = La page de règles de { $game } manque.
error-no-rule = La règle { $number } n’existe pas : elles vont de { $first } à { $last }.
error-no-such-rule = La règle « { $number } » n’existe pas. Les règles se numérotent ainsi : { $prefixes }.

## The `parfait` command

cli-stopped = Arrêté.
cli-output-closed = La sortie s’est fermée avant que tout soit écrit.
cli-players = { $players } joueurs
cli-facts = { $players } joueurs · { $minutes } minutes · { $designers }{ $licence ->
    [none] {""}
   *[other] {" "}· { $licence }
}
cli-allowed = Valeurs permises : { $values }
cli-rules-in-english = Ces règles sont en anglais pour l’instant.
cli-verified = Enregistrements : { $right } justes, { $wrong } faux.
cli-recording = { $game } se joue
cli-record-stopped = Arrêté. { $file } reste comme avant.

cli-which-game = Quel jeu (numéro ou nom) ?
cli-how-many = Combien de joueurs, { $allowed } ? [{ $usual }]
cli-hand-over = { $name } : appuyez sur Entrée quand l’écran est à vous.
cli-your-move = Votre coup (? pour l’aide) :
cli-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
cli-not-a-move = « { $move } » n’est pas un coup possible ici. Tapez ? pour l’aide.
cli-no-such-number = Choisissez un numéro de 1 à { $last }, ou tapez un coup.
cli-more-moves = … et { $count } de plus : tapez le début d’un coup, comme { $example }
cli-many-moves = Un numéro en montre davantage. Ou tapez un coup, ou son début : { $example }
cli-the-end = Fin de la partie
cli-help-moves = Tapez le numéro d’un coup, le coup lui-même (les lettres grises), ou son début pour voir la suite. Entrée seule montre de nouveau la table.
cli-help-rules = rules : les règles du jeu. rules 8 : la règle numéro 8.
cli-help-log = log : tout ce qui s’est passé jusqu’ici.
cli-help-save = save : sauvegarder la partie. save FICHIER : sous le nom de votre choix.
cli-help-quit = quit : quitter, en sauvegardant d’abord si vous voulez. Ctrl-C et Ctrl-D sauvegardent et quittent.
cli-saved = Partie sauvegardée : { $file }
cli-save-first = Sauvegarder d’abord la partie ? [O/n]
cli-no-words = n non no
cli-left-saved = La partie est sauvegardée. Pour la reprendre : parfait play --resume { $file }
cli-not-saved = La partie n’a pas pu être sauvegardée. { $reason }
cli-keep-record = Pour garder cette partie, tapez « save » ou « save FICHIER » ; Entrée termine :
cli-step-on = Entrée continue, q arrête :
cli-unfinished = L’enregistrement s’arrête ici : cette partie n’est pas finie.

cli-doctor-well = Tout va bien.
cli-doctor-broken = Quelque chose ne fonctionne pas (✗).
cli-doctor-compiled = { $module } : compilé
cli-doctor-plain = { $module } : Python simple
cli-doctor-slower = En Python simple, les règles sont les mêmes ; c’est seulement plus lent.
cli-doctor-compile = Avec un compilateur C : make setup (ou réinstallez Parfait).
cli-doctor-reinstall = make setup (ou réinstallez Parfait).
cli-doctor-compiler = Compilateur C : { $compiler }
cli-doctor-no-compiler = Pas de compilateur C.
cli-doctor-get-compiler = Debian, Ubuntu : apt install gcc python3-dev · Fedora : dnf install gcc python3-devel · macOS : xcode-select --install · puis : make setup
cli-doctor-no-headers = Les en-têtes C de Python manquent.
cli-doctor-get-headers = Debian, Ubuntu : apt install python3-dev · Fedora : dnf install python3-devel · puis : make setup
cli-doctor-extra = Extra « { $extra } » ({ $purpose }) : installé
cli-doctor-no-extra = Extra « { $extra } » ({ $purpose }) : non installé
cli-extra-lab = classements dans parfait arena
cli-extra-postgresql = tables dans PostgreSQL, plusieurs processus de serveur
cli-doctor-game = { $game } : se joue, et son enregistrement est juste ({ $steps } étapes)
cli-doctor-language = Langue : français ({ $language })
cli-doctor-no-terminal = La sortie n’est pas un terminal : texte simple, 80 colonnes.
cli-doctor-width = Terminal : { $width } colonnes
cli-doctor-narrow = Terminal : { $width } colonnes ; les tables sont plus belles avec { $wanted }.
cli-doctor-colours = Couleurs : { $colours }
cli-doctor-no-colours = Pas de couleurs : chaque pièce porte aussi sa lettre.
cli-doctor-no-utf8 = L’encodage du terminal est { $encoding } : certains signes deviennent « ? ».
cli-doctor-get-utf8 = export LC_ALL=C.UTF-8

## Ce qui ne va pas dans le dossier d'un jeu

inspection-broken = { $game } ne peut pas être joué : { $reason }
inspection-no-file = { $game } : il manque { $file }.
inspection-double-prefix = { $game } : ses règles sont numérotées { $prefix }-1 …, comme celles de { $other }.
inspection-bad-words = { $game } : un passage de { $file } est illisible : { $passage }
inspection-foreign-key = { $game } : le message { $message } de { $file } ne commence pas par le nom du jeu.
inspection-no-message = { $game } : le message { $message } manque dans { $file }.
inspection-unknown-message = { $game } : { $file } a un message { $message } que l’anglais n’a pas.
inspection-no-translation = { $game } : rien en « { $language } » ; l’anglais est affiché.
inspection-untranslated = { $game } : pas en « { $language } », donc affiché en anglais : { $messages }

## Bots

bot-level-random = au hasard
bot-level-greedy = rapide
bot-level-1 = Novice
bot-level-2 = Camarade
bot-level-3 = Habitué
bot-level-4 = Expert
bot-level-5 = Maître
bot-numbered = { $name } { $number }

error-limit-one-of-two = Les robots réfléchissent un nombre d’itérations ou de secondes : donnez l’un des deux.
error-limit-iterations = { $given } n’est pas un nombre d’itérations : de 1 à { $most }.
error-limit-seconds = { $given } n’est pas un nombre de secondes : plus de 0, et { $most } au plus.
error-nothing-to-decide = Dans cette vue, ce n’est pas à cette place de décider.
error-not-a-view = { $found } n’est pas la vue d’un jeu.
error-not-a-view-of = { $found } n’est pas une vue de { $game }.
error-unknown-bot = Le robot « { $name } » n’existe pas. Robots : { $names }, ou module:Classe.
error-bot-does-not-load = Le robot « { $name } » ne se charge pas : { $reason }
error-bot-ends-process = Le robot « { $name } » ne se charge pas : il arrête son processus (code { $code }).
error-bot-loads-slowly = Le robot « { $name } » ne se charge pas : il n’est pas prêt après { $seconds } secondes.
error-bots-in-arena = Une arène accueille de 2 à { $most } robots, pas { $count }. Pour qu’un robot joue contre lui-même, nommez-le deux fois.
error-workers-die = Les processus qui jouent s’arrêtent sans cesse (code { $code }), et aucun robot n’est en cause.
error-bots-do-not-load = Les robots ne sont pas prêts après { $seconds } secondes.

hint-title = Vu de votre place :
hint-move = { $move } : environ { $wins } victoires sur 100 parties semblables (± { $error })
hint-only-move = Il n’y a qu’un coup : { $move }.
hint-clear = Le premier est nettement le meilleur.
hint-close = Le premier semble le meilleur, mais le deuxième le vaut peut-être.
hint-alike = Ils se valent à peu près : prenez celui qui vous plaît.
hint-outlook = { $outlook ->
    [winning] La victoire est proche.
    [ahead] Vous avez l’avantage.
    [behind] Vous avez du retard, mais rien n’est perdu.
    [losing] Cette partie sera difficile à gagner.
   *[even] Tout est ouvert.
}
cli-help-hint = hint : les meilleurs coups, et ce qu’on peut en attendre.

arena-bot = Robot
arena-games = Parties
arena-win-rate = Gagnées
arena-interval = Intervalle à 95 %
arena-par = Part due
arena-rating = Cote
arena-stopped = Arrêté après { $games } parties sur { $wanted }.
arena-forfeit-raised = { $bot } perd une partie par forfait, après une erreur : { $details }
arena-forfeit-illegal = { $bot } perd une partie par forfait : { $details } n’est pas une action permise.
arena-forfeit-slow = { $bot } perd une partie par forfait : aucun coup après { $details }.
arena-forfeit-died = { $bot } perd une partie par forfait : son processus s’est arrêté pendant son tour.
arena-forfeits = { $bot } : parties perdues par forfait : { $games }

analysis-step = Étape
analysis-player = Joueur
analysis-played = Joué
analysis-best = Meilleur
analysis-loss = Perte, % d’une victoire
analysis-none = Il n’y a aucune décision à examiner.
analysis-total = { $name } : { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}, dont { $best } comme la recherche ; en moyenne { $loss } % d’une victoire perdus

## Le serveur

server-open = Ouvrez { $address }
server-open-lan = Pour les amis sur le même réseau : { $address }
server-database = Les parties sont gardées dans { $database }
server-compiled = Règles et robots : compilés
server-plain = Règles et robots : Python interprété (plus lent ; voir parfait doctor)
server-not-built = Le client pour navigateur n’est pas construit ici : avec npm, make setup le construit. Le serveur lui-même est prêt.
server-stop = Ctrl-C arrête le serveur ; toutes les parties continueront la prochaine fois.
server-stopped = Arrêté. Rien n’est perdu.

error-unknown-log-level = « { $level } » n’est pas un niveau de journal : debug, info, warning ou error.
error-workers-need-postgresql = Plusieurs processus demandent PostgreSQL : --database postgresql://…
error-bad-setting = { $name } ne peut pas être « { $value } ».
error-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $reason }.
error-port-in-use = Le port { $port } est déjà utilisé par { $program } (processus { $process }). Arrêtez-le, ou choisissez un autre port avec --port.
error-database-unusable = La base de données { $database } est inutilisable : { $reason }.
error-database-newer = La base de données { $database } a été écrite par un Parfait plus récent (version { $found } ; celui-ci connaît { $known }). Réinstallez-le, ou restaurez une sauvegarde.
error-database-in-use = Un autre serveur utilise { $database }.
error-database-unreachable = PostgreSQL ne répond pas : { $reason }
error-no-postgresql-driver = Le pilote PostgreSQL ne se charge pas : { $reason }
error-missing-extra = Il faut l’extra « { $extra } » de Parfait ; pour l’installer : { $command }
error-unknown-database = « { $database } » n’est pas une base de données : sqlite:FICHIER ou postgresql://…
error-backup-with-pg-dump = PostgreSQL se sauvegarde avec ses propres outils : pg_dump --format=custom.
error-no-such-table = Cette table n’existe pas.
error-no-such-page = Il n’y a rien ici.
error-bad-method = Cette adresse n’accepte pas ce genre de requête.
error-strange-host = Ce serveur ne répond pas au nom « { $host } ». Si c’est bien le sien, lancez-le avec --public-url http://{ $host }, ou ajoutez --origin http://{ $host } à ses options.
error-foreign-page = Une page d’un autre site ne peut pas faire cela ici.
error-not-json-type = Envoyez ceci en application/json.
error-no-such-seat = La place { $seat } n’existe pas.
error-no-table = Rejoignez d’abord une table.
error-bad-token = Ce lien ne correspond à aucune place de cette table.
error-ticket-used = Quelqu’un s’est déjà installé avec ce lien.
error-bad-message = Ce message est illisible : { $reason }
error-not-json-message = Ce message n’est pas du JSON.
error-too-large = C’est trop grand : { $most } octets au plus.
error-bad-query = { $name } doit être un nombre entier de { $low } à { $high }.
error-too-fast = Trop de demandes : patientez un instant.
error-too-many-tables = Il y a déjà trop de tables.
error-endless-table = Avec ces options, une partie peut ne jamais finir : aucune table ne peut les avoir. Choisissez une limite.
error-too-many-records = Il y a trop d’enregistrements à rejouer en ce moment : réessayez dans un instant.
error-record-too-slow = Cet enregistrement prend trop de temps à rejouer.
error-table-crowded = Il y a déjà trop de monde à cette table.
error-table-busy = Trop de demandes attendent à cette table : réessayez.
error-storage-away = Les parties ne peuvent pas être enregistrées pour le moment. Rien n’est perdu : réessayez bientôt.
error-our-fault = Quelque chose a mal tourné ici. La partie est inchangée.
error-wrong-step = La partie a continué : elle en est à l’étape { $step }.
error-not-seated = Vous n’avez pas de place à cette table.
error-not-host = Seul l’hôte de la table peut faire cela.
error-seat-open = La place { $seat } est encore libre.
error-seat-taken = La place { $seat } est prise.
error-seated-already = Vous avez déjà une place.
error-seat-yours-already = Vous êtes à votre place.
error-seat-not-abandoned = La personne de la place { $seat } est là.
error-left-already = Vous êtes déjà parti.
error-bot-stands-in = Un robot joue pour vous : reprenez d’abord votre place.
error-name-taken = Quelqu’un ici s’appelle déjà { $name }.
error-name-alike = « { $name } » ressemble trop à { $other }, qui est à cette table.
error-name-reserved = « { $name } » ressemble à un nom de robot ou de spectateur : choisissez-en un autre.
error-bad-player-name = Un nom a de 1 à { $most } lettres.
error-empty-chat = Il n’y a rien à dire.
error-long-chat = { $most } lettres au plus, s’il vous plaît.
error-muted = L’hôte vous a rendu muet.
error-table-closed = Cette table est fermée.
error-started-already = La partie a commencé.
error-not-started = La partie n’a pas commencé.
error-game-not-over = La partie n’est pas finie.
error-hints-off = Il n’y a pas de conseils à cette table.
error-no-hint = Aucun robot n’a le temps de donner un conseil.
error-unknown-level = Il n’y a pas de robots de niveau « { $level } ». Niveaux : { $allowed }.
error-seats-not-players = { $seats } places sont données, pour { $players } joueurs.
error-bad-clock = Une pendule a soit une réserve de temps, soit un temps pour chaque tour.

## Pieces on a table in the browser

table-hand = Votre main
table-legal = { $piece }, jouable
table-barred = { $piece }, pas maintenant
table-cancel = Annuler
table-example = Un exemple pas à pas
table-example-start = La table avant le premier coup
table-example-hidden = un coup que vous ne voyez pas
table-example-back = Un pas en arrière
table-example-next = Pas suivant

## The browser

web-home = Accueil
web-games = Jeux
web-rules = Règles
web-settings = Réglages
web-create = Nouvelle table
web-replay = Revoir la partie
web-close = Fermer
web-try-again = Réessayer
web-welcome = Prenez place.
web-welcome-more = De petits jeux, entre amis ou contre des robots. Rien à installer, pas de compte.
web-players-minutes = { $players } joueurs · { $minutes } min
web-play-bots = Jouer
web-play-friends = Entre amis
web-your-games = Vos parties
web-open-tables = Tables ouvertes
web-no-open-tables = Personne n’attend de joueurs en ce moment. Créez une table et affichez-la ici.
web-seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-finished-games = Parties finies
web-forget = Retirer { $game } de la liste
web-open-record = Ouvrir un enregistrement
web-open-record-how = Une partie sauvegardée dans un fichier, ici ou dans le terminal. Elle n’est montrée qu’à vous.
web-record-file = Fichier (.jsonl)
web-record-too-large = Ce fichier est trop gros pour être l’enregistrement d’une partie.
web-no-storage = Ce navigateur ne garde rien : vos places et réglages durent jusqu’à la fermeture de la page. Copiez le lien de votre place pour y revenir.
web-no-such-page = Cette page n’existe pas.
web-no-such-page-what = L’adresse est peut-être coupée. Redemandez le lien, ou repartez de l’accueil.
web-page-missing = La page n’a pas pu être chargée.
web-offline = Le serveur est injoignable. Nous réessayons.
web-server = Le serveur a donné une réponse que cette page ne comprend pas.
error-web-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
error-web-server = Le serveur a donné une réponse que cette page ne comprend pas. Rechargez la page.
web-error-unknown = Cela n’a pas marché ({ $key }).
web-advice = Réessayez dans un instant, ou repartez de l’accueil.
web-advice-web-page-missing = Le serveur est absent, ou plus récent : rechargez la page.
web-advice-passing = Cette page réessaie toute seule : vous n’avez rien à faire.
web-advice-no-such-table = Le lien est peut-être coupé, ou la table n’existe plus. Redemandez-le, ou créez votre table.
web-advice-bad-token = Le lien de cette place n’est plus valable : demandez-en un autre à l’hôte. Le lien de la table permet toujours de regarder.
web-advice-ticket-used = Il ne sert qu’une fois. Si c’était vous, choisissez « Jouer sur un autre appareil » sur cet appareil-là. Sinon, demandez un nouveau lien à l’hôte. Vous pouvez toujours regarder.
web-advice-table-closed = L’hôte l’a fermée, ou personne n’y a joué depuis longtemps. Créez-en une autre.
web-advice-game-not-over = Une partie se revoit de toutes les places une fois finie.
web-advice-web-offline = Vérifiez votre connexion. Le serveur redémarre peut-être : il revient dans un instant.
web-advice-not-json = Ce n’est pas un enregistrement de Parfait. Choisissez le fichier donné par « Télécharger ».
web-not-connected = Pas de connexion : rien n’a été envoyé. Nous réessayons.
web-connecting = Un instant…
web-reconnecting = Reconnexion…
web-other-version = Le serveur n’a pas la même version que cette page.
web-reload = Recharger
web-seats = Places
web-how-many = Joueurs
web-your-name = Votre nom
web-seat = Place { $number }
web-seat-open = Libre pour quelqu’un
web-seat-kept = Réservée à qui a le lien
web-seat-for-you = Réservée pour vous
web-bot-level = Robot : { $level }
web-all-bots = Des robots partout
web-all-open = Toutes libres
web-clock = Temps de réflexion
web-clock-none = Sans limite
web-clock-live = En direct, avec une pendule
web-clock-days = Quelques jours par tour
web-minutes = Minutes pour la partie
web-increment = Secondes ajoutées par tour
web-days = Jours par tour
web-days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
web-time-left = Temps restant : { $time }
web-the-table = La table
web-allow-hints = Autoriser les indices des robots
web-listed = L’afficher parmi les tables ouvertes
web-table-title = Titre (facultatif)
web-options = Règles que l’on peut changer
web-rule = Règle { $number }
web-by-lot = Au sort
web-no-limit = Sans limite
web-create-table = Créer la table
web-start = Commencer
web-sit-here = S’asseoir ici
web-put-bot = Mettre un robot à la place { $number }
web-put-bot-short = Un robot…
web-seat-link = Lien
web-free-seat = Libérer
web-start-when-full = On peut commencer quand toutes les places sont prises.
web-table-full = Toutes les places sont prises. Vous pouvez rester et regarder, ou créer votre propre table.
web-waiting-host = Tout le monde est là. L’hôte lance la partie.
web-waiting-players = On attend des joueurs…
web-leave-seat = Quitter la place
web-close-table = Fermer la table
web-close-sure = La partie s’arrête pour tous.
web-invite = Inviter
web-invite-how = Avec ce lien, on peut prendre une place libre, ou regarder.
web-invite-seat = Inviter à la place { $number }
web-invite-seat-how = Ce lien est pour une seule personne et ne sert qu’une fois. Ensuite, il n’ouvre plus la place à personne, pas même à vous. Un nouveau lien vers cette place le remplace.
web-seat-lost = Vous n’avez plus de place ici : l’hôte l’a libérée.
web-link = Lien vers la table
web-copy-link = Copier le lien
web-share = Partager…
web-copied = Copié.
web-not-copied = Le navigateur ne l’a pas permis : copiez le lien dans son champ.
web-invitation = Viens jouer à { $game } !
web-qr = Code QR du lien
web-here = présent
web-away = absent
web-left = a quitté la table
web-bot-stands-in = un robot remplace
web-to-play = doit jouer
web-winner = Victoire
web-your-turn = À vous
web-your-turn-said = { $count ->
    [one] À vous : un seul coup possible.
   *[other] À vous : { $count } coups possibles.
}
web-not-your-turn = Ce n’est pas encore à vous.
asked = Choisissez un coup.
web-chance = Cartes et dés arrivent…
web-table-closed = Cette table est fermée.
web-tools = À table
web-log = Journal
web-log-all = Tout afficher
web-log-empty = Rien ne s’est encore passé.
web-by-time = (temps écoulé)
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-chat-line = { $name } : { $text }
web-send = Envoyer
web-watch = Regarder la table
web-watcher = Spectateur
web-watching = Vous regardez.
web-watchers = { $count ->
    [0] Personne ne regarde.
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
web-hint = Indice
web-hint-said = Indice : { $move }
web-menu = Menu
web-scores = Scores
web-confirm = Jouer : { $move }
web-take-back = Reprendre
web-round-over = Fin de la manche
web-game-over = Fin de la partie
web-go-on = Continuer
web-rematch = Encore une
web-rematch-offered = La suite se joue à une nouvelle table.
web-watch-rematch = Regarder la suite
web-bot-plays-for-you = Un robot joue pour vous.
web-you-left = Vous avez quitté cette place. Elle reste à vous.
web-return = Revenir
web-host = Votre table
web-mute = Rendre muet
web-unmute = Rendre la parole
web-mute-watchers = Les spectateurs ne discutent pas
web-copy-watch-link = Copier le lien pour regarder
web-other-device = Jouer sur un autre appareil
web-other-device-how = Ce lien, c’est votre place : qui l’a voit votre main et peut jouer pour vous. Gardez-le pour vous.
web-keys = Touches
web-key-tab = vers la pièce ou le bouton suivant
web-key-arrows = entre cartes, cases et directions
web-key-enter = jouer ou confirmer
web-key-escape = reprendre ou fermer
web-key-moves = vers la pièce jouable suivante
web-key-hint = indice
web-key-log = journal
web-key-chat = discussion
web-key-help = cette aide
web-download = Télécharger
web-replay-start = Avant la première étape.
web-eyes = Vu par
web-position = Moment de la partie
web-step-of = { $step } sur { $last }
web-first = Au début
web-back = Une étape en arrière
web-forward = Une étape en avant
web-last = À la fin
web-play = Lecture
web-pause = Pause
web-rules-in-english = Ces règles sont en anglais pour l’instant.
web-rules-choose = Choisissez un jeu.
web-language = Langue
web-as-browser = Celle du navigateur
web-theme = Clair ou sombre
web-theme-system = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-speed = Animations
web-speed-slow = Lentes
web-speed-normal = Normales
web-speed-fast = Rapides
web-speed-off = Aucune
web-sounds = Sons
web-symbols = Signes plus grands sur les pièces
web-confirm-moves = Confirmer chaque coup
web-notify = M’avertir quand c’est à moi et que je suis ailleurs
web-notify-denied = Le navigateur n’autorise pas les notifications pour cette page.

error-no-database = La base de données { $database } n’existe pas encore : parfait serve la crée.
error-unknown-action = « { $action } » ne se fait pas avec des tables : { $allowed }.
error-record-before-chance = Cette partie s’arrête juste avant un tirage : on ne peut pas la continuer.
tables-table = Table
tables-game = Jeu
tables-status = État
tables-seats = Places
tables-changed = Modifiée
tables-status-waiting = en attente
tables-status-playing = en cours
tables-status-over = finie
tables-status-closed = fermée
tables-none = Il n’y a pas de table.
tables-steps = Étapes : { $steps }, entrées du journal : { $entries }
tables-closed = { $table } est fermée.
tables-imported = { $file }, ligne { $line } : table { $table }
tables-seat-link = Place { $seat } :
backup-done = Sauvegardé : { $file }

## Options, and the table of a game that has none of its own

web-option-whole = Un nombre entier de { $low } à { $high }, s’il vous plaît.
web-option-subset = Choisissez-en exactement { $count }.
web-option-total = La somme doit être { $total }.
web-option-bad = Cette valeur n’est pas possible.
web-parts-own = À vous
web-parts-table = Sur la table
web-piece-hidden = face cachée
web-piece-none = vide
web-moves = Coup
web-moves-begin = Choisissez le début de votre coup
web-moves-count = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
web-points = Points
web-difficulty = { $level ->
    [1] facile
    [2] un peu de réflexion
   *[3] exigeant
}
