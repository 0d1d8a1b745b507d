dozito-title = Dozito（ドジート）
dozito-tagline = 裏向きの12枚。どのカードにも決まった場所がある。同じ色の大きなグループを作ろう。
dozito-short-1 = 手元に12枚のカードが裏向きに、1〜12番の場所に並んでいます。
dozito-short-2 = 山札か捨て札から1枚取り、その番号の場所に置きます。ジョーカーはどこにでも置けます。
dozito-short-3 = そこにあったカードをめくり、それで続けます。置けないか置きたくなければ捨てて、手番を終えます。
dozito-short-4 = STOPのカードは、置くか捨てるかしたら手番は終わり。REPLAYを捨てたら、もう一度手番です。
dozito-short-5 = 誰かの12枚がすべて表になったら、ほかの人は最後の手番を1回ずつ。同じ色のグループと太陽が得点になり、3ラウンドの合計で競います。

dozito-term-colour = { $letter ->
    [R] 赤
    [B] 青
    [G] 緑
    [V] 紫
   *[Y] 黄
}
dozito-term-card = { $letter ->
    [R] 赤の{ $rest }
    [B] 青の{ $rest }
    [G] 緑の{ $rest }
    [V] 紫の{ $rest }
   *[Y] 黄の{ $rest }
}

dozito-card = { $number ->
    [0] { $colour }のジョーカー
   *[other] { $colour }の{ $number }
}

dozito-move-draw = 山札から引く
dozito-move-take = { $side ->
    [left] 左の捨て札を取る
   *[right] 右の捨て札を取る
}
dozito-move-place = { $place }番に置く
dozito-move-discard = { $side ->
    [left] 左に捨てる
   *[right] 右に捨てる
}

dozito-why-groups = ラウンド終了時のグループの得点は平均{ $value }点
dozito-why-suns = ラウンド終了時の太陽の得点は平均{ $value }点
dozito-why-closing = 最初に自分のカードをすべて表にする確率は{ $value }

dozito-open = { $side ->
    [left] 左の捨て札の1枚目は{ dozito-card }です。
   *[right] 右の捨て札の1枚目は{ dozito-card }です。
}
dozito-starts = { $you ->
    [yes] あなたがスタートプレイヤーです。
   *[no] { $seat }がスタートプレイヤーです。
}
dozito-reshuffle = 山札がなくなったので、捨て札{ $count }枚をシャッフルして新しい山札にします。
dozito-draw = { $you ->
    [yes] あなたは山札から1枚引きました。
   *[no] { $seat }は山札から1枚引きました。
}
dozito-draw-seen = { $you ->
    [yes] あなたは{ dozito-card }を引きました。
   *[no] { $seat }は{ dozito-card }を引きました。
}
dozito-take = { $you ->
    [yes] あなたは
   *[no] { $seat }は
}{ $side ->
    [left] 左の捨て札から{ dozito-card }を取りました。
   *[right] 右の捨て札から{ dozito-card }を取りました。
}
dozito-place = { $you ->
    [yes] あなたは{ dozito-card }を{ $place }番の場所に置きました。
   *[no] { $seat }は{ dozito-card }を{ $place }番の場所に置きました。
}
dozito-turn-up = { $you ->
    [yes] あなたは{ dozito-card }をめくりました。
   *[no] { $seat }は{ dozito-card }をめくりました。
}
dozito-turn-up-stopped = { $you ->
    [yes] あなたは{ dozito-card }をめくりました。STOPなので、捨てることしかできません。
   *[no] { $seat }は{ dozito-card }をめくりました。STOPなので、捨てることしかできません。
}
dozito-replace = { $you ->
    [yes] あなたの{ dozito-card }と入れ替わりました。
   *[no] { $seat }の{ dozito-card }と入れ替わりました。
}
dozito-discard = { $you ->
    [yes] あなたは{ dozito-card }を
   *[no] { $seat }は{ dozito-card }を
}{ $side ->
    [left] 左に捨てました。
   *[right] 右に捨てました。
}
dozito-replay = { $you ->
    [yes] REPLAY：あなたはもう一度手番を行います。
   *[no] REPLAY：{ $seat }はもう一度手番を行います。
}
dozito-last-turns = { $you ->
    [yes] あなたのカードが{ $cards ->
        [12] すべて
       *[other] { $cards }枚
    }表になりました。ほかのプレイヤーは最後の手番を1回ずつ行います。
   *[no] { $seat }のカードが{ $cards ->
        [12] すべて
       *[other] { $cards }枚
    }表になりました。ほかのプレイヤーは最後の手番を1回ずつ行います。
}
dozito-idle = { $turns }手番続けて、カードが1枚もめくられませんでした。
dozito-one-colour = { $you ->
    [yes] ドジート！　あなたの12枚がすべて{ $colour }になりました。
   *[no] ドジート！　{ $seat }の12枚がすべて{ $colour }になりました。
}
dozito-group = { $seat }：{ $colour }{ $count }枚のグループで{ $points }点（{ $places }）
dozito-suns = { $seat }：太陽で{ $points }点
dozito-face-down = { $seat }：{ $count }枚は裏向きのままで、数えません
dozito-points = { $seat }：このラウンド{ $points }点、合計{ $total }点
dozito-tie-break = { $seats }が同点です。1ラウンドの最高得点（{ $points }点）で決めます。

