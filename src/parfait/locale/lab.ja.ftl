## The lab: studies and their reports

lab-number-0 = { NUMBER($value, maximumFractionDigits: 0) }
lab-number-1 = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
lab-number-2 = { NUMBER($value, maximumFractionDigits: 2) }
lab-title = { $title }：対局からわかること
lab-about = { $players }人プレイ・ルール{ $variants }組
lab-rulebook = 説明書どおり
lab-base = 調査の基本ルール
lab-variant = ルール
lab-options = オプション
lab-games = ゲーム数
lab-numbers = 数値を見る
lab-seat = 席{ $seat }
lab-starter = スタートプレイヤー
lab-due = 本来の割合
lab-guess = 当てずっぽう
lab-winner = 勝者
lab-others = その他
lab-spread = ばらつき（標準偏差）
lab-score = 最終得点
lab-minutes = 推定時間（分）
lab-share = 割合
lab-share-won = 勝率
lab-share-games = ゲームの割合
lab-share-decisions = 判断の割合
lab-share-result = 結果に占める割合
lab-chance = 運の種類
lab-all-chance = 運の合計
lab-of-game = ゲームの進み具合（%）
lab-leader-wins = 優勢な人がそのまま勝つ割合
lab-beats = { $stronger }対{ $weaker }
lab-rule = 規則
lab-rule-says = 内容
lab-games-with = 使われたゲーム
lab-times = 1ゲームあたりの回数
lab-kind-of-move = 手の種類
lab-difference = 差
lab-interval = 区間
lab-change-in = 変化：{ $measure }
lab-measure-seat = 席ごとの勝率
lab-measure-starter = スタートプレイヤーの勝率
lab-measure-minutes = 推定時間（分）
lab-measure-turns = 手番
lab-measure-decisions = 判断
lab-measure-moves = 手数
lab-measure-rounds = ラウンド
lab-measure-margin = 勝者の得点差
lab-measure-lead-changes = 首位の交代
lab-measure-comeback = 最終ラウンドの逆転
lab-measure-luck = 運の割合
lab-measure-ladder = 強いボットの勝率
lab-unit-points = ポイント
lab-unit-none = {""}

lab-section-answers = 答え
lab-section-seats = 席とスタートプレイヤー
lab-section-length = 長さ
lab-section-scores = 得点
lab-section-known = 勝者はいつわかるか
lab-section-luck = 運と実力
lab-section-choices = 選択
lab-section-rules = 規則ごと
lab-section-charts = { $title }をくわしく
lab-section-variants = ルールの比較
lab-section-method = 測り方

lab-plot-seats = 席ごとの勝率
lab-plot-lengths = ゲームの長さ
lab-plot-scores = 最終得点：中央値、中央の半分、10ゲーム中9ゲーム
lab-plot-known = 優勢な人がそのまま勝つ割合
lab-plot-ladder = 強いボットが勝つ割合
lab-plot-luck = 結果のうち、それぞれの運が説明する割合
lab-plot-choices = 手の種類：選べる、選べるとき選ばれた、選べるとき最善だった割合
lab-plot-rules = 規則が使われたゲーム
lab-plot-method = プレイした内容

