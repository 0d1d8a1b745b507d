list-separator = {", "}
sentence-separator = {" "}
labelled = { $label } : { $value }
decimal = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent = { $value } %
about = environ { $value }
you = Vous
bot = Robot { $number }
player = Joueur { $number }
chance = Hasard
term-chance = { $kind ->
    [deal] la donne
    [first] le tirage au sort
    [roll] le lancer
    [reroll] la relance
    [rolloff] le lancer décisif
    [reshuffle] le mélange de la pioche
    [pick] le tirage
    [shuffle] le mélange
   *[other] { $kind }
}

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
took-back = { $you ->
    [yes] Vous reprenez votre dernier coup.
   *[no] { $seat } reprend son dernier coup.
}
turn-of = { $you ->
    [yes] À vous de jouer.
   *[no] À { $seat } de jouer.
}

error-game-over = La partie est finie.
error-chance-is-next = Il faut d’abord : { $chance }.
error-no-chance-now = C’est à quelqu’un de jouer : rien n’est distribué, lancé ou tiré au sort maintenant.
error-other-chance = On attend { $expected_chance } et non { $found_chance }.
error-bad-first = La personne qui commence doit être l’une de celles qui le peuvent.
error-not-the-deck = La donne doit contenir chacune des { $count } cartes une fois.
error-not-a-list-of-cards = Il faut une liste de cartes, pas { $found }.
error-no-such-card = La carte { $card } n’existe pas.
error-hands-for-each-seat = Il faut { $players } mains, une par place.
error-hand-size = La place { $seat } reçoit { $count } cartes au lieu de { $expected }.
error-card-twice = La carte { $card } est distribuée deux fois.
error-unreadable-move = « { $move } » n’est pas un coup de ce jeu.
error-unknown-option = L’option « { $option } » n’existe pas. Options : { $allowed }.
error-bad-option = { $option } ne peut pas valoir { $value }. Valeurs permises : { $allowed }.
error-unknown-game = Le jeu « { $game } » n’existe pas. Jeux : { $games }.
error-broken-game = { $game } ne peut pas se jouer ici : { $reason } (voir parfait doctor)
error-game-fails = { $title } a une erreur de programme à { $place } ; voir le journal du serveur. Les autres jeux continuent.
error-players = { $game } se joue à { $allowed }, pas à { $players }.

## Errors of records

error-not-json = Ce n’est pas du JSON, ou il est coupé (colonne { $column } sur { $length }).
error-not-utf8 = Le texte n’est pas en UTF-8.
error-too-deep = Le JSON est imbriqué trop profondément.
error-bad-json-value = Une valeur est illisible : { $found }.
error-key-twice = La clé « { $name } » apparaît deux fois.
error-not-an-object = Un enregistrement est un objet JSON.
error-not-a-record = Ce n’est pas un enregistrement : son « format » doit être { $expected }.
error-other-version = Cet enregistrement est en version { $found } ; ici on lit { $expected }.
error-bad-key = « { $name } » ne peut pas valoir { $found }.
error-bad-header = Le jeu, le nombre de joueurs ou les options ne conviennent pas.
error-bad-step = Cette étape est impossible.
error-result-too-early = Il y a un résultat, mais la partie n’est pas finie.
error-result-missing = La partie est finie, mais son résultat manque.
error-false-result = « { $part } » vaut { $given } ; d’après les étapes, c’est { $expected }.
error-line-too-long = La ligne dépasse { $limit } octets.
error-no-record = Le fichier ne contient aucun enregistrement.
error-step-not-an-object = Une étape est un objet JSON, pas { $found }.
error-step-neither-move-nor-chance = Une étape est le coup d’une place ou un effet du hasard, pas { $found }.
error-not-your-turn = C’est à la place { $expected_seat } de jouer, pas à la place { $seat }.
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
error-unknown-command-but = La commande « { $command } » n’existe pas. Vouliez-vous dire « { $meant } » ?
error-no-such-flag-but = { $flag } n’existe pas ici. Vouliez-vous dire { $meant } ? Voir : { $see }
error-unknown-shell = Il n’y a pas de script pour « { $shell } ». Interpréteurs : { $allowed }.
error-no-such-flag = { $flag } n’existe pas ici. Voir : { $see }
error-missing-argument = Il manque { $name }. Voir : { $see }
error-flag-needs-value = Il manque une valeur à { $flag }. Voir : { $see }
error-flag-takes-no-value = { $flag } ne prend pas de valeur. Voir : { $see }
error-extra-argument = Argument inattendu : « { $argument } ». Voir : { $see }
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
error-unknown-seat = « { $seat } » n’est pas un type de joueur. Types : { $allowed }.
error-bad-name = « { $name } » est trop long pour la table : un nom a { $most } caractères au plus.
error-seats-for-players = { $seats ->
    [one] { $seats } place est indiquée
   *[other] { $seats } places sont indiquées
} pour une partie à { $players }.
error-file-exists = { $file } existe déjà : choisissez un autre nom.
error-not-one-game = { $file } contient { $count } parties ; une partie sauvegardée est seule dans son fichier.
error-already-over = { $file } : cette partie est finie. Pour la revoir : parfait replay { $file }
error-resume-alone = Une partie sauvegardée a déjà son jeu, ses joueurs et ses options : utilisez --resume seul.
error-from-alone = --from apporte son jeu, ses joueurs et ses options : ne donnez ni ceux-ci ni --resume.
error-branch-unfinished = Cette partie n’est pas finie : on ne reprend que des parties finies.
error-branch-step = Impossible de reprendre à l’étape { $step } : les étapes vont de 0 à { $last }.
error-false-branch = Ce que l’enregistrement dit de la partie dont il est tiré est faux ({ $part }).
error-which-game = Quel jeu ? parfait play JEU : { $games }.
error-no-such-game = { $file } n’a pas de partie { $number } : il en contient { $count }.
error-no-page = La page de règles manque : { $game }.
error-no-rule = La règle { $number } n’existe pas : les règles vont de { $first } à { $last }.
error-no-such-rule = La règle « { $number } » n’existe pas. Les règles se numérotent ainsi : { $prefixes }.

## The `parfait` command

cli-stopped = Interrompu.
cli-players = { $players } joueurs
cli-facts = { $players } joueurs · { $minutes } minutes · { $designers }{ $licence ->
    [none] {""}
   *[other] {" "}· { $licence }
}
cli-allowed = Valeurs permises : { $values }
cli-rules-in-english = Ces règles sont en anglais pour l’instant.
cli-verified = Enregistrements valides : { $right }, non valides : { $wrong }.
cli-recording = Parties en cours : { $game }
cli-record-stopped = Interrompu. { $file } est inchangé.

cli-which-game = Quel jeu (numéro ou nom) ?
cli-how-many = Combien de joueurs, { $allowed } ? [{ $usual }]
cli-hand-over = { $name } : appuyez sur Entrée quand vous êtes devant l’écran.
cli-your-move = Votre coup (? pour l’aide) :
cli-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
cli-not-a-move = « { $move } » n’est pas un coup possible ici. Tapez ? pour l’aide.
cli-no-such-number = Choisissez un numéro de 1 à { $last }, ou tapez un coup.
cli-more-moves = … et { $count } de plus : tapez le début d’un coup, comme { $example }
cli-many-moves = Tapez un numéro pour voir ces coups, ou directement un coup ou son début : { $example }
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
cli-saved-none = Aucune partie sauvegardée.
cli-saved-over = terminée
cli-saved-open = en cours
cli-saved-how = Pour en reprendre une : parfait play --resume FICHIER (ou « last »). Parties terminées : parfait replay, review, practise FICHIER. Elles sont toutes dans { $folder }.
cli-kept = La partie est sauvegardée : { $file }
cli-after-game = review, practise, again, save FICHIER, ou Entrée pour terminer :
cli-not-a-command = La commande « { $command } » n’existe pas ici. La partie est sauvegardée.
cli-not-a-command-but = La commande « { $command } » n’existe pas ici. Vouliez-vous dire { $meant } ?
cli-help-undo = undo : reprendre votre dernier coup, tant que personne n’a joué et que rien n’a été dévoilé depuis.
cli-undo-too-late = Aucun coup à reprendre : quelqu’un a joué depuis, ou quelque chose a été dévoilé.
cli-not-a-move-but = « { $move } » n’est pas un coup ici. Vouliez-vous dire { $meant } ?
cli-step-on = Entrée : étape suivante, b : retour, un numéro : cette étape, q : arrêter
cli-step = Étape { $step } sur { $last }
cli-no-such-step = Tapez une étape de 0 à { $last }, b ou q.
cli-unfinished = L’enregistrement s’arrête ici : cette partie n’est pas finie.