dozito-asked-take = 山札か捨て札からカードを1枚取ってください。
dozito-doing-take = { $seat }が取るカードを選んでいます。
dozito-doing-place = { $seat }がカードを取り、置き場所を考えています。
dozito-asked-place = { $number ->
    [0] { dozito-card }：好きな場所に置いてください。
   *[other] { dozito-card }：{ $number }番の場所に置いてください。
}
dozito-asked-keep = { $number ->
    [0] { dozito-card }：好きな場所に置くか、捨ててください。
   *[other] { dozito-card }：{ $number }番の場所に置くか、捨ててください。
}
dozito-asked-discard = { dozito-card }を捨ててください。
dozito-progress = 第{ $round }ラウンド（全{ $rounds }）・同じ色の大きなグループを作る・{ $down ->
    [0] 最後の手番
   *[other] あと{ $down }枚で最後の手番
}
dozito-progress-last = 第{ $round }ラウンド（全{ $rounds }）・同じ色の大きなグループを作る・最後の手番
dozito-round-of = 第{ $round }ラウンド（全{ $rounds }ラウンド）
dozito-draw-pile = 山札
dozito-discards = 捨て札
dozito-in-hand = 手元
dozito-standing = { $total } + { $points }
dozito-closer = { $cards }枚が表
dozito-card-with = { $card }、{ $print }
dozito-mark-stop = STOP
dozito-mark-replay = REPLAY
dozito-legend = ■ STOP   ↻ REPLAY   ☼ 太陽   * ジョーカー

error-dozito-take-first = 先に山札か捨て札からカードを1枚取ってください。
error-dozito-card-in-hand = すでにカードを1枚持っています。
error-dozito-must-be-placed = 捨て札から取ったカードは、必ず置かなければなりません。
error-dozito-empty-discard = { $side ->
    [left] 左の捨て札が空です。カードはそこに捨てます。
   *[right] 右の捨て札が空です。カードはそこに捨てます。
}
error-dozito-stopped = STOPです。めくったカードは捨てることしかできません。
error-dozito-only-discard = 入れ替えた{ dozito-card }は表向きだったので、捨てることしかできません。
error-dozito-own-place = { $number ->
    [0] { dozito-card }は1番から12番の場所に置きます。
   *[other] { dozito-card }は{ $number }番の場所に置きます。
}
error-dozito-grids-for-each-seat = グリッドは席ごとに1つ、合計{ $players }つ必要です。
error-dozito-grid-size = 席{ $seat }のグリッドは12枚のはずですが、{ $count }枚です。
error-dozito-two-discards = 最初の捨て札は2枚です（{ $count }枚ではありません）。
error-dozito-not-the-discards = 新しい山札には、捨て札の下の{ $count }枚がそれぞれ1枚ずつ必要です。

