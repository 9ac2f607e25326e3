import Domain
import Markup
import Wire
import Wording

/// The head of a conversation: the other member's phone number once it is revealed, and what the reader can
/// do about the numbers of the two.
struct PhonePanel {
    let phones: TalkPhonesBody
    let conversation: Conversation.ID
    let partner: String

    /// Whether it has anything to say above the messages.
    private var isEmpty: Bool { others(.korean) == nil && own(.korean) == nil }

    func html(in language: Language) -> HTML {
        guard !isEmpty else { return "" }
        return """
            <section class="panel phones" aria-label="\(PhonePhrases.title[language])">\
            \(others(language))\(own(language))</section>
            """
    }

    /// An entry of the menu; nil if there is nothing to give.
    func gift(in language: Language) -> HTML? {
        guard phones.isToGive else { return nil }
        return """
            <form method="post" action="\(link: address(.allow))"><button>\(Icon.phone.html)\
            \(PhonePhrases.give[language])</button></form>
            """
    }

    private func others(_ language: Language) -> HTML? {
        if let number = phones.number { return revealed(number, language) }
        if phones.isOffered {
            return """
                <div class="buttons">\(button(PhonePhrases.request, .request, language))</div>
                """
        }
        guard phones.others == .requested else { return nil }
        return "<p class=\"soft small\">\(PhonePhrases.waiting[language])</p>"
    }

    private func revealed(_ number: PhoneNumber, _ language: Language) -> HTML {
        let text: HTML =
            number.isMobile
            ? """
            <a class="button small" href="sms:\(number.e164)">\(Icon.talk.html)\
            \(PhonePhrases.text[language])</a>
            """ : ""
        return """
            <p class="grow"><span class="soft small">\(PhonePhrases.numberOf(partner)[language])</span> \
            <strong class="number">\(number.grouped)</strong></p>
            <div class="buttons"><a class="button small" href="tel:\(number.e164)">\(Icon.phone.html)\
            \(PhonePhrases.call[language])</a>\(text)</div>
            """
    }

    private func own(_ language: Language) -> HTML? {
        switch phones.own {
        case .requested:
            return """
                <p class="grow">\(PhonePhrases.requested(by: partner)[language])</p>
                <div class="buttons">\(button(PhonePhrases.allow, .allow, language, "button small primary"))\
                \(button(PhonePhrases.decline, .decline, language))</div>
                """
        case .revealed:
            return """
                <p class="grow soft small">\(PhonePhrases.shown(to: partner)[language])</p>
                <div class="buttons">\(button(PhonePhrases.withdraw, .withdraw, language))</div>
                """
        case .declined, .withdrawn, nil: return nil
        }
    }

    private func button(
        _ words: Words,
        _ path: PhonePagePath,
        _ language: Language,
        _ style: StaticString = "button small"
    ) -> HTML {
        ActionButton(words: words, action: address(path), style: style).html(in: language)
    }

    private func address(_ path: PhonePagePath) -> String { path.filled(conversation.description) }
}
