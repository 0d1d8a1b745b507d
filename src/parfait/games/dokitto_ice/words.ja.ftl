dokitto-ice-title = ドキッと！アイス
dokitto-ice-tagline = 全員が同じ色なら一番大きい数字、1人でも違えば一番小さい数字の勝ち。注文は3個まで！
dokitto-ice-short-1 = 時計回りに1枚ずつ出します。最初に出た色を持っていれば、その色を出さなければなりません。
dokitto-ice-short-2 = 全部が同じ色なら、一番大きい数字の勝ち。2色以上なら、色に関係なく一番小さい数字の勝ちです。
dokitto-ice-short-3 = 勝った人はカードを獲得し、アイスを1個コーンに乗せます。2色以上なら、出た色から選べます。
dokitto-ice-short-4 = ラウンドの終わりに、色ごとに「獲得したカードの枚数×アイスの点」を足します。
dokitto-ice-short-5 = 4個目を乗せるとアイスが落ち、ラウンドはすぐに終了。落とした人は勝利点なし（2人プレイでは、そのコーンだけ勝利点なし）です。勝利点の一番多い人がトロフィーを獲得し、3枚集めたら勝ちです。

dokitto-ice-term-flavour = { $letter ->
    [S] 苺
    [C] チョコ
    [M] 抹茶
   *[V] バニラ
}
dokitto-ice-term-led = { $letter ->
    [S] 苺
    [C] チョコ
    [M] 抹茶
   *[V] バニラ
}
dokitto-ice-term-card = { $letter ->
    [S] 苺{ $rest }
    [C] チョコ{ $rest }
    [M] 抹茶{ $rest }
   *[V] バニラ{ $rest }
}

dokitto-ice-move-play = { $card }
dokitto-ice-move-take = { $cone ->
    [left] { $flavour }を取る（左のコーン）
    [right] { $flavour }を取る（右のコーン）
   *[none] { $flavour }を取る
}

dokitto-ice-why-trick = この強さ比べに勝つ確率は{ $value }
dokitto-ice-why-trophy = ラウンドに勝つ確率は{ $value }
dokitto-ice-why-points = ラウンド終了時の勝利点は平均{ $value }点
dokitto-ice-why-out = 4個目のアイスで勝利点なしになる確率は{ $value }
dokitto-ice-why-full-cone = どちらかのコーンに4個目を乗せる確率は{ $value }

dokitto-ice-leads = { $you ->
    [yes] あなたがスタートプレイヤーです。
   *[no] { $seat }がスタートプレイヤーです。
}
dokitto-ice-play = { $you ->
    [yes] あなたは{ $card }を出しました。
   *[no] { $seat }は{ $card }を出しました。
}
dokitto-ice-highest-wins = { $you ->
    [yes] あなたの勝ち：{ $card }が一番大きい数字です。
   *[no] { $seat }の勝ち：{ $card }が一番大きい数字です。
}
dokitto-ice-lowest-wins = { $you ->
    [yes] 2色以上なので、一番小さい{ $card }を出したあなたの勝ちです。
   *[no] 2色以上なので、一番小さい{ $card }を出した{ $seat }の勝ちです。
}
dokitto-ice-later-lowest-wins = { $you ->
    [yes] 一番小さい数字が複数あり、後から{ $card }を出したあなたの勝ちです。
   *[no] 一番小さい数字が複数あり、後から{ $card }を出した{ $seat }の勝ちです。
}
dokitto-ice-mixed-highest-wins = { $you ->
    [yes] 2色以上なので、一番大きい{ $card }を出したあなたの勝ちです。
   *[no] 2色以上なので、一番大きい{ $card }を出した{ $seat }の勝ちです。
}
dokitto-ice-later-highest-wins = { $you ->
    [yes] 一番大きい数字が複数あり、後から{ $card }を出したあなたの勝ちです。
   *[no] 一番大きい数字が複数あり、後から{ $card }を出した{ $seat }の勝ちです。
}
dokitto-ice-led-wins = { $you ->
    [yes] 最初の色で一番大きい{ $card }を出したあなたの勝ちです。
   *[no] 最初の色で一番大きい{ $card }を出した{ $seat }の勝ちです。
}
dokitto-ice-scoop = { $you ->
    [yes] あなたは{ $flavour }のアイス（{ $vp }点）を
   *[no] { $seat }は{ $flavour }のアイス（{ $vp }点）を
}{ $cone ->
    [left] 左のコーンに乗せました。
    [right] 右のコーンに乗せました。
   *[none] コーンに乗せました。
}
dokitto-ice-no-ice = { $you ->
    [yes] { $flavour }のアイスが残っていないので、あなたは何も取れません。
   *[no] { $flavour }のアイスが残っていないので、{ $seat }は何も取れません。
}
dokitto-ice-fourth-scoop = { $you ->
    [yes] { $scoops }個目のアイス！　あなたのコーンからアイスが落ち、ラウンド終了です。
   *[no] { $scoops }個目のアイス！　{ $seat }のコーンからアイスが落ち、ラウンド終了です。
}
dokitto-ice-last-trick-aside = この強さ比べのカードは、誰の勝利点にも数えません。
dokitto-ice-out = { $you ->
    [yes] あなたはこのラウンドでは勝利点を得られません。
   *[no] { $seat }はこのラウンドでは勝利点を得られません。
}
dokitto-ice-product = { $seat }：{ $flavour }{ $cards }枚 × { $ice }点
dokitto-ice-vp = { $seat }：{ $vp }勝利点
dokitto-ice-trophy = { $you ->
    [yes] あなたはトロフィーを獲得しました
   *[no] { $seat }はトロフィーを獲得しました
}（合計{ $trophies }枚）。

