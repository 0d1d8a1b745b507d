## The lab: studies and their reports

lab-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
lab-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number-2 = { NUMBER($value, maximumFractionDigits: 2) }
lab-range = { $low }〜{ $high }
lab-estimate = { $value }（{ $range }）
lab-part = { $name } { $share }
lab-part-number = { $name }が{ $share }
lab-or = か
lab-values-separator = {" "}/{" "}
lab-yes = はい
lab-no = いいえ
lab-unlimited = 制限なし
lab-at-random = ランダム
lab-title = { $title }：プレイ結果からわかること
lab-title-varied = { $title }：{ $varied }？
lab-about = { $title }（{ $players }人プレイ）
lab-rulebook = 説明書どおり
lab-base = 調査の基本ルール
lab-variant = ルール
lab-options = オプション
lab-games = ゲーム数
lab-numbers = 数値を見る
lab-seat = 席{ $seat }
lab-starter = スタートプレイヤー
lab-fair = 公平な場合
lab-guess = 当てずっぽう
lab-winner = 勝者
lab-others = その他
lab-spread = ばらつき（標準偏差）
lab-score = 最終得点
lab-share = 割合
lab-a-game = 1ゲームあたり
lab-share-won = 勝率
lab-share-games = ゲームの割合
lab-share-decisions = 判断の割合
lab-share-result = 結果に占める割合
lab-chance = 運の種類
lab-all-chance = 運の合計
lab-of-game = ゲームの進み具合（%）
lab-leader-wins = 優勢な人がそのまま勝つ割合
lab-beats = { $stronger } 対 { $weaker }
lab-rule = ルール番号
lab-rule-says = 内容
lab-rule-named = { $number }「{ $gist }」
lab-games-with = 使われたゲーム
lab-with-rule = { $variant }：使われたゲーム
lab-times = { $variant }：1ゲームあたりの回数
lab-share-of = { $variant }：割合
lab-per-game = { $variant }：1ゲームあたり
lab-kind-of-move = 手の種類
lab-measure = 項目
lab-other = 変更後
lab-no-difference = これらのゲームでは差なし
lab-difference = 差の区間
lab-change-in = 変化：{ $measure }
lab-measure-seat = 席ごとの勝率
lab-measure-starter = スタートプレイヤーの勝率
lab-measure-minutes = 推定時間（分）
lab-measure-turns = 手番
lab-measure-decisions = 判断
lab-measure-moves = 手数
lab-measure-rounds = ラウンド
lab-measure-margin = 勝者の得点差
lab-measure-comeback = 最終ラウンドの逆転
lab-measure-luck = 運の割合
lab-measure-ladder = 強いボットの勝率

## What is compared, at the beginning of a line

lab-what-seat = 席{ $seat }の勝率
lab-what-starter = スタートプレイヤーの勝率
lab-what-drawn = 複数のプレイヤーが同時に勝つゲーム
lab-what-turns = 1ゲームの手番
lab-what-moves = 1ゲームの手数
lab-what-decisions = 1ゲームの判断
lab-what-rounds = 1ゲームのラウンド
lab-what-score = プレイヤーの最終得点
lab-what-margin = 勝者と2位の得点差
lab-what-lead-changes = 1ゲームの首位交代
lab-what-comeback = 最終ラウンド前の首位が勝たないゲーム
lab-what-rule = { $rule }が使われるゲーム
lab-what-times = { $rule }が使われる回数（1ゲーム）
lab-what-share = { $chart }（{ $kind }）
lab-what-share-number = { $chart }が{ $kind }の割合
lab-what-amount = { $chart }（{ $kind }、1ゲームあたり）
lab-what-amount-number = { $chart }が{ $kind }の回数（1ゲームあたり）
lab-what-offered = 「{ $move }」を選べるゲーム
lab-what-taken = 「{ $move }」が選べるとき選ばれる割合
lab-group-seats = 誰が勝つか
lab-group-length = 長さ
lab-group-scores = 得点
lab-group-rules = 使われるルール
lab-group-charts = ゲーム独自の集計
lab-group-choices = 選択

