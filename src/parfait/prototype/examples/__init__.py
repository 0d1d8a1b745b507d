"""Games in one file each: `parfait new NAME --like pig_tail` begins with a copy of one."""