dokitto-ice-asked-lead = 好きなカードを1枚出してください。
dokitto-ice-asked-follow = { $led }が出ています。持っていれば同じ色を出してください。
dokitto-ice-asked-take = 強さ比べに勝ちました。獲得するアイスを選んでください。
dokitto-ice-doing-take = { $seat }が獲得するアイスを選んでいます。
dokitto-ice-doing-lead = { $seat }が最初のカードを選んでいます。
dokitto-ice-ask-cone = { $flavour }：左と右、どちらのコーンに乗せますか？
dokitto-ice-stakes = { $vp }点 × { $cards }枚
dokitto-ice-stakes-vp = 1枚につき{ $vp }点
dokitto-ice-stakes-fourth = { $scoops }個目：落ちます！
dokitto-ice-stakes-nothing = 売り切れ：獲得なし
dokitto-ice-stakes-short = { $vp }点 × { $cards }
dokitto-ice-stakes-vp-short = { $vp }点
dokitto-ice-stakes-fourth-short = 落ちます！
dokitto-ice-stakes-nothing-short = 獲得なし
dokitto-ice-progress-goal = 先にトロフィー{ $trophies }枚で勝ち
dokitto-ice-progress = 第{ $round }ラウンド・先にトロフィー{ $trophies }枚で勝ち・{ $left ->
    [0] ラウンド終了
   *[other] 残り{ $left }回
}
dokitto-ice-trick = 場のカード
dokitto-ice-last-trick = 直前の強さ比べ
dokitto-ice-stock = ストック
dokitto-ice-cone = コーン
dokitto-ice-gathered = 獲得カード
dokitto-ice-cards = 手札
dokitto-ice-trophies = トロフィー
dokitto-ice-result = トロフィー{ $count }枚
dokitto-ice-vp-now = 現在の勝利点

error-dokitto-ice-play-a-card = カードを出す番です。
error-dokitto-ice-take-first = 先にアイスを取ってください。
error-dokitto-ice-not-held = そのカードは手札にありません。
error-dokitto-ice-must-follow = { $led }が出ていて、手札に{ $held }枚あります。その中から出してください。
error-dokitto-ice-not-in-trick = { $flavour }は今回の強さ比べに出ていません。
error-dokitto-ice-one-cone = コーンは1人1つです。色だけを選んでください。
error-dokitto-ice-nothing-to-place = { $flavour }のアイスはもうありません。コーンに乗せるものがありません。
error-dokitto-ice-stack-empty = { $flavour }のアイスはもうありません。残っている色を選んでください。
error-dokitto-ice-name-the-cone = 左右どちらのコーンに乗せるか選んでください。

