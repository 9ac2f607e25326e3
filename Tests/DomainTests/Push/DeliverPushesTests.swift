import Synchronization
import TestSupport
import Testing

@testable import Domain

@Suite("Delivering pushes", .timeLimit(.minutes(1)))
struct DeliverPushesTests {
    private let clock = TestClock()

    private func push(
        _ number: Int64 = 1,
        to host: String = "fast.example",
        _ kind: Notice.Kind = .message,
        settings: NoticeSettings = NoticeSettings(),
        readAt: Moment? = nil,
        attempts: Int = 0
    ) -> PendingPush {
        let notice = Notice(
            id: .init(rawValue: number),
            kind: kind,
            actor: nil,
            target: Subject(.conversation, number),
            at: clock.now,
            readAt: readAt
        )
        return PendingPush(
            notice: NoticeSummary(notice, actor: nil, title: nil),
            subscription: PushSubscription(
                session: .init(rawValue: number),
                member: .init(rawValue: number),
                endpoint: "https://\(host)/\(number)",
                host: host,
                key: "key",
                secret: "secret",
                showsContent: false,
                addedAt: clock.now
            ),
            settings: settings,
            language: .korean,
            talk: nil,
            unread: 1,
            attempts: attempts,
            leasedUntil: clock.now,
            expiresAt: clock.now + .seconds(3_600)
        )
    }

    private func outcomes(of pushes: [PendingPush], _ answer: PushAnswer = .delivered) async throws
        -> [PushResult.Outcome]
    {
        let (queue, sender) = (Queue(pushes), Sender { _ in answer })
        try await DeliverPushes(queue: queue, signal: queue, sender: sender, clock: clock)()
        return queue.results.map(\.outcome)
    }

    @Test("A notice that was read before, or whose group isn't pushed, is not sent")
    func unwanted() async throws {
        let sender = Sender { _ in .delivered }
        let silent = NoticeSettings(unpushed: [.talk])
        let queue = Queue([push(readAt: clock.now), push(settings: silent), push(3)])
        try await DeliverPushes(queue: queue, signal: queue, sender: sender, clock: clock)()
        #expect(sender.sent == [3])
        #expect(queue.results.filter { $0.outcome == .unwanted }.count == 2)
    }

    @Test("In quiet hours a message waits for their end, and a cancelled appointment doesn't")
    func quiet() async throws {
        clock.pass(.seconds(3 * 3_600))
        let end = try #require(QuietHours.usual.end(at: clock.now))
        let asleep = NoticeSettings(quietHours: .usual)
        #expect(try await outcomes(of: [push(settings: asleep)]) == [.postponed(until: end)])
        #expect(
            try await outcomes(of: [push(1, to: "a.example", .dealCancelled, settings: asleep)]) == [
                .delivered
            ]
        )
        #expect(try await outcomes(of: [push(settings: NoticeSettings(quietHours: nil))]) == [.delivered])
    }

    @Test("A push service that fails is tried later each time, and after the pause that it asks for")
    func failing() async throws {
        let failed = PushAnswer.failed("503", pause: nil)
        #expect(try await outcomes(of: [push()], failed) == [.failed(until: clock.now + .seconds(30))])
        #expect(
            try await outcomes(of: [push(attempts: 3)], failed) == [.failed(until: clock.now + .seconds(240))]
        )
        #expect(
            try await outcomes(of: [push(attempts: 40)], failed)
                == [.failed(until: clock.now + .seconds(3_600))]
        )
        let asked = PushAnswer.failed("429", pause: .seconds(600))
        #expect(try await outcomes(of: [push()], asked) == [.failed(until: clock.now + .seconds(600))])
    }

    @Test("A device that is gone, and a push that is refused, are recorded as such")
    func answers() async throws {
        #expect(try await outcomes(of: [push()], .gone) == [.gone])
        #expect(try await outcomes(of: [push()], .refused("413")) == [.refused])
    }

    @Test("A push service that hangs holds up no other")
    func hanging() async throws {
        let latch = Latch()
        let hung = (1...Int64(DeliverPushes.perHost)).map { push($0, to: "hung.example") }
        let queue = Queue(hung)
        let sender = Sender { push in
            if push.subscription.host == "hung.example" { await latch.pass() }
            return .delivered
        }
        let deliver = DeliverPushes(queue: queue, signal: queue, sender: sender, clock: clock)
        let running = Task {
            await deliver.run(gathering: .zero, atLeastEvery: .seconds(60)) { Issue.record($0) }
        }
        await sender.hasBegun(DeliverPushes.perHost)
        queue.add(push(1_000))
        await queue.hasResult(of: 1_000)
        #expect(queue.results.map(\.push.notice.id.rawValue) == [1_000])
        await latch.open()
        await queue.hasResult(of: 1)
        running.cancel()
        await running.value
        #expect(Set(sender.sent) == Set((1...Int64(DeliverPushes.perHost)) + [1_000]))
    }
}

/// Holds everything until it is opened.
private actor Latch {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
        if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    }

    func open() {
        isOpen = true
        for each in waiting { each.resume() }
        waiting = []
    }
}

/// Hands out what is in it once.
private final class Queue: PushQueue, PushSignal {
    private struct State {
        var waiting: [PendingPush]
        var results: [PushResult] = []
        var hear: (@Sendable () -> Void)?
    }

    private let state: Mutex<State>
    private let changes = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

    init(_ pushes: [PendingPush]) {
        state = Mutex(State(waiting: pushes))
    }

    var results: [PushResult] { state.withLock { $0.results } }

    func add(_ push: PendingPush) {
        let hear = state.withLock { state in
            state.waiting.append(push)
            return state.hear
        }
        hear?()
    }

    func listen(_ hear: @escaping @Sendable () -> Void) -> any Sendable {
        state.withLock { $0.hear = hear }
        return 0
    }

    func hasResult(of number: Int64) async {
        await awaits { state in state.results.contains { $0.push.notice.id.rawValue == number } }
    }

    private func awaits(_ condition: (State) -> Bool) async {
        var changes = changes.stream.makeAsyncIterator()
        while !state.withLock({ condition($0) }) { _ = await changes.next() }
    }

    func take(_ count: Int, besides hosts: Set<String>, at now: Moment) async throws -> [PendingPush] {
        state.withLock { state in
            let taken = state.waiting.filter { !hosts.contains($0.subscription.host) }.prefix(count)
            let ids = Set(taken.map(\.notice.id))
            state.waiting.removeAll { ids.contains($0.notice.id) }
            return Array(taken)
        }
    }

    func finish(_ results: [PushResult], at now: Moment) async throws {
        state.withLock { $0.results += results }
        changes.continuation.yield()
    }

}

private final class Sender: PushSender {
    private let log = Mutex<[Int64]>([])
    private let changes = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
    private let answer: @Sendable (PendingPush) async -> PushAnswer

    init(_ answer: @escaping @Sendable (PendingPush) async -> PushAnswer) {
        self.answer = answer
    }

    var sent: [Int64] { log.withLock { $0 } }

    func hasBegun(_ count: Int) async {
        var changes = changes.stream.makeAsyncIterator()
        while sent.count < count { _ = await changes.next() }
    }

    func publicKey() async throws -> String { "" }
    func host(of offer: PushOffer) -> String? { nil }

    func send(_ push: PendingPush, at now: Moment) async -> PushAnswer {
        log.withLock { $0.append(push.notice.id.rawValue) }
        changes.continuation.yield()
        return await answer(push)
    }

    func sendTrial(to subscription: PushSubscription, in language: Language, at now: Moment) async
        -> PushAnswer
    {
        .delivered
    }
}
