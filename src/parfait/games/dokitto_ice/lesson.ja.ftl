dokitto-ice-lesson-goal = アイス屋さんへようこそ！　3人に9枚ずつ配ります。苺・チョコ・抹茶の3色、数字は1〜10。手札を見られるのは本人だけ。1枚ずつ出し合って、強さを比べます。

dokitto-ice-lesson-follow = { lesson-anna }が苺を出しました。最初に出た色を持っていたら、必ずその色を出します。全部同じ色なら、一番大きい数字の勝ち。勝ってみましょう！
dokitto-ice-lesson-follow-1 = あなたの9が一番大きい数字です。カード3枚と、苺のアイスを獲得しました。
dokitto-ice-lesson-follow-1-other = それも出せますが、{ lesson-anna }の7に負けます。7より大きい苺は？

dokitto-ice-lesson-points = 勝利点は、色ごとに「カードの枚数×アイスの点」。苺のカード3枚×1点で3点です。どの色も、最初の2個は1点、最後の1個は2点です。

dokitto-ice-lesson-lead = 勝った人が次に最初のカードを出します。チョコ8を出してください。
dokitto-ice-lesson-lead-1 = { lesson-anna }はチョコがないので、何を出してもかまいません。2色以上になったら、一番小さい数字の勝ち。{ lesson-anna }の3です！　勝った人は、出された色から好きなアイスを選びます。
dokitto-ice-lesson-lead-1-other = それも出せますが、ここではチョコ8を出してみましょう。

dokitto-ice-lesson-mixed = { lesson-anna }は苺。{ lesson-ben }は苺がなく、2色になりました。一番小さい数字の勝ちで、同じ数字なら後に出したほうの勝ち。勝ってみましょう！
dokitto-ice-lesson-mixed-1 = 2が2枚。後に出したあなたの勝ちです。苺か抹茶のアイスを選んでください。
dokitto-ice-lesson-mixed-1-other = それも出せますが、{ lesson-ben }の2に負けます。あなたも2を持っていますよ。
dokitto-ice-lesson-mixed-2 = 小さいカードは2色以上になりそうなとき、大きいカードはそれ以外で。カードとアイスの色をそろえましょう。

dokitto-ice-lesson-empty = コーンに乗るのは3個まで。あなたのコーンはもういっぱいで、4個目は困ります！　今、2色の強さ比べに勝ち、苺か抹茶を選びます。でも、苺は売り切れ。ということは？
dokitto-ice-lesson-empty-1 = セーフ！　売り切れの色を選ぶと、何も取らずにすみます。カードは獲得できます。
dokitto-ice-lesson-empty-1-other = それは4個目になってしまいます！　売り切れの色を選びましょう。

dokitto-ice-lesson-fourth = あなたと{ lesson-anna }はアイスが3個ずつ。4個目でラウンドはすぐに終わり、取った人は勝利点なしです。今は{ lesson-anna }のチョコ6が一番大きい数字。どれを出しますか？
dokitto-ice-lesson-fourth-1 = { lesson-anna }が勝ち、4個目を取ることに。ラウンド終了で、勝利点はありません。
dokitto-ice-lesson-fourth-1-other = それだと勝ってしまい、4個目を取ることになります。{ lesson-anna }の6より小さい数字を。

dokitto-ice-lesson-trophy = あなたは勝利点15点で一番多く、トロフィー獲得です。同点ならアイスの多い人、それも同じなら1点のアイスの多い人が獲得します。トロフィー3枚で勝ちです。

dokitto-ice-lesson-round = 今度は、やさしいボット2人と1ラウンド通して遊びましょう。全部で9回、誰かが4個目を取ればそこで終わり。あなたからです。好きなカードをどうぞ。
dokitto-ice-lesson-round-highest = 全部同じ色なので、一番大きい{ $card }の勝ち。
dokitto-ice-lesson-round-lowest = 2色以上なので、一番小さい{ $card }の勝ち。
dokitto-ice-lesson-round-later = 一番小さい数字が2枚あり、後に出た{ $card }の勝ち。
dokitto-ice-lesson-round-scoop = コーンに{ $flavour }のアイスがあります。獲得した{ $flavour }のカードは、すでに取ったものも含めて点になります。
dokitto-ice-lesson-round-none = { $flavour }のアイスは売り切れなので、カードだけの獲得です。
dokitto-ice-lesson-round-fourth = 4個目のアイス！　ラウンド終了です。取った人の勝利点はありません。
dokitto-ice-lesson-round-end = これで1ラウンドです。本番では、誰かがトロフィーを3枚集めるまで続けます。準備完了！