lab-section-answers = 答え
lab-section-seats = 席とスタートプレイヤー
lab-section-length = 長さ
lab-section-scores = 得点
lab-section-known = 勝者はいつわかるか
lab-section-luck = 運と実力
lab-section-choices = 選択
lab-section-rules = ルールごと
lab-section-charts = { $title }を詳しく
lab-section-variants = すべての比較
lab-section-method = 測り方

lab-plot-seats = 席ごとの勝率
lab-plot-lengths = ゲームの長さ
lab-plot-scores = 最終得点：中央値、中央の半分、10ゲーム中9ゲーム
lab-plot-known = 優勢な人がそのまま勝つ割合
lab-plot-ladder = 強いボットが勝つ割合
lab-plot-luck = 結果のうち、それぞれの運が説明する割合
lab-plot-choices = 手の種類：選べる、選べるとき選ばれた、選べるとき最善だった割合
lab-plot-choices-unjudged = 手の種類：選べる割合、選べるとき選ばれる割合
lab-plot-rules = ルールが使われたゲーム
lab-plot-changes = すべてのルールの全項目
lab-plot-method = プレイした内容

## The first page

lab-played = { $title }（{ $players }人）を{ $games }ゲーム、ボット（{ $bots }）がプレイしました{ $variants ->
    [1] 。
   *[other] （ルール{ $variants }組、同じ配り方）。
}
lab-greedy-random = { $bot }はこのゲームではランダムにプレイします（定石を書いたbrain.pyがないため）。
lab-with = { $variant }
lab-game-itself = ゲームそのもの（{ $variant }）
lab-next = 次にすること
lab-answered = 調査は早めに終わりました：{ $measure }について、確かさ{ $certainty }で答えが出ました。
lab-not-answered = { $measure }についての問いには、確かさ{ $certainty }ではまだ答えが出ていません。
lab-answer-more = 「{ $variant }」では、{ $of }：公平な場合の{ $fair }より高い（{ $range }）。
lab-answer-less = 「{ $variant }」では、{ $of }：公平な場合の{ $fair }より低い（{ $range }）。
lab-answer-equal = 「{ $variant }」では、{ $of }：公平な場合の{ $fair }との差は{ $margin }ポイント以内（{ $range }）。
lab-seat-more = 席{ $seat }が有利です。勝率は{ $share }、公平な場合は{ $fair }です。
lab-seat-less = 席{ $seat }が不利です。勝率は{ $share }、公平な場合は{ $fair }です。
lab-seat-fair = 席は公平です。どの席の勝率も{ $fair }との差が{ $points }ポイント以内です。
lab-seat-open = はっきり有利な席はありません。公平な勝率は{ $fair }で、このゲーム数では、各席の勝率は{ $low }〜{ $high }のどこかとしか言えません。
lab-drawn = { $share }のゲームでは複数のプレイヤーが同時に勝ちます。その勝ちは人数で等分して数えます。
lab-starter-more = スタートプレイヤーは有利です。勝率は{ $share }、公平な場合は{ $fair }です。
lab-starter-less = スタートプレイヤーは不利です。勝率は{ $share }、公平な場合は{ $fair }です。
lab-starter-fair = スタートプレイヤーに目立つ差はありません。勝率は{ $share }で、公平な場合の{ $fair }との差は{ $points }ポイント以内です。
lab-starter-open = スタートプレイヤーの有利不利はまだわかりません。勝率は{ $share }、公平な場合は{ $fair }です。
lab-length = 1ゲームの長さ：{ $lengths }。
lab-length-turns = { $number }手番
lab-length-moves = { $number }手
lab-length-decisions = 選択のある判断{ $number }回
lab-length-rounds = { $number }ラウンド
lab-always = どのゲームでも{ $what }
lab-minutes-said = 説明書どおりのゲームが箱の{ $box }分かかるなら、約{ $minutes }分です。
lab-chart-line = { $chart }：{ $parts }。
lab-level = { $what }：{ $value }。
lab-known = 半ばで優勢に見える人は、{ $share }のゲームで勝ちます（詳しく見た{ $games }ゲーム）。
lab-ladder-more = { $stronger }は{ $weaker }に勝ちます：勝率{ $share }。
lab-ladder-less = { $stronger }は{ $weaker }に負けます：勝率{ $share }。
lab-ladder-open = { $stronger } 対 { $weaker }はまだわかりません：{ $stronger }の勝率{ $share }。
lab-bot-wins = { $bot }の勝率は{ $share }、公平な場合は{ $fair }です。
lab-luck-share = このボット（{ $bots }）どうしでは、結果の{ $share }が運で決まり、残りは手と、手で明らかになるもので決まります（詳しく見た{ $games }ゲーム）。
lab-luck-maybe-all = このボット（{ $bots }）どうしでは、結果の{ $share }が運で決まります。すべて運かもしれません（詳しく見た{ $games }ゲーム）。
lab-luck-judged = このボット（{ $bots }）自身ではなく簡単なプレイで局面を評価すると、結果の{ $share }が運で決まります。残りは手と、手で明らかになるものと、簡単なプレイの見誤りです（詳しく見た{ $games }ゲーム）。
lab-luck-unknown = 結果のうち運で決まる割合はわかりません。評価に使う簡単なプレイが、このボット（{ $bots }）と違いすぎます。
lab-luck-parts = 運の種類別：{ $parts }。
lab-luck-none = 今回のゲームで運は関わりませんでした。配り、引き、振りは一度もありませんでした（詳しく見た{ $games }ゲーム）。
lab-luck-open = 結果のうち運で決まる割合はまだわかりません：{ $range }（詳しく見た{ $games }ゲーム）。
lab-seldom = 使われるゲームが{ $share }未満のルール：{ $rules }{ $more ->
    [0] {""}
   *[other] {" "}ほか{ $more }件
}（調べた{ $games }ゲーム中）。
lab-seldom-rule = { $rule } { $games }ゲーム
lab-change = { $what }：{ $usual } → { $other }（{ $low }〜{ $high }）。
lab-change-always = { $what }：{ $usual } → { $other }（どの配りでも{ $change }）。
lab-change-points = { $what }：{ $usual } → { $other }（{ $low }〜{ $high }ポイント）。
lab-in-minutes = 推定時間：{ $usual }分 → { $other }分（箱の{ $box }分が説明書どおりのゲームに当てはまる場合）。
lab-changes-more = はっきりした変化はほかに{ $count }件あり、下にあります。
lab-variant-alike = 結果の変わったゲームはありません。これらのゲームでは、すべての項目が「{ $base }」とまったく同じでした。ただし、最大{ $missed }のゲームで起こる変化は見落としている可能性があります。
lab-variant-unknown = 比べるにはゲームが足りません。
lab-same = どのゲームでも同じ：{ $groups }。ただし、最大{ $missed }のゲームで起こる変化は見落としている可能性があります。
lab-settled = 目立つ変化なし（割合で{ $points }ポイント未満、数で{ $part }未満）：{ $groups }。{ $numbers ->
    [0] {""}
   *[other] ただし、最大{ $missed }のゲームで起こる変化は見落としている可能性があります。
}
lab-open = まだわからない（割合で{ $points }ポイント、数で{ $part }の変化を否定できない）：{ $groups }。
lab-open-all = はっきりした変化はまだありません。まだわからない（割合で{ $points }ポイント、数で{ $part }の変化を否定できない）：{ $groups }。
lab-next-unfair = 「{ $variant }」では、席{ $seat }の勝率は{ $share }、公平な場合は{ $fair }です。スタートプレイヤーの決め方か、後の席がもらうものを変えてください。オプションの一覧：
lab-next-more = 各席の勝率は±{ $points }ポイントまでわかりました。ルールごとに約{ $games }ゲームで±{ $wanted }ポイントになり、まだわからないことも減ります。同じフォルダーに追加するには：
lab-next-more-alone = ルールごとに約{ $games }ゲームで、まだわからないことが減ります。同じフォルダーに追加するには：
lab-next-play = これらの問いには答えが出ました。楽しいかどうかは、遊んでみないとわかりません：

