aice-title = ΛICE（ラムダイス）
aice-tagline = 勝利数を宣言して、ぴったり当てよう。カードにダイスを置けば、色も強さも変わる。
aice-short-1 = 5個のダイスから1個を脇に置き、勝つ回数をその目（1〜6）で宣言します。全員同時です。
aice-short-2 = リードする人は好きなカードを出します。ほかの人は同じスートがあれば必ずそのスートを出し、置けるダイスもその色の1個だけです。そのスートで一番強いカードが勝ちます。
aice-short-3 = カードにダイスを置くと、カードはその色のスートになります。全員が出してから振り、出目を強さに足します。置けるのは空きゾーンか、7と8に描かれたダイスの一方です。9には置けません。
aice-short-4 = 勝った人は、そこに置かれたダイスも取ります。最後に手元のダイスが少ないほど、1勝の点が高くなります。
aice-short-5 = 宣言とぴったり同じ回数勝てば10点。4ラウンドの後、得点の一番多い人の勝ちです。

aice-term-suit = { $letter ->
    [F] 炎
    [A] 水
    [P] 草
    [T] 雷
   *[D] 闇
}
aice-term-die = { $letter ->
    [F] 炎
    [A] 水
    [P] 草
    [T] 雷
   *[D] 闇
}
aice-term-card = { $letter ->
    [F] 炎{ $rest }
    [A] 水{ $rest }
    [P] 草{ $rest }
    [T] 雷{ $rest }
   *[D] 闇{ $rest }
}

aice-move-bid = { $die }のダイスで{ $number }を宣言
aice-move-play = { $card }
aice-move-die = { $card }に{ $die }のダイスを置く
aice-move-die-part = { $card }に{ $die }のダイスを置き、{ $part }を残す

aice-why-trick = このトリックに勝つ確率は{ $value }
aice-why-exact = 宣言をぴったり当てる確率は{ $value }
aice-why-points = このラウンドの得点は平均{ $value }点
aice-why-dice = ラウンド終了時の手元のダイスは平均{ $value }個

aice-starts = { $you ->
    [yes] あなたがスタートプレイヤーです。
   *[no] { $seat }がスタートプレイヤーです。
}
aice-bid-hidden = { $you ->
    [yes] あなたは宣言を決めました。
   *[no] { $seat }は宣言を決めました。
}
aice-bids-open = 全員の宣言を公開します。
aice-bid = { $you ->
    [yes] あなたの宣言は{ $number }（{ $die }のダイス）です。
   *[no] { $seat }の宣言は{ $number }（{ $die }のダイス）です。
}
aice-play = { $you ->
    [yes] あなたは{ $card }を出しました。
   *[no] { $seat }は{ $card }を出しました。
}
aice-die = { $you ->
    [yes] あなたは{ $card }に{ $die }のダイスを置いて出しました。
   *[no] { $seat }は{ $card }に{ $die }のダイスを置いて出しました。
}
aice-die-part = { $you ->
    [yes] あなたは{ $card }に{ $die }のダイスを置き、{ $part }を残して出しました。
   *[no] { $seat }は{ $card }に{ $die }のダイスを置き、{ $part }を残して出しました。
}
aice-lead-suit = リードスート：{ $suit }
aice-void = { $you ->
    [yes] あなたは{ $suit }のカードを持っていません。
   *[no] { $seat }は{ $suit }のカードを持っていません。
}
aice-roll = { $you ->
    [yes] あなたの出目は{ $pips }
   *[no] { $seat }の出目は{ $pips }
}：{ $shown } + { $pips } = { $strength }
aice-tie = 強さが同じです。{ $seats }はダイスを振り直します。
aice-reroll = { $you ->
    [yes] あなたの出目は{ $pips }です。
   *[no] { $seat }の出目は{ $pips }です。
}
aice-wins = { $you ->
    [yes] あなたの勝ち：{ $card }（強さ{ $strength }）
   *[no] { $seat }の勝ち：{ $card }（強さ{ $strength }）
}
aice-wins-higher-die = { $you ->
    [yes] あなたの勝ち：{ $card }（強さ{ $strength }、ダイスの目が大きい）
   *[no] { $seat }の勝ち：{ $card }（強さ{ $strength }、ダイスの目が大きい）
}
aice-wins-reroll = { $you ->
    [yes] あなたの勝ち：{ $card }（強さ{ $strength }、振り直しの目が大きい）
   *[no] { $seat }の勝ち：{ $card }（強さ{ $strength }、振り直しの目が大きい）
}
aice-takes-dice = { $you ->
    [yes] あなたはダイスを{ $dice }個獲得しました。
   *[no] { $seat }はダイスを{ $dice }個獲得しました。
}
aice-exact-bid = { $seat }：宣言{ $number }、勝利数{ $won }でぴったり、{ $points }点
aice-missed-bid = { $seat }：宣言{ $number }、勝利数{ $won }、{ $points }点
aice-rank = { $seat }：手元のダイス{ $dice }個、{ $rank }位
aice-trick-points = { $seat }：勝利数{ $won } × { $each }点 = { $points }点
aice-points = { $seat }：このラウンド{ $points }点、合計{ $total }点
aice-most-points-tied = { $points }点で同点：{ $seats }
aice-most-dice = 手元のダイスが最も多い（{ $dice }個）：{ $seats }
aice-roll-for-the-game = まだ同点です。{ $seats }がダイスを振って勝者を決めます。
aice-rolloff = { $you ->
    [yes] あなたの出目は{ $pips }です。
   *[no] { $seat }の出目は{ $pips }です。
}

