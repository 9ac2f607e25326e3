import Glibc

/// A thread for what waits in the kernel and so must keep off the shared pool.
///
/// Unchecked because a thread's handle may be used from any other thread.
struct ServiceThread: @unchecked Sendable {
    private final class Work {
        let body: @Sendable () -> Void

        init(_ body: @escaping @Sendable () -> Void) {
            self.body = body
        }
    }

    private let thread: pthread_t

    /// Has to be followed by `join`, once.
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

    /// Waits for the end, so it is not for the shared pool.
    func join() {
        pthread_join(thread, nil)
    }

    /// Runs and answers from a thread that ends by itself.
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
