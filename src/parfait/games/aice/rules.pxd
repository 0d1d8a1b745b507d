cimport cython
from parfait.core cimport bits
from parfait.core.rng cimport Rng
from parfait.core.state cimport Numbers, State

cdef int SUITS, NO_DIE, ON_DIE, ON_PART, BID, HIGHEST_BID, TO_CHANCE, ENDED, FIRST, DEAL, ROLL, REROLL, ROLLOFF
cdef long long ONE_SUIT, TWOS, TAKE_A_DIE

cdef int card_of(int action) noexcept
cdef int die_of(int action) noexcept
cdef int part_of(int action) noexcept
cdef int suit_of(int card) noexcept
cdef int rank_of(int card) noexcept
cdef int suit_played(int action) noexcept
cdef long long suited(int suit) noexcept
cdef long long ranked(int rank) noexcept
cdef bint is_one(long long members) noexcept
cdef int nth(long long members, int n) noexcept

cdef class Aice(State):
    cdef public int hand_size, all_dice, exact_bid, beginner_bid, rounds, bids_made, on_cards, played, led_by, lead, among, taken_by, leader, tricks, round, winner
    cdef public long long deck, show_two_dice, fallen
    cdef public long long hands[4]
    cdef public int parts[4]
    cdef public int factors[4]
    cdef public int void[4]
    cdef public int dice[4]
    cdef public int bids[4]
    cdef public int bid_dice[4]
    cdef public int table[4]
    cdef public int rolls[4]
    cdef public int rerolls[4]
    cdef public int won[4]
    cdef public int dice_on_hand[4]
    cdef public int points[4]

    @cython.locals(s=Aice)
    cpdef State clone(self)
    cdef void _configure(self)
    @cython.locals(seat=cython.int)
    cpdef void draw(self, Rng rng, Numbers out) noexcept
    cpdef void settle(self, Numbers out) noexcept
    @cython.locals(seat=cython.int, i=cython.int, hand=cython.longlong)
    cdef inline void _settle_deal(self, Numbers out) noexcept
    @cython.locals(cards=cython.longlong, dice=cython.int, die=cython.int)
    cpdef void legal(self, Numbers out) noexcept
    @cython.locals(die=cython.int, number=cython.int)
    cdef inline void _legal_bids(self, Numbers out) noexcept
    @cython.locals(hand=cython.longlong, following=cython.longlong)
    cdef inline long long _playable_cards(self) noexcept
    cdef inline int _playable_dice(self) noexcept
    cdef inline void _add_with_die(self, long long cards, int die, Numbers out) noexcept
    @cython.locals(
        cards=cython.longlong, one_way=cython.longlong, two_ways=cython.longlong,
        dice=cython.int, die=cython.int, bare=cython.int, with_each=cython.int, n=cython.int,
    )
    cpdef int random_action(self, Rng rng, Numbers out) noexcept
    @cython.locals(n=cython.int)
    cdef inline int _random_bid(self, Rng rng) noexcept
    cpdef void apply(self, int action) noexcept
    cdef inline void _bid(self, int number, int die) noexcept
    cdef inline void _put_down(self, int die) noexcept
    cdef inline void _next_seat(self) noexcept
    @cython.locals(card=cython.int, die=cython.int)
    cdef inline void _play(self, int action) noexcept
    @cython.locals(seat=cython.int)
    cdef inline void _lead(self, int suit) noexcept
    cdef inline void _all_have_played(self) noexcept
    @cython.locals(seat=cython.int)
    cdef inline void _settle_roll(self, Numbers out) noexcept
    cpdef int strength(self, int seat) noexcept
    @cython.locals(action=cython.int, rank=cython.int)
    cdef inline int _strength(self, int seat) noexcept
    @cython.locals(best=cython.int, seat=cython.int, standing=cython.int)
    cdef inline void _judge(self) noexcept
    cdef inline void _win_or_roll_again(self) noexcept
    @cython.locals(best=cython.int, seat=cython.int)
    cdef inline void _settle_tie(self, Numbers out) noexcept
    cdef inline void _win(self, int winner) noexcept
    @cython.locals(points=cython.int)
    cpdef int round_points(self, int seat) noexcept
    @cython.locals(rank=cython.int, other=cython.int)
    cpdef int rank(self, int seat) noexcept
    cpdef int per_trick(self, int seat) noexcept
    @cython.locals(seat=cython.int, fewest=cython.int)
    cdef inline void _end_round(self) noexcept
    cdef inline void _start_round(self, int leader) noexcept
    @cython.locals(seat=cython.int, best=cython.int, standing=cython.int)
    cdef inline void _rank_players(self) noexcept
    cdef inline void _end_game(self) noexcept
