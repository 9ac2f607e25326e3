import Domain
import Markup
import Wire
import Wording

/// What was said, oldest first: by day, and in bubbles of the one or the other.
struct TalkHistory {
    let conversation: ConversationBody
    let history: HistoryBody

    func html(for visit: Visit) -> HTML {
        let items = history.items
        let entries = items.indices.map { place in
            entry(
                items[place],
                after: place > 0 ? items[place - 1] : nil,
                isLast: place == items.count - 1,
                visit
            )
        }
        let marks = history.read.marks
        return """
            <ol class="plain talk" aria-label="\(TalkPhrases.said[visit.language])" \
            data-talk="\(conversation.id.description)" \
            data-partner="\(conversation.partner?.member.nickname.text)" data-read="\(marks.others ?? 0)">
            \(entries)
            </ol>
            <div class="unseen" role="log" aria-live="polite" data-said></div>
            """
    }

    private func entry(_ message: MessageBody, after former: MessageBody?, isLast: Bool, _ visit: Visit)
        -> HTML
    {
        let day = message.sentAt.day(at: visit.now)[visit.language]
        let isNewDay = former.map { $0.sentAt.day(at: visit.now)[visit.language] != day } ?? true
        let head: HTML = isNewDay ? "<li class=\"day\"><span>\(day)</span></li>" : ""
        if let line = message.line {
            return """
                \(head)<li class="line" data-number="\(message.number)"\(" id=\"latest\"", if: isLast)>\
                \(TalkWords(conversation).line(line.line, visit))</li>
                """
        }
        let follows = !isNewDay && former?.line == nil && former?.sender == message.sender
        return "\(head)\(bubble(message, follows: follows, isLast: isLast, visit))"
    }

    private func bubble(_ message: MessageBody, follows: Bool, isLast: Bool, _ visit: Visit) -> HTML {
        let language = visit.language
        let isMine = message.sender != nil && message.sender == visit.who?.member
        let who =
            isMine
            ? TalkPhrases.me[language]
            : conversation.partner?.member.nickname.text ?? FramePhrases.leaver[language]
        let isRead = isMine && message.number <= history.read.marks.others ?? 0
        return """
            <li class="bubble\(" mine", if: isMine)\(" follows", if: follows)" \
            data-number="\(message.number)"\(" id=\"latest\"", if: isLast)>\
            <span class="unseen">\(who):</span>\
            <div class="said">\(message.images.map { picture($0, language) })\
            \(message.text.map { "<p class=\"prose\">\($0)</p>" as HTML })</div>\
            <span class="meta"><span class="mark">\(isRead ? TalkPhrases.read[language] : "")</span> \
            <time datetime="\(message.sentAt.rfc3339)">\
            \(message.sentAt.timeOfDay[language])</time></span></li>
            """
    }

    private func picture(_ image: ImageBody, _ language: Language) -> HTML {
        let set = PictureSet(image: image, sizes: "15rem", words: TalkPhrases.picture[language])
        return "<a class=\"sent\" href=\"\(link: image.files.full.path)\">\(set.html)</a>"
    }
}
