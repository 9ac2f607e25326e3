// Tells ThreadSanitizer of a `Mutex` that was waited for. Its fast path is compiled into our modules and seen
// there; the slow one lies in the standard library, which isn't compiled with the sanitizer.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

void __tsan_acquire(void *address);
void __tsan_release(void *address);

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef SWIFT void (*Lock)(uint32_t, SELF void *);
typedef SWIFT void (*Unlock)(SELF void *);

static Lock systemLock;
static Unlock systemUnlock;

__attribute__((constructor)) static void find(void) {
    systemLock = (Lock)dlsym(RTLD_NEXT, LOCK);
    systemUnlock = (Unlock)dlsym(RTLD_NEXT, UNLOCK);
}

SWIFT void lock(uint32_t thread, SELF void *mutex) __asm__(LOCK);
SWIFT void unlock(SELF void *mutex) __asm__(UNLOCK);

SWIFT void lock(uint32_t thread, SELF void *mutex) {
    systemLock(thread, mutex);
    __tsan_acquire(mutex);
}

SWIFT void unlock(SELF void *mutex) {
    __tsan_release(mutex);
    systemUnlock(mutex);
}
