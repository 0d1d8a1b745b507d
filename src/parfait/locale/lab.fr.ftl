## The lab: studies and their reports

lab-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
lab-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number-2 = { NUMBER($value, maximumFractionDigits: 2) }
lab-range = { $low } à { $high }
lab-estimate = { $value } ({ $range })
lab-part = { $name } { $share }
lab-part-number = { $name } dans { $share }
lab-or = {" "}ou{" "}
lab-values-separator = {" "}/{" "}
lab-yes = oui
lab-no = non
lab-unlimited = sans limite
lab-at-random = tirage au sort
lab-title = { $title } : comment se joue le jeu
lab-title-varied = { $title } : { $varied } ?
lab-about = { $title }, { $players ->
    [one] en solitaire
   *[other] à { $players } joueurs
}
lab-rulebook = règle du jeu
lab-base = les règles de l’étude
lab-variant = Règles
lab-options = Options
lab-games = Parties
lab-numbers = Les chiffres
lab-seat = Place { $seat }
lab-starter = la place qui commence
lab-fair = part équitable
lab-guess = au hasard
lab-winner = Gagnant
lab-others = Autres
lab-spread = Dispersion (écart type)
lab-score = Score final
lab-share = Part
lab-a-game = Par partie
lab-share-won = Part des parties gagnées
lab-share-games = Part des parties
lab-share-decisions = Part des décisions
lab-share-result = Part du résultat
lab-chance = Hasard
lab-all-chance = tout le hasard
lab-of-game = Part de la partie déjà jouée (%)
lab-leader-wins = La place qui est devant gagne
lab-beats = { $stronger } contre { $weaker }
lab-rule = Règle
lab-rule-says = Ce qu’elle dit
lab-rule-named = { $number } « { $gist } »
lab-games-with = Parties où elle intervient
lab-with-rule = { $variant } : parties où elle intervient
lab-times = { $variant } : fois par partie
lab-share-of = { $variant } : part
lab-per-game = { $variant } : par partie
lab-kind-of-move = Sorte de coup
lab-measure = Mesure
lab-other = Avec
lab-no-difference = aucune dans ces parties
lab-difference = Différence, avec son intervalle
lab-change-in = Changement : { $measure }
lab-measure-seat = part de victoires de chaque place
lab-measure-starter = part de victoires de la place qui commence
lab-measure-minutes = minutes estimées
lab-measure-turns = tours
lab-measure-decisions = décisions
lab-measure-moves = coups
lab-measure-rounds = manches
lab-measure-margin = avance du gagnant
lab-measure-comeback = retournements à la dernière manche
lab-measure-luck = part du hasard
lab-measure-ladder = victoires du robot le plus fort

## What is compared, at the beginning of a line

lab-what-seat = Parties gagnées par la place { $seat }
lab-what-starter = Parties gagnées par la place qui commence
lab-what-drawn = Parties que plusieurs joueurs gagnent ensemble
lab-what-turns = Tours par partie
lab-what-moves = Coups par partie
lab-what-decisions = Décisions par partie
lab-what-rounds = Manches par partie
lab-what-score = Score final d’un joueur
lab-what-margin = Avance du gagnant sur le deuxième
lab-what-lead-changes = Changements de tête par partie
lab-what-comeback = Parties que la tête avant la dernière manche ne gagne pas
lab-what-rule = Parties où { $rule } intervient
lab-what-times = Fois par partie où { $rule } intervient
lab-what-share = { $chart } ({ $kind })
lab-what-share-number = { $chart }, fréquence du { $kind }
lab-what-amount = { $chart } ({ $kind }), par partie
lab-what-amount-number = { $chart }, fréquence du { $kind } par partie
lab-what-offered = Parties où l’on peut choisir « { $move } »
lab-what-taken = Quand c’est possible, « { $move } » est choisi
lab-group-seats = qui gagne
lab-group-length = durée
lab-group-scores = scores
lab-group-rules = règles qui interviennent
lab-group-charts = ce que le jeu compte
lab-group-choices = choix

