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

    public var endpoints: [Endpoint] {
        [
            .on(API.phones.mine) { _, _, who in PhoneBody(try await phones.find(of: who.member)) },
            .on(API.phones.store) { _, body, who in
                let phone = Phone(of: who.member, try body.read(), body.sharing, storedAt: clock.now)
                try await phones.save(phone)
                return PhoneBody(phone)
            },
            .on(API.phones.delete) { _, _, who in
                try await phones.delete(of: who.member, at: clock.now)
                return Nothing()
            },
            .on(API.phones.log) { _, query, who in
                let slice = try await phones.log(of: who.member, query.slice)
                return ListBody(slice.items.map(PhoneShareBody.init), next: slice.next)
            },
            .on(API.phones.ofConversation) { conversation, _, who in
                TalkPhonesBody(try await phones.find(in: conversation, for: who.member))
            },
            changing(API.phones.request, .others) { try $0.request(as: $1, at: $2) },
            changing(API.phones.allow, .own) { try $0.allow(as: $1, at: $2) },
            changing(API.phones.decline, .own) { try $0.decline(at: $2) },
            changing(API.phones.withdraw, .own) { try $0.withdraw(at: $2) },
        ]
    }

    /// Answers nothing: a repeated request gets its first answer, which must not have a withdrawn number.
    private func changing(
        _ operation: PhoneOperations.OfConversation,
        _ side: TalkPhones.Side,
        _ change: @escaping @Sendable (inout PhoneExchange, PhoneShare.ID, Moment) throws -> Void
    ) -> Endpoint {
        .on(operation) { conversation, _, who in
            let now = clock.now
            try await phones.update(side, in: conversation, for: who.member, at: now) {
                try change(&$0, $1, now)
            }
            return Nothing()
        }
    }
}
