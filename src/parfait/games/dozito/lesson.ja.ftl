dozito-lesson-goal = あなたの前の1〜12番の場所に、12枚のカードが1枚ずつ裏向きに並んでいます。めくって、同じ色の大きなグループを作りましょう。3ラウンドで得点の一番多い人の勝ちです。

dozito-lesson-turn = 自分の番には、山札か、2つの捨て札の一番上から、カードを1枚取ります。赤の7を取ってください。
dozito-lesson-turn-1 = 数字のカードは、その番号の場所に置きます。捨て札から取ったカードは必ず置かなければなりません。7番の場所に置きましょう。
dozito-lesson-turn-1-other = それも取れますが、ここでは赤の7を取りましょう。
dozito-lesson-turn-2 = 伏せてあったカードがめくられ、続けてそのカードを使えます。青の3です。これも置きましょう。
dozito-lesson-turn-3 = めくれる限り、こうして続きます。青の8も置きましょう。
dozito-lesson-turn-3-other = 捨てることもできますが、置けばもう1枚めくれます。
dozito-lesson-turn-4 = やめてもかまいません。この黄の1は捨ててみましょう。左の捨て札が空なので、必ず左に捨てます。
dozito-lesson-turn-4-other = 捨てることもできますが、置けばもう1枚めくれます。
dozito-lesson-turn-5 = カードを捨てると手番が終わります。次はほかの人の番です。
dozito-lesson-turn-5-other = そのまま続けることもできます。でも今回は、手番の終わり方を見るために捨ててみましょう。

dozito-lesson-group = 同じ色のカードが辺で隣り合うと、グループになります。2枚は2点、3枚は5点、4枚は10点、5枚は16点…。{ lesson-ben }が捨てた青の7があれば、青の3と8がつながります。取りましょう。
dozito-lesson-group-1 = 7番の場所には、もう表のカードがあります。それでも青の7を置いて、入れ替えましょう。
dozito-lesson-group-1-other = それも取れますが、青の7を探しましょう。3枚のグループになります。
dozito-lesson-group-2 = 赤の7は表だったので、続けては使えません。捨てると手番が終わります。
dozito-lesson-group-3 = 青が3枚つながって、0点が5点になりました。

dozito-lesson-joker = 捨て札に欲しいカードがなければ、山札から引きます。置くか捨てるまで、そのカードを見られるのはあなただけです。
dozito-lesson-joker-1 = ジョーカーです！　どの場所にも置けて、その色（青）として数えます。4番に置けば、青のグループが大きくなります。置きましょう。
dozito-lesson-joker-1-other = それも取れますが、ここでは山札から引いてみましょう。
dozito-lesson-joker-2 = 青が4枚で10点です。ここでもカードがめくれました。今回は捨てましょう。
dozito-lesson-joker-2-other = それもできますが、4番に置けば4枚のグループになります。
dozito-lesson-joker-3 = 後でほかのカードと入れ替えると、ジョーカーは捨て札になります。
dozito-lesson-joker-3-other = 置くこともできますが、今回は捨てましょう。

dozito-lesson-again = 特別なカードが2種類あります。山札から引いてみましょう。
dozito-lesson-again-1 = REPLAYのカードです。手番の最後にこれを捨てると、もう一度自分の番になります。捨ててみましょう。
dozito-lesson-again-1-other = それも取れますが、山札から引きましょう。
dozito-lesson-again-2 = もう一度あなたの番です。手番が2回続きます。
dozito-lesson-again-2-other = 置くこともできますが、捨てるとどうなるか見てみましょう。

dozito-lesson-stop = もう1枚引いてください。
dozito-lesson-stop-1 = STOPのカードです。置いても捨てても、そこで手番が終わります。でも太陽が2つあり、置けば1つ1点です。9番の場所に置きましょう。
dozito-lesson-stop-1-other = それも取れますが、山札から引きましょう。
dozito-lesson-stop-2 = カードがめくられましたが、STOPなので続けられません。捨ててください。
dozito-lesson-stop-2-other = 捨てることもできますが、置けば太陽2つで2点です。9番の場所に置きましょう。
dozito-lesson-stop-3 = そこで止まっても、STOPのカードには置く値打ちがあります。

dozito-lesson-end = 伏せたカードはあと1枚。12枚とも表になって手番が終わると、ほかの人は1回ずつ最後の手番をして、ラウンドが終わります。緑の8を取りました。置いてください。
dozito-lesson-end-1 = 12枚とも表になりました。しかもこの紫の7を置けば、紫が5枚つながります。置きましょう！
dozito-lesson-end-2 = 紫5枚で16点です。青の7を捨てると、手番が終わります。
dozito-lesson-end-2-other = 捨てることもできますが、紫が5枚つながれば10点が16点になります。7番の場所に置きましょう。
dozito-lesson-end-3 = ほかの人の最後の手番も終わり、ラウンド終了です。

dozito-lesson-count = グループは16 + 2 + 2点、太陽15個は1点ずつ。合計35点で、このラウンドはあなたの勝ちです！　伏せたままのカードは0点です。

dozito-lesson-round = 今度は、やさしいボット2人とラウンドの最後まで遊びましょう。伏せたカードはあと5枚。捨て札と自分のグループをよく見て。
dozito-lesson-round-chain = カードがめくれました。その番号の場所に置くか、捨てて手番を終えます。
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
dozito-lesson-round-end = これで1ラウンドです。本番は3ラウンドで、得点の一番多い人の勝ち。同点なら、1ラウンドの最高得点で決めます。準備完了！
