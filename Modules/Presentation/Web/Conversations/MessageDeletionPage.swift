import Domain
import Markup
import Wire
import Wording

/// The page that asks before a message is deleted.
struct MessageDeletionPage {
    let message: MessageBody

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = TalkPhrases.deletionTitle[language]
        let back = ConversationPagePath.one.filled(message.conversation.description)
        return Page(
            title,
            back: back,
            content: """
                <div class="stack"><h1>\(title)</h1>
                \(message.text.map { "<blockquote class=\"callout prose\">\($0)</blockquote>" as HTML })
                <p>\(TalkPhrases.deletionLead[language])</p>
                \(ActionButton(
                    words: TalkPhrases.deleteForAll,
                    action: Self.address(of: message),
                    style: "button danger wide"
                ).html(in: language))
                <a class="button" href="\(link: back)">\(FramePhrases.goBack[language])</a></div>
                """
        )
    }

    static func address(of message: MessageBody) -> String {
        ConversationPagePath.delete.filled(message.conversation.description, "\(message.number)")
    }
}