lab-section-answers = Réponses
lab-section-seats = Places et début
lab-section-length = Durée
lab-section-scores = Scores
lab-section-known = Quand le gagnant est-il connu ?
lab-section-luck = Hasard et habileté
lab-section-choices = Choix
lab-section-rules = Règle par règle
lab-section-charts = { $title } de près
lab-section-variants = Toutes les comparaisons
lab-section-method = Comment c’est mesuré

lab-plot-seats = Part des parties gagnées par chaque place
lab-plot-lengths = Durée des parties
lab-plot-scores = Scores finaux : médiane, moitié centrale et neuf parties sur dix
lab-plot-known = Combien de fois la place qui est devant gagne
lab-plot-ladder = Combien de fois le robot le plus fort gagne
lab-plot-luck = Part du résultat expliquée par chaque sorte de hasard
lab-plot-choices = Sortes de coups : possibles, choisis quand c’est possible, meilleurs quand c’est possible
lab-plot-choices-unjudged = Sortes de coups : possibles, et choisis quand c’est possible
lab-plot-rules = Parties où une règle intervient
lab-plot-changes = Chaque mesure de chaque jeu de règles
lab-plot-method = Ce qui a été joué

## The first page

lab-played = { $title } : { $games } parties { $players ->
    [one] en solitaire
   *[other] à { $players }
}, jouées par des robots ({ $bots }){ $variants ->
    [one] .
   *[other] {", "}selon { $variants } jeux de règles avec les mêmes donnes.
}
lab-greedy-random = { $bot } joue ici au hasard, car le jeu n’a pas de règles empiriques (brain.py).
lab-with = { $variant }
lab-game-itself = Le jeu lui-même ({ $variant })
lab-next = Ensuite
lab-answered = L’étude s’est arrêtée d’elle-même : { $measure }, réponse sûre à { $certainty }.
lab-not-answered = La question ({ $measure }) reste ouverte à { $certainty } de certitude.
lab-answer-more = Avec « { $variant } », { $of } : plus que la part équitable de { $fair } ({ $range }).
lab-answer-less = Avec « { $variant } », { $of } : moins que la part équitable de { $fair } ({ $range }).
lab-answer-equal = Avec « { $variant } », { $of } : la part équitable de { $fair }, à { $margin } points près ({ $range }).
lab-seat-more = La place { $seat } a l’avantage : elle gagne { $share } des parties, pour une part équitable de { $fair }.
lab-seat-less = La place { $seat } est désavantagée : elle gagne { $share } des parties, pour une part équitable de { $fair }.
lab-seat-fair = Les places sont équitables : chacune gagne { $fair }, à { $points } points près.
lab-seat-open = Aucune place n’est nettement devant : une part équitable est de { $fair } et, d’après ces parties, la part de chaque place se situe entre { $low } et { $high }.
lab-drawn = Dans { $share } des parties, plusieurs joueurs gagnent ensemble ; chacun compte pour une part égale de la victoire.
lab-starter-more = Commencer est un avantage : la place qui commence gagne { $share }, pour une part équitable de { $fair }.
lab-starter-less = Commencer est un désavantage : la place qui commence gagne { $share }, pour une part équitable de { $fair }.
lab-starter-fair = Commencer ne change rien d’important : la place qui commence gagne { $share }, soit la part équitable de { $fair } à { $points } points près.
lab-starter-open = On ne sait pas encore si commencer compte : la place qui commence gagne { $share }, pour une part équitable de { $fair }.
lab-length = Durée d’une partie : { $lengths }.
lab-length-turns = { $number } tours
lab-length-moves = { $number } coups
lab-length-decisions = { $number } décisions avec un choix
lab-length-rounds = { $number } manches
lab-always = { $what } dans chaque partie jouée
lab-minutes-said = Cela fait environ { $minutes } minutes, si la partie selon la règle dure les { $box } minutes de la boîte.
lab-chart-line = { $chart } : { $parts }.
lab-level = { $what } : { $value }.
lab-known = À mi-partie, la place qui semble devant gagne { $share } des parties ({ $games } parties vues de près).
lab-ladder-more = { $stronger } bat { $weaker } : { $share } de victoires.
lab-ladder-less = { $stronger } perd contre { $weaker } : { $share } de victoires.
lab-ladder-open = { $stronger } contre { $weaker } reste ouvert : { $share } de victoires pour { $stronger }.
lab-bot-wins = { $bot } gagne { $share } des parties, pour une part équitable de { $fair }.
lab-luck-share = Entre ces robots ({ $bots }), le hasard explique { $share } du résultat ; les coups, et ce qu’ils révèlent, expliquent le reste ({ $games } parties vues de près).
lab-luck-maybe-all = Entre ces robots ({ $bots }), le hasard explique { $share } du résultat, peut-être même la totalité ({ $games } parties vues de près).
lab-luck-judged = Estimé par des parties rapides et non par ces robots eux-mêmes ({ $bots }), le hasard explique { $share } du résultat ; le reste vient des coups, de ce qu’ils révèlent, et de ce que les parties rapides jugent mal ({ $games } parties vues de près).
lab-luck-unknown = On ne sait pas quelle part du résultat tient au hasard : les parties rapides qui l’estiment se jouent trop autrement que par ces robots ({ $bots }).
lab-luck-parts = Par sorte de hasard : { $parts }.
lab-luck-none = Le hasard n’est intervenu dans aucune de ces parties : aucune donne, aucune pioche, aucun jet de dé ({ $games } parties vues de près).
lab-luck-open = On ne sait pas encore quelle part du résultat tient au hasard : de { $range } ({ $games } parties vues de près).
lab-seldom = Règles qui interviennent dans moins de { $share } des parties : { $rules }{ $more ->
    [0] {""}
   *[other] {" "}et { $more } de plus
} (sur { $games } parties lues).
lab-seldom-rule = { $rule } dans { $games }
lab-change = { $what } : { $usual } → { $other } ({ $low } à { $high }).
lab-change-always = { $what } : { $usual } → { $other } ({ $change } à chaque donne).
lab-change-points = { $what } : { $usual } → { $other } ({ $low } à { $high } points).
lab-in-minutes = {" "}En minutes estimées : { $usual } → { $other }, si la partie selon la règle dure les { $box } de la boîte.
lab-changes-more = { $count ->
    [one] Un autre changement net figure plus bas.
   *[other] { $count } autres changements nets figurent plus bas.
}
lab-variant-alike = Aucune partie n’a tourné autrement : dans ces parties, toutes les mesures sont exactement celles de « { $base } ». Un changement dans au plus { $missed } des parties a pu passer inaperçu.
lab-variant-unknown = Il y a trop peu de parties pour comparer.
lab-same = Identique dans toutes ces parties : { $groups }. Un changement dans au plus { $missed } des parties a pu passer inaperçu.
lab-settled = Aucun changement important (moins de { $points } points pour une part, ou de { $part } pour un nombre) : { $groups }.{ $numbers ->
    [0] {""}
   *[other] {" "}Un changement dans au plus { $missed } des parties a pu passer inaperçu.
}
lab-open = Encore ouvert (ces parties n’excluent pas un changement de { $points } points pour une part, ou de { $part } pour un nombre) : { $groups }.
lab-open-all = Aucun changement net pour l’instant. Encore ouvert (ces parties n’excluent pas un changement de { $points } points pour une part, ou de { $part } pour un nombre) : { $groups }.
lab-next-unfair = Avec « { $variant } », la place { $seat } gagne { $share } des parties, pour une part équitable de { $fair }. Faites varier qui commence, ou ce que reçoivent les places suivantes. Voici la liste des options :
lab-next-more = La part de chaque place est connue à { $points } points près. Environ { $games } parties de chaque jeu de règles donneraient { $wanted } points et trancheraient davantage. Ceci les ajoute au même dossier :
lab-next-more-alone = Environ { $games } parties de chaque jeu de règles trancheraient davantage. Ceci les ajoute au même dossier :
lab-next-play = Ces questions sont tranchées. Si c’est amusant, seule une table peut le dire :

