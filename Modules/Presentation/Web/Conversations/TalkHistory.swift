import Domain
import Markup
import Wire
import Wording

/// The entries of a conversation, oldest first, grouped by day.
struct TalkHistory {
    let conversation: ConversationBody
    let history: HistoryBody
    /// The deal that the page shows with its answers.
    let deal: Deal.ID?
    /// The largest side of a picture, in pixels. `bubble.js` uses the same.
    private static let box = 256

    func html(for visit: Visit) -> HTML {
        let items = history.items.filter { $0.line?.line.event != .messageHiddenByReader }
        let lastRead = items.last { isMine($0, visit) && $0.number <= history.read.marks.others ?? 0 }?.number
        let entries = items.indices.map { place in
            entry(
                items[place],
                after: place > 0 ? items[place - 1] : nil,
                isLast: place == items.count - 1,
                isLastRead: items[place].number == lastRead,
                visit
            )
        }
        let marks = history.read.marks
        return """
            <ol class="plain talk" aria-label="\(TalkPhrases.said[visit.language])" \
            data-talk="\(conversation.id.description)" \
            data-partner="\(conversation.partner?.member.nickname.text)"\
            \(" data-group", if: conversation.isGroup) data-read="\(marks.others ?? 0)">
            \(entries)\(hiddenEnd(after: items.last))
            </ol>
            <div class="unseen" role="log" aria-live="polite" data-said></div>
            """
    }

    /// The number of the last entry for the script, where the reader has hidden it.
    private func hiddenEnd(after shown: MessageBody?) -> HTML {
        guard let last = history.items.last, last.number != shown?.number else { return "" }
        return "<li data-number=\"\(last.number)\" hidden></li>"
    }

    private var words: TalkWords { TalkWords(conversation, people: history.people) }

    private func isMine(_ message: MessageBody, _ visit: Visit) -> Bool {
        message.sender != nil && message.sender == visit.who?.member
    }

    private func entry(
        _ message: MessageBody,
        after former: MessageBody?,
        isLast: Bool,
        isLastRead: Bool,
        _ visit: Visit
    ) -> HTML {
        let day = message.sentAt.day(at: visit.now)[visit.language]
        let isNewDay = former.map { $0.sentAt.day(at: visit.now)[visit.language] != day } ?? true
        let head: HTML = isNewDay ? "<li class=\"day\"><span>\(day)</span></li>" : ""
        if let line = message.line {
            return """
                \(head)<li class="line" data-number="\(message.number)"\(" id=\"latest\"", if: isLast)>\
                \(words.line(line.line, visit))\(card(message, visit))</li>
                """
        }
        let follows = !isNewDay && former?.line == nil && former?.sender == message.sender
        return "\(head)\(bubble(message, follows: follows, isLast: isLast, isLastRead: isLastRead, visit))"
    }

    private func card(_ message: MessageBody, _ visit: Visit) -> HTML {
        guard let line = message.line?.line, let meeting = line.meeting else { return "" }
        let isLatest = history.items.last { $0.shownDeal == line.deal }?.number == message.number
        return DealLineCard(
            line: line,
            meeting: meeting,
            deal: isLatest ? history.deal(of: message) : nil,
            isCurrent: line.deal == deal
        ).html(for: visit)
    }

    private func bubble(
        _ message: MessageBody,
        follows: Bool,
        isLast: Bool,
        isLastRead: Bool,
        _ visit: Visit
    ) -> HTML {
        let language = visit.language
        let isMine = isMine(message, visit)
        let who = isMine ? TalkPhrases.me[language] : nameOfSender(of: message)[language]
        return """
            <li class="bubble\(" mine", if: isMine)\(" follows", if: follows)" \
            data-number="\(message.number)"\(" id=\"latest\"", if: isLast)>\
            \(showsName(isMine, follows) ? name(of: message, who, language) : unseen(who))\
            <div class="said">\(message.images.map { picture($0, language) })\
            \(message.text.map { "<p class=\"prose\">\(LinkedText(text: $0).html)</p>" as HTML })\
            \(isMine ? "" : caution(message, language))</div>\
            <span class="meta"><span class="mark">\(isLastRead ? TalkPhrases.read[language] : "")</span> \
            \(more(message, language))\
            <time datetime="\(message.sentAt.rfc3339)">\
            \(message.sentAt.timeOfDay[language])</time></span></li>
            """
    }

    private func unseen(_ name: String) -> HTML { "<span class=\"unseen\">\(name):</span>" }

    private func showsName(_ isMine: Bool, _ follows: Bool) -> Bool {
        conversation.isGroup && !isMine && !follows
    }

    private func nameOfSender(of message: MessageBody) -> Words {
        guard conversation.isGroup else { return conversation.nameOfPartner }
        guard let card = words.card(of: message.sender) else { return FramePhrases.leaver }
        return Words(card.nickname.text, card.nickname.text)
    }

    /// The sender above the first of several messages in a group.
    private func name(of message: MessageBody, _ name: String, _ language: Language) -> HTML {
        let mark: HTML =
            message.sender != nil && message.sender == conversation.organiser
            ? " <span class=\"tag\">\(RosterPhrases.organiser[language])</span>" : ""
        return """
            <span class="sender">\(Avatar(member: words.card(of: message.sender)).html)\
            <span>\(name)\(mark)<span class="unseen">:</span></span></span>
            """
    }

    private func caution(_ message: MessageBody, _ language: Language) -> HTML {
        message.caution.map { "<p class=\"caution\">\($0.words[language])</p>" } ?? ""
    }

    private func more(_ message: MessageBody, _ language: Language) -> HTML {
        """
        <a class="act" href="\(link: MessagePage.address(of: message))" \
        aria-label="\(TalkPhrases.messageMore[language])">⋯</a>
        """
    }

    private func picture(_ image: ImageBody, _ language: Language) -> HTML {
        let set = PictureSet(
            image: image,
            sizes: "16rem",
            words: TalkPhrases.picture[language],
            box: Self.box
        )
        return "<a class=\"sent\" href=\"\(link: image.files.full.path)\">\(set.html)</a>"
    }
}
