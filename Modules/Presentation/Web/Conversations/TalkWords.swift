import Domain
import Wire
import Wording

/// What the entries of one conversation say, and by whom.
struct TalkWords {
    private let partner: MemberCard?

    init(_ conversation: ConversationBody) {
        partner = conversation.partner?.member
    }

    /// A line of the server, with the reader spoken to.
    func line(_ line: Line, _ visit: Visit) -> String {
        line.event.words(by: line.actor.flatMap { name(of: $0, visit) })[visit.language]
    }

    /// As a list has room for it.
    func preview(_ message: MessageBody?, _ visit: Visit) -> String {
        guard let message else { return TalkPhrases.begun[visit.language] }
        if let line = message.line { return self.line(line.line, visit) }
        return message.text ?? TalkPhrases.pictures(message.images.count)[visit.language]
    }

    private func name(of member: Member.ID, _ visit: Visit) -> String? {
        if member == visit.who?.member { return TalkPhrases.you[visit.language] }
        return member == partner?.id ? partner?.nickname.text : nil
    }
}
