import Domain
import Markup
import Wire
import Wording

/// What a member can do with a message: hide it, delete it for all, or report it.
struct MessagePage {
    let message: MessageBody

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = TalkPhrases.message[language]
        return Page(
            title,
            back: talk,
            content: """
                <div class="stack"><h1>\(title)</h1>
                <blockquote class="callout prose">\(message.excerpt[language])</blockquote>
                \(act(
                    TalkPhrases.hide,
                    at: Self.address(of: message, .hide),
                    TalkPhrases.hideText,
                    style: "button wide",
                    language
                ))
                \(isMine(visit) ? deletion(visit) : report(language))
                <a class="button quiet wide" href="\(link: talk)">\(FramePhrases.goBack[language])</a></div>
                """
        )
    }

    private var talk: String { ConversationPagePath.one.filled(message.conversation.description) }

    private func isMine(_ visit: Visit) -> Bool {
        message.sender != nil && message.sender == visit.who?.member
    }

    /// As long as the message can be deleted.
    private func deletion(_ visit: Visit) -> HTML {
        guard Message.isDeletable(sentAt: message.sentAt, at: visit.now) else { return "" }
        return act(
            TalkPhrases.deleteForAll,
            at: Self.address(of: message, .delete),
            TalkPhrases.deletionText,
            style: "button danger wide",
            visit.language
        )
    }

    private func act(
        _ words: Words,
        at address: String,
        _ hint: Words,
        style: StaticString,
        _ language: Language
    ) -> HTML {
        """
        <div class="stack tight">
        \(ActionButton(words: words, action: address, style: style).html(in: language))
        <p class="hint">\(hint[language])</p></div>
        """
    }

    private func report(_ language: Language) -> HTML {
        let address = ModerationPagePath.report.rawValue.asking([
            "subject.kind": Subject.Kind.message.rawValue, "subject.id": message.id.description,
            ReportPages.conversationName: message.conversation.description,
            ReportPages.numberName: "\(message.number)", "then": talk,
        ])
        return """
            <div class="stack tight">
            <a class="button wide" href="\(link: address)">\(ReportLink.words[language])</a>
            <p class="hint">\(ModerationPhrases.reportText[language])</p></div>
            """
    }

    static func address(of message: MessageBody, _ path: ConversationPagePath = .message) -> String {
        path.filled(message.conversation.description, "\(message.number)")
    }
}

extension MessageBody {
    /// Its text, or how many pictures it has.
    var excerpt: Words {
        text.map { Words($0, $0) } ?? TalkPhrases.pictures(images.count)
    }
}
