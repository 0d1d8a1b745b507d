cimport cython
from parfait.core.rng cimport Rng
from parfait.core.state cimport Numbers, State

cdef class Brain:
    cdef public double values[8]
    cdef public double exploration, trust
    cdef public int candidates, depth
    cdef public bint learns
    cpdef bint horizon(self, State state) noexcept
    cpdef void evaluate(self, State state) noexcept
    cpdef int greedy(self, State state, Rng rng, Numbers scratch) noexcept
    cpdef int rollout(self, State state, Rng rng, Numbers scratch) noexcept
    cpdef double weight(self, State world) noexcept
    cpdef void prepare(self, State state, int action, Rng rng, Numbers scratch) noexcept
    cpdef void note(self, State state, int action) noexcept
    cpdef void note_chance(self) noexcept
    cpdef void learn(self) noexcept
    @cython.locals(moves=cython.int)
    cpdef int play_out(self, State state, Rng rng, Numbers scratch) noexcept

@cython.locals(seat=cython.int)
cpdef void share_of_win(Brain brain, State state) noexcept
