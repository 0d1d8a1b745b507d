dozito-lesson-goal = あなたの前に、1〜12のマスに1枚ずつ、12枚のカードが伏せてあります。めくって、同じ色の大きなグループを作りましょう。3ラウンドで得点の一番多い人の勝ちです。

dozito-lesson-turn = 自分の番には、山札か、2つの捨て札の一番上から、カードを1枚取ります。赤の7を取ってください。
dozito-lesson-turn-1 = 数字のカードは、同じ数字のマスに置きます。捨て札から取ったカードは必ず置かなければなりません。7のマスに置きましょう。
dozito-lesson-turn-1-other = それも取れますが、ここでは赤の7を取りましょう。
dozito-lesson-turn-2 = 伏せてあったカードがめくられ、続けてそのカードを使えます。紫の10です。これも置きましょう。
dozito-lesson-turn-3 = めくれる限り、こうして続きます。やめてもかまいません。この赤の12は捨ててみましょう。左の捨て札が空なので、必ず左に捨てます。
dozito-lesson-turn-3-other = 捨てることもできますが、置けばもう1枚めくれます。
dozito-lesson-turn-4 = カードを捨てると手番が終わります。もう2枚が表になりました。
dozito-lesson-turn-4-other = そのまま続けることもできます。でも今回は、手番の終わり方を見るために捨ててみましょう。

dozito-lesson-group = 同じ色のカードが辺で隣り合うと、グループになります。大きいほど高得点で、2枚は2点、3枚は5点、4枚は10点、5枚は16点…。青の7があれば、青の3と8がつながります。取りましょう。
dozito-lesson-group-1 = 7のマスには、もう表のカードがあります。それでも青の7を置いて、入れ替えましょう。
dozito-lesson-group-1-other = それも取れますが、青の7を探しましょう。3枚のグループになります。
dozito-lesson-group-2 = 赤の7は表だったので、続けては使えません。捨てると手番が終わります。
dozito-lesson-group-3 = 青が3枚つながって、0点が5点になりました。

dozito-lesson-joker = 捨て札に欲しいカードがなければ、山札から引きます。置くか捨てるまで、そのカードを見られるのはあなただけです。
dozito-lesson-joker-1 = ジョーカーです！　どのマスにも置けて、その色（紫）として数えます。好きなマスに置いてください。
dozito-lesson-joker-1-other = それも取れますが、ここでは山札から引いてみましょう。
dozito-lesson-joker-2 = いいですね。後でほかのカードと入れ替えると、ジョーカーは捨て札になります。
dozito-lesson-joker-2-other = 捨てることもできますが、もったいない。置きましょう！

dozito-lesson-stop = STOPのカード、REPLAYのカード、太陽のあるカードがあります。太陽は1つ1点。山札から引いてください。
dozito-lesson-stop-1 = STOPです！　このカードは置くことも捨てることもできますが、そこで手番が終わります。9のマスに置きましょう。
dozito-lesson-stop-1-other = それも取れますが、ここでは山札から引きましょう。
dozito-lesson-stop-2 = カードがめくられましたが、STOPなので続けられません。捨ててください。
dozito-lesson-stop-2-other = 捨てることもできますが、置けば太陽2つで2点です。9のマスに置きましょう。
dozito-lesson-stop-3 = これで手番は終わりです。そこで止まっても、STOPのカードには置く値打ちがあります。

dozito-lesson-again = 特別なカードがもう1種類あります。山札から引いてください！
dozito-lesson-again-1 = REPLAYは「もう一度」。手番の最後にこのカードを捨てると、もう一度自分の番になります。捨ててみましょう。
dozito-lesson-again-1-other = それも取れますが、ここでは山札から引きましょう。
dozito-lesson-again-2 = もう一度あなたの番です。好きなところから1枚取ってください。
dozito-lesson-again-2-other = 置くこともできますが、捨てるとどうなるか見てみましょう。
dozito-lesson-again-3 = こうして2回続けて遊べます。

dozito-lesson-end = 伏せたカードはあと1枚。12枚とも表になって手番が終わると、ほかの人は1回ずつ最後の手番をして、ラウンドが終わります。緑の8を取ってください。
dozito-lesson-end-1 = 最後の伏せカードのマスに置きます。緑の12の隣です。
dozito-lesson-end-1-other = それも取れますが、緑の8なら最後の1枚がめくれます。
dozito-lesson-end-2 = 12枚とも表になりました。しかもこの紫の7を置けば、紫が5枚つながります。置きましょう！
dozito-lesson-end-3 = 紫5枚で16点です。青の7を捨てると、手番が終わります。
dozito-lesson-end-3-other = 捨てることもできますが、紫が5枚つながれば10点が16点になります。7のマスに置きましょう。
dozito-lesson-end-4 = ほかの人の最後の手番も終わりました。グループと太陽を数えます。伏せたままのカードは0点。このラウンドはあなたの勝ちです！

dozito-lesson-round = 今度は、やさしいボット2人とラウンドの最後まで遊びましょう。伏せたカードはあと5枚。捨て札と自分のグループをよく見て。
dozito-lesson-round-chain = カードがめくれました。その数字のマスに置くか、捨てて手番を終えます。
dozito-lesson-round-stopped = STOPなので、めくったカードは捨てることしかできません。
dozito-lesson-round-replaced = 表だったカードなので、捨てて手番が終わります。
dozito-lesson-round-again = { $you ->
    [yes] REPLAYを捨てたので、もう一度あなたの番です。
   *[no] { $seat }はREPLAYを捨てたので、もう一度手番をします。
}
dozito-lesson-round-last = { $you ->
    [yes] 12枚とも表になりました。ほかの人はあと1回ずつです。
   *[no] { $seat }のカードは12枚とも表です。これがあなたの最後の手番です！
}
dozito-lesson-round-end = これで1ラウンドです。本番は3ラウンドで、得点の一番多い人の勝ち。準備完了！