## The sections

lab-seats-how = La ligne tiretée est la part équitable, { $fair }. Les intervalles valent à 95 % pour toutes les places d’un jeu de règles à la fois.
lab-minutes-how = Les minutes sont estimées d’après le nombre de { $pace ->
    [turns] tours
   *[moves] coups
} : la partie selon la règle est supposée durer les { $minutes } minutes de la boîte.
lab-margin = Avance moyenne du gagnant sur le deuxième : { $margin }.
lab-leads = La tête change { $changes } fois par partie ; dans { $comebacks } des parties, la place en tête avant la dernière manche ne gagne pas.
lab-known-how = Est devant la place qui gagne le plus souvent quand on termine la partie au hasard, { $playouts } fois au plus. La victoire, elle, est celle de la vraie partie.
lab-mirrored = { $stronger } contre { $weaker }, chaque donne des deux côtés : dans { $skill } des { $deals } donnes, le plus fort gagne les deux fois ; dans { $cards }, le même côté gagne, quel que soit le robot assis là.
lab-luck-how = La chance, c’est ce qu’une donne, une pioche ou un lancer a rapporté à une place, par rapport à de nouveaux tirages dans la même position (un mélange compte au moment où il est fait, non quand ses cartes sortent) ; elle est mesurée dans { $games } parties. Entre robots de même force, le reste vient des coups qu’ils se trouvent avoir choisis ; la part de l’habileté se voit quand des robots de forces différentes se rencontrent.
lab-no-ladder = Chaque donne a été jouée par des robots égaux. Ajoutez ladder = ["random", "greedy", "1"] à l’étude pour voir la part de l’habileté.
lab-choices = Une décision offre { $ways } possibilités en moyenne ; { $forced } des coups sont forcés.
lab-choices-how = Le meilleur coup est celui d’une recherche de { $iterations } itérations, dans { $decisions } décisions.
lab-choice-legal = possible
lab-choice-taken = choisi quand c’est possible
lab-choice-best = meilleur quand c’est possible
lab-rules-how = D’après le journal de { $games } parties. Une règle que personne ne rencontre pourrait disparaître.
lab-charts-how = D’après { $games } parties.
lab-variants-how = Chaque différence est mesurée donne par donne, par rapport au premier jeu de règles. Les intervalles valent pour les { $comparisons } comparaisons à la fois, à 97 %.
lab-method-deals = Chaque donne a été jouée sous chaque jeu de règles, avec les mêmes cartes et les mêmes dés ; s’il y a plusieurs robots, chacun joue à chaque place. Une donne compte une fois.
lab-method-intervals = Les intervalles des sections sont à 95 %, sur les donnes ; sur la première page, chacun vaut à 99,5 %, pour qu’on puisse se fier à tous ensemble. Si l’étude s’est arrêtée d’elle-même, sa question a été tranchée par une suite de confiance, qui vaut quel que soit le nombre de fois où l’on regarde.
lab-method-repeat = Graine { $seed }, Parfait { $version } : la même étude redonne les mêmes parties.

