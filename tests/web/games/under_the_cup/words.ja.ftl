under-the-cup-title = カップの下
under-the-cup-tagline = 全員のサイコロの数を予想。見てよいのは自分のカップの中だけ。
under-the-cup-term-bid = { $letter }{ $rest }
under-the-cup-move-call = 疑う
under-the-cup-move-bid = { $face }の目が{ $many }個
under-the-cup-asked-first = 最初の宣言をしてください。
under-the-cup-asked = 今の宣言は{ $bid }。より高く宣言するか、疑ってください。
under-the-cup-rolled = { $you ->
    [yes] サイコロを振りました。あなたから宣言します。
   *[no] サイコロを振りました。{ $seat }から宣言します。
}
under-the-cup-bid = { $you ->
    [yes] あなたの宣言：{ $face }の目が{ $many }個。
   *[no] { $seat }の宣言：{ $face }の目が{ $many }個。
}
under-the-cup-call = { $you ->
    [yes] あなたは疑いました。
   *[no] { $seat }は疑いました。
}
under-the-cup-loses = { $seat }はライフを1つ失いました（残り{ $lives }）。
under-the-cup-dice = サイコロ
under-the-cup-bid-now = 宣言
under-the-cup-lives = ライフ
under-the-cup-option-lives = 各自のライフ
error-under-the-cup-nothing-to-call = 疑う宣言がありません。
error-under-the-cup-higher = 前より高く宣言してください。
error-under-the-cup-five-dice = サイコロは席ごとに5個です。