cli-doctor-well = Tout va bien.
cli-doctor-broken = Quelque chose ne fonctionne pas (✗).
cli-doctor-compiled = { $count } modules sont compilés.
cli-doctor-plain = { $count } modules tournent en Python interprété : { $modules }
cli-doctor-all = tous
cli-doctor-slower = En Python interprété, les règles sont les mêmes ; c’est seulement plus lent.
cli-doctor-compile = Avec un compilateur C : make setup (ou réinstallez Parfait à partir des sources).
cli-doctor-reinstall = make setup (ou réinstallez Parfait).
cli-doctor-compiler = Compilateur C : { $compiler }
cli-doctor-no-compiler = Pas de compilateur C.
cli-doctor-get-compiler = Debian, Ubuntu : apt install gcc python3-dev · Fedora : dnf install gcc python3-devel · macOS : xcode-select --install · puis : make setup
cli-doctor-no-headers = Les en-têtes C de Python manquent.
cli-doctor-get-headers = Debian, Ubuntu : apt install python3-dev · Fedora : dnf install python3-devel · puis : make setup
cli-doctor-extra = Extra « { $extra } » ({ $purpose }) : installé
cli-doctor-no-extra = Extra « { $extra } » ({ $purpose }) : non installé
cli-extra-lab = classements dans parfait arena, parfait lab
cli-extra-envs = environnements de recherche, parfait.envs
cli-extra-cluster = parfait lab sur plusieurs machines
cli-extra-postgresql = tables dans PostgreSQL, plusieurs processus de serveur
cli-doctor-game = { $game } : fonctionne, enregistrement vérifié ({ $steps } étapes)
cli-doctor-language = Langue : français ({ $language })
cli-doctor-no-terminal = La sortie n’est pas un terminal : texte simple, 80 colonnes.
cli-doctor-width = Terminal : { $width } colonnes
cli-doctor-narrow = Terminal : { $width } colonnes ; les tables sont plus belles avec { $wanted }.
cli-doctor-colours = Couleurs : { $colours }
cli-doctor-no-colours = Pas de couleurs : chaque carte ou dé porte aussi sa lettre.
cli-doctor-no-utf8 = L’encodage du terminal est { $encoding } : certains signes deviennent « ? ».
cli-doctor-get-utf8 = export LC_ALL=C.UTF-8

## Ce qui ne va pas dans le dossier d'un jeu

inspection-broken = { $game } ne peut pas se jouer : { $reason }
inspection-no-file = { $game } : il manque { $file }.
inspection-double-prefix = { $game } : ses règles sont numérotées { $prefix }-1…, comme celles du jeu { $other }.
inspection-bad-words = { $game } : un passage de { $file } est illisible : { $passage }
inspection-bad-lesson = { $game } : la leçon est illisible : { $reason }
inspection-foreign-key = { $game } : le message { $message } de { $file } ne commence pas par le nom du jeu.
inspection-no-message = { $game } : le message { $message } manque dans { $file }.
inspection-unknown-message = { $game } : { $file } a un message { $message } que l’anglais n’a pas.
inspection-no-layout = { $game } : la vue n’a pas de LAYOUT ; la table est devinée d’après ses champs.
inspection-not-given = { $game } : GAME ne nomme pas « { $name } » dans given ; personne ne le voit après la partie et on ne peut pas le redistribuer.
inspection-no-translation = { $game } : rien en « { $language } » ; l’anglais est affiché.
inspection-untranslated = { $game } : pas en « { $language } », donc affiché en anglais : { $messages }

## Games that are one file

prototype-move = { $move }
prototype-play = { $seat } : { $move }.
prototype-secret = { $you ->
    [yes] Vous choisissez en secret.
   *[no] { $seat } choisit en secret.
}
prototype-text = { $text }
prototype-text-of = { $seat } : { $text }
prototype-now = { $label } : { $value }
prototype-now-of = { $seat } – { $label } : { $value }
error-prototype-not-offered = Ce coup n’est pas proposé maintenant.
error-prototype-outcome = Ce résultat est impossible ici ({ $chance }).
error-bad-game-name = { $name } n’est pas un nom de jeu : prenez des lettres, des chiffres et des tirets, comme lucky-seven.
error-game-exists = Il y a déjà un jeu { $name } : choisissez un autre nom.
error-unknown-example = Il n’y a pas d’exemple { $name }. Exemples : { $allowed }.
cli-new-written = Écrit : { $file }. On peut y jouer tel quel ; faites-en votre jeu. Ensuite :
cli-check-played = { $game } : { $games } parties au hasard, { $moves } coups chacune en moyenne, au plus { $widest } au choix.
cli-check-well = Aucun problème.

## Lessons

lesson = Leçon
lesson-learn = Apprendre à jouer
lesson-resume = Reprendre la leçon
lesson-offer = { $game } : première partie ?
lesson-offer-more = Une courte leçon vous montre le jeu, coup par coup. Elle dure environ cinq minutes.
lesson-show-me = Montrez-moi
lesson-know-it = Je connais
lesson-leave = Quitter
lesson-back = Retour
lesson-next = Suivant
lesson-skip = Passer
lesson-again = Recommencer
lesson-new-table = Nouvelle table
lesson-closing = Vous savez jouer à { $game }
lesson-part-of = Chapitre { $part } sur { $parts }
lesson-show-move = Montrer
lesson-the-move = Essayez : { $move }
lesson-not-allowed = Interdit.
error-no-lesson = Il n’y a pas encore de leçon pour { $game }.
error-lesson-part-over = Ce chapitre de la leçon est fini.
error-lesson-other-move = La leçon ne continue pas après le coup { $move }.
cli-lesson-go-on = Entrée : chapitre suivant, q : quitter
cli-lesson-left = Pour reprendre la leçon : parfait learn { $game } --part { $part }
cli-lesson-over = Jouez maintenant une vraie partie : parfait play { $game }
cli-practise-turn = À { $name } de jouer : trouvez le meilleur coup ({ $number } sur { $last })
cli-lesson-help = hint : le coup à trouver. quit : quitter.
cli-lesson-free = Ici, c’est à vous de choisir : n’importe quel coup convient.
error-no-lesson-part = Il n’y a pas de chapitre { $part } : la leçon a les chapitres 1 à { $last }.
# The others in a lesson
lesson-anna = Anna
lesson-ben = Ben

## Bots

bot-level-random = Hasard
bot-level-greedy = Glouton
bot-level-1 = Novice
bot-level-2 = Amateur
bot-level-3 = Habitué
bot-level-4 = Expert
bot-level-5 = Maître
bot-numbered = { $name } { $number }
character-pip = Pépin
character-mochi = Mochi
character-waffle = Gaufre
character-biscuit = Biscuit
character-nougat = Nougat
character-compote = Compote
character-caramel = Caramel
character-chantilly = Chantilly
character-praline = Praline
character-mocha = Moka
character-sorbet = Sorbet
character-brioche = Brioche
character-saffron = Safran
character-yuzu = Yuzu
character-anise = Anis
banter-merry-scored = Oh, ça s’est bien passé !
banter-merry-passed = Hé, attendez-moi !
banter-merry-win = J’ai gagné ! Pour de vrai !
banter-merry-lose = C’était amusant. On recommence ?
banter-shy-scored = Oh. C’était moi ?
banter-shy-passed = Je m’en doutais…
banter-shy-win = Quelle surprise, même pour moi.
banter-shy-lose = Bien joué, tout le monde.
banter-dry-scored = C’est noté.
banter-dry-passed = Charmant.
banter-dry-win = Pas mal, si j’ose dire.
banter-dry-lose = Disons que c’était de la recherche.
banter-proud-scored = Vous avez vu ça ?
banter-proud-passed = Profitez-en bien.
banter-proud-win = Évidemment.
banter-proud-lose = Vous avez eu de la chance. Un peu.
banter-calm-scored = Chaque chose en son temps.
banter-calm-passed = Rien ne presse.
banter-calm-win = Une belle partie, du début à la fin.
banter-calm-lose = Vous l’avez mérité.

