dessert-dice-lesson-goal = それぞれ秘密のデザートがあり、あなたのはアイスクリームです。同じデザートを上にして辺で隣り合うダイスが、かたまりです。最後に、最大のかたまりを持つ人の勝ちです。
dessert-dice-lesson-dice = 25個のダイスは全員のもの。振ってあり、これでボードを埋めます。色つきのダイスには4種類のうち3種類のデザートが、向かい合う2面ずつにあります。緑は無地です。

dessert-dice-lesson-place = 自分の番には、ダイスを1個置くか、倒します。置くときは、サプライのダイスを上の面を変えずに空いたマスへ。c3の隣のc2かb3（列と段）に、アイスクリームを置いてください。
dessert-dice-lesson-place-1 = アイスクリームが隣り合い、2個のかたまりになりました。斜めは数えません。
dessert-dice-lesson-place-1-other = それもできます。でもまずは、上がアイスクリームのダイスをc2かb3に置きましょう。

dessert-dice-lesson-turn = 置く前に、上の面はそのままで、向きを変えられます。青いマカロンのダイスを選び、「回す」でゼリータルトを南北、アイスクリームを東西に向けて、d4に置いてください。
dessert-dice-lesson-turn-1 = みんなにはマカロンに見えます。使い道を知っているのはあなただけです。
dessert-dice-lesson-turn-1-other = それもできます。でも、青いマカロンのダイスを、ゼリータルトを南北に向けてd4に置いてみましょう。

dessert-dice-lesson-tip = または、ボードのダイスを隣の空いたマスへ倒します。誰が置いたものでもかまいません。転がって、横の面が上に来ます。d4を西（c4）へ倒しましょう！
dessert-dice-lesson-tip-1 = アイスクリームが上に。隣とつながって、3個のかたまりです！
dessert-dice-lesson-tip-1-other = それもできます。でもd4のダイスを西（c4）へ倒してみましょう。

dessert-dice-lesson-undo = { lesson-ben }がそのダイスをd4へ倒し返しました。すぐに元へ戻すことはできません。直前の手は取り消せないのです。別の方法で、c4にアイスクリームを。
dessert-dice-lesson-undo-1 = また3個のかたまりです。次の番以降なら、倒して戻すこともできます。
dessert-dice-lesson-undo-1-other = それもできます。でも、かたまりの隣で空いているのはc4。そこにアイスクリームを置きましょう。

dessert-dice-lesson-block = { lesson-anna }はマカロンを集めているようです。d3・d4・d5に3個あります。緑のダイスは無地で、誰の得点にもならず、じゃまをするのに使えます。好きなマスに置いてください。
dessert-dice-lesson-block-1 = ほかのダイスと同じように倒せますが、いつも無地のままです。
dessert-dice-lesson-block-1-other = それもできます。でも今回は緑のダイスを使いましょう。

dessert-dice-lesson-end = 残りは1マスとダイス1個。ボードが埋まるとゲーム終了で、全員のデザートを公開します。最後のダイスを置きましょう！
dessert-dice-lesson-end-1 = あなたはアイスクリーム4個、{ lesson-anna }はマカロン3個、{ lesson-ben }はスイートロール2個。あなたの勝ちです！
dessert-dice-lesson-end-1-other = 倒すこともでき、ゲームは続きます。でも今回は、最後のダイスを置きましょう。

dessert-dice-lesson-tie = 最大のかたまりが同じ大きさなら、全員がそれを除き、次に大きいかたまりを比べます。2つ目のかたまりも役に立ちます。

dessert-dice-lesson-round = 今度は、やさしいボット2人と最後まで遊びましょう。ボードにはすでに9個置いてあります。あなたのデザートはまたアイスクリーム。すぐに見抜かれないように！
dessert-dice-lesson-round-placed = かたまりになるのは、辺で隣り合うダイスだけ。倒してつなげられるものはありませんか？
dessert-dice-lesson-round-tipped = 上の面が{ $dessert }になりました。後で誰かがまた倒すかもしれません。
dessert-dice-lesson-round-theirs = { $seat }がダイスを倒しました。すぐに元へは戻せませんが、別の方向へは倒せます。
dessert-dice-lesson-round-full = ボードが埋まり、全員のデザートを公開しました。
dessert-dice-lesson-round-end = これでゲームは終わりです。準備完了！
