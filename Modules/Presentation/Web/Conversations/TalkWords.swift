import Domain
import Wire
import Wording

/// The texts of a conversation's entries, with the names of their members.
struct TalkWords {
    private let partner: MemberCard?

    init(_ conversation: ConversationBody) {
        partner = conversation.partner?.member
    }

    /// A line as a sentence; addresses the reader as "you".
    func line(_ line: Line, _ visit: Visit) -> String {
        line.event.words(by: line.actor.flatMap { actor($0, visit) })[visit.language]
    }

    /// The text of an entry for the list of conversations.
    func preview(_ message: MessageBody?, _ visit: Visit) -> String {
        guard let message else { return TalkPhrases.begun[visit.language] }
        if let line = message.line { return self.line(line.line, visit) }
        return message.text ?? TalkPhrases.pictures(message.images.count)[visit.language]
    }

    private func actor(_ member: Member.ID, _ visit: Visit) -> Line.Event.Actor? {
        if member == visit.who?.member { return .reader }
        guard let partner, partner.id == member else { return nil }
        return .other(partner.nickname.text)
    }
}

extension Nickname {
    /// The same in every language.
    fileprivate var words: Words { Words(text, text) }
}

extension ConversationBody {
    /// The partner's nickname, or why there is none.
    var nameOfPartner: Words {
        if let partner { return partner.member.nickname.words }
        return isBlocked ? FramePhrases.unavailable : FramePhrases.leaver
    }
}

extension DealBody {
    /// The other party's nickname, or why there is none.
    var nameOfOther: Words {
        if let other = party == .author ? partner : author { return other.member.nickname.words }
        return isBlocked ? FramePhrases.unavailable : FramePhrases.leaver
    }
}