## The sections

lab-seats-how = 破線は公平な場合（{ $fair }）です。区間は1つのルールのすべての席に同時に95%で成り立ちます。
lab-minutes-how = 時間は{ $pace ->
    [turns] 手番の数
   *[moves] 手の数
}から推定します。説明書どおりのゲームが箱に書かれた{ $minutes }分かかるとみなします。
lab-margin = 勝者は平均して2位に{ $margin }の差をつけます。
lab-leads = 首位は1ゲームに{ $changes }回入れ替わります。{ $comebacks }のゲームでは、最終ラウンド前の首位が勝ちません。
lab-known-how = 優勢とは、そこから最大{ $playouts }回ランダムに続けたとき一番多く勝つ人のことです。その後に勝ったかどうかは実際の結果です。
lab-mirrored = { $stronger } 対 { $weaker }（同じ配り方を席を替えて2回）：{ $deals }通りのうち{ $skill }では強いほうが2回とも勝ち、{ $cards }では誰が座っても同じ側が勝ちました。
lab-luck-how = 運とは、配札・引き・ダイスが各席にもたらした価値を、同じ局面で引き直した場合の平均と比べたものです（詳しく調べた{ $games }ゲーム）。シャッフルの運は、カードが出たときではなく、混ぜたときに数えます。同じ強さのボットどうしでは、残りはたまたま選ばれた手です。実力の重みは、強さの違うボットの対戦に表れます。
lab-no-ladder = どの配り方も互角のボットがプレイしました。調査に ladder = ["random", "greedy", "1"] を加えると、実力の重みがわかります。
lab-choices = 1回の判断には平均{ $ways }通りの手があり、全体の{ $forced }は選べる手が1つだけの場面です。
lab-choices-how = 最善とは、{ $iterations }回の探索で一番よいとされた手です（{ $decisions }回の判断）。
lab-choice-legal = 選べる
lab-choice-taken = 選べるとき選ばれた
lab-choice-best = 選べるとき最善
lab-rules-how = { $games }ゲームの記録から数えました。一度も使われないルールは、なくせるかもしれません。
lab-charts-how = { $games }ゲームから数えました。
lab-variants-how = 差は最初のルールと配り方ごとに比べたものです。区間は{ $comparisons }の比較すべてに同時に97%で成り立ちます。
lab-method-deals = どの配り方も、各ルールで同じカードとダイスでプレイされます。複数のボットがいるときは全員がすべての席に座り、1つの配り方は1回と数えます。
lab-method-intervals = 各節の区間は配り方についての95%区間です。最初のページの区間はそれぞれ99.5%で、まとめて信頼できます。早めに終わった調査の問いは、何度見ても成り立つ信頼列で答えています。
lab-method-repeat = シード{ $seed }、Parfait { $version }：同じ調査は同じゲームになります。

