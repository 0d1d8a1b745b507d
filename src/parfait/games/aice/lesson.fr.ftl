aice-lesson-goal = Vous avez onze cartes de cinq couleurs : flamme, eau, plante, foudre et ténèbres. À chaque pli, chacun joue une carte et la plus forte l’emporte. Annoncez combien de plis vous ferez, et faites-en exactement autant : cela vaut 10 points. Après quatre manches, qui a le plus de points gagne.

aice-lesson-bid = Vous avez aussi cinq dés, un de chaque couleur. Choisissez-en un pour montrer votre annonce, de 1 à 6. Vous ne jouerez pas ce dé cette manche. Avec quatre 8 et 9 et quelques cartes moyennes, 3 est raisonnable. Qu’annoncez-vous ?
aice-lesson-bid-1 = Toutes les annonces sont dévoilées en même temps. Il vous reste quatre dés à jouer.

aice-lesson-follow = { lesson-anna } a entamé flamme. Si vous avez la couleur demandée, vous devez en jouer. La carte la plus forte de cette couleur remporte le pli. Remportez-le !
aice-lesson-follow-1 = Votre 9 l’emporte. Voilà un des trois plis annoncés. Qui remporte un pli entame le suivant.
aice-lesson-follow-1-other = C’est permis. Mais vous avez une carte qui gagne à coup sûr : le 9.

aice-lesson-lead = Quand vous entamez, vous pouvez poser l’un de vos dés sur la carte. La couleur du dé devient alors la couleur demandée, quelle que soit la carte. Entamez Plante 6 avec le dé eau : tout le monde devra jouer eau.
aice-lesson-lead-1 = Tout le monde a joué, le dé a donc été lancé : 6 + 5 = 11, plus fort que le 9 d’eau. Vous remportez le pli et prenez le dé. Il ne sera plus joué cette manche.
aice-lesson-lead-1-other = C’est permis. Mais voyez ce que peut un dé : Plante 6 avec le dé eau.

aice-lesson-cover = Les cartes de 3 à 6 reçoivent un dé à côté de leur nombre. Un 7 montre 6 et 1, un 8 montre 6 et 2 : le dé couvre alors l’un des deux. Un 9 n’en reçoit pas. Entamez Foudre 7 avec le dé flamme, en laissant le 6 visible.
aice-lesson-cover-1 = Le 6 compte toujours, plus le 3 du dé : cela fait 9, plus que le 8 de flamme.
aice-lesson-cover-1-other = C’est permis. Mais essayez : Foudre 7, le dé flamme sur le 1, pour garder le 6.

aice-lesson-die = { lesson-anna } a entamé eau et vous n’en avez pas : jouez n’importe quelle carte. Une autre couleur ne peut pas gagner, sauf si vous y posez votre dé de la couleur demandée. En suivant, c’est le seul dé permis. Jouez Plante 6 avec le dé eau.
aice-lesson-die-1 = Avec le dé, votre carte est eau : 6 + 4 = 10, plus que 7. À égalité, le dé le plus haut l’emporte.
aice-lesson-die-1-other = C’est permis. Mais Plante 6 avec le dé eau peut gagner.

aice-lesson-score = Dernier pli : chacun finit avec une carte de trop. Vous avez annoncé 2 et fait 2 plis, alors ne gagnez pas celui-ci ! Couleur demandée : ténèbres. Que jouez-vous ?
aice-lesson-score-1 = Exactement 2 plis : 10 points. Chaque pli rapporte aussi un peu, surtout si vous avez peu de dés : 2 points pour qui en a le moins, puis 1, puis 0. Les dés ramassés comptent ; celui de l’annonce, non.
aice-lesson-score-1-other = Ce 8 gagnerait un troisième pli, et vous rateriez votre annonce. Jouez bas !

aice-lesson-round = Jouez maintenant une manche entière contre deux robots indulgents. Regardez votre main, puis annoncez : à peu près un pli par 8 ou 9, et par dé bien employé.
aice-lesson-round-bids = Vous savez maintenant ce que chacun veut. Qui a atteint son annonce cherchera à perdre.
aice-lesson-round-won = Votre carte ({ $card }) était la plus forte. Gardez votre annonce à l’œil !
aice-lesson-round-lost = { $seat } l’emporte avec { $card }.
aice-lesson-round-roll = { $shown } visible, { $pips } au dé : { $strength }.
aice-lesson-round-dice = Vous prenez aussi les dés du pli. Mieux vaut en avoir peu à la fin.
aice-lesson-round-over = La manche est finie, et la dernière carte est rendue sans être montrée. Comptons.
aice-lesson-round-end = C’était une manche entière. Une partie en compte quatre. À vous de jouer !
