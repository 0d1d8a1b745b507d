dozito-lesson-goal = Douze cartes sont devant vous, faces cachées, une à chaque emplacement de 1 à 12. Retournez-les et formez de grands groupes de même couleur. Après trois manches, qui a le plus de points l’emporte.

dozito-lesson-turn = À votre tour, prenez une carte : la première de la pioche, ou celle de l’une des deux défausses. Prenez le 7 Rouge.
dozito-lesson-turn-1 = Une carte va à l’emplacement de son numéro. Prise dans une défausse, elle doit être placée : placez-la à l’emplacement 7.
dozito-lesson-turn-1-other = Vous pouvez la prendre, mais c’est le 7 Rouge qui nous intéresse.
dozito-lesson-turn-2 = La carte face cachée est retournée, et vous continuez avec elle. Un 3 Bleu : placez-le aussi.
dozito-lesson-turn-3 = Et ainsi de suite, tant que vous retournez des cartes. Placez maintenant le 8 Bleu.
dozito-lesson-turn-3-other = Vous pouvez la défausser, mais en la plaçant, vous retournez encore une carte.
dozito-lesson-turn-4 = Vous pouvez aussi vous arrêter : défaussez ce 1 Jaune. La défausse de gauche est vide, il doit donc y aller.
dozito-lesson-turn-4-other = Vous pouvez la défausser, mais en la plaçant, vous retournez encore une carte.
dozito-lesson-turn-5 = Quand vous défaussez, votre tour s’arrête. Aux autres de jouer.
dozito-lesson-turn-5-other = Vous pourriez continuer ainsi. Mais cette fois, défaussez-la pour voir comment un tour s’arrête.

dozito-lesson-group = Des cartes de même couleur qui se touchent par un côté forment un groupe : 2 cartes valent 2 points, 3 en valent 5, 4 en valent 10, 5 en valent 16… Le 7 Bleu défaussé par { lesson-ben } relierait vos 3 et 8 Bleus. Prenez-le.
dozito-lesson-group-1 = Il y a déjà une carte visible à l’emplacement 7. Placez-y quand même le 7 Bleu : il la remplace.
dozito-lesson-group-1-other = Vous pouvez la prendre, mais cherchez le 7 Bleu : il formerait un groupe de trois.
dozito-lesson-group-2 = Le 7 Rouge était visible : il ne va pas ailleurs. Il ne peut qu’être défaussé, et votre tour s’arrête.
dozito-lesson-group-3 = Trois cartes Bleues côte à côte : 5 points au lieu de zéro.

dozito-lesson-joker = Rien d’utile sur les défausses ? Alors piochez. Personne d’autre ne voit cette carte tant que vous ne l’avez pas placée ou défaussée.
dozito-lesson-joker-1 = Un joker ! Il va n’importe où et compte dans sa couleur : Bleu. À l’emplacement 4, il agrandit votre groupe Bleu. Placez-le là.
dozito-lesson-joker-1-other = Vous pouvez la prendre. Mais voyons ce que cache la pioche.
dozito-lesson-joker-2 = Quatre cartes Bleues : 10 points. Là aussi, une carte est retournée. Cette fois, défaussez-la.
dozito-lesson-joker-2-other = C’est permis, mais à l’emplacement 4, le joker forme un groupe de quatre.
dozito-lesson-joker-3 = Si une autre carte remplace le joker plus tard, il est simplement défaussé.
dozito-lesson-joker-3-other = Vous pouvez la placer, mais cette fois, défaussez-la.

dozito-lesson-again = Deux sortes de cartes sont spéciales. Piochez pour en voir une.
dozito-lesson-again-1 = C’est une carte Rejouer. Si vous la défaussez à la fin de votre tour, vous jouez un nouveau tour. Défaussez-la.
dozito-lesson-again-1-other = Vous pouvez la prendre, mais piochez.
dozito-lesson-again-2 = Et c’est encore à vous : deux tours de suite.
dozito-lesson-again-2-other = Vous pouvez aussi la placer. Mais défaussez-la, pour voir.

dozito-lesson-stop = Piochez encore une carte.
dozito-lesson-stop-1 = Une carte STOP : placez-la ou défaussez-la, et votre tour s’arrête. Mais elle porte deux Dozitos, ces petits soleils qui valent 1 point chacun dans votre grille. Placez-la à l’emplacement 9.
dozito-lesson-stop-1-other = Vous pouvez la prendre, mais piochez.
dozito-lesson-stop-2 = Une carte est retournée, mais à cause de STOP, vous ne continuez pas. Défaussez-la.
dozito-lesson-stop-2-other = Vous pouvez la défausser, mais dans votre grille, ses deux Dozitos valent 2 points. Placez-la à l’emplacement 9.
dozito-lesson-stop-3 = Une carte STOP mérite d’être placée, même si elle arrête tout.

dozito-lesson-end = Il vous reste une carte face cachée. Quand vos douze cartes sont visibles à la fin de votre tour, tous les autres jouent un dernier tour, et la manche s’arrête. Vous avez pris un 8 Vert : placez-le.
dozito-lesson-end-1 = Les douze sont visibles, et ce 7 Violet tombe bien : à l’emplacement 7, il réunit vos cartes Violettes en un groupe de cinq. Placez-le !
dozito-lesson-end-2 = Cinq cartes Violettes : 16 points. Défaussez maintenant le 7 Bleu, et votre tour s’arrête.
dozito-lesson-end-2-other = Vous pouvez le défausser, mais cinq cartes Violettes vaudraient 16 points au lieu de 10. Placez-le à l’emplacement 7.
dozito-lesson-end-3 = Les autres ont joué leur dernier tour : la manche est finie.

dozito-lesson-count = Vos groupes rapportent 16 + 2 + 2, et vos 15 Dozitos 1 point chacun : 35 points, la manche est à vous. Les cartes faces cachées ne comptent pas.

dozito-lesson-round = Terminez maintenant une manche contre deux robots indulgents. Cinq de vos cartes sont encore faces cachées. Surveillez les défausses et vos groupes.
dozito-lesson-round-chain = Vous avez retourné une carte : placez-la à son emplacement, ou défaussez-la pour arrêter votre tour.
dozito-lesson-round-stopped = STOP : la carte retournée ne peut qu’être défaussée.
dozito-lesson-round-replaced = Cette carte était visible : défaussez-la, et votre tour s’arrête.
dozito-lesson-round-again = { $you ->
    [yes] Vous avez défaussé une carte Rejouer : vous jouez un nouveau tour.
   *[no] { $seat } a défaussé une carte Rejouer et joue un nouveau tour.
}
dozito-lesson-round-last = { $you ->
    [yes] Toutes vos cartes sont faces visibles : tous les autres jouent un dernier tour.
   *[no] { $seat } a toutes ses cartes faces visibles : c’est votre dernier tour !
}
dozito-lesson-round-end = Voilà une manche. Une partie en compte trois, et qui a le plus de points l’emporte ; à égalité, la meilleure manche décide. À vous de jouer !