## The command

lab-done = 完了：{ $folder }に{ $games }ゲーム。報告書を読むには：parfait lab report { $folder }
lab-stopped-early = 答えが出ました：{ $wanted }ゲーム中{ $games }ゲームで終わりました。
lab-interrupted = { $wanted }ゲーム中{ $games }ゲームで止めました。すべて残っており、同じコマンドで続きから再開します。
lab-damaged = { $file }は壊れていました。別に残し、そのゲームをやり直します。
lab-left = 残り最大{ $time }
lab-left-unknown = 計測中…
lab-so-far = { $wanted }ゲーム中{ $games }ゲーム
lab-report-written = 書き込みました：{ $file }
lab-worker-starts = { $address }の仕事を引き受けます。Ctrl-Cで終わり、途中のゲームは別のところでプレイされます。
lab-tuned-try = { $variant }：{ $goals }個の目標のうち達成{ $met }、未達成{ $missed }、未定{ $open }
lab-tuned-met = 新しい配り方でもすべての目標を満たします：{ $variant }
lab-tuned-open = 未定：{ $variant }
lab-tuned-more = ルールごとに約{ $games }ゲームで決まります。--games { $games } と別のフォルダーを指定してください。
lab-tuned-nothing = 試した中にすべての目標を満たすものはありません。一番近いもの：{ $variant }
lab-tuned-none-surely = 試した中に、すべての目標を確実に満たすものはありません。
lab-goal = { $verdict ->
    [met] 達成
    [missed] 未達成
   *[open] 未定
}：{ $measure } { $value }、目標 { $wanted }

