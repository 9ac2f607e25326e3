import Domain
import Wire
import Wording

/// The texts of a conversation's entries, with the names of their members.
struct TalkWords {
    private let known: [Member.ID: MemberCard]

    /// - Parameter people: the members whom entries of a group name.
    init(_ conversation: ConversationBody, people: [MemberCardBody] = []) {
        let cards = people.map(\.member) + [conversation.partner?.member].compactMap(\.self)
        known = Dictionary(cards.map { ($0.id, $0) }) { first, _ in first }
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

    /// Nil for a member who isn't known, as after the account is deleted.
    func card(of sender: Member.ID?) -> MemberCard? { sender.flatMap { known[$0] } }

    private func actor(_ member: Member.ID, _ visit: Visit) -> Line.Event.Actor? {
        if member == visit.who?.member { return .reader }
        return known[member].map { .other($0.nickname.text) }
    }
}

extension Nickname {
    /// The same in every language.
    fileprivate var words: Words { Words(text, text) }
}

extension ConversationBody {
    /// The partner's nickname, or why there is none; the title of a group.
    var nameOfPartner: Words {
        if isGroup { return Words(title, title) }
        if let partner { return partner.member.nickname.words }
        return isBlocked ? FramePhrases.unavailable : FramePhrases.leaver
    }

    /// The kind's word for a group; the common one once the listing is deleted.
    var nameOfGroup: Words { listing?.kind.words.group ?? .group }

    func isArchived(at now: Moment) -> Bool { archivedAt.map { $0 <= now } ?? false }
}

extension DealBody {
    /// The other party's nickname, or why there is none.
    var nameOfOther: Words {
        if let other = party == .author ? partner : author { return other.member.nickname.words }
        return isBlocked ? FramePhrases.unavailable : FramePhrases.leaver
    }
}
