import Domain
import Markup
import Wording

/// Buttons for the language and the colour scheme.
struct ReadingForms {
    /// The page to return to.
    let leadingTo: String

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        return """
            \(languages(visit))
            \(form(
                SettingsPhrases.look,
                to: AccountPagePath.look,
                "look",
                Look.allCases.map { ($0.rawValue, $0.words[language], $0 == visit.look) },
                language
            ))
            """
    }

    /// Empty where the place has one language.
    private func languages(_ visit: Visit) -> HTML {
        let all = visit.settings.languages.all
        guard all.count > 1 else { return "" }
        return form(
            SettingsPhrases.language,
            to: AccountPagePath.language,
            "language",
            all.map { ($0.rawValue, $0.ownName, $0 == visit.language) },
            visit.language
        )
    }

    private func form(
        _ title: Words,
        to path: AccountPagePath,
        _ name: StaticString,
        _ choices: [(value: String, words: String, isChosen: Bool)],
        _ language: Language
    ) -> HTML {
        """
        <form class="field" method="post" action="\(link: path.rawValue.leading(to: leadingTo))">
        <h2 class="label">\(title[language])</h2>
        <div class="chips">\(choices.map { choice in
            """
            <button class="chip-button" name="\(name.description)" value="\(choice.value)" \
            aria-pressed="\(choice.isChosen ? "true" : "false")">\(choice.words)</button>
            """ as HTML
        })</div>
        </form>
        """
    }
}

extension Language {
    /// The language's name in that language.
    var ownName: String {
        switch self {
        case .korean: "한국어"
        case .english: "English"
        }
    }
}

extension Look {
    fileprivate var words: Words {
        switch self {
        case .device: Words("기기 설정대로", "Same as device")
        case .light: Words("밝게", "Light")
        case .dark: Words("어둡게", "Dark")
        }
    }
}
