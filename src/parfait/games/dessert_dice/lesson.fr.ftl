dessert-dice-lesson-goal = Chacun a un dessert secret. Le vôtre est la glace, et personne d’autre ne le sait. Des dés côte à côte montrant votre dessert forment un groupe. À la fin, le plus grand groupe gagne.
dessert-dice-lesson-dice = Ces 25 dés, déjà lancés, sont à tout le monde et rempliront le plateau. Un dé de couleur porte trois des quatre desserts, chacun sur deux faces opposées. Le vert est vierge.

dessert-dice-lesson-place = À votre tour, posez ou basculez un dé. Poser : un dé de la réserve sur une case vide, sans changer le dessus. Posez une glace en c2 ou b3 (colonne et rangée), à côté de celle de c3.
dessert-dice-lesson-place-1 = Deux glaces côte à côte : un groupe de deux. Les coins ne comptent pas.
dessert-dice-lesson-place-1-other = C’est permis. Mais d’abord, posez un dé montrant une glace en c2 ou b3.

dessert-dice-lesson-turn = Avant de poser un dé, vous pouvez le tourner. Prenez le macaron bleu et touchez « Tourner » : tartelette au nord et au sud, glace à l’est et à l’ouest. Posez-le en d4.
dessert-dice-lesson-turn-1 = Tout le monde voit un macaron. Personne d’autre ne sait à quoi il servira.
dessert-dice-lesson-turn-1-other = C’est permis. Mais essayez : le macaron bleu en d4, tourné pour que la tartelette soit au nord et au sud.

dessert-dice-lesson-tip = Ou basculez un dé du plateau, peu importe qui l’a posé, vers une case vide voisine. Il roule, et la face du côté opposé passe dessus. Basculez d4 vers l’ouest, en c4 !
dessert-dice-lesson-tip-1 = Sa glace est passée dessus, juste à côté des vôtres : un groupe de trois !
dessert-dice-lesson-tip-1-other = C’est permis. Mais essayez le dé en d4 : basculez-le vers l’ouest, en c4.

dessert-dice-lesson-undo = { lesson-ben } vient de rebasculer ce dé en d4. Vous ne pouvez pas le ramener aussitôt : on n’annule pas le coup précédent. Trouvez un autre moyen de mettre une glace en c4.
dessert-dice-lesson-undo-1 = De nouveau un groupe de trois. Un tour plus tard, vous auriez aussi pu basculer le dé.
dessert-dice-lesson-undo-1-other = C’est permis. Mais c4 est la case libre à côté de votre groupe : posez-y une glace.

dessert-dice-lesson-block = { lesson-anna } semble vouloir des macarons : il y en a trois, en d3, d4 et d5. Le dé vert est vierge, ne compte pour personne et sert à bloquer. Posez-le où vous voulez.
dessert-dice-lesson-block-1 = Il se bascule comme les autres, et ne montre jamais rien.
dessert-dice-lesson-block-1-other = C’est permis. Mais cette fois, utilisez le dé vert.

dessert-dice-lesson-end = Il reste une case et un dé. Quand le plateau est plein, la partie est finie et tous les desserts sont dévoilés. Posez le dernier dé !
dessert-dice-lesson-end-1 = Votre plus grand groupe compte quatre glaces, celui d’{ lesson-anna } trois macarons, celui de { lesson-ben } deux brioches. Vous gagnez !
dessert-dice-lesson-end-1-other = Vous pouvez basculer celui-là, et la partie continuerait. Mais cette fois, posez le dernier dé.

dessert-dice-lesson-tie = Si les plus grands groupes sont à égalité, chacun écarte le sien et l’on compare les suivants, et ainsi de suite. Un deuxième groupe peut donc servir.

dessert-dice-lesson-round = Terminez maintenant une partie contre deux robots indulgents. Neuf dés sont sur le plateau. Votre dessert est encore la glace : ne vous trahissez pas trop tôt !
dessert-dice-lesson-round-placed = Seuls les dés qui se touchent par un côté forment un groupe. Lequel pourriez-vous basculer pour agrandir le vôtre ?
dessert-dice-lesson-round-tipped = Le dé montre maintenant : { $dessert }. N’importe qui pourra le basculer plus tard.
dessert-dice-lesson-round-theirs = { $seat } a basculé un dé. Vous ne pouvez pas le ramener aussitôt, mais vous pouvez le basculer ailleurs.
dessert-dice-lesson-round-full = Le plateau est plein, et tous les desserts sont dévoilés.
dessert-dice-lesson-round-end = Voilà toute la partie. À vous de jouer !
