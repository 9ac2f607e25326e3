import Domain
import Markup
import Wire
import Wording

/// Where a member lives, with a mark where the member has verified it, and other facts.
struct MemberArea {
    let profile: MemberProfileBody
    var facts: [String] = []

    func html(in language: Language) -> HTML {
        let area = profile.neighbourhood?.shortName(in: language)
        let isVerified = profile.isNeighbourhoodVerified
        let others = (isVerified ? facts : [area].compactMap { $0 } + facts).joined(separator: " · ")
        guard isVerified, let neighbourhood = profile.neighbourhood else { return "\(others)" }
        let words = VerificationPhrases.neighbour(in: neighbourhood.shortWords)
        let mark: HTML = "<span class=\"verified\">\(Icon.check.html)\(words[language])</span>"
        return others.isEmpty ? mark : "\(mark)<br>\(others)"
    }
}

extension NeighbourhoodLabelBody {
    fileprivate var shortWords: Words { Words(shortName(in: .korean), shortName(in: .english)) }
}
