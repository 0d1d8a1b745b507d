dokitto-ice-lesson-goal = Bienvenue chez le glacier ! À trois, chacun reçoit neuf cartes : fraise, chocolat et matcha, de 1 à 10. Personne d’autre ne voit les vôtres. Chacun joue une carte : c’est un pli, et l’un de vous le remporte.

dokitto-ice-lesson-follow = { lesson-anna } entame à la fraise. Si vous avez le parfum demandé, vous devez le jouer. Tant que toutes les cartes sont du même parfum, la plus forte l’emporte. Remportez ce pli !
dokitto-ice-lesson-follow-1 = Votre 9 est la carte la plus forte : à vous les trois cartes, et une boule fraise sur votre cornet.
dokitto-ice-lesson-follow-1-other = C’est permis, mais le 7 d’{ lesson-anna } l’emporterait. Quelle fraise bat un 7 ?

dokitto-ice-lesson-points = Chaque parfum rapporte vos cartes × les points de victoire (PV) de ses boules : 3 cartes fraise × 1 PV font 3 PV. Les deux premières boules d’un parfum valent 1 PV chacune, la dernière 2.

dokitto-ice-lesson-lead = Qui remporte un pli entame le suivant. Entamez avec votre chocolat 8.
dokitto-ice-lesson-lead-1 = { lesson-anna } n’a pas de chocolat : elle joue ce qu’elle veut. Dès que deux parfums sont sur la table, la carte la plus faible l’emporte : son 3 ! Qui remporte un pli mélangé choisit une boule parmi les parfums du pli.
dokitto-ice-lesson-lead-1-other = C’est permis, mais entamez avec le chocolat 8, pour voir.

dokitto-ice-lesson-mixed = { lesson-anna } entame à la fraise, { lesson-ben } n’en a pas : deux parfums, donc la carte la plus faible l’emporte et, à égalité, la dernière posée. Remportez ce pli !
dokitto-ice-lesson-mixed-1 = Deux 2, et le vôtre est arrivé en dernier : le pli est à vous. Choisissez votre boule : fraise ou matcha.
dokitto-ice-lesson-mixed-1-other = C’est permis, mais le 2 de { lesson-ben } l’emporterait. Vous avez un 2, vous aussi.
dokitto-ice-lesson-mixed-2 = Gardez vos petites cartes pour les plis mélangés, les grandes pour les autres, et réunissez cartes et boules d’un même parfum.

dokitto-ice-lesson-empty = Un cornet porte trois boules et le vôtre est plein : une quatrième ruinerait votre manche ! Vous avez remporté un pli mélangé et devez choisir fraise ou matcha. Mais la fraise est épuisée.
dokitto-ice-lesson-empty-1 = Ouf ! Quand un parfum est épuisé, on ne prend rien. Les cartes restent à vous.
dokitto-ice-lesson-empty-1-other = Ce serait votre quatrième boule ! Choisissez le parfum épuisé.

dokitto-ice-lesson-fourth = Vous avez trois boules, { lesson-anna } aussi. Une quatrième arrête aussitôt la manche, et qui la prend ne marque rien. Le chocolat 6 d’{ lesson-anna } est pour l’instant le plus fort. Que jouez-vous ?
dokitto-ice-lesson-fourth-1 = { lesson-anna } remporte le pli et doit prendre une quatrième boule : la manche est finie, et elle ne marque rien.
dokitto-ice-lesson-fourth-1-other = Vous remporteriez le pli, et une quatrième boule avec. Restez sous le 6 d’{ lesson-anna }.

dokitto-ice-lesson-trophy = Avec 15 PV, vous avez le plus de points : le trophée est à vous. À égalité, le plus de boules l’emporte, puis le plus de boules à 1 PV. À trois trophées, on gagne la partie.

dokitto-ice-lesson-round = Jouez maintenant une manche entière contre deux robots indulgents : neuf plis, sauf si quelqu’un prend une quatrième boule. Vous entamez : jouez la carte de votre choix.
dokitto-ice-lesson-round-highest = Un seul parfum : la carte la plus forte l’emporte ({ $card }).
dokitto-ice-lesson-round-lowest = Plusieurs parfums : la carte la plus faible l’emporte ({ $card }).
dokitto-ice-lesson-round-later = Deux cartes sont les plus faibles : la dernière posée l’emporte ({ $card }).
dokitto-ice-lesson-round-scoop = Vous avez une boule { $flavour } : chaque carte { $flavour } que vous ramassez rapporte des points, celles déjà gagnées aussi.
dokitto-ice-lesson-round-none = Il n’y a plus de glace { $flavour } : ce pli n’a rapporté que des cartes.
dokitto-ice-lesson-round-fourth = Une quatrième boule : la manche est finie, et qui l’a prise ne marque rien.
dokitto-ice-lesson-round-end = C’était une manche entière. Dans une vraie partie, on continue jusqu’à ce que quelqu’un ait trois trophées. À vous de jouer !
