import Domain
import Wire

extension Examples {
    static let phones: [any Body] = [
        PhoneBody(nil), PhoneBody(phone), PhoneToStoreBody(number: "010-1234-5678", sharing: .always),
        TalkPhonesBody(TalkPhones(own: exchange(nil), others: exchange(.revealed))),
        TalkPhonesBody(TalkPhones(own: exchange(.requested), others: exchange(.declined))),
        PhoneShareBody(LoggedPhoneShare(share(.withdrawn), reader: card, title: "역 앞 1층 공실")),
        PhoneShareBody(LoggedPhoneShare(share(.requested), reader: nil, title: "역 앞 1층 공실")),
    ]

    private static let card = MemberCard(id: account.id, nickname: account.nickname, picture: nil)
    private static let phone = made {
        Phone(of: account.id, try PhoneNumber("010-1234-5678"), .ask, storedAt: now)
    }

    private static func share(_ state: PhoneShare.State) -> PhoneShare {
        PhoneShare(
            id: .init(rawValue: 8),
            in: .init(rawValue: 4),
            of: account.id,
            to: Member.ID(rawValue: 6),
            state,
            requestedAt: state == .requested ? now : nil,
            revealedAt: state == .requested ? nil : now,
            endedAt: state == .withdrawn ? now : nil
        )
    }

    private static func exchange(_ state: PhoneShare.State?) -> PhoneExchange {
        PhoneExchange(
            in: .init(rawValue: 4),
            of: account.id,
            to: Member.ID(rawValue: 6),
            phone,
            state.map(share),
            hasWritten: true,
            isBlocked: false
        )
    }
}