aice-asked-bid = このラウンドで使わないダイスを1個選び、勝利数を宣言してください。
aice-asked-bid-beginner = このラウンドで使わないダイスを1個選んでください。
aice-asked-lead = 好きなカードを1枚出してください。ダイスを1個置くこともできます。
aice-doing-bid = { $seat }が宣言を考えています。
aice-doing-lead = { $seat }が最初のカードを選んでいます。
aice-asked-follow = リードスートは{ $suit }です。持っていれば{ $suit }を出してください。
aice-asked-follow-die = リードスートは{ $suit }です。持っていれば{ $suit }を出してください。{ $suit }のダイスを置くこともできます。
aice-progress-bid = 第{ $round }ラウンド（全{ $rounds }）・勝つ回数を宣言しよう
aice-progress = 第{ $round }ラウンド（全{ $rounds }）・宣言ちょうどの勝利数を目指す・{ $left ->
    [0] ラウンド終了
   *[other] 残り{ $left }トリック
}
aice-ask-way = { $card }：そのまま出しますか、ダイスを置きますか？
aice-ask-die = { $die }のダイスをどのカードに置きますか？
aice-ask-part = { $card }と{ $die }のダイス：{ $first }と{ $second }のどちらを残しますか？
aice-ask-number = 何勝しますか？　{ $die }のダイスで示します。
aice-stakes-lead = 強さ{ $strength }
aice-stakes-none = 強さ{ $strength }、勝てません
aice-stakes = 強さ{ $strength }、現時点の勝率{ $percent }%
aice-stakes-last = 強さ{ $strength }、勝率{ $percent }%
aice-round-of = 第{ $round }ラウンド（全{ $rounds }ラウンド）
aice-trick = 場のカード
aice-last-trick = 直前のトリック
aice-lead = リードスート
aice-lead-is = リードスート：{ $suit }
aice-column-points = 得点
aice-column-bid = 宣言
aice-column-won = 勝利数
aice-column-dice = 残りのダイス
aice-column-on-hand = 手元のダイス
aice-column-per-trick = 1勝あたり
aice-column-cards = 手札

error-aice-bid-first = 先に宣言してください（1〜6の数と、使わないダイス1つ）。
error-aice-beginner-bid = 初心者ルールでは全員{ $bid }を宣言します。ダイスだけを選んでください。
error-aice-play-a-card = カードを出す番です。
error-aice-not-held = そのカードは手札にありません。
error-aice-must-follow = リードスートは{ $suit }で、手札に{ $held }枚あります。その中から出してください。
error-aice-takes-no-die = 9のカードにはダイスを置けません。
error-aice-no-such-die = そのダイスはありません。
error-aice-die-of-lead-suit = 2番手以降のカードに置けるのは、リードスート（{ $suit }）のダイスだけです。
error-aice-die-of-bid = { $suit }のダイスは宣言に使っているので、このラウンドでは使えません。
error-aice-die-gone = { $suit }のダイスはこのラウンドでもう使いました。
error-aice-no-such-part = そのカードでは、その目を残せません。
error-aice-not-last = 席{ $seat }は最も得点の少ないプレイヤーではありません。
error-aice-dice-by-seat = 席ごとのダイスの目が必要です（{ $found }は使えません）。
error-aice-no-such-seat = 「{ $found }」はこのゲームの席ではありません。
error-aice-no-face = ダイスの目は1〜6です（{ $found }は使えません）。
error-aice-must-roll = 席{ $seat }はダイスを振らなければなりません。
error-aice-does-not-roll = 席{ $seat }はダイスを振りません。