error-limit-one-of-two = Les robots réfléchissent un nombre d’itérations ou de secondes : donnez l’un des deux.
error-limit-iterations = { $given } n’est pas un nombre d’itérations : de 1 à { $most }.
error-limit-seconds = { $given } n’est pas un nombre de secondes : plus de 0, et { $most } au plus.
error-nothing-to-decide = Dans cette vue, ce n’est pas à cette place de décider.
error-not-a-view = { $found } n’est pas la vue d’un jeu.
error-not-a-view-of = { $found } n’est pas une vue du jeu { $game }.
error-unknown-bot = Le robot « { $name } » n’existe pas. Robots : { $names }, ou module:Classe.
error-bot-does-not-load = Le robot « { $name } » ne se charge pas : { $reason }
error-bot-ends-process = Le robot « { $name } » ne se charge pas : il arrête son processus (code { $code }).
error-bot-loads-slowly = Le robot « { $name } » ne se charge pas : il n’est pas prêt après { $seconds } secondes.
error-bots-in-arena = Une arène accueille de 2 à { $most } robots, pas { $count }. Pour qu’un robot joue contre lui-même, nommez-le deux fois.
error-workers-die = Les processus qui jouent s’arrêtent sans cesse (code { $code }), et aucun robot n’est en cause.
error-bots-do-not-load = Les robots ne sont pas prêts après { $seconds } secondes.

hint-title = D’après ce que vous voyez :
hint-move = { $move } : environ { $wins ->
    [one] { $wins } victoire
   *[other] { $wins } victoires
} sur 100 parties semblables
hint-only-move = Il n’y a qu’un coup : { $move }.
hint-clear = Le premier est nettement le meilleur.
hint-close = Le premier semble le meilleur, mais le deuxième le vaut peut-être.
hint-alike = Ils se valent à peu près : prenez celui qui vous plaît.
hint-say = { $verdict ->
    [clear] Le meilleur coup : { $move }.
    [alike] Aussi bons l’un que l’autre : { $move } ou { $second }.
   *[close] Le meilleur coup, de peu : { $move }.
}
hint-type-why = Tapez « why » pour voir les raisons.
hint-outlook = { $outlook ->
    [winning] La victoire est proche.
    [ahead] Vous avez l’avantage.
    [behind] Vous avez du retard, mais rien n’est perdu.
    [losing] Cette partie sera difficile à gagner.
   *[even] Rien n’est joué.
}
hint-why = { $fact } ({ $contrast }).
hint-why-best = meilleur coup : { $other }
hint-why-second = deuxième coup : { $other }
hint-why-third = troisième coup : { $other }
hint-why-other = autre coup : { $other }
hint-why-others = { $more ->
    [yes] autres coups : { $other } au plus
   *[no] autres coups : { $other } au moins
}
why-score = Porte le score à { $value } en moyenne
cli-help-hint = hint : le meilleur coup, en une phrase.
cli-help-why = why : les raisons d’un conseil, et ce qu’on peut attendre de chaque coup.

arena-bot = Robot
arena-games = Parties
arena-win-rate = Gagnées
arena-interval = Intervalle à 95 %
arena-adjusted = Sans la chance
arena-adjusted-interval = Intervalle à 95 %
arena-par = Attendu
arena-rating = Cote
arena-stopped = Interrompu ; parties jouées : { $games } sur { $wanted }.
arena-forfeit-raised = { $bot } perd une partie par forfait, après une erreur : { $details }
arena-forfeit-illegal = { $bot } perd une partie par forfait : { $details } n’est pas une action permise.
arena-forfeit-slow = { $bot } perd une partie par forfait : aucun coup après { $details }.
arena-forfeit-died = { $bot } perd une partie par forfait : son processus s’est arrêté pendant son tour.
arena-forfeits = { $bot } : parties perdues par forfait : { $games }

## Des bots invités sur un serveur

join-seated = { $game }, place { $seat }. Pour y revenir de n’importe où : { $link }
join-reconnecting = Le serveur ne répond pas ; nouvel essai…
join-won = { $name } gagne. Scores : { $scores }
join-lost = Victoire : { $winners }. { $name } n’a pas gagné. Scores : { $scores }
join-shared = { $winners } se partagent la victoire. Scores : { $scores }
error-bad-link = « { $link } » n’est pas un lien vers une table, comme https://example.org/t/4fTk9QzRw2Xb7c.
error-server-unreachable = Aucun serveur ne répond à { $link } : { $reason }
error-no-parfait-server = Ce qui répond à { $link } n’est pas un serveur Parfait : { $reason }
error-server-went-away = Le serveur de { $link } n’a pas répondu depuis { $seconds } secondes.
error-other-protocol = Le serveur de { $link } parle la version { $theirs } du protocole, et ce Parfait la version { $ours }.
error-table-full = Aucune place n’est libre à cette table.
error-guest-raised = Le robot ne peut pas continuer et quitte sa place, après une erreur : { $details }
error-guest-illegal = Le robot ne peut pas continuer et quitte sa place : { $details } n’est pas une action permise.
error-view-lacks-field = Le serveur joue une autre version du jeu { $game } : ses vues n’ont pas de « { $field } ».
error-view-not-understood = Le serveur joue une autre version du jeu { $game } : { $reason }
error-unknown-refusal = Le serveur refuse pour une raison que cette version ne connaît pas : { $reason }

analysis-step = Étape
analysis-player = Joueur
analysis-played = Joué
analysis-best = Meilleur
analysis-loss = Perte (% d’une victoire)
analysis-why = Pourquoi
analysis-none = Il n’y a aucune décision à examiner.
analysis-total = { $name } : { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}, dont { $best } comme la recherche ; perte moyenne : { $loss } % d’une victoire

## Le serveur

server-open = Ouvrez { $address }
server-open-lan = Pour les amis sur le même réseau : { $address }
server-database = Les parties sont gardées dans { $database }
server-compiled = Règles et robots : compilés
server-compiling = Règles et robots : Python interprété pour l’instant. Les règles compilées prendront le relais dès qu’elles seront prêtes ; les parties continuent.
server-plain = Règles et robots : Python interprété (plus lent ; voir parfait doctor)
server-not-built = Le client pour navigateur n’est pas construit ici : avec npm, make setup le construit. Le serveur lui-même est prêt.
preview-invites = { $host } vous invite à jouer à { $game } ({ $free ->
    [0] complet
    [one] { $free } place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
})
preview-open = { $game } ({ $free ->
    [0] complet
    [one] { $free } place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
})
page-description = De petits jeux de société, entre amis et contre des robots.
preview-seated = À table : { $names }
server-stop = Ctrl-C arrête le serveur ; toutes les parties continueront la prochaine fois.
server-stopped = Arrêté. Rien n’est perdu.
server-stopped-away = Arrêté. La base de données ne répondait plus à la fin : vérifiez-la avant de redémarrer.
server-unknown-setting = { $name } n’est pas un réglage de ce serveur et est ignoré.
server-mistyped-setting = { $name } n’est pas un réglage de ce serveur et est ignoré. Vouliez-vous dire { $nearest } ?
server-few-connections = { $most } connexions à la fois seulement : ce processus ne peut pas ouvrir plus de fichiers (ulimit -n, ou LimitNOFILE= dans un service).

