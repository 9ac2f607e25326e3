/// Makes the calls that wait. A failed one is made again at growing intervals.
public struct DeliverNoticeCalls: Sendable {
    static let atOnce = 32
    private static let backoff = Backoff(first: .seconds(30), longest: .seconds(6 * 3_600))

    private let queue: any NoticeCallQueue
    private let sender: any NoticeWebhookSender
    private let clock: any WallClock

    public init(queue: any NoticeCallQueue, sender: any NoticeWebhookSender, clock: any WallClock) {
        (self.queue, self.sender, self.clock) = (queue, sender, clock)
    }

    /// Makes what is due and returns once all of it has been tried. What was on its way when the task is
    /// cancelled is made again after its lease.
    public func callAsFunction() async throws {
        var calls: [NoticeCall]
        repeat {
            calls = try await queue.take(Self.atOnce, at: clock.now)
            let results = await withTaskGroup(of: NoticeCallResult?.self) { group in
                for call in calls { group.addTask { await result(of: call) } }
                return await group.reduce(into: [NoticeCallResult]()) { results, result in
                    if let result { results.append(result) }
                }
            }
            if !results.isEmpty { try await queue.finish(results, at: clock.now) }
        } while calls.count == Self.atOnce && !Task.isCancelled
    }

    private func result(of call: NoticeCall) async -> NoticeCallResult? {
        let now = clock.now
        switch await sender.send(call, at: now) {
        case .answered: return NoticeCallResult(call, .answered)
        case .gone: return NoticeCallResult(call, .gone)
        case .failed:
            // The server is stopping.
            guard !Task.isCancelled else { return nil }
            return NoticeCallResult(call, .failed(until: now + Self.backoff.pause(after: call.attempts)))
        }
    }
}
