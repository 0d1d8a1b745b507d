cimport cython
from parfait.core.comparisons cimport Comparisons
from parfait.core.network cimport Network
from parfait.core.rng cimport Rng
from parfait.core.state cimport Numbers, State
from parfait.games.dozito cimport judgement, rules
from parfait.games.dozito.brain cimport DozitoBrain
from parfait.games.dozito.judgement cimport Judgement
from parfait.games.dozito.rules cimport Config, Dozito

cdef int TURNS, COMPARED, MOST_MOVES, WHIM, MOST_LEAD
cdef double ONE_COLOUR

@cython.final
cdef class Comparer:
    cdef public bint trusting
    cdef Judgement judgement
    cdef DozitoBrain brain
    cdef public Comparisons notes
    cdef Rng luck
    cdef Numbers scratch
    cdef int moves[16]
    @cython.locals(rng=Rng, game=Dozito, legal=cython.longlong, chosen=cython.int)
    cpdef void play(self, unsigned long long seed, int number)
    @cython.locals(game=Dozito, lead=cython.int)
    cdef Dozito _begin(self, Rng rng)
    cdef int _choose(self, Dozito game, Rng rng) noexcept
    @cython.locals(count=cython.int, seed=cython.ulonglong, i=cython.int, world=Dozito)
    cdef void _compare(self, Dozito game, int chosen, Rng rng)
    @cython.locals(left=cython.longlong, count=cython.int, action=cython.int)
    cdef int _pick(self, long long legal, int chosen, Rng rng) noexcept
    @cython.locals(noted=cython.bint, acting=cython.int, turns=cython.int, turns_up=cython.bint, coming=cython.int)
    cdef void _follow(self, Dozito world, int action, int seat)
    @cython.locals(lead=cython.double)
    cdef void _note(self, Dozito world, int coming, bint mine)
    @cython.locals(own=cython.double, other=cython.double)
    cdef void _settle(self, Dozito world, int acting)
    @cython.locals(share=cython.double, net=Network, own=cython.int)
    cdef void _settle_early(self, Dozito world, int acting)