## The command

lab-done = Terminé : { $games } parties dans { $folder }. Pour lire le rapport : parfait lab report { $folder }
lab-stopped-early = La question est tranchée : arrêt après { $games } parties sur { $wanted }.
lab-interrupted = Arrêt après { $games } parties sur { $wanted } ; toutes sont gardées. Relancez la même commande pour continuer.
lab-damaged = { $file } était abîmé : il est mis de côté, et ses parties sont rejouées.
lab-left = au plus { $time }
lab-left-unknown = mesure en cours…
lab-so-far = { $games } parties sur { $wanted }
lab-report-written = Écrit : { $file }
lab-worker-starts = Ce nœud de calcul travaille pour { $address }. Ctrl-C l’arrête ; ses parties inachevées sont jouées ailleurs.
lab-tuned-try = { $variant } : { $met } objectifs remplis sur { $goals }, { $missed } manqués, { $open } indécis
lab-tuned-met = Remplit tous les objectifs, sur de nouvelles donnes aussi : { $variant }
lab-tuned-open = Indécis : { $variant }
lab-tuned-more = Environ { $games } parties de chaque jeu de règles trancheraient : donnez --games { $games } et un autre dossier.
lab-tuned-nothing = Aucune des règles essayées ne remplit tous les objectifs. Au plus près : { $variant }
lab-tuned-none-surely = Aucune des règles essayées ne remplit à coup sûr tous les objectifs.
lab-goal = { $verdict ->
    [met] rempli
    [missed] manqué
   *[open] indécis
} : { $measure } { $value }, objectif { $wanted }

