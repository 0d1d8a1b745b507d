cimport cython
from parfait.core.rng cimport Rng
from parfait.core.state cimport Numbers, State

cdef unsigned long long ALL_BITS
cdef int TO_CHANCE, ENDED, KINDS, NOT_COUNTED
cdef int STARTER, MOVES, TURNS, DECISIONS, WAYS, ROUNDS, LEAD_CHANGES, COMEBACK, WINNERS, SCORES

@cython.final
cdef class Sampler:
    cdef long long[:, ::1] cells
    cdef public int deal, row, moves, turns, decisions, ways, rounds, starter, mover, leader, lead_changes
    cdef Numbers scratch
    cdef Rng dice, mind
    cdef int happened[8]

    @cython.locals(kind=cython.int)
    cpdef begin(self)
    @cython.locals(kind=cython.int)
    cpdef Rng chance(self, State state, unsigned long long seed, long long deal)
    @cython.locals(leader=cython.int, seat=cython.int, best=cython.longlong)
    cdef _see_leader(self, tuple scores)
    cpdef void move(self, int seat, int ways) noexcept
    @cython.locals(winners=cython.int, seat=cython.int, row=cython.int, column=cython.int, score=cython.longlong)
    cpdef finish(self, State state, bint counted)
    @cython.locals(deal=cython.longlong, at=cython.int)
    cpdef play_deals(self, State start, unsigned long long seed, long long first, long long last, int tables, int every)
    @cython.locals(state=State, out=Numbers, mind=Rng, moves=cython.int, turns=cython.int, mover=cython.int)
    cdef play_random(self, State start, unsigned long long seed, long long deal, int at)
    @cython.locals(state=State, out=Numbers, mind=Rng)
    cdef play_and_count(self, State start, unsigned long long seed, long long deal, int at)
    cpdef Rng mind_of(self, unsigned long long seed, long long deal, int at)
