cimport cython
from parfait.core cimport bits
from parfait.core.brain cimport Brain
from parfait.core.rng cimport Rng
from parfait.core.state cimport Numbers, State
from parfait.games.dokitto_ice cimport printed
from parfait.games.dokitto_ice.rules cimport DokittoIce

cdef int ENDED, TAKE, TAKE_RIGHT, TILE_LANE, CONE_LANE, LOWEST, HIGHEST, CARELESS
cdef long long ONE_EACH
cdef double FUTURE, CROWD, LOST_ROUND, KEEP, NOTHING

cdef class DokittoIceBrain(Brain):
    cdef long long known[64]
    cdef double worth[256]
    cdef int ice_vp[16]
    cdef int in_trick[4]
    cdef double to_fall[4]
    cdef double won, lost

    cpdef bint horizon(self, State state) noexcept
    @cython.locals(ice=DokittoIce, place=cython.int, seat=cython.int, standing=cython.longlong)
    cpdef void evaluate(self, State state) noexcept
    @cython.locals(winners=cython.int, seat=cython.int)
    cdef void _share(self, DokittoIce ice) noexcept
    @cython.locals(number=cython.longlong, seat=cython.int)
    cdef long long _standing(self, DokittoIce ice) noexcept
    @cython.locals(seat=cython.int)
    cdef _remember(self, DokittoIce ice, int place, long long standing)
    @cython.locals(ice=DokittoIce)
    cpdef int greedy(self, State state, Rng rng, Numbers scratch) noexcept
    @cython.locals(ice=DokittoIce, legal=cython.longlong)
    cpdef int rollout(self, State state, Rng rng, Numbers scratch) noexcept
    @cython.locals(seat=cython.int, flavour=cython.int, cone=cython.int, i=cython.int, tile=cython.int, unseen=cython.longlong)
    cdef void _count(self, DokittoIce ice) noexcept
    @cython.locals(best=cython.int, best_worth=cython.double, worth=cython.double, legal=cython.longlong, action=cython.int, flavour=cython.int, what=cython.int, cone=cython.int)
    cdef int _best_take(self, DokittoIce ice) noexcept
    @cython.locals(cards=cython.double, worth=cython.double)
    cdef double _worth_of_tile(self, DokittoIce ice, int seat, int flavour, int cone) noexcept
    @cython.locals(lead=cython.int, i=cython.int, tile=cython.int, flavour=cython.int, cards=cython.int)
    cdef double _worth_of_fourth(self, DokittoIce ice, int seat, int cone) noexcept
    @cython.locals(cards=cython.int, i=cython.int)
    cdef int _of_last_trick(self, DokittoIce ice, int flavour) noexcept
    cdef int _room(self, DokittoIce ice, int seat) noexcept
    @cython.locals(total=cython.int, i=cython.int)
    cdef int _vp(self, DokittoIce ice, int seat) noexcept
    @cython.locals(flavour=cython.int, best=cython.int, best_worth=cython.double, worth=cython.double, legal=cython.longlong, card=cython.int)
    cdef int _best_card(self, DokittoIce ice) noexcept
    @cython.locals(seat=cython.int)
    cdef void _weigh_flavour(self, DokittoIce ice, int flavour) noexcept
    @cython.locals(top=cython.int, far_from_the_middle=cython.double, chance=cython.double)
    cdef double _worth_of_card(self, DokittoIce ice, int card) noexcept
    @cython.locals(cards=cython.double, best=cython.double, worth=cython.double, flavour=cython.int, first=cython.int)
    cdef double _worth_of_trick(self, DokittoIce ice, int seat) noexcept
    @cython.locals(value=cython.int, led=cython.int, same=cython.bint, high=cython.bint, low=cython.bint, i=cython.int)
    cdef double _chance_to_win(self, DokittoIce ice, int card) noexcept
    @cython.locals(
        unseen=cython.longlong, following=cython.longlong, aside=cython.longlong, below=cython.longlong, above=cython.longlong,
        count=cython.int, lower=cython.double, higher=cython.double, higher_follow=cython.double, all_follow=cython.double,
        win_high=cython.double, win_low=cython.double, seat=cython.int, follows=cython.double, _=cython.int,
    )
    cdef double _chance_against(self, DokittoIce ice, int card, int led, bint same, bint high, bint low) noexcept
    @cython.locals(
        any_flavour=cython.bint, counts=cython.bint, i=cython.int, _=cython.int, chance=cython.double,
        unseen=cython.longlong, below=cython.longlong, rivals=cython.longlong,
    )
    cdef double _chance_by_height(self, DokittoIce ice, int card, int led) noexcept
    @cython.locals(lacking=cython.double, held=cython.double, _=cython.int)
    cdef double _chance_to_follow(self, DokittoIce ice, int seat, int flavour, int count, int unseen) noexcept
