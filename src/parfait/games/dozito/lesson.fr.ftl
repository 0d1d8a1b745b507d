dozito-lesson-goal = Douze cartes sont posées devant vous, faces cachées, une sur chaque emplacement de 1 à 12. Retournez-les et formez de grands groupes d’une couleur. Après trois manches, le plus de points gagne.

dozito-lesson-turn = À votre tour, prenez une carte : dans la pioche, ou sur l’une des deux défausses. Prenez le 7 rouge.
dozito-lesson-turn-1 = Une carte va sur l’emplacement de son numéro. Prise dans une défausse, elle doit être posée : mettez-la en 7.
dozito-lesson-turn-1-other = Vous pouvez la prendre, mais c’est le 7 rouge qui nous intéresse.
dozito-lesson-turn-2 = La carte cachée est retournée, et vous continuez avec elle. Un 10 violet : posez-le aussi.
dozito-lesson-turn-3 = Et ainsi de suite, tant que vous retournez des cartes. Vous pouvez aussi vous arrêter : défaussez ce 12 rouge. La défausse de gauche est vide, il doit donc y aller.
dozito-lesson-turn-3-other = Vous pouvez la défausser, mais en la posant, vous retournez encore une carte.
dozito-lesson-turn-4 = La défausse termine votre tour. Vous avez déjà deux cartes visibles.
dozito-lesson-turn-4-other = Vous pourriez continuer ainsi. Mais cette fois, défaussez-la pour voir comment un tour se termine.

dozito-lesson-group = Des cartes d’une couleur qui se touchent par un côté forment un groupe. Plus il est grand, mieux c’est : 2 cartes valent 2 points, 3 en valent 5, 4 en valent 10, 5 en valent 16… Un 7 bleu relierait vos 3 et 8 bleus. Prenez-le.
dozito-lesson-group-1 = Il y a déjà une carte visible en 7. Posez-y quand même le 7 bleu : il prend sa place.
dozito-lesson-group-1-other = Vous pouvez la prendre, mais cherchez le 7 bleu : il formerait un groupe de trois.
dozito-lesson-group-2 = Le 7 rouge était visible : il ne va pas ailleurs. Il ne peut qu’être défaussé, et votre tour se termine.
dozito-lesson-group-3 = Trois cartes bleues côte à côte : 5 points au lieu de zéro.

dozito-lesson-joker = Rien d’utile sur les défausses ? Alors piochez. Vous seul voyez cette carte, jusqu’à ce que vous la posiez ou la défaussiez.
dozito-lesson-joker-1 = Un joker ! Il va sur n’importe quel emplacement et compte dans sa couleur : violet. Posez-le où vous voulez.
dozito-lesson-joker-1-other = Vous pouvez la prendre. Mais voyons ce que cache la pioche.
dozito-lesson-joker-2 = Bien placé. Si une autre carte prend sa place plus tard, le joker est simplement défaussé.
dozito-lesson-joker-2-other = Vous pouvez le défausser, mais un joker est trop précieux. Posez-le !

dozito-lesson-stop = Les Dozitos, ces petits soleils, valent 1 point chacun. Et vous avez pioché une carte STOP : posez-la ou défaussez-la, votre tour s’arrête là. Posez-la en 9.
dozito-lesson-stop-1 = Une carte est retournée, mais à cause de STOP, vous ne continuez pas. Défaussez-la.
dozito-lesson-stop-1-other = Vous pouvez la défausser, mais sur votre grille, ses deux Dozitos valent 2 points. Posez-la en 9.
dozito-lesson-stop-2 = Une carte STOP mérite d’être posée, même si elle arrête tout.

dozito-lesson-again = Vous avez pioché une carte REPLAY. Si c’est elle que vous défaussez à la fin du tour, vous rejouez. Défaussez-la.
dozito-lesson-again-1 = Et c’est encore à vous : deux tours de suite.
dozito-lesson-again-1-other = Vous pouvez aussi la poser. Mais défaussez-la, pour voir.

dozito-lesson-end = Il vous reste une carte cachée. Quand votre tour finit avec les douze visibles, chaque autre joueur a un dernier tour, et la manche est finie. Vous avez pris un 8 vert : posez-le.
dozito-lesson-end-1 = Les douze sont visibles, et ce 7 violet tombe bien : en 7, il réunit vos cartes violettes en un groupe de cinq. Posez-le !
dozito-lesson-end-2 = Cinq cartes violettes : 16 points. Défaussez maintenant le 7 bleu, et votre tour se termine.
dozito-lesson-end-2-other = Vous pouvez le défausser, mais cinq cartes violettes vaudraient 16 points au lieu de 10. Posez-le en 7.
dozito-lesson-end-3 = Les autres ont joué leur dernier tour. On compte les groupes et les Dozitos ; les cartes cachées ne valent rien. La manche est à vous !

dozito-lesson-round = Terminez maintenant une manche contre deux robots indulgents. Cinq de vos cartes sont encore cachées. Surveillez les défausses et vos groupes.
dozito-lesson-round-chain = Vous avez retourné une carte : posez-la sur son emplacement, ou défaussez-la pour finir votre tour.
dozito-lesson-round-stopped = STOP : la carte retournée ne peut qu’être défaussée.
dozito-lesson-round-replaced = Cette carte était visible : défaussez-la, et votre tour se termine.
dozito-lesson-round-again = { $you ->
    [yes] Vous avez défaussé une carte REPLAY : vous rejouez.
   *[no] { $seat } a défaussé une carte REPLAY, et rejoue.
}
dozito-lesson-round-last = { $you ->
    [yes] Toutes vos cartes sont visibles. Chacun des autres a encore un tour.
   *[no] Toutes les cartes de { $seat } sont visibles : c’est votre dernier tour !
}
dozito-lesson-round-end = Voilà une manche. Une partie en compte trois, et le plus de points gagne. À vous de jouer !
