aice-lesson-goal = Vous avez onze cartes de cinq couleurs : flamme, eau, plante, foudre et ténèbres. À chaque pli, chacun joue une carte et la plus forte l’emporte. Les annonces sont déjà faites, on y reviendra.

aice-lesson-follow = { lesson-anna } entame flamme. Si vous avez la couleur demandée, vous devez en jouer. La carte la plus forte de cette couleur l’emporte, jamais une autre. Remportez ce pli !
aice-lesson-follow-1 = Votre 9 remporte le pli. Qui remporte un pli entame le suivant.
aice-lesson-follow-1-other = C’est permis. Mais vous avez une carte qui gagne à coup sûr : le 9.

aice-lesson-dice = Vos cartes montrent des dés. De 3 à 6, il y a place pour un des vôtres ; sur un 7 ou un 8, il couvre un des deux ; un 9 n’en reçoit pas. Vous avez un dé de chaque couleur, dont un montre votre annonce.

aice-lesson-lead = En entamant, vous pouvez poser un de vos dés sur la carte : sa couleur devient la couleur demandée, quelle que soit la carte. Entamez Plante 6 avec le dé foudre : qui a une carte foudre devra en jouer une.
aice-lesson-lead-1 = Tout le monde a joué, on lance le dé : 6 + 5 = 11, plus que le 8 de foudre. Le pli est à vous, et le dé aussi, mais il ne sera plus joué cette manche.
aice-lesson-lead-1-other = C’est permis. Mais voyez ce que peut un dé : Plante 6 avec le dé foudre.

aice-lesson-cover = Un 7 montre 6 et 1. Votre dé couvre l’un ; l’autre compte, plus le lancer. Entamez Foudre 7 avec le dé flamme sur le 1, pour que le 6 compte encore.
aice-lesson-cover-1 = Pas de chance : 6 + 1 ne font que 7, et le 8 de flamme de { lesson-ben } l’emporte. Il prend aussi votre dé. Sans dé, un 7 vaut simplement 7.
aice-lesson-cover-1-other = C’est permis. Mais essayez : Foudre 7, le dé flamme sur le 1.

aice-lesson-die = { lesson-ben } entame eau. Vous n’en avez pas : jouez ce que vous voulez. Pour gagner, il faut une carte eau. En suivant, seul le dé de la couleur demandée est permis. Jouez Ténèbres 5 avec le dé eau.
aice-lesson-die-1 = 5 + 2 = 7, autant que le 7 d’eau d’{ lesson-anna }. À égalité, le dé le plus haut l’emporte, et une carte sans dé perd : le pli est à vous !
aice-lesson-die-1-other = C’est permis. Mais seul Ténèbres 5 avec le dé eau peut gagner.

aice-lesson-want = Cela fait 3 plis, et vous en avez annoncé 3. Restez-en à exactement 3 et vous marquez 10 points : il faudrait donc perdre les suivants. Après quatre manches, qui a le plus de points gagne.

aice-lesson-bid = Une manche commence par l’annonce. Chacun choisit un dé et montre de 1 à 6 combien de plis il veut faire. Ce dé ne sera pas joué. Avec quatre 8 et 9, 3 est raisonnable. Et vous ?
aice-lesson-bid-1 = Toutes les annonces sont dévoilées en même temps. Il vous reste quatre dés à jouer. Puis vient le premier pli.

aice-lesson-score = Dernier pli : chacun garde une carte, qui n’est pas jouée. Vous avez annoncé 2 et fait 2 plis, alors ne gagnez pas celui-ci ! Couleur demandée : ténèbres. Que jouez-vous ?
aice-lesson-score-1 = Exactement 2 plis : 10 points. { lesson-anna } en voulait 3 et en a fait 4 : rien pour son annonce.
aice-lesson-score-1-other = Ce 8 gagnerait un troisième pli, et vous rateriez votre annonce. Jouez bas !

aice-lesson-few = Chaque pli rapporte aussi, si vous avez peu de dés, ramassés ou non joués : 2 points par pli pour qui en a le moins, puis 1, puis 0. { lesson-anna } a 1 dé : 4 × 2. Vous, 2 dés : 2 × 1. { lesson-ben }, 9 : 4 × 0.

aice-lesson-round = Jouez maintenant une manche entière contre deux robots indulgents. Regardez votre main, puis annoncez : à peu près un pli par 8 ou 9, et par dé bien employé.
aice-lesson-round-bids = Vous savez maintenant ce que chacun veut. Qui a atteint son annonce cherchera à perdre.
aice-lesson-round-won = Votre carte ({ $card }) était la plus forte. Gardez votre annonce à l’œil !
aice-lesson-round-lost = { $seat } l’emporte avec { $card }.
aice-lesson-round-roll = { $shown } visible, { $pips } au dé : { $strength }.
aice-lesson-round-dice = Vous prenez aussi les dés du pli. Mieux vaut en avoir peu à la fin.
aice-lesson-round-over = La manche est finie, et la dernière carte est rendue sans être montrée. Comptons.
aice-lesson-round-end = C’était une manche entière ; une partie en compte quatre. À égalité de points à la fin, qui a le plus de dés dans la dernière manche gagne. À vous de jouer !
