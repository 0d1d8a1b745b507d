cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static inline long long parfait_popcount(long long x) { return (long long)__popcnt64((unsigned long long)x); }
    static inline long long parfait_lowest(long long x) {
        unsigned long r; _BitScanForward64(&r, (unsigned long long)x); return (long long)r;
    }
    #else
    static inline long long parfait_popcount(long long x) { return __builtin_popcountll((unsigned long long)x); }
    static inline long long parfait_lowest(long long x) { return __builtin_ctzll((unsigned long long)x); }
    #endif
    static inline long long parfait_bit(long long i) { return 1LL << i; }
    static inline void *parfait_first(PyObject *numbers) {
        Py_buffer buffer;
        if (PyObject_GetBuffer(numbers, &buffer, PyBUF_SIMPLE) < 0) return NULL;
        PyBuffer_Release(&buffer);
        return buffer.buf;
    }
    """
    long long popcount "parfait_popcount"(long long x) noexcept nogil
    long long lowest "parfait_lowest"(long long x) noexcept nogil
    long long bit "parfait_bit"(long long i) noexcept nogil
    double *doubles "(double *)parfait_first"(object numbers) except NULL
    float *floats "(float *)parfait_first"(object numbers) except NULL
    int *ints "(int *)parfait_first"(object numbers) except NULL