error-unknown-log-level = « { $level } » n’est pas un niveau de journal : debug, info, warning ou error.
error-not-a-server = « { $url } » n’est pas l’adresse d’un serveur. Par exemple : https://games.example.org
error-backups-of-no-server = --backups demande --server : l’adresse du serveur dont ce sont les sauvegardes.
error-workers-need-postgresql = Plusieurs processus demandent PostgreSQL : --database postgresql://…
error-workers-not-here = Plusieurs processus demandent Linux ou macOS. Ici, lancez un serveur sur chacun de plusieurs ports.
error-bad-setting = { $name } ne peut pas être « { $value } ».
error-cannot-listen = Impossible d’écouter sur { $host }, port { $port } : { $reason }.
error-port-in-use = Le port { $port } est déjà utilisé. Arrêtez le programme qui l’utilise, ou choisissez un autre port avec --port.
error-database-unusable = La base de données { $database } est inutilisable : { $reason }.
error-database-damaged = La base de données { $database } est endommagée : { $reason }. Restaurez une sauvegarde à sa place : parfait restore FICHIER
error-database-not-url = Écrivez la base de données comme une URL : postgresql://UTILISATEUR@HÔTE/BASE
error-database-newer = La base de données { $database } a été écrite par un Parfait plus récent (version { $found } ; celui-ci connaît { $known }). Réinstallez cette version, ou restaurez une sauvegarde.
error-database-in-use = Un autre serveur utilise { $database }.
error-database-unreachable = PostgreSQL ne répond pas : { $reason }
error-no-postgresql-driver = Le pilote PostgreSQL ne se charge pas : { $reason }
error-env-not-reset = Il faut d’abord réinitialiser l’environnement.
error-env-bad-actions = Les actions sont { $count } nombres entiers, un par partie ; reçu : { $found }.
error-env-over = La partie { $index } est terminée : son action est -1, pas { $action }.
error-env-worker-lost = Un processus de l’environnement s’est arrêté ; recréez l’environnement.
error-env-bad-setting = { $setting } ne peut pas valoir { $value }.
error-missing-extra = Il faut l’extra « { $extra } » de Parfait ; pour l’installer : { $command }
error-unknown-database = « { $database } » n’est pas une base de données : sqlite:FICHIER ou postgresql://…
error-backup-with-pg-dump = PostgreSQL se sauvegarde avec ses propres outils : pg_dump --format=custom.
error-restore-with-pg-restore = PostgreSQL se restaure avec ses propres outils : pg_restore --clean --if-exists --dbname URL FICHIER. Une sauvegarde SQLite se copie dans une base vide avec parfait tables copy FICHIER URL.
error-backup-unusable = { $file } n’est pas une sauvegarde utilisable : { $reason }.
error-backup-not-ours = { $file } est une base de données, mais pas de Parfait.
error-backup-incomplete = { $file } n’est pas une sauvegarde utilisable : il manque des entrées aux journaux de ses tables ({ $tables }).
error-database-not-empty = Il y a déjà des tables dans cette base : copiez dans une base vide.
error-copy-differs = La copie ne serait pas identique à l’original : rien n’a été écrit.
error-no-such-table = Cette table n’existe pas.
error-no-such-page = Il n’y a rien ici.
error-metrics-local = Ces chiffres ne sont communiqués qu’aux programmes de la machine du serveur ; PARFAIT_METRICS=all les donne à tous.
error-bad-method = Cette adresse n’accepte pas ce genre de requête.
error-strange-host = Ce serveur ne répond pas au nom « { $host } ». Si c’est bien le sien, lancez-le avec --public-url http://{ $host }, ou ajoutez --origin http://{ $host } à ses options.
error-foreign-page = Une page d’un autre site ne peut pas faire cela ici.
error-not-json-type = Envoyez ceci en application/json.
error-no-such-seat = La place { $seat } n’existe pas.
error-no-table = Rejoignez d’abord une table.
error-bad-token = Ce lien ne correspond à aucune place de cette table.
error-ticket-used = Quelqu’un s’est déjà installé avec ce lien.
error-seat-moved = Votre place a été ouverte sur un autre appareil avec un nouveau lien : vous ne pouvez plus jouer sur celui-ci.
error-seat-given = Les autres ont donné votre place à quelqu’un d’autre. Vous pouvez toujours regarder.
error-seat-freed = Vous n’avez plus de place ici : l’hôte l’a libérée.
error-kicked = L’hôte vous a retiré de cette table. Vous pouvez toujours regarder.
error-link-waits = Ce lien fonctionnera dans { $seconds } { $seconds ->
    [one] seconde
   *[other] secondes
} : d’ici là, l’ancien appareil peut s’y opposer.
error-no-link-needed = Cette place n’a pas besoin d’un nouveau lien.
error-not-watching = C’est réservé aux spectateurs.
error-watch-by-name = Donnez d’abord votre nom, pour que les autres sachent qui demande.
error-too-many-watchers = { $most } spectateurs au plus peuvent donner leur nom.
error-seat-not-free = On ne peut reprendre que la place d’une personne partie pour de bon.
error-wished-already = Quelqu’un veut déjà remplacer { $name }.
error-wish-declined = Les autres préfèrent garder la place pour { $name }.
error-bad-message = Ce message est illisible : { $reason }
error-not-json-message = Ce message n’est pas du JSON.
error-too-large = C’est trop gros : { $most } octets au plus.
error-bad-query = { $name } doit être un nombre entier de { $low } à { $high }.
error-too-fast = Trop de demandes : patientez un instant.
error-too-many-tables = Il y a déjà trop de tables.
error-too-many-open-tables = { $most } tables créées depuis votre adresse sont encore ouvertes. Terminez-en ou fermez-en d’abord quelques-unes.
error-endless-table = Avec ces options, une partie peut ne jamais finir : aucune table ne peut les avoir. Choisissez une limite.
error-too-many-records = Il y a trop d’enregistrements à revoir en ce moment : réessayez dans un instant.
error-record-too-slow = Cet enregistrement prend trop de temps à revoir.
error-table-crowded = Il y a déjà trop de monde à cette table.
error-table-busy = Cette table est très occupée : réessayez.
error-storage-away = La partie ne peut pas être enregistrée pour le moment : rien n’a été fait. Réessayez bientôt.
error-our-fault = Une erreur est survenue de notre côté. La partie est intacte.
error-wrong-step = La partie a continué : elle en est à l’étape { $step }.
error-not-seated = Vous n’avez pas de place à cette table.
error-not-host = Seul l’hôte de la table peut faire cela.
error-not-founder = Seule la personne qui a créé cette table peut la fermer.
error-opening-too-long = On peut reprendre une partie à l’une de ses { $most } premières étapes ; celle-ci est l’étape { $step }.
error-opening-fixed = Cette table reprend une autre partie : ses joueurs et ses règles ne changent pas.
error-players-changed = Quelqu’un vient d’arriver ou de partir : { $players ->
    [one] { $players } personne est
   *[other] { $players } personnes sont
} à la table.
error-seat-open = La place { $seat } est encore libre.
error-seat-taken = La place { $seat } est prise.
error-seated-already = Vous avez déjà une place.
error-seat-yours-already = Vous êtes déjà à votre place.
error-seat-not-abandoned = La personne à la place { $seat } est là, ou vient tout juste de partir.
error-left-already = Vous avez déjà quitté votre place.
error-bot-stands-in = Un robot joue pour vous : reprenez d’abord votre place.
error-answer-stands = Votre temps est écoulé : votre choix est définitif.
error-take-backs-off = Cette table a une pendule : on n’y reprend pas ses coups.
error-nothing-to-take-back = Vous n’avez aucun coup à reprendre.
error-take-back-asked = Quelqu’un demande déjà à reprendre un coup.
error-no-take-back-asked = Plus personne ne demande à reprendre un coup.
error-name-taken = Quelqu’un ici s’appelle déjà { $name }.
error-name-alike = « { $name } » ressemble trop à { $other }, qui est à cette table.
error-name-reserved = « { $name } » ressemble à un nom de robot ou de spectateur : choisissez-en un autre.
error-bad-player-name = Un nom a de 1 à { $most } caractères.
error-empty-chat = Le message est vide.
error-long-chat = { $most } caractères au plus, s’il vous plaît.
error-muted = L’hôte vous a retiré la parole.
error-table-closed = Cette table est fermée.
error-table-deleted = Cette table a été supprimée.
error-table-unreadable = Cette partie ne peut pas être ouverte : une autre version de Parfait l’a enregistrée, ou elle est endommagée. Elle est conservée telle quelle.
error-started-already = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-game-not-over = La partie n’est pas finie.
error-hints-off = Il n’y a pas de conseils à cette table.
error-no-hint = Aucun robot n’a le temps de donner un conseil en ce moment.
error-unknown-level = Il n’y a pas de robots de niveau « { $level } ». Niveaux : { $allowed }.
error-seats-not-players = Places indiquées : { $seats }, pour { $players } joueurs.
error-too-few-seats = { $people } personnes ont déjà une place ici : libérez d’abord une place, ou choisissez plus de joueurs.
error-bad-clock = Une pendule a soit une réserve de temps, soit un temps pour chaque tour.