## What is wrong

error-study-bots = Une étude demande de 1 à { $most } robots à cette table, pas { $count }.
error-study-number = { $name } est un nombre entier de { $low } à { $high }, pas { $value }.
error-study-values = vary.{ $name } demande une liste de valeurs.
error-study-twice = { $name } est à la fois fixé et varié : choisissez.
error-study-variants = Cela fait { $count } jeux de règles ; une étude en a au plus { $most }.
error-study-measure = « { $measure } » ne se mesure pas ici. Mesures : { $allowed }.
error-study-certainty = Une certitude va de 0,5 à moins de 1, une marge de 0 à moins de 1.
error-study-needs-ladder = L’échelle demande au moins deux robots : ladder = ["random", "greedy"].
error-study-needs-watch = Un objectif sur le hasard demande des parties à regarder de près : watch = 40.
error-study-goal = L’objectif { $measure } demande least, most ou les deux, least sans dépasser most.
error-study-no-goals = Rien à chercher : l’étude n’a pas d’objectifs.
error-study-unknown = Une étude n’a pas de « { $name } ». Elle peut avoir : { $allowed }.
error-study-game = Une étude nomme son jeu : game = "dokitto-ice".
error-study-kind = { $name } ne peut pas être { $value }.
error-study-toml = { $file } n’est pas du TOML : { $reason }
error-study-text = { $name } doit tenir sur une ligne d’au plus { $most } caractères.
error-study-not-said = { $measure } ne se mesure pas dans ce jeu. Définissez { $part }(…) dans le facts.py du jeu.
error-study-fewer-games = { $folder } a déjà { $name } = { $games }. Un dossier ne peut que grandir : donnez-en autant ou plus, ou choisissez un autre dossier.
error-study-other-study = { $folder } contient les parties d’une autre étude. Choisissez un autre dossier.
error-study-other-version = { $folder } a été fait avec d’autres règles ({ $version }). Choisissez un autre dossier.
error-study-folder-taken = { $folder } n’est pas vide et ne contient pas d’étude. Choisissez un autre dossier.
error-study-no-study = { $folder } ne contient pas d’étude.
error-study-no-games = { $folder } ne contient pas encore de parties.
error-study-damaged = { $file } est abîmé. Relancez l’étude : ce qui est abîmé est rejoué.
error-study-unreadable = { $folder }/study.json est illisible : on ne sait plus à quelle étude sont ces parties. Choisissez un autre dossier.
error-study-worker-differs = Un nœud de calcul a d’autres règles ({ $here }) que cette machine ({ $asked }). Installez la même version partout.
error-cluster-unreachable = Il n’y a pas de grappe à { $address } : { $reason }
error-cluster-own-bots = Sur une grappe, seuls les robots de Parfait peuvent jouer, pas un module:Classe.
error-cluster-lost = La connexion à la grappe est perdue ({ $reason }). Ce qui est joué est gardé ; relancez la même commande pour continuer.
error-run-failed = Une partie a échoué : { $reason }. Ce qui est joué est gardé.
error-run-failed-at = { $file }, ligne { $line } : { $reason }. Ce qui est joué est gardé ; la trace entière est dans { $trace }.
error-run-not-written = { error-file } Ce qui est joué est gardé ; relancez la même commande pour continuer.
error-run-workers-die = Les processus qui jouent meurent l’un après l’autre. Ce qui est joué est gardé.
