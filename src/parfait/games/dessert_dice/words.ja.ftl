dessert-dice-title = デザートダイス
dessert-dice-tagline = みんなのダイスを置いて、倒して、ボードを埋めよう。自分のデザートを知っているのは自分だけ。
dessert-dice-short-1 = 1人に1枚、秘密のデザートが配られます。ダイスはみんなで使います。
dessert-dice-short-2 = 手番では、サプライのダイスを1個置くか、ボードのダイスを1個倒します。
dessert-dice-short-3 = 置くときは上の面を変えません。隣の空きマスへ倒すと、別のデザートが上になります。
dessert-dice-short-4 = 直前の人が倒したダイスを、すぐに元へ倒し返すことはできません。
dessert-dice-short-5 = ボードが埋まったら、自分のデザートの一番大きいかたまりで勝負です。

dessert-dice-term-dessert = { $letter ->
    [I] アイスクリーム
    [M] マカロン
    [S] スイートロール
   *[J] ゼリータルト
}
dessert-dice-term-colour = { $letter ->
    [O] オレンジ
    [Y] 黄
    [B] 青
    [P] 紫
   *[G] 緑
}
dessert-dice-term-die = { $letter ->
    [O] オレンジのダイス
    [Y] 黄のダイス
    [B] 青のダイス
    [P] 紫のダイス
   *[G] 無地のダイス
}{ $rest ->
    [I] （アイスクリーム）
    [M] （マカロン）
    [S] （スイートロール）
    [J] （ゼリータルト）
   *[other] {""}
}
dessert-dice-term-top = { $letter ->
    [I] アイスクリーム
    [M] マカロン
    [S] スイートロール
   *[J] ゼリータルト
}×{ $rest }
dessert-dice-term-direction = { $letter ->
    [n] 北
    [e] 東
    [s] 南
   *[w] 西
}

dessert-dice-move-place = { $die }を{ $square }に置く（南北の面：{ $dessert }）
dessert-dice-move-place-blank = 無地のダイスを{ $square }に置く
dessert-dice-move-tip = { $square }のダイスを{ $direction }へ倒す

dessert-dice-why-cluster = 数手先の自分の最大のかたまりは平均{ $value }個
dessert-dice-why-rival = 数手先の相手の最大のかたまりは平均{ $value }個
dessert-dice-why-told = デザートを見抜かれる確率は{ $value }

dessert-dice-deal = デザートタイルを1人1枚、裏向きで配りました。
dessert-dice-your-tile = あなたのデザート：{ $dessert }
dessert-dice-roll = すべてのダイスを振りました。
dessert-dice-roll-colour = { $colour }：{ $tops }
dessert-dice-starts = { $you ->
    [yes] あなたがスタートプレイヤーです。
   *[no] { $seat }がスタートプレイヤーです。
}
dessert-dice-place = { $you ->
    [yes] あなたは{ $die }を{ $square }に置きました
   *[no] { $seat }は{ $die }を{ $square }に置きました
}（南北の面：{ $dessert }）。
dessert-dice-place-blank = { $you ->
    [yes] あなたは無地のダイスを{ $square }に置きました。
   *[no] { $seat }は無地のダイスを{ $square }に置きました。
}
dessert-dice-tip = { $you ->
    [yes] あなたは{ $die }を{ $square }から{ $target }へ倒しました
   *[no] { $seat }は{ $die }を{ $square }から{ $target }へ倒しました
}（上の面：{ $dessert }）。
dessert-dice-tip-blank = { $you ->
    [yes] あなたは無地のダイスを{ $square }から{ $target }へ倒しました。
   *[no] { $seat }は無地のダイスを{ $square }から{ $target }へ倒しました。
}
dessert-dice-tips-used-up = { $tips }回続けて倒したので、次はダイスを置かなければなりません。
dessert-dice-board-full = ボードが埋まりました。タイルを公開します。
dessert-dice-score = { $seat }（{ $dessert }）：{ $size ->
    [0] このデザートを上にしたダイスはありません
   *[other] 最大のかたまりは{ $size }個（{ $squares }）
}
dessert-dice-tie = { $size }個で同点：{ $seats }。最大のかたまりを除き、次に大きいかたまりを比べます。
dessert-dice-next-cluster = { $seat }：{ $size ->
    [0] ダイスは残っていません
   *[other] 次のかたまりは{ $size }個（{ $squares }）
}
dessert-dice-last-die = { $you ->
    [yes] 比べるダイスがなくなりました。最後のダイスを置いたのはあなたです。
   *[no] 比べるダイスがなくなりました。最後のダイスを置いたのは{ $seat }です。
}
dessert-dice-none-placed = 比べるダイスがなくなり、同点の人が1人もダイスを置いていないので、勝利を分け合います。
dessert-dice-was-not-tied = { $you ->
    [yes] あなたは最初の同点に入っていませんでしたが、同点の後は全員で比べるため、あなたの勝ちです。
   *[no] { $seat }は最初の同点に入っていませんでしたが、同点の後は全員で比べるため、{ $seat }の勝ちです。
}

dessert-dice-asked = ダイスを1個置くか、1個を隣のマスへ倒してください。
dessert-dice-asked-place = ダイスを1個置いてください。
dessert-dice-forbidden = 直前の手を元に戻すことはできません：{ $move }
dessert-dice-progress = 自分のデザートの一番大きいかたまりで勝負・{ $left ->
    [0] ボードが埋まりました
   *[other] 残り{ $left }マス
}
dessert-dice-tile = デザート
dessert-dice-largest = 最大のかたまり
dessert-dice-result = ダイス{ $count }個のかたまり
dessert-dice-supply = サプライ
dessert-dice-clusters = かたまり

