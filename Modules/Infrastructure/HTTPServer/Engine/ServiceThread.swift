import Glibc

/// A thread for blocking system calls, which must stay off the cooperative pool.
///
/// Unchecked because a thread handle may be used from any thread.
struct ServiceThread: @unchecked Sendable {
    private final class Work {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }

    private let thread: pthread_t

    /// Starts the thread. Call `join` exactly once.
    init(_ body: @escaping @Sendable () -> Void) {
        let work = Unmanaged.passRetained(Work(body))
        var thread = pthread_t()
        let status = pthread_create(
            &thread,
            nil,
            { context in
                if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
                return nil
            },
            work.toOpaque()
        )
        precondition(status == 0, "a thread can be started")
        self.thread = thread
    }

    /// Blocks until the thread ends; must not run on the cooperative pool.
    func join() {
        pthread_join(thread, nil)
    }

    /// Runs `body` on a detached thread and returns when it ends.
    static func run(_ body: @escaping @Sendable () -> Void) async {
        await withCheckedContinuation { done in
            let thread = ServiceThread {
                body()
                done.resume()
            }
            pthread_detach(thread.thread)
        }
    }
}
