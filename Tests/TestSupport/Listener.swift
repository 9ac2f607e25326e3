import Domain
import Foundation
public import Remote
import Synchronization
public import Wire

/// A device of a neighbour that listens to what happens, and remembers it.
public final class Listener: Sendable {
    private struct Waiter {
        let isEnough: @Sendable ([StreamUpdate]) -> Bool
        let continuation: CheckedContinuation<Void, Never>
        let ticket: Int
    }

    private struct State {
        var heard: [StreamUpdate] = []
        var waiters: [Waiter] = []
        var tickets = 0
        var end: String?
    }

    private let state = Mutex(State())
    private let listening = Mutex<Task<Void, Never>?>(nil)

    /// Listens with these tokens, at a server that may not be the one that issued them.
    public init(at address: String, access: String, refresh: String, after number: Int? = nil) {
        let later = Moment(milliseconds: 4_000_000_000_000)
        let tokens = SessionTokens(
            access: access,
            accessExpiresAt: later,
            refresh: refresh,
            refreshExpiresAt: later
        )
        let client = MadangClient(
            HTTPTransport(server: address, device: "test"),
            server: address,
            credentials: TransientCredentials(SavedLogin(nickname: "test", tokens: tokens)),
            language: .english
        )
        let updates = LiveClient(client).updates(after: number)
        let task = Task { [weak self] in
            do {
                for try await update in updates { self?.note(update) }
                self?.note(end: "over")
            } catch {
                self?.note(end: "\(error)")
            }
        }
        listening.withLock { $0 = task }
    }

    deinit {
        listening.withLock { $0 }?.cancel()
    }

    public var all: [StreamUpdate] { state.withLock { $0.heard } }

    /// Why it listens no more, if it doesn't.
    public var end: String? { state.withLock { $0.end } }

    public func stop() {
        listening.withLock { $0 }?.cancel()
    }

    /// What was heard by the time it is enough, or that it is plain that it never will be.
    public func hear(
        within patience: Duration = .seconds(20),
        until isEnough: @escaping @Sendable ([StreamUpdate]) -> Bool
    ) async -> [StreamUpdate] {
        let ticket = state.withLock { state in
            state.tickets += 1
            return state.tickets
        }
        let giveUp = Task {
            try await Task.sleep(for: patience)
            dismiss { $0.ticket == ticket }
        }
        await withCheckedContinuation { continuation in
            let isOver = state.withLock { state in
                if state.end != nil || isEnough(state.heard) { return true }
                state.waiters.append(Waiter(isEnough: isEnough, continuation: continuation, ticket: ticket))
                return false
            }
            if isOver { continuation.resume() }
        }
        giveUp.cancel()
        return all
    }

    private func note(_ update: StreamUpdate) {
        let heard = state.withLock { state in
            state.heard.append(update)
            return state.heard
        }
        dismiss { $0.isEnough(heard) }
    }

    private func note(end: String) {
        state.withLock { $0.end = end }
        dismiss { _ in true }
    }

    private func dismiss(_ isMeant: (Waiter) -> Bool) {
        let waiters = state.withLock { state in
            let meant = state.waiters.filter(isMeant)
            state.waiters.removeAll { waiter in meant.contains { $0.ticket == waiter.ticket } }
            return meant
        }
        for waiter in waiters { waiter.continuation.resume() }
    }
}

extension StreamUpdate {
    /// The number under which it came, if it came under one.
    public var number: Int? {
        switch self {
        case .message(_, let number), .read(_, let number), .notice(_, let number): number
        default: nil
        }
    }
}

extension [StreamUpdate] {
    public var isListening: Bool { contains { if case .listening = $0 { true } else { false } } }

    /// What was said, in the order in which it was heard.
    public var texts: [String] { messages.map { $0.text ?? "-" } }

    public var messages: [MessageBody] {
        compactMap { if case .message(let message, _) = $0 { message } else { nil } }
    }

    public var notices: [String] {
        compactMap { if case .notice(let notice, _) = $0 { notice.kind.rawValue } else { nil } }
    }

    public var reads: [Int] {
        compactMap { if case .read(let read, _) = $0 { read.upTo } else { nil } }
    }

    /// The numbers under which things came.
    public var numbers: [Int] { compactMap(\.number) }

    public var misses: Int { count { if case .missed = $0 { true } else { false } } }
    public var interruptions: Int { count { if case .interrupted = $0 { true } else { false } } }
    public var openings: Int { count { if case .listening = $0 { true } else { false } } }
    public var isDismissed: Bool { contains { if case .dismissed = $0 { true } else { false } } }
}