lab-played = { $title }（{ $players }人）を{ $games }ゲーム、ボット（{ $bots }）がプレイしました{ $variants ->
    [1] 。
   *[other] （ルール{ $variants }組、同じ配り方）。
}
lab-answered = 調査は早めに終わりました：{ $measure }について、確かさ{ $certainty }で答えが出ました。
lab-not-answered = { $measure }についての問いには、確かさ{ $certainty }ではまだ答えが出ていません。
lab-answer-more = { $variant }、{ $of }：本来の{ $due }より高い（{ $low } – { $high }）。
lab-answer-less = { $variant }、{ $of }：本来の{ $due }より低い（{ $low } – { $high }）。
lab-answer-equal = { $variant }、{ $of }：本来の{ $due }との差は{ $margin }以内（{ $low } – { $high }）。
lab-seat-clear = 席{ $seat }の勝率は{ $share }（{ $low } – { $high }）で、本来の{ $due }との差は{ $points }ポイントです。
lab-seat-none = はっきり有利な席はありません。どの席も本来の{ $due }どおりで、誤差は±{ $doubt }ポイントです。
lab-starter-more = スタートプレイヤーは有利です。勝率は{ $share }（{ $low } – { $high }）、本来は{ $due }です。
lab-starter-less = スタートプレイヤーは不利です。勝率は{ $share }（{ $low } – { $high }）、本来は{ $due }です。
lab-starter-none = スタートプレイヤーにはっきりした差はありません。勝率は{ $share }（{ $low } – { $high }）、本来は{ $due }です。
lab-length = 1ゲームは約{ $minutes }分（10ゲーム中8ゲームは{ $low }〜{ $high }分）、{ $turns }手番、{ $decisions }回の判断です。
lab-known = 半ばで優勢な人は{ $share }のゲームでそのまま勝ちます。{ $comebacks }のゲームでは、勝者は一度ほぼ負けていました（くわしく見た{ $games }ゲーム）。
lab-ladder-line = { $stronger }は{ $weaker }に{ $share }のゲームで勝ちます（{ $low } – { $high }）。
lab-luck-share = このボット（{ $bots }）では、結果の{ $share }（{ $low } – { $high }）が運で決まります{ $kinds ->
    [one] 。
   *[other] （{ $parts }）。
}残りはプレイ次第です。
lab-rare-rules = ほとんど使われない規則：{ $rules }（{ $games }ゲーム中の割合）。
lab-variant-none = { $variant }では、{ $measures }項目のどれにもはっきりした変化はありません。
lab-variant-clear = { $variant }では：{ $changes }。
lab-change = { $measure }{ $change }{ $unit }（{ $low }〜{ $high }）
lab-next-unfair = 次は：{ $variant }では、席{ $seat }が本来の割合から{ $points }ポイントずれています。スタートプレイヤーや後の席が得るものを変えて、もう一度調べてください。
lab-next-more = 次は：席の差は±{ $doubt }ポイントまでわかりました。約{ $games }ゲームで±1.0になります。
lab-next-fair = 次は：席の公平さは1ポイント以内です。下の長さ、逆転、選択など、プレイヤーが感じることを見てください。
lab-seats-how = 破線は本来の割合（{ $due }）です。区間は1つのルールのすべての席に同時に95%で成り立ちます。
lab-minutes-how = 時間は手数から推定します。最初のルールが箱に書かれた{ $minutes }分かかるとみなします。
lab-margin = 勝者は平均して2位に{ $margin }の差をつけます。
lab-leads = 首位は1ゲームに{ $changes }回入れ替わります。{ $comebacks }のゲームでは、最終ラウンド前の首位が勝ちません。
lab-known-how = 優勢とは、そこから{ $playouts }回でたらめに続けたとき一番多く勝つ人のことです。その後に勝ったかどうかは実際の結果です。
lab-mirrored = { $stronger }対{ $weaker }（同じ配り方を席を替えて2回）：{ $deals }通りのうち{ $skill }では強いほうが2回とも勝ち、{ $cards }では誰が座っても同じ側が勝ちました。
lab-luck-how = 運とは、配札・引き・ダイスが各席にもたらした価値を、同じ局面で引き直した場合の平均と比べたものです（詳しく調べた{ $games }ゲーム）。いつも同じ打ち方をするボットでは、ほとんどすべてが運になります。実力の重みは、強さの違うボットの対戦に表れます。
lab-no-ladder = どの配り方も互角のボットがプレイしました。調査に ladder = ["random", "greedy", "1"] を加えると、実力の重みがわかります。
lab-choices = 1回の判断には平均{ $ways }通りの手があり、全体の{ $forced }の手は1通りしかありません。
lab-choices-how = 最善とは、{ $iterations }回の探索で一番よいとされた手です（{ $decisions }回の判断）。
lab-choice-legal = 選べる
lab-choice-taken = 選べるとき選ばれた
lab-choice-best = 選べるとき最善
lab-rules-how = { $games }ゲームで伝えられたことから。誰も出会わない規則は、なくせるかもしれません。
lab-charts-how = くわしく見た{ $games }ゲームから。
lab-variants-how = 差は最初のルールと配り方ごとに比べたものです。区間は{ $comparisons }の比較すべてに同時に95%で成り立ち（ボンフェローニ）、pも補正されています（ホルム）。
lab-method-deals = どの配り方も、各ルールで同じ札とダイスでプレイされます。複数のボットがいるときは全員がすべての席に座り、1つの配り方は1回と数えます。
lab-method-intervals = 区間は配り方についての95%区間です。早めに終わった調査の問いは、何度見ても成り立つ信頼列で答えています。
lab-method-repeat = シード{ $seed }、Parfait { $version }：同じ調査は同じゲームになります。

lab-done = 完了：{ $folder }に{ $games }ゲーム。見るには：parfait lab report { $folder }
lab-stopped-early = 答えが出ました：{ $wanted }ゲーム中{ $games }ゲームで終わりました。
lab-interrupted = { $wanted }ゲーム中{ $games }ゲームで止めました。すべて残っており、同じコマンドで続きから再開します。
lab-damaged = { $file }は壊れていました。脇に置き、そのゲームをやり直します。
lab-left = 残り最大{ $time }
lab-left-unknown = 計測中…
lab-report-written = 書き込みました：{ $file }
lab-worker-starts = { $address }のワーカーです。Ctrl-Cで終わり、途中の分は別のところでプレイされます。
lab-tuned-try = { $variant }：{ $goals }個の目標のうち{ $met }個を達成
lab-tuned-found = 見つかりました：{ $variant }は、新しい配り方でもすべての目標を満たします。
lab-tuned-not-confirmed = { $variant }は初めはすべての目標を満たしましたが、新しい配り方では満たしませんでした。
lab-tuned-nothing = 試した中にすべての目標を満たすものはありません。一番近いもの：{ $variant }（{ $missed }）。
lab-goal = { $measure } { $value }（{ $low } – { $high }）、目標 { $wanted }

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
error-study-other-study = { $folder }には別の調査のゲームがあります。別のフォルダを選んでください。
error-study-other-version = { $folder }は別のルール（{ $version }）で作られています。別のフォルダを選んでください。
error-study-folder-taken = { $folder }は空ではなく、調査もありません。別のフォルダを選んでください。
error-study-no-study = { $folder }に調査はありません。
error-study-no-games = { $folder }にはまだゲームがありません。
error-study-damaged = { $file }は壊れています。調査をもう一度実行すると、壊れた分がやり直されます。
error-study-unreadable = { $folder }/study.json が読めないため、どの調査のゲームかわかりません。別のフォルダーを選んでください。
error-study-worker-differs = ワーカーのルール（{ $here }）がこのマシン（{ $asked }）と違います。同じバージョンを入れてください。
error-cluster-unreachable = { $address }にクラスタはありません：{ $reason }
error-cluster-own-bots = クラスタではParfaitのボットだけがプレイできます（module:Classは使えません）。
error-cluster-lost = クラスタがなくなりました（{ $reason }）。終わったゲームは残っており、同じコマンドで続きから再開します。
error-run-failed = バッチが失敗しました：{ $reason }
error-run-not-written = { error-file }プレイした分は残っています。同じコマンドで続きから始まります。
error-run-workers-die = プレイするプロセスが続けて終了しました。終わったゲームは残っています。
