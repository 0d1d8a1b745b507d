cimport cython
from parfait.core cimport bits

cdef unsigned long long M64, STEP, MIX_A, MIX_B

@cython.final
cdef class Rng:
    cdef public unsigned long long s
    cdef public bint system_source
    cpdef void begin(self, unsigned long long seed, unsigned long long stream) noexcept
    @cython.locals(z=cython.ulonglong)
    cpdef unsigned long long word(self) noexcept
    cpdef long long below(self, long long n) noexcept
    cpdef double fraction(self) noexcept
    cpdef long long member(self, long long mask) noexcept
