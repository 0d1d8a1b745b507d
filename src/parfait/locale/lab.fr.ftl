## The lab: studies and their reports

lab-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
lab-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number-2 = { NUMBER($value, maximumFractionDigits: 2) }
lab-title = { $title } : ce que disent les parties
lab-about = { $players } joueurs · { $variants ->
    [one] un jeu de règles
   *[other] { $variants } jeux de règles
}
lab-rulebook = règle du jeu
lab-base = les règles de l’étude
lab-variant = Règles
lab-options = Options
lab-games = Parties
lab-numbers = Les chiffres
lab-seat = Place { $seat }
lab-starter = qui commence
lab-due = part attendue
lab-guess = au hasard
lab-winner = Gagnant
lab-others = Autres
lab-spread = Dispersion (écart type)
lab-score = Score final
lab-minutes = Minutes estimées
lab-share = Part
lab-share-won = Part des parties gagnées
lab-share-games = Part des parties
lab-share-decisions = Part des décisions
lab-share-result = Part du résultat
lab-chance = Hasard
lab-all-chance = tout le hasard
lab-of-game = Part de la partie déjà jouée (%)
lab-leader-wins = Qui est devant finit par gagner
lab-beats = { $stronger } contre { $weaker }
lab-rule = Règle
lab-rule-says = Ce qu’elle dit
lab-games-with = parties où elle compte
lab-times = fois par partie
lab-kind-of-move = Sorte de coup
lab-difference = Différence
lab-interval = Intervalle
lab-change-in = Changement : { $measure }
lab-measure-seat = part de chaque place
lab-measure-starter = part de qui commence
lab-measure-minutes = minutes estimées
lab-measure-turns = tours
lab-measure-decisions = décisions
lab-measure-moves = coups
lab-measure-rounds = manches
lab-measure-margin = avance du gagnant
lab-measure-lead-changes = changements de tête
lab-measure-comeback = retournements à la dernière manche
lab-measure-luck = part du hasard
lab-measure-ladder = victoires du robot le plus fort
lab-unit-points = {" "}points
lab-unit-none = {""}

lab-section-answers = Réponses
lab-section-seats = Places et début
lab-section-length = Durée
lab-section-scores = Scores
lab-section-known = Quand le gagnant est-il connu ?
lab-section-luck = Hasard et adresse
lab-section-choices = Choix
lab-section-rules = Règle par règle
lab-section-charts = { $title } de près
lab-section-variants = Les règles côte à côte
lab-section-method = Comment c’est mesuré

lab-plot-seats = Part des parties gagnées par chaque place
lab-plot-lengths = Durée des parties
lab-plot-scores = Scores finaux : médiane, moitié centrale et neuf parties sur dix
lab-plot-known = Combien de fois qui est devant finit par gagner
lab-plot-ladder = Combien de fois le robot le plus fort gagne
lab-plot-luck = Part du résultat expliquée par chaque sorte de hasard
lab-plot-choices = Sortes de coups : permis, joués quand permis, meilleurs quand permis
lab-plot-rules = Parties où une règle intervient
lab-plot-method = Ce qui a été joué