dokitto-ice-option-first_player = 第1ラウンドのスタートプレイヤー
dokitto-ice-option-flavour_count = 使う色の数
dokitto-ice-option-flavour_count-usual = 人数に応じた通常の数
dokitto-ice-option-top_value = 各色の一番大きいカード
dokitto-ice-option-top_value-usual = 人数に応じた通常の数字
dokitto-ice-option-tiles = 各色のアイスの個数
dokitto-ice-option-tile_vp = アイスの勝利点（獲得する順）
dokitto-ice-option-cone = コーンに乗るアイスの数
dokitto-ice-option-hand = 手札の枚数
dokitto-ice-option-hand-usual = 人数に応じた通常の枚数
dokitto-ice-option-flavours = 3色で遊ぶときに使う色
dokitto-ice-option-mixed_winner = 2色以上のときに勝つカード
dokitto-ice-option-mixed_winner-lowest = 一番小さいカード
dokitto-ice-option-mixed_winner-highest = 一番大きいカード
dokitto-ice-option-mixed_winner-led = 最初の色で一番大きいカード
dokitto-ice-option-may_choose_empty = 2色以上の強さ比べの後、売り切れた色を選んで何も取らないことができる
dokitto-ice-option-count_last_trick = ラウンドを終わらせた強さ比べのカードも数える（2人プレイ）
dokitto-ice-option-trophies_to_win = 勝利に必要なトロフィーの枚数
dokitto-ice-option-head_start = 第1ラウンドの前に各席が持つトロフィー
dokitto-ice-option-show_gathered = 各自が獲得したカードの枚数を色ごとに表示する

## The table in the browser

dokitto-ice-trophies-word = トロフィー
dokitto-ice-cards-word = 手札
dokitto-ice-now-word = 現在
dokitto-ice-out-word = 無得点
dokitto-ice-fact-trophies = { $trophies } / { $needed }枚
dokitto-ice-fact-product = { $flavour }：{ $product } = { $points }
dokitto-ice-vp-short = { $vp }点
dokitto-ice-empty-cone = 空
dokitto-ice-moment-fall = アイスを乗せすぎ！
dokitto-ice-left-cone = 左のコーン
dokitto-ice-right-cone = 右のコーン
dokitto-ice-stock-left = { $flavour }：{ $count ->
    [0] 売り切れ
   *[other] 残り{ $count }枚
}
dokitto-ice-score-product = { $cards }枚 × { $ice }点
dokitto-ice-score-nothing = アイスと同じ色のカードがありません
dokitto-ice-score-out = アイスの乗せすぎ：このラウンドの勝利点なし
dokitto-ice-score-cone-out = アイスが落ちたコーンは数えません
dokitto-ice-score-tie = 同点：アイス{ $tiles }個、うち1点のアイス{ $ones }個
dokitto-ice-score-trophy = トロフィー獲得（合計{ $trophies }枚）

## In a report of the lab

dokitto-ice-label-low = 小さいカード
dokitto-ice-label-middle = 中くらいのカード
dokitto-ice-label-high = 大きいカード
dokitto-ice-label-take = アイスを取る
dokitto-ice-label-leave = 売り切れの色を選ぶ
dokitto-ice-chart-tricks = 強さ比べ
dokitto-ice-chart-tricks-mixed = 2色以上
dokitto-ice-chart-tricks-one-flavour = 1色だけ
dokitto-ice-chart-rounds = ラウンドの終わり方
dokitto-ice-chart-rounds-full = 手札がなくなる
dokitto-ice-chart-rounds-toppled = アイスが落ちる
dokitto-ice-chart-scoops = ラウンドの勝者のアイスの数
dokitto-ice-chart-profit = アイスが落ちたときの勝者の席（落とした人から数える。0は本人のもう一方のコーン）
dokitto-ice-chart-winning-vp = ラウンドの勝者の勝利点（4点ごと。16は16〜19点）
dokitto-ice-feat-sweetest-round = 一番おいしいラウンド：{ $value }勝利点
