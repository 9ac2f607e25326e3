import Domain
import Wire

/// What 냉이 is asked in private, as commands show it.
enum SampleTalks {
    private static let moment = Moment(milliseconds: 1_795_170_600_000)

    /// Not read yet.
    static func conversation() throws -> ConversationBody {
        let partner = MemberCard(id: .init(rawValue: 2), nickname: try Nickname("냉이"), picture: nil)
        let conversation = Conversation(
            id: .init(rawValue: 4),
            subject: Subject(.listing, 5),
            title: "성인 피아노 기초",
            organiser: Member.ID(rawValue: 2),
            form: .pair(guest: Member.ID(rawValue: 1)),
            begunAt: moment
        )
        return ConversationBody(
            ConversationSummary(
                conversation,
                partner: partner,
                memberCount: 2,
                listing: nil,
                latest: nil,
                marks: ReadMarks(own: 0, others: 0, unread: 1),
                hasLeft: false
            ),
            for: Member.ID(rawValue: 1),
            at: moment
        )
    }
}
