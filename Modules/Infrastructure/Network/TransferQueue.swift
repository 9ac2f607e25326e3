import CCurl
import Dispatch
import Synchronization

/// Runs concurrent transfers on one thread, which sleeps while no data arrives and ends with the last
/// transfer.
final class TransferQueue: Sendable {
    private struct State {
        var added: [CurlJob] = []
        var cancelled: [CurlJob] = []
        var isRunning = false
    }

    private static let mostConnectionsPerHost = 128

    private let thread = DispatchQueue(label: "network")
    private let state = Mutex(State())
    // Other threads call only `curl_multi_wakeup`, which is thread-safe.
    private nonisolated(unsafe) let multi: UnsafeMutableRawPointer?

    init() {
        multi = CurlLibrary.isReady ? curl_multi_init() : nil
        _ = ccurl_multi_set_number(multi, CURLMOPT_MAX_HOST_CONNECTIONS, Self.mostConnectionsPerHost)
    }

    deinit {
        curl_multi_cleanup(multi)
    }

    func start(_ job: CurlJob) {
        let isFirst = state.withLock { state in
            state.added.append(job)
            defer { state.isRunning = true }
            return !state.isRunning
        }
        if isFirst { thread.async { self.run() } } else { curl_multi_wakeup(multi) }
    }

    func cancel(_ job: CurlJob) {
        job.isCancelled.store(true, ordering: .relaxed)
        state.withLock { if $0.isRunning { $0.cancelled.append(job) } }
        curl_multi_wakeup(multi)
    }

    private func run() {
        var active: [UnsafeMutableRawPointer: CurlJob] = [:]
        while let (added, cancelled) = next(hasActive: !active.isEmpty) {
            for job in cancelled { remove(job, from: &active) }
            for job in added where !job.isCancelled.load(ordering: .relaxed) { add(job, to: &active) }
            var running: Int32 = 0
            curl_multi_perform(multi, &running)
            var result = CURLE_OK
            while let handle = ccurl_multi_next_ended(multi, &result) {
                guard let job = active[handle] else { continue }
                remove(job, from: &active)
                job.end(result)
            }
            if !active.isEmpty { curl_multi_poll(multi, nil, 0, 60_000, nil) }
        }
    }

    /// The jobs added and cancelled since the last call; nil when no work is left.
    private func next(hasActive: Bool) -> (added: [CurlJob], cancelled: [CurlJob])? {
        state.withLock { state in
            guard hasActive || !state.added.isEmpty else {
                state.cancelled = []
                state.isRunning = false
                return nil
            }
            defer { (state.added, state.cancelled) = ([], []) }
            return (state.added, state.cancelled)
        }
    }

    private func add(_ job: CurlJob, to active: inout [UnsafeMutableRawPointer: CurlJob]) {
        guard multi != nil, let handle = job.begin() else { return job.end(CURLE_FAILED_INIT) }
        active[handle] = job
        curl_multi_add_handle(multi, handle)
    }

    private func remove(_ job: CurlJob, from active: inout [UnsafeMutableRawPointer: CurlJob]) {
        guard let handle = job.handle, active.removeValue(forKey: handle) != nil else { return }
        curl_multi_remove_handle(multi, handle)
        job.close()
    }
}

enum CurlLibrary {
    static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
}
