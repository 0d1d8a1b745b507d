dessert-dice-lesson-goal = Chacun a un dessert secret. Le vôtre est la glace, et personne d’autre ne le sait. À la fin, votre plus grand groupe de glaces compte : des dés côte à côte avec une glace sur le dessus. Le plus grand groupe gagne.
dessert-dice-lesson-dice = Ces 25 dés sont à tout le monde. On les a lancés, et ils rempliront le plateau de 5 × 5 cases. Un dé de couleur porte trois des quatre desserts, chacun sur deux faces opposées. Le vert est vierge.

dessert-dice-lesson-place = À votre tour, vous posez un dé ou vous en basculez un. Poser : un dé de la réserve, sur une case vide, sans changer sa face du dessus. Posez une glace à côté de celle de c3.
dessert-dice-lesson-place-1 = Deux glaces côte à côte : un groupe de deux. Les coins ne comptent pas.
dessert-dice-lesson-place-1-other = C’est permis. Mais d’abord, posez un dé montrant une glace à côté de c3 : en b3, c2 ou c4.

dessert-dice-lesson-tip = Ou basculez un dé du plateau, peu importe qui l’a posé, vers une case vide voisine. Il roule, et l’une de ses faces passe sur le dessus. Le dé bleu de la rangée du haut (c5) a une glace au nord et au sud. Basculez-le vers le sud, du côté de votre groupe !
dessert-dice-lesson-tip-1 = Basculé vers le sud, il montre sa glace, juste à côté des vôtres : un groupe de trois !
dessert-dice-lesson-tip-1-other = C’est permis. Mais essayez le dé en c5 : basculez-le vers le sud, en c4.

dessert-dice-lesson-undo = { lesson-ben } vient de rebasculer ce dé en c5. Vous ne pouvez pas le ramener aussitôt : on n’annule pas le coup précédent. Trouvez un autre moyen de mettre une glace en c4.
dessert-dice-lesson-undo-1 = Le trou est comblé. Un coup plus tard, vous auriez aussi pu rebasculer le dé.
dessert-dice-lesson-undo-1-other = C’est permis. Mais c4 est le trou de votre groupe : posez-y une glace.

dessert-dice-lesson-block = { lesson-anna } semble collectionner les macarons : il y en a deux, en d3 et d4. Le dé vert est vierge, ne compte pour personne et sert à bloquer. Posez-le où vous voulez.
dessert-dice-lesson-block-1 = Il se bascule comme les autres, et ne montre jamais rien.
dessert-dice-lesson-block-1-other = C’est permis. Mais cette fois, utilisez le dé vert.

dessert-dice-lesson-end = Il reste une case et un dé. Quand le plateau est plein, la partie est finie et tous les desserts sont dévoilés. Posez le dernier dé !
dessert-dice-lesson-end-1 = Votre plus grand groupe compte quatre glaces, celui d’{ lesson-anna } trois macarons, celui de { lesson-ben } deux brioches. Vous gagnez !
dessert-dice-lesson-end-1-other = Vous pouvez basculer celui-là, et la partie continuerait. Mais cette fois, posez le dernier dé.

dessert-dice-lesson-round = Terminez maintenant une partie contre deux robots indulgents. Neuf dés sont sur le plateau. Votre dessert est encore la glace : ne vous trahissez pas trop tôt !
dessert-dice-lesson-round-placed = Seuls les dés qui se touchent par un côté forment un groupe. Lequel pourriez-vous basculer pour agrandir le vôtre ?
dessert-dice-lesson-round-tipped = Le dé montre maintenant : { $dessert }. N’importe qui pourra le basculer plus tard.
dessert-dice-lesson-round-theirs = { $seat } a basculé un dé. Vous ne pouvez pas le ramener aussitôt, mais vous pouvez le basculer ailleurs.
dessert-dice-lesson-round-full = Le plateau est plein, et tous les desserts sont dévoilés.
dessert-dice-lesson-round-end = Voilà toute la partie. Si les plus grands groupes sont égaux, on compare les suivants. À vous de jouer !