lab-played = { $games } parties de { $title } à { $players }, jouées par des robots ({ $bots }){ $variants ->
    [one] .
   *[other] {", "}selon { $variants } jeux de règles avec les mêmes donnes.
}
lab-answered = L’étude s’est arrêtée d’elle-même : { $measure }, réponse sûre à { $certainty }.
lab-not-answered = La question ({ $measure }) reste ouverte à { $certainty } de certitude.
lab-answer-more = { $variant }, { $of } : plus que les { $due } attendus ({ $low } – { $high }).
lab-answer-less = { $variant }, { $of } : moins que les { $due } attendus ({ $low } – { $high }).
lab-answer-equal = { $variant }, { $of } : à { $margin } près les { $due } attendus ({ $low } – { $high }).
lab-seat-clear = La place { $seat } gagne { $share } des parties ({ $low } – { $high }), à { $points } points de sa part de { $due }.
lab-seat-none = Aucune place n’est nettement devant : chacune gagne sa part de { $due }, à ±{ $doubt } points près.
lab-starter-more = Commencer est un avantage : qui commence gagne { $share } ({ $low } – { $high }), pour { $due } attendus.
lab-starter-less = Commencer est un désavantage : qui commence gagne { $share } ({ $low } – { $high }), pour { $due } attendus.
lab-starter-none = Commencer ne change rien de net : qui commence gagne { $share } ({ $low } – { $high }), pour { $due } attendus.
lab-length = Une partie dure environ { $minutes } minutes (huit sur dix : de { $low } à { $high }), { $turns } tours et { $decisions } décisions.
lab-known = À mi-partie, qui est devant finit par gagner dans { $share } des parties ; dans { $comebacks }, le gagnant avait été presque battu ({ $games } parties vues de près).
lab-ladder-line = { $stronger } bat { $weaker } dans { $share } des parties ({ $low } – { $high }).
lab-luck-share = Avec ces robots ({ $bots }), le hasard explique { $share } du résultat ({ $low } – { $high }){ $kinds ->
    [one] .
   *[other] {" "}: { $parts }.
} Le reste vient de ce que les joueurs en font.
lab-rare-rules = Des règles qui n’interviennent presque jamais : { $rules } (part de { $games } parties).
lab-variant-none = Avec { $variant }, rien ne change nettement dans { $measures } mesures.
lab-variant-clear = Avec { $variant } : { $changes }.
lab-change = { $measure } { $change }{ $unit } ({ $low } à { $high })
lab-next-unfair = Ensuite : avec { $variant }, la place { $seat } est à { $points } points de sa part attendue. Faites varier qui commence, ou ce que reçoivent les places suivantes, et relancez l’étude.
lab-next-more = Ensuite : les places sont connues à ±{ $doubt } points près. Environ { $games } parties donneraient ±1,0.
lab-next-fair = Ensuite : les places sont justes à un point près ; regardez ce que les joueurs ressentent, plus bas : durée, retournements et choix.
lab-seats-how = La ligne tiretée est la part attendue, { $due }. Les intervalles valent à 95 % pour toutes les places d’une variante à la fois.
lab-minutes-how = Les minutes sont estimées d’après les coups : le premier jeu de règles est supposé durer les { $minutes } minutes de la boîte.
lab-margin = Le gagnant a en moyenne { $margin } d’avance sur le deuxième.
lab-leads = La tête change { $changes } fois par partie ; dans { $comebacks } des parties, qui menait avant la dernière manche ne gagne pas.
lab-known-how = Est devant qui gagne le plus souvent quand la partie est finie au hasard, { $playouts } fois. Qui a gagné ensuite est ce qui s’est passé.
lab-mirrored = { $stronger } contre { $weaker }, chaque donne des deux côtés : dans { $skill } des { $deals } donnes, le plus fort gagne les deux fois ; dans { $cards }, le même côté gagne, qui que ce soit.
lab-luck-how = La chance, c’est ce qu’une donne, une pioche ou un lancer a valu à une place, à côté de nouveaux tirages dans la même position ; mesurée dans { $games } parties regardées de près. Des robots qui jouent toujours de la même façon laissent presque tout au hasard ; ce que vaut l’adresse se voit quand des robots de forces différentes se rencontrent.
lab-no-ladder = Chaque donne a été jouée par des robots égaux. Ajoutez ladder = ["random", "greedy", "1"] à l’étude pour voir ce que vaut l’adresse.
lab-choices = Une décision offre { $ways } possibilités en moyenne ; { $forced } des coups sont forcés.
lab-choices-how = Le meilleur coup est celui de la recherche après { $iterations } itérations, dans { $decisions } décisions.
lab-choice-legal = permis
lab-choice-taken = joué quand permis
lab-choice-best = meilleur quand permis
lab-rules-how = D’après ce qui se dit dans { $games } parties. Une règle que personne ne rencontre pourrait disparaître.
lab-charts-how = D’après { $games } parties vues de près.
lab-variants-how = Chaque différence est prise donne par donne, à côté du premier jeu de règles. Les intervalles valent pour les { $comparisons } comparaisons à la fois, à 95 % (Bonferroni) ; p est corrigé aussi (Holm).
lab-method-deals = Chaque donne a été jouée sous chaque jeu de règles, avec les mêmes cartes et les mêmes dés ; s’il y a plusieurs robots, chacun a eu chaque place. Une donne compte une fois.
lab-method-intervals = Les intervalles sont à 95 %, sur les donnes. Si l’étude s’est arrêtée d’elle-même, sa question a été tranchée par une suite de confiance, qui vaut quel que soit le nombre de regards.
lab-method-repeat = Graine { $seed }, Parfait { $version } : la même étude redonne les mêmes parties.

