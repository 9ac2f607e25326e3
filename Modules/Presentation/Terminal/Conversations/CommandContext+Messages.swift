import Domain
import Wire
import Wording

extension CommandContext {
    /// An entry on one line.
    ///
    /// - Parameters:
    ///   - deal: the deal that the entry is shown with.
    ///   - people: the members whom entries of a group name.
    func line(
        of message: MessageBody,
        with deal: DealBody?,
        in conversation: ConversationBody,
        people: [MemberCardBody] = []
    ) -> String {
        if let line = message.line?.line {
            let actor = line.actor.flatMap { self.actor($0, in: conversation, people) }
            let words = line.event.words(by: actor)[language]
            return deal?.summary(of: line, self).map { "\(words) (\($0))" } ?? words
        }
        let pictures = message.images.count
        let shown = pictures == 0 ? nil : say("(사진 \(pictures)장)", "(pictures: \(pictures))")
        return [message.text, shown].compactMap { $0 }.joined(separator: " ")
    }

    /// - Parameter people: the members whom entries of a group name.
    func speaker(
        of message: MessageBody,
        in conversation: ConversationBody,
        people: [MemberCardBody] = []
    ) -> String {
        guard message.line == nil else { return "*" }
        if conversation.isGroup {
            return name(of: message.sender, among: people) ?? say("탈퇴한 이웃", "a former neighbour")
        }
        guard let sender = message.sender else { return partner(of: conversation) }
        return sender == conversation.partner?.member.id ? partner(of: conversation) : say("나", "me")
    }

    /// The other member of a pair; how many there are in a group.
    func partner(of conversation: ConversationBody) -> String {
        if conversation.isGroup {
            let group = conversation.listing?.kind.words.group ?? .group
            return say(
                "\(group[.korean]) (\(conversation.members)명)",
                "\(group[.english]) (\(conversation.members))"
            )
        }
        if let partner = conversation.partner { return partner.member.nickname.text }
        return conversation.isBlocked
            ? say("대화할 수 없는 이웃", "an unavailable neighbour") : say("탈퇴한 이웃", "a former neighbour")
    }

    private func name(of member: Member.ID?, among people: [MemberCardBody]) -> String? {
        people.first { $0.member.id == member }?.member.nickname.text
    }

    private func actor(
        _ member: Member.ID,
        in conversation: ConversationBody,
        _ people: [MemberCardBody]
    ) -> Line.Event.Actor? {
        if conversation.isGroup { return name(of: member, among: people).map { .other($0) } }
        return member == conversation.partner?.member.id ? .other(partner(of: conversation)) : .reader
    }
}
