pip-bluff-title = ピップブラフ
pip-bluff-tagline = カップの下の目は全部でいくつ？前より多く言うか、コールしよう。

pip-bluff-term-die = { $rest }の目

pip-bluff-move-call = コール
pip-bluff-move-bid = { $pips }とビッド

pip-bluff-roll = { $you ->
    [yes] ダイスを振りました。あなたから始めます。
   *[no] ダイスを振りました。{ $seat }から始めます。
}
pip-bluff-own = あなたは{ $die }です。
pip-bluff-bid = { $you ->
    [yes] あなたは{ $pips }とビッドしました。
   *[no] { $seat }は{ $pips }とビッドしました。
}
pip-bluff-call = { $you ->
    [yes] あなたのコール
   *[no] { $seat }のコール
}：{ $dice }、合計{ $total }。
pip-bluff-point = { $you ->
    [yes] あなたに1点。
   *[no] { $seat }に1点。
}

pip-bluff-asked = もっと多くビッドするか、コールしてください。
pip-bluff-points = 点
pip-bluff-die = ダイス
pip-bluff-last-bid = 前のビッド：{ $pips }

error-pip-bluff-nothing-to-call = まだビッドがありません。
error-pip-bluff-no-such-bid = ビッドは1から{ $most }までです。
error-pip-bluff-too-low = 前のビッドは{ $bid }でした。もっと多くビッドするか、コールしてください。
error-pip-bluff-bad-roll = ダイスは{ $players }人に1個ずつ、1から6までです。

pip-bluff-option-points = 勝ちになる点数
