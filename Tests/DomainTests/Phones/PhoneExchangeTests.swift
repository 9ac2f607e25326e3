import Domain
import Testing

@Suite("Asking for a phone number")
struct PhoneExchangeTests {
    private static let owner = Member.ID(rawValue: 1)
    private static let reader = Member.ID(rawValue: 2)
    private static let id = PhoneShare.ID(rawValue: 9)
    private let now = Moment(milliseconds: 1_000)

    private func exchange(
        _ sharing: Phone.Sharing? = .ask,
        hasWritten: Bool = true,
        isBlocked: Bool = false
    ) throws -> PhoneExchange {
        let number = try PhoneNumber("010-1234-5678")
        return PhoneExchange(
            in: Conversation.ID(rawValue: 3),
            of: Self.owner,
            to: Self.reader,
            sharing.map { Phone(of: Self.owner, number, $0, storedAt: now) },
            nil,
            hasWritten: hasWritten,
            isBlocked: isBlocked
        )
    }

    @Test("The owner answers each request, and may withdraw the number and give it again")
    func asked() throws {
        var exchange = try exchange()
        #expect(exchange.isOffered && exchange.isToGive && exchange.number == nil)
        try exchange.request(as: Self.id, at: now)
        #expect(exchange.line?.event == .phoneRequested && exchange.number == nil && !exchange.isOffered)
        try exchange.allow(as: PhoneShare.ID(rawValue: 10), at: now)
        #expect(exchange.share?.id == Self.id && exchange.share?.revealedAt == now)
        #expect(exchange.number?.grouped == "010-1234-5678" && exchange.line?.actor == Self.owner)
        try exchange.withdraw(at: now)
        #expect(exchange.number == nil && exchange.share?.state == .withdrawn)
        #expect(throws: PhoneRefusal.declined) { try exchange.request(as: Self.id, at: now) }
        #expect(throws: PhoneRefusal.notRevealed) { try exchange.withdraw(at: now) }
        try exchange.allow(as: PhoneShare.ID(rawValue: 11), at: now)
        #expect(exchange.number != nil && exchange.share?.id == PhoneShare.ID(rawValue: 11))
        #expect(exchange.share?.requestedAt == nil)
    }

    @Test("A member who always shares their number is told who saw it; a declined neighbour can't ask again")
    func always() throws {
        var open = try exchange(.always)
        try open.request(as: Self.id, at: now)
        #expect(open.number != nil && open.line == Line(.phoneSeen, by: Self.reader))
        try open.withdraw(at: now)
        #expect(throws: PhoneRefusal.declined) { try open.request(as: Self.id, at: now) }

        var asking = try exchange()
        #expect(throws: PhoneRefusal.notRequested) { try asking.decline(at: now) }
        try asking.request(as: Self.id, at: now)
        try asking.decline(at: now)
        #expect(asking.share?.state == .declined && asking.share?.revealedAt == nil)
        #expect(throws: PhoneRefusal.declined) { try asking.request(as: Self.id, at: now) }
    }

    @Test("Without a number, a message or after a block there is nothing to request")
    func refused() throws {
        var none = try exchange(nil)
        #expect(throws: PhoneRefusal.notOffered) { try none.request(as: Self.id, at: now) }
        #expect(throws: PhoneRefusal.noneStored) { try none.allow(as: Self.id, at: now) }
        for sharing in Phone.Sharing.allCases {
            var silent = try exchange(sharing, hasWritten: false)
            #expect(!silent.isOffered)
            #expect(throws: PhoneRefusal.nothingWritten) { try silent.request(as: Self.id, at: now) }
            var blocked = try exchange(sharing, isBlocked: true)
            #expect(!blocked.isOffered && !blocked.isToGive)
            #expect(throws: ConversationRefusal.blocked) { try blocked.request(as: Self.id, at: now) }
            #expect(throws: ConversationRefusal.blocked) { try blocked.allow(as: Self.id, at: now) }
        }
    }

    @Test("Each line is a notice to the other member, but for the number that is withdrawn")
    func told() throws {
        var exchange = try exchange()
        try exchange.request(as: Self.id, at: now)
        let share = try #require(exchange.share)
        let talk = Subject(.conversation, share.conversation)
        #expect(
            share.notice(of: Line(.phoneRequested, by: Self.reader))
                == NoticeDraft(to: Self.owner, .phoneRequested, of: talk, by: Self.reader)
        )
        #expect(
            share.notice(of: Line(.phoneDeclined, by: Self.owner))
                == NoticeDraft(to: Self.reader, .phoneDeclined, of: talk, by: Self.owner)
        )
        #expect(share.notice(of: Line(.phoneWithdrawn, by: Self.owner)) == nil)
    }
}
