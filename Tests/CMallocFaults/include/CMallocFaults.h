#pragma once

// Nothing is called here: the library is preloaded, and stands between another one and the system's memory.
