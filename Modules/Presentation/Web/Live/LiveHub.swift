public import Domain
import HTTPServer
import Synchronization

/// Sends events to the members' open streams on this server. Positions ensure that events are neither lost
/// nor repeated: after a notification, new events are read once per member and sent to all their streams.
public final class LiveHub: Sendable {
    /// Streams a member may have open; another one closes the oldest.
    public static let streamsPerMember = 10
    /// Members read for concurrently; others wait.
    private static let readers = 4
    /// Events read at once.
    private static let stretch = 100

    private struct State {
        var members: [Member.ID: MemberStreams] = [:]
        var line: [Member.ID] = []
        var readers = 0
        var streams = 0

        mutating func stopServing(_ member: Member.ID) {
            members[member]?.isServed = false
            if members[member]?.isOver == true { members[member] = nil }
        }
    }

    private let queries: any LiveQueries
    private let sessions: any SessionRepository
    private let bell: any LiveSignal
    private let streamsPerMember: Int
    private let failed: @Sendable (any Error) -> Void
    private let state = Mutex(State())
    private let listening = Mutex<(any Sendable)?>(nil)

    /// - Parameter failed: receives the error when streams had to be closed.
    public init(
        queries: any LiveQueries,
        sessions: any SessionRepository,
        bell: any LiveSignal,
        streamsPerMember: Int = LiveHub.streamsPerMember,
        failed: @escaping @Sendable (any Error) -> Void
    ) {
        self.queries = queries
        self.sessions = sessions
        self.bell = bell
        self.streamsPerMember = streamsPerMember
        self.failed = failed
    }

    /// The stream of a member's events after `position`.
    func source(for who: SignedInDevice, after position: Int, head: Int) -> EventSource {
        EventSource { [self] stream in
            stream.send(.hello(at: position, head: head))
            add(stream, who, at: position)
            listen()
        }
    }

    /// Ends the streams of expired sessions; their clients reconnect and authenticate again.
    public func endExpired(at now: Moment) {
        let expired = state.withLock { state in
            state.members.values.flatMap(\.streams).filter { $0.who.expiresAt <= now }
        }
        for entry in expired { entry.stream.close() }
    }

    private func add(_ stream: EventStream, _ who: SignedInDevice, at position: Int) {
        let (number, first) = state.withLock { state in
            state.streams += 1
            let entry = OpenStream(number: state.streams, stream: stream, who: who, position: position)
            var streams = state.members[who.member] ?? MemberStreams()
            streams.streams.append(entry)
            // The session may have ended since it was verified.
            streams.isDoubtful = true
            let first = streams.streams.count > streamsPerMember ? streams.streams.first : nil
            state.members[who.member] = streams
            return (entry.number, first)
        }
        first?.stream.send(.retry(after: .seconds(60)))
        first?.stream.send(.bye)
        first?.stream.close()
        stream.onDrained { [weak self] in self?.hasRoom(number, of: who.member) }
        stream.onClose { [weak self] in self?.leave(number, of: who.member) }
        wake(who.member)
    }

    private func leave(_ number: Int, of member: Member.ID) {
        state.withLock { state in
            state.members[member]?.streams.removeAll { $0.number == number }
            // The current reader has to finish by itself: two readers could mix up the order.
            if state.members[member]?.isOver == true { state.members[member] = nil }
        }
    }

    /// Starts listening for notifications with the first stream.
    private func listen() {
        listening.withLock { listening in
            if listening == nil { listening = bell.listen { [weak self] in self?.hear($0) } }
        }
    }
}

extension LiveHub {
    private func hear(_ ring: LiveSignalEvent) {
        switch ring {
        case .news(let member): wake(member)
        case .sessions(let member): wake(member) { $0.isDoubtful = true }
        case .anything:
            for member in state.withLock({ Array($0.members.keys) }) {
                wake(member) { $0.isDoubtful = true }
            }
        }
    }

    private func hasRoom(_ number: Int, of member: Member.ID) {
        let isBehind = state.withLock { state in
            state.members[member]?.streams.first { $0.number == number }?.isBehind ?? false
        }
        if isBehind { wake(member) }
    }

    /// Schedules reading for the member.
    private func wake(_ member: Member.ID, _ note: (inout MemberStreams) -> Void = { _ in }) {
        let needsReader = state.withLock { state in
            guard var streams = state.members[member] else { return false }
            streams.isStale = true
            note(&streams)
            defer { state.members[member] = streams }
            guard !streams.isServed else { return false }
            streams.isServed = true
            state.line.append(member)
            guard state.readers < Self.readers else { return false }
            state.readers += 1
            return true
        }
        if needsReader { Task { await serve() } }
    }

    private func serve() async {
        while let member = nextInLine() {
            do {
                try await feed(member)
            } catch {
                failed(error)
                endAll(of: member)
            }
        }
    }

    private func nextInLine() -> Member.ID? {
        state.withLock { state in
            guard !state.line.isEmpty else {
                state.readers -= 1
                return nil
            }
            return state.line.removeFirst()
        }
    }

    private func feed(_ member: Member.ID) async throws {
        while let start = try await nextStart(for: member) {
            let span = try await queries.events(of: member, after: start, limit: Self.stretch)
            let deliveries = state.withLock { $0.members[member]?.take(span, after: start) ?? [] }
            for (stream, events) in deliveries {
                for event in events { stream.send(event) }
            }
        }
    }

    /// Nil when there is nothing to read for now; the next wake schedules the member again.
    private func nextStart(for member: Member.ID) async throws -> Int? {
        if state.withLock({ $0.members[member]?.isDoubtful ?? false }) {
            try await endStreamsOfEndedSessions(of: member)
        }
        return state.withLock { state in
            guard let streams = state.members[member], streams.isStale, let start = streams.start else {
                state.stopServing(member)
                return nil
            }
            state.members[member]?.isStale = false
            return start
        }
    }

    private func endStreamsOfEndedSessions(of member: Member.ID) async throws {
        state.withLock { $0.members[member]?.isDoubtful = false }
        let open = Set(try await sessions.all(of: member).map(\.id))
        for entry in state.withLock({ $0.members[member]?.streams ?? [] })
        where !open.contains(entry.who.session) {
            entry.stream.close()
        }
    }

    /// Closes the streams; clients reconnect and catch up when reading works again.
    private func endAll(of member: Member.ID) {
        for entry in state.withLock({ $0.members[member]?.streams ?? [] }) { entry.stream.close() }
        state.withLock { $0.stopServing(member) }
        wake(member)
    }
}
