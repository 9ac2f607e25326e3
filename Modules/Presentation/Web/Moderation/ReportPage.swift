import Domain
import Markup
import Wire
import Wording

/// The form of a report: a reason, an optional note, and for a message others that are reported with it.
struct ReportPage {
    let entry: FormEntry
    /// The reported message, where the address says where it is.
    let message: MessageBody?
    /// What its sender has said besides it.
    let others: [MessageBody]

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let parts = FormParts(visit: visit, entry: entry)
        let kind = Subject.Kind(rawValue: entry.text("subject.kind"))
        let title = ModerationPhrases.reportTitle(kind)[language]
        let back = visit.wayBack(or: BoardPagePath.home.rawValue)
        let action = ModerationPagePath.report.rawValue.asking([
            ReportPages.conversationName: message?.conversation.description,
            ReportPages.numberName: message.map { "\($0.number)" }, "then": back,
        ])
        return Page(
            title,
            back: back,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft" id="subject">\(ModerationPhrases.reportText[language])</p></div>
                \(parts.form(
                    to: action,
                    """
                    \(message.map {
                        "<blockquote class=\"callout prose\">\($0.excerpt[language])</blockquote>" as HTML
                    })
                    \(parts.hidden("subject.kind"))\(parts.hidden("subject.id"))
                    \(parts.choices("reason", ModerationPhrases.reason,
                        Report.Reason.allCases.map { ($0.rawValue, $0.words) }))
                    \(further(parts))
                    \(parts.area("note", ModerationPhrases.note, most: ReportNote.longest,
                        hint: ModerationPhrases.noteHint))
                    \(parts.button(ModerationPhrases.send))
                    """
                ))
                """
        )
    }

    private func further(_ parts: FormParts) -> HTML {
        guard !others.isEmpty else { return "" }
        let chosen = Set(entry.texts("messages"))
        let rows = others.map { other -> HTML in
            let number = "\(other.number)"
            return """
                <li><label class="check tall"><input type="checkbox" name="messages" value="\(number)"\
                \(" checked", if: chosen.contains(number))><span class="grow">\
                <span class="two-lines">\(other.excerpt[parts.visit.language])</span>\
                <span class="soft small">\(other.sentAt.words(at: parts.visit.now)[parts.visit.language])\
                </span></span></label></li>
                """
        }
        return parts.group(
            "messages",
            ModerationPhrases.further,
            hint: ModerationPhrases.furtherHint,
            "<ul class=\"plain\">\(rows)</ul>"
        )
    }
}
