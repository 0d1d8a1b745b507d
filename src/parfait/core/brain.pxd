cimport cython
from parfait.core.rng cimport Rng
from parfait.core.state cimport Numbers, State

cdef class Brain:
    cdef public double values[8]
    cdef public double exploration, trust
    cdef public int candidates, depth
    cdef public bint learned, pairing
    cpdef bint horizon(self, State state) noexcept
    cpdef void evaluate(self, State state) noexcept
    cpdef int greedy(self, State state, Rng rng, Numbers scratch) noexcept
    cpdef int rollout(self, State state, Rng rng, Numbers scratch) noexcept
    cpdef bint plausible(self, State state, int action) noexcept
    cpdef double expectation(self, State state, int action) noexcept
    cpdef double weight(self, State world) noexcept
    cpdef int suggestion(self, State state, Rng rng, Numbers scratch) noexcept
    cpdef int play_out(self, State state, Rng rng, Numbers scratch) noexcept
    @cython.locals(moves=cython.int)
    cpdef int play_on(self, State state, Rng rng, Numbers scratch) noexcept

@cython.locals(seat=cython.int)
cpdef void share_of_win(Brain brain, State state) noexcept
