cimport cython
from parfait.core.rng cimport Rng
from parfait.core.state cimport Numbers, State

cdef unsigned long long ALL_BITS
cdef int TO_CHANCE, ENDED, KINDS, NOT_COUNTED, COUNTED, COUNTED_ALL
cdef int STARTER, MOVES, TURNS, DECISIONS, WAYS, ROUNDS, LEAD_CHANGES, COMEBACK, WINNERS, SCORES

@cython.final
cdef class Sampler:
    cdef long long[:, ::1] cells
    cdef public int row, moves, turns, decisions, ways, rounds, first_round, starter, leader, alone, lead_changes
    cdef object says_starter, says_turn, says_round
    cdef Numbers scratch
    cdef Rng dice, mind
    cdef int happened[8]

    @cython.locals(kind=cython.int)
    cpdef begin(self)
    @cython.locals(kind=cython.int)
    cpdef Rng chance(self, State state, unsigned long long seed, long long deal)
    @cython.locals(leader=cython.int, seat=cython.int, best=cython.longlong)
    cdef _see_leader(self, tuple scores)
    cpdef move(self, State state, int action, int ways)
    @cython.locals(number=cython.int)
    cdef _see_round(self, State state)
    @cython.locals(
        winners=cython.int, seat=cython.int, row=cython.int, column=cython.int, score=cython.longlong, turns=cython.bint,
        rounds=cython.bint,
    )
    cpdef finish(self, State state, bint counted)
    @cython.locals(deal=cython.longlong, at=cython.int)
    cpdef play_deals(self, State start, unsigned long long seed, long long first, long long last, int tables)
    @cython.locals(state=State, out=Numbers, mind=Rng, moves=cython.int)
    cdef play_random(self, State start, unsigned long long seed, long long deal, int at)
    @cython.locals(state=State, out=Numbers, mind=Rng, action=cython.int)
    cdef play_and_count(self, State start, unsigned long long seed, long long deal, int at)
    cpdef Rng mind_of(self, unsigned long long seed, long long deal, int at)