## Pieces on a table in the browser

table-hand = Votre main
table-legal = { $piece }, jouable
table-barred = { $piece }, pas maintenant
table-cancel = Annuler
table-example = Un exemple pas à pas
table-example-start = La table avant le premier coup
table-example-hidden = un coup que vous ne voyez pas
table-example-back = Étape précédente
table-example-next = Étape suivante

## The browser

web-home = Accueil
web-games = Jeux
web-rules = Règles
web-settings = Réglages
web-lab = Labo
web-lab-title = Études des règles
web-lab-none = Ce serveur n’a pas encore d’étude. La personne qui l’administre peut en lancer une : parfait lab run ÉTUDE --out DONNÉES/lab/NOM, DONNÉES étant le dossier de sa base.
web-lab-report = Rapport
web-lab-no-report = Pas encore de rapport. Pour l’écrire : parfait lab report DOSSIER.
web-lab-try = Essayer ces règles
web-lab-rulebook = règle du jeu
web-create = Nouvelle table
web-replay = Revoir la partie
web-close = Fermer
web-try-again = Réessayer
web-welcome = Prenez place.
web-welcome-more = De petits jeux, entre amis ou contre des robots. Rien à installer, pas de compte.
web-welcome-games = { $count ->
    [1] Un jeu de cartes et de dés
    [2] Deux jeux de cartes et de dés
    [3] Trois jeux de cartes et de dés
    [4] Quatre jeux de cartes et de dés
    [5] Cinq jeux de cartes et de dés
    [6] Six jeux de cartes et de dés
   *[other] { $count } jeux de cartes et de dés
}
web-next-game = Reprendre la partie : { $game }
web-next-lesson = Reprendre la leçon : { $game }
web-next-learn = Apprendre { $game }
web-next-again = Rejouer à { $game }
web-lesson-minutes = environ cinq minutes
web-learned = Appris
web-played-won = { $played ->
    [one] { $played } partie jouée
   *[other] { $played } parties jouées
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
web-won-by = { $you ->
    [yes] { $others ->
        [0] Vous avez gagné
       *[other] Vous avez gagné, avec { $names }
    }
   *[no] Gagné par { $names }
}
web-players-minutes = { $players } joueurs · { $minutes } min
web-play-bots = Jouer
web-play-against = { $count ->
    [one] contre un robot ({ $level })
   *[other] contre { $count } robots ({ $level })
}
web-play-friends = Entre amis
web-play-friends-how = invitez par lien ou code QR
web-first-game = Pour commencer
web-your-games = Vos parties
web-own-waiting = { $count ->
    [one] Une partie vous attend
   *[other] { $count } parties vous attendent
}
web-own-with = avec { $names }
web-own-alone = personne d’autre pour l’instant
web-own-full = Tout le monde est là
web-own-lost = Votre place n’existe plus
web-own-hidden = { $game } n’est plus dans la liste. Votre place est conservée.
web-own-hidden-count = Hors de la liste ({ $count })
web-own-show = Afficher à nouveau
web-undo = Annuler
web-next-table = { $count ->
    [one] C’est à vous à une autre table : { $game }
   *[other] C’est à vous à { $count } autres tables ; la suivante : { $game }
}
web-next-table-short = Table suivante
web-evening = Commencer une soirée entre amis
web-join = Rejoindre avec un code
web-open-tables = Tables ouvertes
web-no-open-tables = Aucune table ouverte pour le moment. Créez-en une et rendez-la visible ici.
web-seats-free = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
web-finished-games = Parties terminées
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
web-server = Le serveur a donné une réponse inattendue.
error-web-offline = Le serveur est injoignable. Vérifiez votre connexion et réessayez.
error-web-server = Le serveur a donné une réponse inattendue. Rechargez la page.
web-error-unknown = Cela n’a pas marché ({ $key }).
web-advice = Réessayez dans un instant, ou repartez de l’accueil.
web-advice-web-page-missing = Le serveur est indisponible ou vient d’être mis à jour : rechargez la page.
web-advice-passing = Cette page réessaie toute seule : vous n’avez rien à faire.
web-advice-no-such-table = Le lien est peut-être coupé, ou la table n’existe plus. Redemandez-le, ou créez votre table.
web-advice-bad-token = Le lien de cette place n’est plus valable : demandez-en un autre à l’hôte. Le lien de la table permet toujours de regarder.
web-advice-ticket-used = Chaque lien ne sert qu’une fois. Si c’était vous, choisissez « Jouer sur un autre appareil » sur cet appareil-là. Sinon, demandez un nouveau lien à l’hôte. Vous pouvez toujours regarder.
web-advice-table-closed = L’hôte l’a fermée, ou personne n’y a joué depuis longtemps. Créez-en une autre.
web-advice-table-deleted = La personne qui gère ce serveur l’a supprimée. Créez-en une autre.
web-advice-game-not-over = Une partie se revoit de toutes les places une fois finie.
web-advice-web-offline = Vérifiez votre connexion. Le serveur redémarre peut-être : il revient dans un instant.
web-advice-not-json = Ce n’est pas un enregistrement de Parfait. Choisissez le fichier donné par « Télécharger ».
web-not-connected = Pas de connexion : rien n’a été envoyé. Nous réessayons.
web-move-kept = Pas de connexion. Votre coup est conservé ; il partira dès qu’elle sera rétablie.
web-connecting = Un instant…
web-reconnecting = Reconnexion…
web-other-version = Cette page n’est plus à jour.
web-reload = Recharger
web-seats = Places
web-how-many = Joueurs
web-your-name = Votre nom
web-seat = Place { $number }
web-your-seat = Votre place
web-about-seat = { $name } : ce que veulent dire les nombres
web-seat-open = Place libre
web-seat-kept = Réservée (sur invitation)
web-seat-for-you = Réservée pour vous
web-bot-level = Robot : { $level }
web-clock = Temps de réflexion
web-clock-none = Sans limite
web-clock-live = En temps réel, avec une pendule
web-clock-days = En différé, plusieurs jours par tour
web-clock-turn = En temps réel, avec une limite par tour
web-turn-seconds = Secondes par tour
web-clock-said-turn = { $seconds } s par tour
web-minutes = Minutes par joueur
web-increment = Secondes ajoutées par tour
web-days = Jours par tour
web-days-left = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
}
web-time-left = Temps restant : { $time }
web-the-table = La table
web-setup = Préparer la table
web-setup-how = Tout reste modifiable jusqu’au début de la partie. Tout le monde voit les changements aussitôt.
web-invites-you = { $host } vous invite à jouer à { $game }
web-clock-said-none = Sans limite de temps
web-clock-said-live = { $seconds ->
    [0] { $minutes } min par joueur
   *[other] { $minutes } min par joueur + { $seconds } s par tour
}
web-clock-said-days = { $days ->
    [one] Un jour par tour
   *[other] { $days } jours par tour
}
web-hints-on = Conseils autorisés
web-hints-off = Sans conseils
web-options-changed = { $count ->
    [one] une modifiée
   *[other] { $count } modifiées
}
web-option-changed = valeurs modifiées
web-yes = oui
web-no = non
web-allow-hints = Autoriser les conseils des robots
web-listed = L’afficher parmi les tables ouvertes
web-table-title = Titre (facultatif)
web-options = Règles modifiables
web-rule = Règle { $number }
web-by-lot = Tirage au sort
web-no-limit = Sans limite
web-start = Commencer
web-sit-here = S’asseoir ici
web-sit-name = Entrez votre nom pour vous asseoir.
web-put-bot = Ajouter un robot (place { $number })
web-put-bot-short = Ajouter un robot…
web-seat-link = Lien
web-free-seat = Libérer
web-remove-question = { $name } : libérer cette place ?
web-remove-how = Une personne retirée peut toujours regarder, mais ne peut plus s’asseoir à cette table, sauf si vous lui envoyez un lien vers une place.
web-remove-bar = Retirer pour de bon
web-start-with = { $count ->
    [one] Commencer à { $count }
   *[other] Commencer à { $count }
}
web-start-bots = { $count ->
    [one] Commencer avec un robot à la place libre
   *[other] Commencer avec des robots aux places libres
}
web-start-or-wait = Ou attendez que toutes les places soient prises.
web-table-full = Toutes les places sont prises. Vous pouvez rester et regarder, ou créer votre propre table.
web-waiting-host = Tout le monde est là. En attente de l’hôte.
web-all-here-host = Tout le monde est là : vous pouvez commencer.
web-waiting-players = En attente de joueurs…
web-leave-seat = Quitter la place
web-close-table = Fermer la table
web-close-question = Fermer cette table ?
web-close-sure = La partie s’arrêtera pour tout le monde et ne pourra pas être reprise.
web-close-no = Garder la table
web-cancel = Annuler
web-more-options = Autres réglages
web-invite = Inviter
web-invite-how = Avec ce lien, on peut prendre une place libre, ou regarder.
web-invite-seat = Inviter quelqu’un (place { $number })
web-invite-seat-how = Ce lien est pour une seule personne et ne sert qu’une fois. Ensuite, il n’ouvre plus la place à personne, pas même à vous. Un nouveau lien vers cette place le remplace.
web-seat-lost = Vous n’avez plus de place ici : l’hôte l’a libérée.
web-link = Lien vers la table
web-copy-link = Copier le lien
web-share = Partager…
web-copied = Copié.
web-not-copied = Le navigateur a bloqué la copie : copiez le lien dans son champ.
web-invitation = On joue à { $game } ?
web-qr = Code QR du lien
web-here = en ligne
web-away = hors ligne
web-left = a quitté sa place
web-away-short = hors ligne · { $time }
web-away-now = { $name } est hors ligne.
web-away-soon = Au bout d’une minute, vous pourrez laisser jouer un robot.
web-away-for = { $name } est hors ligne depuis { $time }.
web-idle-short = en attente · { $time }
web-idle-for = { $name } n’a pas joué depuis { $time }.
web-still-there = Vous êtes toujours là ? C’est à vous de jouer.
web-link-local = Ce lien ne s’ouvre que sur cet ordinateur. Pour jouer à plusieurs, lancez le serveur pour tout le réseau ou donnez-lui une adresse publique.
web-has-left = { $name } a quitté la table.
web-is-back = { $name } est de retour.
web-time-long = { $unit ->
    [days] { $count } jours
    [hours] { $count } heures
   *[minutes] { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
}
web-time-short = { $unit ->
    [days] { $count } j
    [hours] { $count } h
   *[minutes] { $count } min
}
web-bot-stands-in = un robot joue à sa place
web-bot-plays-for = Un robot joue pour { $name }.
web-let-bot-play = Laisser un robot jouer pour { $name }
web-let-bot-play-short = Laisser jouer un robot
web-new-link = Donner un nouveau lien…
web-new-link-for = Un nouveau lien pour { $name }
web-new-link-how = Pour une personne qui a perdu son appareil, ou dont le navigateur a oublié la place. La personne qui ouvre le lien voit la main et continue la partie. L’ancien appareil, s’il est encore connecté, peut s’y opposer.
web-new-link-give = Créer le lien
web-new-link-two = Il faut l’accord d’une autre personne à la table.
web-new-link-asked = Selon { $names }, { $name } a perdu son appareil et a besoin d’un nouveau lien.
web-renewed-you = Votre place va passer sur un autre appareil avec un nouveau lien. Si vous n’avez pas perdu le vôtre, dites-le.
web-keep-seat = Je suis là : je garde ma place
web-invited-back = Avec ce lien, vous êtes { $name } à cette table.
web-play-here = Jouer ici
web-agree = D’accord
web-disagree = Non
web-wish-asked = { $name } voudrait remplacer { $old } et reprendre sa main. { $old } ne pourrait plus revenir.
web-wish-waits = Vous souhaitez remplacer { $old }. Accord attendu : { $names }.
web-wish = Remplacer { $name }
web-withdraw = Renoncer
web-watch-as = Donner votre nom…
web-watch-title = Regarder sous votre nom
web-watch-how = Toute la table le voit.
web-wait-seat = J’aimerais une place dès qu’il s’en libère une
web-wait-for-seat = Attendre une place…
web-watch-ok = C’est bon
web-watch-nameless = Sans nom
web-watching-list = Spectateurs : { $names }
web-watching-waits = { $name } (voudrait une place)
web-bot-plays = Robot
web-bot-takes-over = Un robot joue désormais pour { $name }, jusqu’à son retour.
web-bot-hands-back = { $name } est de retour et reprend la partie.
web-founder = La personne qui a créé la table
web-host-now = { $you ->
    [yes] C’est vous l’hôte à présent.
   *[no] L’hôte est à présent : { $name }.
}
web-host-away = L’hôte, { $name }, est hors ligne. Au bout d’une minute, quelqu’un d’autre prendra ce rôle.
web-to-play = doit jouer
web-winner = Victoire
web-your-turn = À vous
web-your-turn-said = { $count ->
    [one] À vous : un seul coup possible.
   *[other] À vous : { $count } coups possibles.
}
web-not-your-turn = Ce n’est pas encore à vous.
# Quand plusieurs personnes choisissent en même temps.
web-waiting-for = On attend { $names }.
web-ready = a choisi
web-answer-kept = Gardé secret jusqu’à ce que tout le monde ait choisi : { $move }.
web-answer-given = Vous avez choisi. Vous pouvez encore changer d’avis.
web-change-answer = Changer d’avis
web-keep-answer = Garder mon choix
web-undo-move = Reprendre
web-undo-how = Reprendre votre dernier coup
web-back-asked = { $name } voudrait reprendre son coup : { $move }.
web-back-asked-secret = { $name } voudrait reprendre son dernier choix.
web-back-waits = Vous avez demandé à reprendre votre coup. On attend { $names }.
web-confirm-offer = Voulez-vous confirmer chaque coup avant qu’il compte ?
web-allow-take-backs = Permettre de reprendre un coup malgré la pendule
asked = Choisissez un coup.
web-chance = Les cartes et les dés arrivent…
web-table-closed = Cette table est fermée.
web-tools = Outils de la table
web-log = Journal
web-log-all = Tout afficher
web-log-empty = Rien ne s’est encore passé.
web-by-time = (temps écoulé)
web-time-up = { $you ->
    [yes] Temps écoulé : un robot joue pour vous.
   *[no] Temps écoulé : un robot joue pour { $name }.
}
web-with-hint = (avec un conseil)
web-took-over = { $name } remplace { $old }.
web-link-renewed = { $name } reçoit un nouveau lien, pour un autre appareil.
web-chat = Discussion
web-chat-empty = Personne n’a encore rien dit.
web-chat-say = Dire quelque chose
web-log-and-chat = Journal et discussion
web-reactions = Réactions
web-reaction-nice = Bien joué !
web-reaction-wow = Oh là là !
web-reaction-oops = Oups !
web-reaction-close = De justesse !
web-reaction-thanks = Merci !
web-reaction-wait = Un instant…
web-chat-line = { $name } : { $text }
web-send = Envoyer
web-watch = Regarder la table
web-watcher = Spectateur
web-watching = Vous suivez la partie.
web-watchers = { $count ->
    [0] Personne ne regarde.
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
}
web-hint = Conseil
web-hint-chance = Chances de gagner :
web-why = Pourquoi ?
web-hint-play = Le jouer
web-hint-for = Pour :
web-hint-against = Contre :
web-menu = Menu
web-last-trick = Dernier pli
web-look-back = Revoir
web-look-back-how = Revoir ce qui s’est passé depuis mon dernier tour
web-looking-back = Ce qui s’est passé depuis votre dernier tour
web-since-said = { $piece }, du nouveau depuis votre dernier tour
web-scores = Scores
web-confirm = Jouer : { $move }
web-take-back = Annuler
web-round-over = Fin de la manche
web-game-over = Fin de la partie
web-go-on = Continuer
web-go-on-in = Continuer ({ $seconds })
web-you-win = Vous gagnez !
web-last-round = Dernière manche !
web-you-share-the-win = Vous gagnez, avec { $seats } !
web-they-win = { $count ->
    [one] { $seats } gagne !
   *[other] { $seats } gagnent !
}
web-standings = Classement
web-how-counted = Le décompte
web-look-again = Revoir la partie
web-share-result = Partager le résultat
web-save-picture = Enregistrer en image
web-rematch = Encore une partie
web-rematch-offered = Les autres sont déjà à une nouvelle table.
web-rematch-wanted = { $count ->
    [one] { $names } veut rejouer.
   *[other] { $names } veulent rejouer.
}
web-rematch-join = Jouer aussi
web-rematch-no = Pas cette fois
web-rematch-waiting = En attente : { $names }.
web-rematch-start = Commencer sans attendre
web-rematch-begins = Tout le monde est partant. C’est parti…
web-rematch-next = Prochaine partie
web-jump-now = Revenir au direct
web-watch-rematch = Regarder la suite
web-bot-plays-for-you = Un robot joue pour vous.
web-you-left = Vous avez quitté cette place. Elle reste à vous.
web-return = Reprendre ma place
web-host = Options de l’hôte
web-mute = Retirer la parole
web-unmute = Rendre la parole
web-mute-watchers = Interdire la discussion aux spectateurs
web-screen = Afficher sur un grand écran
web-screen-how = Scannez le code d’une place libre avec votre téléphone. Votre main reste sur le téléphone ; la table est ici.
web-screen-full = Toutes les places sont prises : l’hôte peut lancer la partie.
web-screen-sound = Activer le son
web-screen-scan = Scannez pour vous asseoir ici
web-screen-watch = Scannez pour regarder sur votre téléphone
web-copy-watch-link = Copier le lien pour regarder
web-other-device = Jouer sur un autre appareil
web-other-device-how = Ce lien, c’est votre place : toute personne qui l’a voit votre main et peut jouer pour vous. Gardez-le pour vous.
web-keys = Raccourcis clavier
web-key-tab = carte, dé ou bouton suivant
web-key-arrows = d’une carte, case ou direction à l’autre
web-key-enter = jouer ou confirmer
web-key-escape = annuler ou fermer
web-key-moves = élément jouable suivant
web-key-go-on = continuer sans attendre
web-key-look-back = revoir ce qui s’est passé depuis mon dernier tour
web-key-hint = conseil
web-key-log = journal
web-key-chat = discussion
web-key-next = à la prochaine table où c’est à vous
web-key-help = cette aide
web-download = Télécharger
web-replay-start = Avant la première étape.
web-replay-about = Analyse et coups
web-review-what = Les tournants de la partie, la part de chance et les coups qui ont coûté quelque chose.
web-round = Manche { $number }
web-review-game = Analyser cette partie
web-review-finer = Analyser plus finement
web-review-share = Copier le résumé
web-reviews = Mes parties analysées
web-reviews-none = Analysez une de vos parties : cette page montrera votre part de chance et vos erreurs les plus fréquentes, et vous pourrez vous exercer. Tout reste sur cet appareil.
web-reviews-where = Votre part de chance, vos erreurs les plus coûteuses et les positions à retravailler. Tout reste sur cet appareil.
web-reviews-games = Parties analysées
web-reviews-waiting = Pas encore analysées
web-reviews-kinds = Erreurs par type de coup
web-reviews-count = { $count ->
    [1] Une partie, { $won ->
        [0] pas gagnée
       *[other] gagnée
    }.
    [one] { $count } partie, { $won } gagnée.
   *[other] { $count } parties, dont { $won } { $won ->
        [one] gagnée
       *[other] gagnées
    }.
}
web-reviews-luck = { $luck ->
    [good] De la chance ({ $share }).
    [bad] De la malchance ({ $share }).
   *[even] Ni chance ni malchance.
}
web-reviews-result = { $won ->
    [yes] Gagnée.
   *[no] Pas gagnée.
}
web-reviews-mistakes = { $count ->
    [0] Aucune erreur.
    [1] Une erreur.
    [one] { $count } erreur.
   *[other] { $count } erreurs.
}
web-reviews-times = { $count } fois, { $share } de chances
web-reviews-practise = { $count ->
    [1] S’exercer sur une position
    [one] S’exercer sur { $count } position
   *[other] S’exercer sur { $count } positions
}
web-play-on = Reprendre d’ici
web-play-on-how = Une nouvelle table commence à partir de cette position.
web-play-on-seat = Votre place
web-play-on-others = Les autres
web-play-on-friends = Des amis : laisser les places libres
web-play-on-cards = Cartes et dés cachés
web-play-on-same = Tels qu’ils étaient
web-play-on-anew = Redistribués, d’après ce que votre place pouvait savoir
web-play-on-begin = Reprendre
web-plays-on = Reprend une autre partie à l’étape { $step } : les joueurs et les règles ne changent pas.
web-practice = S’exercer sur les erreurs
web-practice-ask = À { $name } de jouer. Quel est le meilleur coup ?
web-practice-right = Exact : { $move }.
web-practice-wrong = Ce coup est moins bon : { $move }. Essayez-en un autre.
web-practice-next = Position suivante
web-practice-end = Retour à l’analyse
web-open-hands = Montrer toutes les mains
web-open-hands-failed = Impossible de charger les mains. Réessayez dans une minute.
web-jump-back = Pli ou manche d’avant
web-jump-forward = Pli ou manche d’après
web-eyes = Point de vue
web-position = Moment de la partie
web-step-of = { $step } sur { $last }
web-first = Au début
web-back = Étape précédente
web-forward = Étape suivante
web-last = À la fin
web-play = Lecture
web-pause = Pause
web-in-short = En bref
web-law = Les règles, numérotées
web-ruling = Arbitrage
web-all-rules = Toutes les règles
web-rule-missing = Cette règle ne peut pas être affichée.
web-no-law = Ce jeu n’a pas encore de page de règles numérotées.
web-rules-in-english = Ces règles sont en anglais pour l’instant.
web-rules-choose = Choisissez un jeu.
web-language = Langue
web-as-browser = Celle du navigateur
web-theme = Thème
web-theme-system = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-speed = Rythme
web-speed-slow = Calme
web-speed-normal = Normal
web-speed-fast = Rapide
web-speed-off = Sans attente
web-forced = Jouer à ma place quand il n’y a qu’un seul coup
web-sounds = Sons
web-volume = Volume
web-sounds-wanted = Des sons doux pendant la partie ?
web-sounds-yes = Oui, volontiers
web-sounds-no = Non, merci
web-your-face = Votre visage à la table
web-face-initial = Votre initiale
face-frog = Grenouille
face-mouse = Souris
face-koala = Koala
face-pig = Cochon
face-sam = Cheveux roux
face-kei = Frange noire
face-lulu = Tresses brunes
face-omar = Barbe foncée
web-banter = Les robots disent un mot de temps en temps
web-symbols = Symboles plus grands sur les cartes et les dés
web-confirm-moves = Confirmer chaque coup
web-notify = M’avertir quand c’est à moi de jouer et que la page est en arrière-plan
web-privacy = Ce serveur conserve les noms, la discussion et les coups de ses tables. Vos réglages et les clés de vos places restent dans ce navigateur. La personne qui gère le serveur peut supprimer une table pour vous.
web-notify-denied = Le navigateur n’autorise pas les notifications pour cette page.

error-no-database = La base de données { $database } n’existe pas encore : lancez parfait serve pour la créer.
error-unknown-action = Action inconnue : « { $action } ». Actions : { $allowed }.
error-option-not-for-action = { $option } ne s’emploie pas avec « { $action } ». Voir : parfait tables --help
error-tables-or-filter = Nommez les tables ou choisissez-les avec { $option }, pas les deux.
error-unknown-status = État inconnu : « { $status } ». États : { $allowed }.
error-copy-from-to = Donnez deux bases : parfait tables copy DE VERS
error-needs-yes = Personne ne peut confirmer ici : pour faire { $action } sans demander, ajoutez --yes.
error-table-not-ended = La partie de { $table } n’est pas finie : fermez d’abord la table, puis effacez les noms.
error-not-a-file = { $file } n’est pas un fichier.
error-record-before-chance = Cet enregistrement s’arrête juste avant une donne ou un lancer : on ne peut pas le continuer.
tables-table = Table
tables-game = Jeu
tables-status = État
tables-seats = Places
tables-changed = Modifiée
tables-status-waiting = en attente
tables-status-playing = en cours
tables-status-over = terminée
tables-status-closed = fermée
tables-none = Il n’y a pas de table.
tables-steps = Étapes : { $steps }, entrées du journal : { $entries }
tables-closed = { $table } est fermée.
tables-imported = { $file }, ligne { $line } : table { $table }
tables-seat-link = Place { $seat } :
tables-count = { $count ->
    [one] { $count } table
   *[other] { $count } tables
}
tables-title = Titre
tables-created = Créée : { $when }
tables-chat = Lignes de discussion : { $lines }
tables-rematch-of = Revanche de { $table }
tables-rematch = Sa revanche est { $table }
tables-ask-delete = { $count ->
    [one] Supprimer cette table pour de bon ? [o/N]
   *[other] Supprimer ces { $count } tables pour de bon ? [o/N]
}
tables-ask-erase = { $count ->
    [one] Effacer pour de bon les noms et la discussion de cette table ? [o/N]
   *[other] Effacer pour de bon les noms et la discussion de ces { $count } tables ? [o/N]
}
tables-yes = o oui y yes
tables-unchanged = Rien n’a été modifié.
tables-deleted = { $count ->
    [one] { $count } table supprimée.
   *[other] { $count } tables supprimées.
}
tables-erased = { $count ->
    [one] Noms et discussion de { $count } table effacés.
   *[other] Noms et discussion de { $count } tables effacés.
}
tables-compacted = Il ne reste dans la base aucune trace de ce qui a été supprimé.
tables-copied = Copié. Tables : { $tables } ; entrées de journal : { $entries } ; morceaux d’analyses : { $reviews }.
backup-done = Sauvegardé : { $file }
restore-done = Restauré dans { $database }. Tables : { $tables } ; dernier changement : { $when }.
restore-aside = La base qui s’y trouvait est conservée sous { $file }

## Options, and the table of a game that has none of its own

web-option-whole = Un nombre entier de { $low } à { $high }, s’il vous plaît.
web-option-subset = Choisissez-en exactement { $count }.
web-option-total = La somme doit être { $total }.
web-option-bad = Cette valeur n’est pas possible.
web-parts-own = Devant vous
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
web-points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
web-difficulty = { $level ->
    [1] facile
    [2] moyen
   *[3] exigeant
}

review-title = Analyse
review-chances = Chances de victoire
review-walk = Parcourez la courbe, ou choisissez un coup plus bas.
review-account = D’où vient le résultat
review-expectation = Au départ
review-luck = Chance
review-decisions = Erreurs
review-play = Autres coups
review-guesses = L’imprévisible
review-others = Les autres joueurs
review-estimates = Inexpliqué
review-result = Résultat
review-give-or-take = { $value } ± { $error }
review-expectation-more = les chances de victoire avant la première donne, pioche ou le premier lancer
review-luck-more = bonnes ou mauvaises donnes, pioches et lancers
review-decisions-more = ce que coûtent ses propres erreurs, d’après ce qu’on pouvait savoir
review-play-more = qui a trouvé les meilleurs coups, erreurs mises à part : le joueur ou les autres
review-guesses-more = bons coups qui ont mal tourné à cause de ce qui était caché, et mauvais coups qui ont bien tourné
review-others-more = ce que les coups des autres joueurs ont apporté ou coûté
review-estimates-more = ce que les estimations n’expliquent pas
review-turning-points = Tournants
review-marks = Décisions à revoir
review-no-marks = Aucune décision n’est nettement une erreur.
review-moves = Coups
review-step = Étape { $step }
review-start = Le départ
review-mark = { $mark ->
    [blunder] Gaffe
    [mistake] Erreur
    [inaccuracy] Imprécision
    [brilliant] Brillant
   *[hindsight] Seulement après coup
}
review-lost = Ce coup a coûté environ { $share } de chances (± { $error }).
review-better = { $move } valait mieux.
review-hindsight = bon choix d’après ce qu’on pouvait savoir. En voyant tout le jeu, { $move } valait mieux.
review-event = { $chance } nº { $number }
review-told-unlucky = La malchance a décidé, surtout { $event }.
review-told-despite = Beau résultat malgré la malchance, surtout { $event }.
review-told-lucky = La chance a aidé, surtout { $event }.
review-told-wasted = La chance a souri, surtout { $event }, mais n’a pas suffi.
review-told-given-away = Les erreurs ont coûté cher, surtout à l’étape { $step }.
review-told-right-guesses = Ce que nul ne pouvait savoir a bien tourné.
review-told-wrong-guesses = De bons choix, mais ce que nul ne pouvait savoir a mal tourné.
review-told-better-moves = De meilleurs coups que les autres, surtout à l’étape { $step }.
review-told-weaker-moves = Les autres joueurs ont trouvé de meilleurs coups.
review-told-others-helped = Les coups des autres joueurs ont aidé.
review-told-others-hurt = Les coups des autres joueurs ont gêné.
review-told-unclear = Ce qui a décidé cette partie n’est pas clair : les estimations sont trop grossières.
review-told-even = Ni chance ni malchance, et peu d’erreurs.
story-title = L’histoire de la partie
story-turning = Le tournant pour { $name } : de { $before } environ à { $after } de chances de gagner.
story-luck = Le coup de chance pour { $name }, { $event } : de { $before } environ à { $after } de chances de gagner.
story-bold = Le coup le plus audacieux, par { $name } : il semblait mauvais à première vue, mais aucun autre n’était aussi bon.
story-best = Le meilleur coup, par { $name } : aucun n’a rapporté davantage.
story-look = Revoir ce moment
story-share = Partager l’histoire
story-next = Suite
review-progress = Analyse en cours
review-written = L’analyse est dans { $file }.
review-language = Langue
review-speed = Vitesse
review-sum = La somme des postes est exactement le résultat.
error-review-whose = Les parties de qui ? Ajoutez --name NOM pour résumer les parties de { $folder }.
error-review-nobody = Aucune partie finie de « { $name } » dans { $folder }.
error-review-unfinished = Cette partie n’est pas finie : seules les parties finies sont analysées.
error-review-too-long = Cette partie a { $steps } étapes ; une analyse en accepte { $most } au plus.
error-too-many-reviews = Trop de parties sont en cours d’analyse. Réessayez dans une minute.
error-review-failed = Cette partie n’a pas pu être analysée. Réessayez dans une minute.
error-decisions-or-page = Une page montre toute l’analyse : retirez --html, ou --decisions et --seat.
error-no-review = Il n’y a pas encore d’analyse de cette partie.
error-unknown-effort = « { $effort } » n’est pas un degré de finesse. Valeurs permises : { $allowed }.
