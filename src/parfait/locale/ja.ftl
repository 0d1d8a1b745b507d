list-separator = 、
you = あなた
bot = ボット{ $number }
player = プレイヤー{ $number }
chance = くじ

first = { $you ->
    [yes] くじ引きで、あなたがスタートプレイヤーになりました。
   *[no] くじ引きで、{ $seat }がスタートプレイヤーになりました。
}
round-begins = 第{ $round }ラウンド
round-ends = 第{ $round }ラウンド終了。
game-ends = { $count ->
   *[other] { $seats }の勝利です。
}
turn-of = { $you ->
    [yes] あなたの番です。
   *[no] { $seat }の番です。
}

error-game-over = ゲームは終了しています。
error-chance-is-next = 先に{ $kind }が必要です。
error-no-chance-now = プレイヤーの手番です。今はカードを配ったり、ダイスを振ったり、くじを引いたりしません。
error-other-chance = { $found }ではなく{ $expected }の番です。
error-bad-first = スタートプレイヤーになれる席ではありません。
error-not-the-deck = { $count }枚のカードがそれぞれ1枚ずつ必要です。
error-not-a-list-of-cards = カードのリストが必要です({ $found }は使えません)。
error-no-such-card = { $card }というカードはありません。
error-hands-for-each-seat = 手札は席ごとに1つ、合計{ $players }つ必要です。
error-hand-size = 席{ $seat }の手札は{ $expected }枚のはずですが、{ $count }枚です。
error-card-twice = { $card }が2回配られています。
error-unreadable-move = 「{ $move }」はこのゲームの手ではありません。
error-unknown-option = 「{ $option }」という設定はありません。設定:{ $allowed }
error-bad-option = { $option }を{ $value }にはできません。使える値:{ $allowed }
error-unknown-game = 「{ $game }」というゲームはありません。ゲーム:{ $games }
error-players = { $game }は{ $allowed }人用です({ $players }人では遊べません)。
