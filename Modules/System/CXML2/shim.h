#pragma once
#include <libxml/xmlversion.h>
// ICU's types are also Foundation's, in another version; a program can't import both.
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
