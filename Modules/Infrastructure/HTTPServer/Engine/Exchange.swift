import CMicroHTTPD
import Glibc
import Synchronization

/// One request and its response. As a task executor it queues the request's jobs, which the library's
/// thread runs in place. The connection is suspended only while there are no jobs and no response.
///
/// Unchecked because only the library's thread uses the state outside the lock, one callback at a time.
/// `request` and `route` are written once; other threads read them after taking a lock that follows the
/// write.
final class Exchange: TaskExecutor, @unchecked Sendable {
    enum Phase {
        case fresh
        case receiving
        case running
        /// A response was sent past the library; remaining input is discarded.
        case lingering
    }

    struct Shared {
        var jobs: [UnownedJob] = []
        var isResting = false
        /// Jobs run on the shared pool: during a streamed body the library calls back only when bytes
        /// arrive, and after the connection closed not at all.
        var runsElsewhere = false
        /// While a body streams, its end reports a disconnect more precisely than the watchdog.
        var isReceiving = false
        var isOver = false
        var response: Response?
        var task: Task<Void, Never>?
        var stream: EventStream?
        var status = 0
    }

    let engine: Engine
    let connection: Connection
    let native: OpaquePointer
    let target: Target
    let targetSize: Int
    let started = Uptime.now
    /// The library's thread that serves the connection.
    let thread = pthread_self()
    let shared = Mutex(Shared())

    var phase = Phase.fresh
    var methodName = ""
    var request: Request?
    /// The client's address for the access log, which differs from the sender's behind a proxy.
    var client: String?
    var route: Route?
    var decision = Router.Decision.refuse(.notFound)
    var bodyLimit = 0
    var received = 0
    var buffered: [UInt8] = []
    var bodyStream: BodyStream?
    /// Whether the body's reader is behind, so that the connection is suspended.
    var isBehind = false
    var pump: EventPump?
    var contentLength = 0
    /// Whether the connection closes after this request, so that further input is not parsed.
    var isLast = false

    init(engine: Engine, connection: Connection, native: OpaquePointer, target: UnsafePointer<CChar>) {
        self.engine = engine
        self.connection = connection
        self.native = native
        let valid = String(validatingCString: target)
        let text = valid ?? String(cString: target)
        targetSize = strlen(target)
        self.target = Target(text, isUTF8: valid != nil)
        engine.counters.inFlight.add(1, ordering: .relaxed)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let (isElsewhere, wasResting) = shared.withLock { shared -> (Bool, Bool) in
            if shared.runsElsewhere { return (true, false) }
            shared.jobs.append(job)
            defer { shared.isResting = false }
            return (false, shared.isResting)
        }
        if isElsewhere { globalConcurrentExecutor.enqueue(job) }
        if wasResting { MHD_resume_connection(native) }
    }

    func drain() {
        while true {
            let jobs = shared.withLock { shared in
                defer { shared.jobs = [] }
                return shared.jobs
            }
            guard !jobs.isEmpty else { return }
            for job in jobs { job.runSynchronously(on: asUnownedTaskExecutor()) }
        }
    }

    /// Suspends the connection until `wake`, unless it is already needed. The library is informed before
    /// other threads: in the opposite order, a wake could precede the suspension.
    func rest(unless isNeeded: (borrowing Shared) -> Bool) {
        MHD_suspend_connection(native)
        let (mustWake, task) = shared.withLock { shared -> (Bool, Task<Void, Never>?) in
            shared.isResting = !(shared.isOver || isNeeded(shared))
            return (!shared.isResting, shared.isReceiving ? nil : shared.task)
        }
        if mustWake { MHD_resume_connection(native) }
        // The client may have disconnected before the watchdog observed the connection.
        if !mustWake && connection.isGone { task?.cancel() }
    }

    func wake() {
        let wasResting = shared.withLock { shared in
            defer { shared.isResting = false }
            return shared.isResting
        }
        if wasResting { MHD_resume_connection(native) }
    }

    func complete(_ response: Response) {
        let wasResting = shared.withLock { shared in
            shared.response = response
            shared.task = nil
            defer { shared.isResting = false }
            return shared.isResting
        }
        if wasResting { MHD_resume_connection(native) }
    }
}
