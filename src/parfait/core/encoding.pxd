cimport cython
cimport parfait.core.rows as rows
from parfait.core.state cimport State

@cython.final
cdef class Row:
    cdef public Py_ssize_t at
    cdef readonly Py_ssize_t room
    cdef readonly object held
    cdef float *a
    cpdef put(self, float number)

cdef class Encoding:
    cdef public int players, chances
    cdef public Py_ssize_t size
    cdef public object options, fields
    cpdef Py_ssize_t write(self, State state, int seat, Row out) except -1
    @cython.locals(at=cython.Py_ssize_t, turn=cython.int)
    cdef Py_ssize_t begin(self, State state, int seat, Row out) noexcept