error-dessert-dice-place-or-tip = 手番ではダイスを置くか、隣のマスへ倒します。
error-dessert-dice-no-such-square = このボードに{ $square }のマスはありません。
error-dessert-dice-square-taken = { $square }にはもうダイスがあります。
error-dessert-dice-not-in-supply = { $die }はサプライにありません。
error-dessert-dice-only-placing = { $tips ->
    [0] このゲームではダイスを倒せません。ダイスを置いてください。
   *[other] { $tips }回続けて倒した後は、ダイスを置かなければなりません。
}
error-dessert-dice-nothing-to-tip = { $square }にダイスはありません。
error-dessert-dice-off-the-board = { $square }からその方向に倒すと、ボードの外に出てしまいます。
error-dessert-dice-no-room = { $square }にはダイスがあります。倒せるのは空いているマスへだけです。
error-dessert-dice-undo = { $square }のダイスは倒されたばかりです。すぐに元のマスへ戻すことはできません。
error-dessert-dice-tile-for-each-seat = タイルは席ごとに1枚、合計{ $players }枚必要です。
error-dessert-dice-no-such-dessert = { $name }というデザートはありません。
error-dessert-dice-tile-twice = タイルはデザートごとに1枚だけです。{ $dessert }が2回配られています。
error-dessert-dice-tops-for-each-colour = 各色（{ $colours }）の上の面が必要です。
error-dessert-dice-six-tops = { $colour }のダイスの上の面は{ $dice }つ必要です（{ $found }は使えません）。
error-dessert-dice-roll-all = 色のついたダイスは{ $dice }個すべて振ります（{ $count }個ではありません）。
error-dessert-dice-lacks = { $colour }のダイスに{ $dessert }はありません。

dessert-dice-option-first_player = スタートプレイヤー
dessert-dice-option-board = ボードの1辺のマス数
dessert-dice-option-dice = 各色のダイスと無地のダイスの数
dessert-dice-option-dice-O = オレンジ
dessert-dice-option-dice-Y = 黄
dessert-dice-option-dice-B = 青
dessert-dice-option-dice-P = 紫
dessert-dice-option-dice-G = 無地
dessert-dice-option-tip_back = 倒されたダイスをすぐ元のマスへ倒し返せる
dessert-dice-option-max_tips_in_a_row = 続けて倒せる回数（その後は置かなければならない）
dessert-dice-option-corners = 角で接するダイスもつながっているとみなす
dessert-dice-option-tiebreak = 同点の後に比べる人
dessert-dice-option-tiebreak-everyone = 全員
dessert-dice-option-tiebreak-tied = 同点の人だけ

## The table in the browser

dessert-dice-board = ボード
dessert-dice-secret = 秘密
dessert-dice-fact-yours = あなただけが知っています。ボードのそばにあります。
dessert-dice-fact-secret = ボードが埋まるまで、持ち主だけが知っています。
dessert-dice-fact-last = 最後のダイス
dessert-dice-fact-last-why = ほかで決着がつかないときは、最後にダイスを置いた人の勝ちです。
dessert-dice-placed-last = 最後に配置
dessert-dice-yours = あなたのデザート
dessert-dice-covered = 伏せ中
dessert-dice-cover = あなたのデザートは{ $dessert }です。押すと伏せます
dessert-dice-uncover = 伏せています。押すと自分のデザートを見られます
dessert-dice-turn = ダイスをその場で回す（もう1つのデザートを南北の面にする）
dessert-dice-turn-short = 回す
dessert-dice-in-supply = { $die }、サプライに{ $count }個
dessert-dice-empty-square = { $square }、空き
dessert-dice-square = { $square }、{ $die }（南北：{ $northsouth }、東西：{ $eastwest }）
dessert-dice-square-blank = { $square }、{ $die }
dessert-dice-tip-said = { $square }へ倒す：{ $die }になる
dessert-dice-now-place = マスを選んでください。南北の面：{ $dessert }
dessert-dice-now-place-blank = 無地のダイスを置くマスを選んでください。
dessert-dice-moment-last = あと1マス！
dessert-dice-now-tip = { $square }の{ $die }：倒す先を選ぶか、スワイプします。倒した後の上の面を表示しています。
dessert-dice-score-next = { $n }番目のかたまり
dessert-dice-score-last-die = 最後のダイスを置いた
dessert-dice-score-tie = 同点のかたまりを{ $count }回除き、次に大きいかたまりを比べました。

## In a report of the lab

dessert-dice-label-place = ダイスを置く
dessert-dice-label-place-blank = 無地のダイスを置く
dessert-dice-label-tip = ダイスを倒す
dessert-dice-chart-actions = プレイヤーの行動
dessert-dice-chart-actions-place = 置く
dessert-dice-chart-actions-tip = 倒す
dessert-dice-chart-tips-in-a-row = 置かれるまでに続けて倒した回数（10は10回以上）
dessert-dice-chart-winning-cluster = 一番大きいかたまりの大きさ
dessert-dice-chart-winning-cluster-mean = 一番大きいかたまりの平均の大きさ
dessert-dice-chart-decided-by = 勝敗を決めたもの
dessert-dice-chart-decided-by-cluster = 一番大きいかたまり
dessert-dice-chart-decided-by-tiebreak = 次のかたまり
dessert-dice-chart-decided-by-last-die = 最後のダイス
dessert-dice-feat-largest-cluster = 一番大きなかたまり：{ $value }個
