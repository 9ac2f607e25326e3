public import Domain
import HTTPServer
import Wire

/// Endpoints of members' phone numbers.
public struct PhoneRoutes: Sendable {
    private let phones: any PhoneRepository
    private let clock: any WallClock

    public init(phones: any PhoneRepository, clock: any WallClock) {
        self.phones = phones
        self.clock = clock
    }

    public var endpoints: [Endpoint] { [mine, store, delete, log, ofConversation] + exchanges }

    private var mine: Endpoint {
        .member(.get, PhonePath.mine, "Get my phone number", answers: .json()) { [phones] _, who in
            PhoneBody(try await phones.find(of: who.member))
        }
    }

    private var store: Endpoint {
        .member(
            .put,
            PhonePath.mine,
            "Store my phone number; another number is withdrawn from all who could see the former one",
            takes: PhoneToStoreBody.self,
            answers: .json()
        ) { [phones, clock] _, who, body in
            let phone = Phone(of: who.member, try body.read(), body.sharing, storedAt: clock.now)
            try await phones.save(phone)
            return PhoneBody(phone)
        }
    }

    private var delete: Endpoint {
        .member(
            .delete,
            PhonePath.mine,
            "Delete my phone number, and withdraw it from all who could see it",
            answers: .nothing
        ) { [phones, clock] _, who in
            try await phones.delete(of: who.member, at: clock.now)
            return Nothing()
        }
    }

    private var log: Endpoint {
        .member(
            .get,
            PhonePath.log,
            "List whom my phone number was revealed to; newest first",
            query: Parameter.slice,
            answers: .json()
        ) { [phones] request, who in
            let slice = try await phones.log(of: who.member, request.slice)
            return ListBody(slice.items.map(PhoneShareBody.init), next: slice.next)
        }
    }

    private var ofConversation: Endpoint {
        .member(
            .get,
            PhonePath.ofConversation,
            "Get the phone numbers of a conversation, as far as they are revealed to me",
            answers: .json()
        ) { [phones] request, who in
            TalkPhonesBody(
                try await phones.find(
                    in: request.identifier(or: ConversationRefusal.notFound),
                    for: who.member
                )
            )
        }
    }

    private var exchanges: [Endpoint] {
        [
            changing(PhonePath.request, "Request the other member's phone number", .others) {
                try $0.request(as: $1, at: $2)
            },
            changing(PhonePath.allow, "Reveal my phone number; with or without a request", .own) {
                try $0.allow(as: $1, at: $2)
            },
            changing(PhonePath.decline, "Decline to reveal my phone number", .own) {
                try $0.decline(at: $2)
            },
            changing(PhonePath.withdraw, "Withdraw my phone number", .own) { try $0.withdraw(at: $2) },
        ]
    }

    /// Answers nothing: a repeated request gets its first answer, which must not have a withdrawn number.
    private func changing(
        _ path: PhonePath,
        _ summary: String,
        _ side: TalkPhones.Side,
        _ change: @escaping @Sendable (inout PhoneExchange, PhoneShare.ID, Moment) throws -> Void
    ) -> Endpoint {
        .member(.post, path, summary, answers: .nothing) { [phones, clock] request, who in
            let now = clock.now
            try await phones.update(
                side,
                in: request.identifier(or: ConversationRefusal.notFound),
                for: who.member,
                at: now
            ) {
                try change(&$0, $1, now)
            }
            return Nothing()
        }
    }
}