aice-option-first_player = 第1ラウンドのスタートプレイヤー
aice-option-suits = 使うスートの数
aice-option-top_rank = 使う一番大きいランク
aice-option-split = 7と8のカードに描かれた2つのダイスの目
aice-option-dice = 各プレイヤーのダイスの数（最初の色から）
aice-option-hand = 手札の枚数
aice-option-hand-usual = 人数に応じた通常の枚数
aice-option-beginner = 初心者ルール：全員2を宣言（3人プレイでは3）
aice-option-exact_bid = 宣言ちょうどの得点
aice-option-factors = 1トリックの得点：ダイスの少ない順（3人プレイでは後ろの3つ）
aice-option-rounds = ラウンド数

## The table in the browser

aice-your-dice = あなたのダイス
aice-choice = 選択
aice-choose-die = ダイスを選んでから、勝利数を選んでください。
aice-choose-number = 何勝しますか？
aice-bids-come = 全員が宣言を選んでいます（まだ非公開）。
aice-wait-bids = 宣言しました。全員がそろうまで公開されません。
aice-die-said = { $die }のダイス
aice-die-of-bid-said = { $die }のダイス（宣言に使用中）
aice-die-gone-said = { $die }のダイス（使用済み）
aice-bid-said = { $number }（{ $die }のダイス）
aice-bid-made = 決定済み（非公開）
aice-no-bid = まだ
aice-points-short = { $points }点
aice-won-word = 勝
aice-won-of = { $won } / { $number }
aice-fact-rank = ダイスの少ない順で{ $rank }位：1勝につき{ $each }点
aice-fact-round = このラウンドの現在の得点
aice-fact-round-sum = 勝利数{ $won } × { $each }点{ $exact ->
    [yes] {" "}+ 宣言的中{ $bonus }点
   *[no] {""}
}
aice-on-hand-tiny = { $dice }個・×{ $each }
aice-on-hand-short = 手元{ $dice }個：1勝{ $each }点
aice-strength-said = { $move }、強さ{ $strength }
aice-score-exact = 宣言{ $number }、勝利数{ $won }：ぴったり
aice-score-missed = 宣言{ $number }、勝利数{ $won }
aice-score-dice = 手元のダイス{ $dice }個：{ $rank }位
aice-score-tricks = 勝利数{ $won } × { $each }点
aice-score-before = これまでのラウンド
aice-score-total = 合計
aice-score-rolloff = 勝者を決めるダイス
aice-score-sheet = 得点表

## In a report of the lab

aice-label-bid-1 = 1を宣言
aice-label-bid-2 = 2を宣言
aice-label-bid-3 = 3を宣言
aice-label-bid-4 = 4を宣言
aice-label-bid-5 = 5を宣言
aice-label-bid-6 = 6を宣言
aice-label-bare = カードだけ
aice-label-with-die = カードとダイス
aice-chart-bids = 宣言した数
aice-chart-bids-hit = 宣言どおりだった数
aice-chart-bid-results = 宣言の結果
aice-chart-bid-results-hit = 宣言どおり
aice-chart-bid-results-missed = 外れ
aice-chart-dice-on-trick = トリックのダイスの数
aice-chart-trick-ties = 振り直しで決まったトリック
aice-chart-trick-ties-rolled-again = 振り直し
aice-chart-points-from = 得点の内訳
aice-chart-points-from-bids = 宣言どおり
aice-chart-points-from-tricks = トリック
aice-feat-bravest-bid = 一番大胆な宣言：{ $value }回、しかも的中
