import Synchronization

/// Sends queued pushes. A slow push service holds up only its own.
public struct DeliverPushes: Sendable {
    static let atOnce = 64
    /// The pushes on their way to one service, beyond which no further ones are taken.
    static let perHost = 32
    private static let backoff = Backoff(first: .seconds(30), longest: .seconds(3_600))

    private let queue: any PushQueue
    private let signal: any PushSignal
    private let sender: any PushSender
    private let clock: any WallClock

    public init(
        queue: any PushQueue,
        signal: any PushSignal,
        sender: any PushSender,
        clock: any WallClock
    ) {
        self.queue = queue
        self.signal = signal
        self.sender = sender
        self.clock = clock
    }

    /// Sends what is due and returns once all of it has been tried.
    public func callAsFunction() async throws {
        let work = Work()
        var wasFull = true
        while wasFull {
            wasFull = try await withThrowingDiscardingTaskGroup { group in
                let pushes = try await queue.take(Self.atOnce, besides: [], at: clock.now)
                for push in pushes { group.addTask { await work.add(result(of: push), from: nil) } }
                return pushes.count == Self.atOnce
            }
            try await record(work)
        }
    }

    /// Sends what becomes due until the task is cancelled. What was on its way then is sent again after its
    /// lease.
    ///
    /// - Parameters:
    ///   - pause: the time in which pushes are gathered for one transaction.
    ///   - longest: after this time it looks for pushes that no signal tells of: postponed ones, and those of
    ///     commands.
    public func run(
        gathering pause: Duration = .milliseconds(100),
        atLeastEvery longest: Duration = .seconds(5),
        failed: @escaping @Sendable (any Error) -> Void
    ) async {
        let (occasions, occasion) = AsyncStream.makeStream(
            of: Void.self,
            bufferingPolicy: .bufferingNewest(1)
        )
        let hearing = signal.listen { occasion.yield() }
        let work = Work()
        await withDiscardingTaskGroup { group in
            group.addTask {
                while !Task.isCancelled {
                    occasion.yield()
                    try? await Task.sleep(for: longest)
                }
            }
            for await _ in occasions {
                try? await Task.sleep(for: pause)
                do {
                    try await record(work)
                    let pushes = try await queue.take(Self.atOnce, besides: work.busy, at: clock.now)
                    for push in pushes {
                        let host = push.subscription.host
                        work.begin(host)
                        group.addTask {
                            await work.add(result(of: push), from: host)
                            occasion.yield()
                        }
                    }
                    if pushes.count == Self.atOnce { occasion.yield() }
                } catch {
                    if !Task.isCancelled { failed(error) }
                }
            }
            group.cancelAll()
        }
        withExtendedLifetime(hearing) {}
        try? await record(work)
    }

    private func record(_ work: Work) async throws {
        let results = work.takeResults()
        guard !results.isEmpty else { return }
        do {
            try await queue.finish(results, at: clock.now)
        } catch {
            // They are recorded with the next ones, or sent again after their lease.
            work.putBack(results)
            throw error
        }
    }

    private func result(of push: PendingPush) async -> PushResult? {
        let now = clock.now
        if let outcome = push.outcomeBeforeSending(at: now) { return PushResult(push, outcome) }
        switch await sender.send(push, at: now) {
        case .delivered: return PushResult(push, .delivered)
        case .gone: return PushResult(push, .gone)
        case .refused: return PushResult(push, .refused)
        case .failed(_, let pause):
            // The server is stopping.
            guard !Task.isCancelled else { return nil }
            let asked = min(pause ?? .zero, Self.backoff.longest)
            let wait = max(Self.backoff.pause(after: push.attempts), asked)
            return PushResult(push, .failed(until: now + wait))
        }
    }

    /// What is on its way, and what has become of the rest.
    private final class Work: Sendable {
        private struct State {
            var results: [PushResult] = []
            var hosts: [String: Int] = [:]
        }

        private let state = Mutex(State())

        var busy: Set<String> {
            state.withLock { state in Set(state.hosts.filter { $0.value >= perHost }.keys) }
        }

        func begin(_ host: String) {
            state.withLock { $0.hosts[host, default: 0] += 1 }
        }

        func add(_ result: PushResult?, from host: String?) {
            state.withLock { state in
                if let result { state.results.append(result) }
                guard let host, let count = state.hosts[host] else { return }
                state.hosts[host] = count > 1 ? count - 1 : nil
            }
        }

        func takeResults() -> [PushResult] {
            state.withLock { state in
                defer { state.results = [] }
                return state.results
            }
        }

        func putBack(_ results: [PushResult]) {
            state.withLock { $0.results += results }
        }
    }
}

extension PendingPush {
    /// Nil for a push that is to be sent now.
    func outcomeBeforeSending(at now: Moment) -> PushResult.Outcome? {
        let kind = notice.notice.kind
        guard notice.notice.readAt == nil, !settings.unpushed.contains(kind.group) else { return .unwanted }
        guard !kind.isUrgent, let end = settings.quietHours?.end(at: now) else { return nil }
        return .postponed(until: end)
    }
}