## What is wrong

error-study-bots = この人数の調査で使えるボットは1〜{ $most }種類です（{ $count }種類は使えません）。
error-study-number = { $name }は{ $low }から{ $high }までの整数です（{ $value }は使えません）。
error-study-values = vary.{ $name }には値のリストが必要です。
error-study-twice = { $name }は固定と変更の両方に指定されています。どちらかにしてください。
error-study-variants = ルールの組が{ $count }になります。調査は{ $most }組までです。
error-study-measure = 「{ $measure }」はここでは測れません。測れるもの：{ $allowed }。
error-study-certainty = 確かさは0.5以上1未満、許容差は0以上1未満です。
error-study-needs-ladder = ladderには2つ以上のボットが必要です：ladder = ["random", "greedy"]。
error-study-needs-watch = 運を目標にするには、詳しく調べるゲームが必要です：watch = 40。
error-study-goal = { $measure }の目標には least か most、または両方が必要です。least は most を超えられません。
error-study-no-goals = 探すものがありません。調査に目標（goals）がありません。
error-study-unknown = 調査に「{ $name }」という項目はありません。使える項目：{ $allowed }。
error-study-game = 調査にはゲーム名が必要です：game = "dokitto-ice"。
error-study-kind = { $name }を{ $value }にすることはできません。
error-study-toml = { $file }はTOMLではありません：{ $reason }
error-study-text = { $name }は{ $most }文字以内の1行で書いてください。
error-study-not-said = このゲームでは{ $measure }を測れません。ゲームのfacts.pyに{ $part }(…)を定義してください。
error-study-fewer-games = { $folder }にはすでに{ $name } = { $games }があります。フォルダーは増やすことしかできません。同じかそれ以上の数にするか、別のフォルダーを選んでください。
error-study-other-study = { $folder }には別の調査のゲームがあります。別のフォルダーを選んでください。
error-study-other-version = { $folder }は別のルール（{ $version }）で作られています。別のフォルダーを選んでください。
error-study-folder-taken = { $folder }は空ではなく、調査もありません。別のフォルダーを選んでください。
error-study-no-study = { $folder }に調査はありません。
error-study-no-games = { $folder }にはまだゲームがありません。
error-study-damaged = { $file }は壊れています。調査をもう一度実行すると、壊れた分がやり直されます。
error-study-unreadable = { $folder }/study.json が読めないため、どの調査のゲームかわかりません。別のフォルダーを選んでください。
error-study-worker-differs = ワーカーのルール（{ $here }）がこのマシン（{ $asked }）と違います。同じバージョンを入れてください。
error-cluster-unreachable = { $address }にクラスターはありません：{ $reason }
error-cluster-own-bots = クラスターではParfaitのボットだけがプレイできます（module:Classは使えません）。
error-cluster-lost = クラスターとの接続が切れました（{ $reason }）。終わったゲームは残っており、同じコマンドで続きから再開します。
error-run-failed = ゲームが失敗しました：{ $reason }。終わったゲームは残っています。
error-run-failed-at = { $file }、{ $line }行目：{ $reason }。終わったゲームは残っています。トレースバックの全体は{ $trace }にあります。
error-run-not-written = { error-file }プレイした分は残っています。同じコマンドで続きから始まります。
error-run-workers-die = プレイするプロセスが続けて終了しました。終わったゲームは残っています。
