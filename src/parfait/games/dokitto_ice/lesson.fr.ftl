dokitto-ice-lesson-goal = Bienvenue chez le glacier ! À trois, chacun reçoit neuf cartes : fraise, chocolat et matcha, de 1 à 10. Personne d’autre ne voit votre main. Chacun joue une carte : c’est un pli, et l’un de vous le remporte.
dokitto-ice-lesson-points = Chaque pli remporté vous donne des cartes et une boule de glace. Chaque parfum rapporte vos cartes × les points de ses boules. Ici, 6 cartes chocolat et 1 + 2 points de glace au chocolat : cela fait 18. Qui a le plus de points gagne le trophée de la manche ; à trois trophées, on gagne la partie.

dokitto-ice-lesson-follow = { lesson-anna } a entamé à la fraise. Si vous avez le parfum demandé, vous devez le jouer. Tant que toutes les cartes sont du même parfum, la plus forte l’emporte. Remportez ce pli !
dokitto-ice-lesson-follow-1 = Votre 9 est la carte la plus forte : à vous les trois cartes et une boule fraise. Qui remporte un pli entame le suivant. Jouez la carte de votre choix.
dokitto-ice-lesson-follow-1-other = C’est permis, mais le 7 d’{ lesson-anna } l’emporterait. Quelle fraise bat un 7 ?
dokitto-ice-lesson-follow-2 = Belle entame. Qui a ce parfum doit maintenant le jouer.

dokitto-ice-lesson-mixed = { lesson-anna } a entamé au chocolat, mais { lesson-ben } n’en a pas : il peut jouer ce qu’il veut, et a choisi du matcha. Dès que deux parfums sont sur la table, la carte la plus faible l’emporte ! Vous avez du chocolat. Remportez le pli.
dokitto-ice-lesson-mixed-1 = Votre 2 est la carte la plus faible : le pli est à vous. Après un pli mélangé, vous choisissez votre glace parmi les parfums du pli. Prenez-en une.
dokitto-ice-lesson-mixed-1-other = C’est permis, mais le 3 de { lesson-ben } serait la carte la plus faible. Jouez plus bas !
dokitto-ice-lesson-mixed-2 = La boule va sur votre cornet. Les deux premières d’un parfum valent 1 point chacune, la dernière 2.

dokitto-ice-lesson-tie = Cette fois, c’est vous qui n’avez pas de chocolat : jouez ce que vous voulez. La carte la plus faible l’emporte et, à égalité, la dernière posée. Pouvez-vous gagner ?
dokitto-ice-lesson-tie-1 = Deux 3, et le vôtre est arrivé en dernier : le pli est à vous. Choisissez votre glace.
dokitto-ice-lesson-tie-1-other = C’est permis, mais le 3 d’{ lesson-anna } l’emporterait. Vous avez un 3, vous aussi.
dokitto-ice-lesson-tie-2 = Bien joué. Gardez vos petites cartes pour les plis mélangés et les grandes pour les autres.

dokitto-ice-lesson-empty = Un cornet porte trois boules et le vôtre est plein : surtout pas de quatrième ! Vous venez de remporter un pli mélangé et devez choisir fraise ou matcha. Mais regardez : la fraise est épuisée.
dokitto-ice-lesson-empty-1 = Ouf ! Quand un parfum est épuisé, on ne prend rien. Les cartes restent à vous.
dokitto-ice-lesson-empty-1-other = Ce serait votre quatrième boule ! Choisissez le parfum épuisé.

dokitto-ice-lesson-fourth = Vous avez trois boules, { lesson-anna } aussi. Qui en prend une quatrième ne marque rien, et la manche s’arrête aussitôt. Le 6 d’{ lesson-anna } est pour l’instant la carte la plus forte, et vous devez jouer du chocolat. Que jouez-vous ?
dokitto-ice-lesson-fourth-1 = { lesson-anna } remporte le pli et doit prendre une quatrième boule : elle ne marque rien. Des autres, vous avez le plus de points : le trophée est à vous !
dokitto-ice-lesson-fourth-1-other = Vous remporteriez le pli, et une quatrième boule avec. Restez sous le 6 d’{ lesson-anna }.

dokitto-ice-lesson-round = Jouez maintenant une manche entière contre deux robots indulgents : neuf plis, sauf si quelqu’un prend une quatrième boule. Vous entamez : jouez la carte de votre choix.
dokitto-ice-lesson-round-highest = Un seul parfum : la carte la plus forte l’emporte ({ $card }).
dokitto-ice-lesson-round-lowest = Plusieurs parfums : la carte la plus faible l’emporte ({ $card }).
dokitto-ice-lesson-round-later = Deux cartes sont les plus faibles : la dernière posée l’emporte ({ $card }).
dokitto-ice-lesson-round-scoop = Vous avez une boule { $flavour } : chaque carte { $flavour } que vous ramassez rapporte des points, celles déjà gagnées aussi.
dokitto-ice-lesson-round-none = Il n’y a plus de glace { $flavour } : ce pli n’a rapporté que des cartes.
dokitto-ice-lesson-round-fourth = Une quatrième boule : la manche est finie, et qui l’a prise ne marque rien.
dokitto-ice-lesson-round-end = C’était une manche entière. Dans une vraie partie, on continue jusqu’à ce que quelqu’un ait trois trophées. À vous de jouer !
