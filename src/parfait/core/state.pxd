cimport cython
from parfait.core cimport bits
from parfait.core.rng cimport Rng

@cython.final
cdef class Numbers:
    cdef public int n, left_out
    cdef public short a[1024]
    cpdef void add(self, int number) noexcept
    cpdef void add_members(self, long long mask) noexcept
    @cython.locals(i=cython.int, j=cython.int, kept=cython.short)
    cpdef void shuffle(self, Rng rng) noexcept

cdef unsigned long long M64, ONE

@cython.final
cdef class ActionSet:
    cdef unsigned long long w[16]
    @cython.locals(i=cython.int)
    cdef void clear(self) noexcept
    cdef void add(self, int action) noexcept
    @cython.locals(word=cython.int, shift=cython.int)
    cdef void add_all(self, int first, unsigned long long members) noexcept

cdef class State:
    cdef public int players, turn, chance
    cdef public object options
    cpdef void legal(self, Numbers out) noexcept
    @cython.locals(numbers=Numbers, i=cython.int)
    cpdef void legal_set(self, ActionSet out) noexcept
    cpdef void apply(self, int action) noexcept
    cpdef void draw(self, Rng rng, Numbers out) noexcept
    cpdef void settle(self, Numbers out) noexcept
    cpdef State clone(self)
    cpdef int random_action(self, Rng rng, Numbers out) noexcept

cdef class Belief:
    cpdef State sample(self, Rng rng)

@cython.locals(moves=cython.longlong)
cpdef long long playout(State state, Rng rng, Numbers scratch) except -1
