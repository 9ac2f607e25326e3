import Domain
import Markup
import Wire
import Wording

/// How often a member gave and took lessons, or hosted and joined what neighbours do together.
struct MemberTally {
    let profile: MemberProfileBody
    let ofGatherings: Bool

    func html(in language: Language) -> HTML {
        let counts =
            ofGatherings
            ? [(MemberPhrases.hosted, profile.hosted), (MemberPhrases.joined, profile.joinedListings)]
            : [(MemberPhrases.given, profile.given), (MemberPhrases.received, profile.received)]
        let items = counts.map { "\($0[language]) \(MemberPhrases.times($1)[language])" }
        return "<p class=\"soft small\">\(items.joined(separator: " · "))</p>"
    }
}
