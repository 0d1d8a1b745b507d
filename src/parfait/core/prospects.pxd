from parfait.core.state cimport State

cdef class Prospects:
    cdef public int seat
    cdef public double values[8]
    cpdef void put(self, int number, double value) noexcept
    cpdef void begin(self, State world, int action) noexcept
    cpdef bint look(self, State world) noexcept
    cpdef void finish(self, State world) noexcept
    cpdef int variant_of(self, int action) noexcept
