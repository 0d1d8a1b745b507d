cimport cython
from parfait.core cimport bits

cdef unsigned long long M64, STEP, MIX_A, MIX_B

@cython.final
cdef class Rng:
    cdef public unsigned long long s
    cdef public bint from_outside
    cdef public object answer
    cpdef void begin(self, unsigned long long seed, unsigned long long stream) noexcept
    cpdef unsigned long long word(self) noexcept
    @cython.locals(z=cython.ulonglong)
    cdef unsigned long long _next(self) noexcept
    cdef unsigned long long _outside_word(self) noexcept
    cpdef long long below(self, long long n) noexcept
    cdef long long _outside_below(self, long long n) noexcept
    cpdef double fraction(self) noexcept
    cpdef long long member(self, long long mask) noexcept