dozito-option-first_player = 第1ラウンドのスタートプレイヤー
dozito-option-deck = 各カードのマークと太陽の数
dozito-option-deck-mark = マーク
dozito-option-deck-mark-null = なし
dozito-option-deck-suns = 太陽
dozito-option-colours = 使う色の数
dozito-option-jokers = 各色のジョーカーの枚数
dozito-option-stops = STOPカードのある一番大きい数字
dozito-option-replays = REPLAYカードのある一番大きい数字
dozito-option-group_points = 1枚から11枚のグループの得点
dozito-option-stop_from_discard = 捨て札から取ったSTOPカードでも手番が止まる
dozito-option-last_turns_at = 最後の手番が始まる表向きカードの枚数
dozito-option-sun_points = 太陽1つの得点
dozito-option-rounds = ラウンド数
dozito-option-show_drawn = 山札から引いたカードを全員に見せる
dozito-option-max_idle_turns = 何手番続けてカードがめくられなければラウンドを終えるか

## The table in the browser

dozito-points-short = { $points }点
dozito-now-short = 今回{ $points }
dozito-up-word = 表
dozito-suns-word = 太陽
dozito-fact-now = このラウンドの現在の得点
dozito-fact-before = これまでのラウンド
dozito-fact-total = 合計
dozito-fact-group = { $colour }{ $count }枚 = { $points }点
dozito-fact-suns = 太陽{ $suns }個 = { $points }点
dozito-fact-up = { $places }枚中{ $up }枚
dozito-face-up = 表向きの枚数
dozito-suns-name = 太陽
dozito-grid = 12か所のグリッド
dozito-piles = 山札と捨て札
dozito-pile-said = 山札、{ $count }枚
dozito-left = 左
dozito-right = 右
dozito-left-discard = 左の捨て札
dozito-right-discard = 右の捨て札
dozito-empty-pile = 空
dozito-place-down = { $place }番、裏向き
dozito-place-up = { $place }番、{ $card }
dozito-score-group = { $count }枚
dozito-score-down = 裏向き{ $count }枚
dozito-score-total = 合計
dozito-score-best-round = 1ラウンドの最高得点
dozito-score-one-colour = 12枚すべて同じ色

## In a report of the lab

dozito-label-draw = 引く
dozito-label-take = 捨て札から取る
dozito-label-place = 置く
dozito-label-discard = 捨てる
dozito-chart-placed = 置いたカードの働き
dozito-chart-placed-turned-up = カードをめくる（続く）
dozito-chart-placed-replaced = 表のカードと入れ替わる
dozito-chart-source = カードを取るところ
dozito-chart-source-draw = 山札
dozito-chart-source-discard = 捨て札
dozito-chart-again = REPLAYで増えた手番
dozito-chart-again-play-again = REPLAY
dozito-chart-group-sizes = グループの大きさ
dozito-chart-group-sizes-mean = グループの平均の大きさ
dozito-chart-large-groups = 大きなグループ
dozito-chart-large-groups-eight-up = 8枚以上
dozito-chart-group-colours = 2枚以上のグループの色
dozito-chart-group-colours-R = 赤
dozito-chart-group-colours-B = 青
dozito-chart-group-colours-G = 緑
dozito-chart-group-colours-V = 紫
dozito-chart-group-colours-Y = 黄
dozito-chart-points-from = 得点の内訳
dozito-chart-points-from-suns = 太陽
dozito-chart-points-from-groups = グループ
dozito-feat-largest-group = 一番大きなグループ：{ $value }枚
