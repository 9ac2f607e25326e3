// The stamp changes with the bytes, so that a build notices bytes that .incbin alone would hide from it.
#include "stamp.h"

    .section .rodata
    .balign 64
    .global gazetteer_first_byte
    .global gazetteer_end
gazetteer_first_byte:
    .incbin "gazetteer.bin"
gazetteer_end:
    .quad GAZETTEER_STAMP

    .section .note.GNU-stack,"",%progbits
