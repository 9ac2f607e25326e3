import Domain
import Markup
import Wire
import Wording

/// One of a member's homes with its actions.
struct HomePanel {
    let home: HomeBody
    let isMain: Bool
    /// The page that follows an action.
    let back: String
    /// Nil unless it couldn't be verified.
    var refused: Refused?

    /// A home that couldn't be verified.
    struct Refused {
        let code: String
        let problem: Problem?

        init(_ code: String, _ problem: Problem?) {
            self.code = code
            self.problem = problem
        }

        func html(in language: Language) -> HTML {
            guard let problem else { return "" }
            return "<p class=\"alert\" role=\"alert\">\(problem.refusal.words[language])</p>"
        }
    }

    func html(for visit: Visit) -> HTML {
        let language = visit.language
        let name = home.neighbourhood?.fullName(in: language) ?? home.code.description
        return """
            <li class="panel">
            <div class="section-head"><h2>\(name)</h2>\(mark(language))</div>
            <form method="post" action="\(link: address(.reach))">
            <div class="chips" role="group" aria-label="\(NeighbourhoodPhrases.reach(of: name)[language])">
            \(Reach.allowed.compactMap(Reach.init).map { chip($0, language) })
            </div></form>
            \(verification(name, visit))
            <div class="buttons">
            \(isMain ? "" : button(NeighbourhoodPhrases.makeMain, .main, name, visit))
            \(button(NeighbourhoodPhrases.remove, .remove, name, visit))
            </div>
            </li>
            """
    }

    /// A script fills in the position; without scripts the form is hidden.
    private func verification(_ name: String, _ visit: Visit) -> HTML {
        let language = visit.language
        let words = home.verification == nil ? VerificationPhrases.verify : VerificationPhrases.again
        return """
            \(home.verification.map { state(of: $0, language) })
            <form class="stack tight" method="post" action="\(link: address(.verify))" \
            data-verify>
            <input type="hidden" name="lat"><input type="hidden" name="lon">
            <button class="button" aria-label="\(name): \(words[language])">\
            \(Icon.locate.html)\(words[language])</button>
            <p class="hint" role="status" hidden></p></form>
            \(refused?.html(in: language))
            """
    }

    private func state(of verification: HomeVerificationBody, _ language: Language) -> HTML {
        let until = verification.until.words
        return verification.isExpired
            ? "<p class=\"soft small\">\(VerificationPhrases.ended(until)[language])</p>"
            : """
            <p class="verified small">\(Icon.check.html)\(VerificationPhrases.until(until)[language])</p>
            """
    }

    private func mark(_ language: Language) -> HTML {
        isMain ? "<span class=\"tag offer\">\(NeighbourhoodPhrases.main[language])</span>" : ""
    }

    private func chip(_ reach: Reach, _ language: Language) -> HTML {
        """
        <button class="chip-button" name="reach" value="\(reach.steps)" \
        aria-pressed="\(home.reach == reach ? "true" : "false")">\
        \(reach.words[language])</button>
        """
    }

    private func button(
        _ words: Words,
        _ path: NeighbourhoodPagePath,
        _ name: String,
        _ visit: Visit
    ) -> HTML {
        ActionButton(words: words, action: address(path), about: name).html(in: visit.language)
    }

    private func address(_ path: NeighbourhoodPagePath) -> String {
        path.filled(home.code.description).leading(to: back)
    }
}
