import Database
import Domain
import Synchronization
import TestSupport
import Testing

@testable import Storage

@Suite("Letters wait")
struct OutboxContract {
    private func promise(_ count: Int, _ store: Store, expiringIn patience: Duration = EmailMessage.patience)
        async throws -> [EmailMessage]
    {
        let ana = try await store.join("ana").account
        let now = store.clock.now
        let end = now + .seconds(3_600)
        let suspension = Suspension(about: .message, for: .fraud, until: end, by: .init(rawValue: 7))
        let contents: [EmailMessage.Content] = [
            .emailCode("123456", link: "https://x"), .suspended(suspension), .warned("그만\n올려 주세요"),
            .secondFactor(.recoveryCodeUsed), .secondFactorReset(reason: "잃어버리셨어요"),
            .secondFactorReset(reason: nil), .appealDecided(.upheld, "광고예요"), .appealDecided(.reversed, nil),
            .passwordSet,
        ]
        let letters = (0..<count).map { number in
            EmailMessage(
                id: store.identifiers.next(),
                member: ana.id,
                to: ana.email,
                language: .english,
                content: contents[min(number, contents.count - 1)],
                expiresAt: now + patience
            )
        }
        try await store.database.write { connection in
            for letter in letters { try connection.outbox.insert(letter, at: now) }
        }
        return letters
    }

    @Test(
        "Two servers never hold the same letter at a time, and none is lost",
        arguments: Database.Engine.allCases
    )
    func lease(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let letters = try await promise(10, store)
        let now = store.clock.now
        async let one = store.outbox.take(5, at: now)
        async let two = store.outbox.take(5, at: now)
        let taken = try await (one + two).map(\.message)
        #expect(Set(taken.map(\.id)) == Set(letters.map(\.id)))
        #expect(taken.count == 10)
        for letter in letters { #expect(taken.contains(letter)) }

        #expect(try await store.outbox.take(5, at: now).isEmpty)
        let later = now + .seconds(300)
        #expect(try await store.outbox.take(20, at: later).map(\.attempts) == Array(repeating: 1, count: 10))
        try await store.outbox.handedOver(letters[0].id)
        #expect(try await store.outbox.count() == 9)
    }

    @Test("A letter that is of no use any more is dropped", arguments: Database.Engine.allCases)
    func stale(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        _ = try await promise(1, store, expiringIn: .seconds(60))
        #expect(try await store.outbox.take(5, at: store.clock.now + .seconds(60)).isEmpty)
        #expect(try await store.outbox.count() == 0)
    }

    @Test(
        "Failed mail is retried after one minute, then two, then four, up to six hours",
        arguments: Database.Engine.allCases
    )
    func patience(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        _ = try await promise(1, store)
        let carrier = RecordingSender { SenderIsDown() }
        let deliver = DeliverEmails(outbox: store.outbox, carrier: carrier)
        let start = store.clock.now
        for minute in 0...1_240 { try? await deliver(at: start + .seconds(60 * minute)) }

        let minutes = carrier.tries.map { ($0.milliseconds - start.milliseconds) / 60_000 }
        #expect(minutes == [0, 1, 3, 7, 15, 31, 63, 127, 255, 511, 871, 1_231])
        #expect(try await store.outbox.count() == 1)
    }

    @Test("An undeliverable email is tried once", arguments: Database.Engine.allCases)
    func undeliverable(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        _ = try await promise(1, store)
        let carrier = RecordingSender { UndeliverableEmail("no such mailbox") }
        let deliver = DeliverEmails(outbox: store.outbox, carrier: carrier)

        await #expect(throws: UndeliverableEmail.self) { try await deliver(at: store.clock.now) }
        try await deliver(at: store.clock.now + .seconds(3_600))

        #expect(carrier.tries.count == 1)
        #expect(try await store.outbox.count() == 0)
    }
}

private struct SenderIsDown: Error {}

/// Takes no letter, and remembers when it was asked to.
private final class RecordingSender: EmailSender {
    private let asked = Mutex<[Moment]>([])
    private let reason: @Sendable () -> any Error

    init(_ reason: @escaping @Sendable () -> any Error) {
        self.reason = reason
    }

    var tries: [Moment] { asked.withLock { $0 } }

    func carry(_ letter: EmailMessage, writtenAt moment: Moment) async throws {
        asked.withLock { $0.append(moment) }
        throw reason()
    }
}