lab-done = Terminé : { $games } parties dans { $folder }. Pour les voir : parfait lab report { $folder }
lab-stopped-early = La question est tranchée : arrêt après { $games } parties sur { $wanted }.
lab-interrupted = Arrêt après { $games } parties sur { $wanted } ; toutes sont gardées. La même commande reprend là.
lab-damaged = { $file } était abîmé : il est mis de côté, et ses parties sont rejouées.
lab-left = au plus { $time }
lab-left-unknown = mesure en cours …
lab-report-written = Écrit : { $file }
lab-worker-starts = Un ouvrier pour { $address }. Ctrl-C l’arrête ; ce qu’il avait en main est joué ailleurs.
lab-tuned-try = { $variant } : { $met } objectifs remplis sur { $goals }
lab-tuned-found = Trouvé : { $variant } remplit tous les objectifs, sur de nouvelles donnes aussi.
lab-tuned-not-confirmed = { $variant } remplissait d’abord tous les objectifs, mais pas sur de nouvelles donnes.
lab-tuned-nothing = Rien de ce qui a été essayé ne remplit tous les objectifs. Au plus près : { $variant } ({ $missed }).
lab-goal = { $measure } { $value } ({ $low } – { $high }), voulu { $wanted }

## What is wrong

error-study-bots = Une étude demande de 1 à { $most } robots à cette table, pas { $count }.
error-study-number = { $name } est un nombre entier de { $low } à { $high }, pas { $value }.
error-study-values = vary.{ $name } demande une liste de valeurs.
error-study-twice = { $name } est à la fois fixé et varié : choisissez.
error-study-variants = Cela fait { $count } jeux de règles ; une étude en a au plus { $most }.
error-study-measure = « { $measure } » ne se mesure pas ici. Mesures : { $allowed }.
error-study-certainty = Une certitude va de 0,5 à moins de 1, une marge de 0 à moins de 1.
error-study-needs-ladder = L’échelle demande au moins deux robots : ladder = ["random", "greedy"].
error-study-needs-watch = Un but sur le hasard demande des parties à regarder de près : watch = 40.
error-study-goal = L’objectif { $measure } demande least, most ou les deux, least sans dépasser most.
error-study-no-goals = Rien à chercher : l’étude n’a pas d’objectifs.
error-study-unknown = Une étude n’a pas de « { $name } ». Elle peut avoir : { $allowed }.
error-study-game = Une étude nomme son jeu : game = "dokitto-ice".
error-study-kind = { $name } ne peut pas être { $value }.
error-study-toml = { $file } n’est pas du TOML : { $reason }
error-study-other-study = { $folder } contient les parties d’une autre étude. Choisissez un autre dossier.
error-study-other-version = { $folder } a été fait avec d’autres règles ({ $version }). Choisissez un autre dossier.
error-study-folder-taken = { $folder } n’est pas vide et ne contient pas d’étude. Choisissez un autre dossier.
error-study-no-study = { $folder } ne contient pas d’étude.
error-study-no-games = { $folder } ne contient pas encore de parties.
error-study-damaged = { $file } est abîmé. Relancez l’étude : ce qui est abîmé est rejoué.
error-study-unreadable = { $folder }/study.json est illisible : on ne sait plus à quelle étude sont ces parties. Choisissez un autre dossier.
error-study-worker-differs = Un ouvrier a d’autres règles ({ $here }) que cette machine ({ $asked }). Installez la même version partout.
error-cluster-unreachable = Il n’y a pas de grappe à { $address } : { $reason }
error-cluster-own-bots = Sur une grappe ne jouent que les robots de Parfait, pas de module:Class.
error-cluster-lost = La grappe a disparu ({ $reason }). Ce qui est joué est gardé ; la même commande reprend là.
error-run-failed = Un lot a échoué : { $reason }
error-run-not-written = { error-file } Ce qui est joué est gardé ; la même commande reprend là.
error-run-workers-die = Les processus qui jouent meurent l’un après l’autre. Ce qui est joué est gardé.
