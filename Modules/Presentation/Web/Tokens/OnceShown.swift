import Domain
import Markup
import Wording

/// A secret that was just created, which no other page shows.
struct OnceShown {
    let name: String
    let text: String
    let label: Words
    let hint: Words
    let copy: Words

    func html(in language: Language) -> HTML {
        """
        <section class="panel"><div class="field">
        <label for="\(name)">\(label[language])</label>
        <input id="\(name)" value="\(text)" readonly aria-describedby="\(name)-hint">
        <p class="hint" id="\(name)-hint">\(hint[language])</p></div>
        \(CopyButton(text: text, words: copy).html(in: language))</section>
        """
    }
}

/// A link to confirm first, instead of a form.
struct ConfirmFirst {
    /// The page of the form.
    let way: String

    func html(in language: Language) -> HTML {
        let address = AccountPagePath.confirm.rawValue.leading(to: way)
        return """
            <section class="panel stack"><p>\(SettingsPhrases.confirmFirst[language])</p>
            <a class="button wide" href="\(link: address)">\(SettingsPhrases.confirm[language])</a></section>
            """
    }
}
