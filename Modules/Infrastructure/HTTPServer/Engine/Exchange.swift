import CMicroHTTPD
import Glibc
import Synchronization

/// One request and its answer. As a task executor it collects the request's jobs, and the library's thread
/// runs them in place; the connection rests only while there is nothing to run and no answer yet.
///
/// Unchecked because everything outside the lock is touched by the library's thread alone, one callback after
/// another; `request` and `route` are also read elsewhere, but only after a lock that follows their one
/// writing.
final class Exchange: TaskExecutor, @unchecked Sendable {
    enum Phase {
        case fresh
        case receiving
        case running
        /// Answered past the library: what still comes is thrown away.
        case lingering
    }

    struct Shared {
        var jobs: [UnownedJob] = []
        var isResting = false
        /// Jobs go to the shared pool: while a body streams, the library calls only when bytes come, and
        /// after the connection's end it does not call at all.
        var runsElsewhere = false
        /// While a body streams, its end says better than the watchdog that the client has gone.
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
    var route: Route?
    var decision = Router.Decision.refuse(.notFound)
    var bodyLimit = 0
    var received = 0
    var buffered: [UInt8] = []
    var bodyStream: BodyStream?
    /// Whether the reader of the body lags, so that the connection rests.
    var isBehind = false
    var pump: EventPump?
    var contentLength = 0
    /// Whether nothing that follows on the connection is read as a request.
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

    /// Lets the connection rest until `wake`, unless there is a reason not to by the time it does. The
    /// library is told first and the others afterwards: told the other way round, a wake could come before
    /// the rest.
    func rest(unless isNeeded: (borrowing Shared) -> Bool) {
        MHD_suspend_connection(native)
        let (mustWake, task) = shared.withLock { shared -> (Bool, Task<Void, Never>?) in
            shared.isResting = !(shared.isOver || isNeeded(shared))
            return (!shared.isResting, shared.isReceiving ? nil : shared.task)
        }
        if mustWake { MHD_resume_connection(native) }
        // The client may have left before anybody watched out for it.
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
