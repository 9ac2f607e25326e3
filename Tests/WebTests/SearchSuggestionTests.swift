import Domain
import Testing
import Wording

@testable import Web

@Suite("Search suggestions")
struct SearchSuggestionTests {
    /// A listing of the kind that says nothing of its marks, and is marked with one word of a facet.
    private func text(_ kind: Listing.Kind, _ facet: Facet, _ word: String) throws -> ListingText {
        let place = try #require(Point(latitude: 37.5636, longitude: 126.9869))
        let details = ListingDetails(
            title: try ListingTitle("맡겨 주세요"),
            facets: facet.marks(ofWords: [word]),
            place: ListingPlace(
                neighbourhood: try #require(NeighbourhoodCode("1114055000")),
                shown: place,
                exact: nil
            )
        )
        return ListingText(ofKind: kind, details, words: "맡겨 주세요")
    }

    @Test(
        "Every word finds the listings that are marked with it, in both languages",
        arguments: Listing.Kind.allCases
    )
    func every(_ kind: Listing.Kind) throws {
        for facet in kind.facets {
            let words = kind.soughtWords.first { $0.facet == facet.name }?.words ?? []
            for word in words {
                let text = try text(kind, facet, word)
                for language in Language.allCases {
                    let name = kind.words[facet.name].choice(word)[language]
                    #expect(try SearchText(name).isFound(in: text), "\(kind) \(facet.name) \(name)")
                }
            }
        }
    }

    @Test(
        "A suggested search finds something, or names the kind",
        arguments: Listing.Kind.allCases
    )
    func shown(_ kind: Listing.Kind) throws {
        let known = kind.sought(of: kind.soughtWords.map(\.facet))
        for words in kind.pages.searchSuggestions where !known.contains(words) {
            #expect(words == kind.words.name)
            let facet = try #require(kind.facets.first)
            let text = try text(kind, facet, try #require(facet.words.first))
            for language in Language.allCases {
                #expect(try SearchText(words[language]).isFound(in: text), "\(words)")
            }
        }
    }

    @Test("Nothing is suggested that could mean anything, and none of it twice", arguments: Language.allCases)
    func noOthers(_ language: Language) {
        for kind in Listing.Kind.allCases {
            let shown = kind.pages.searchSuggestions.map { $0[language] }
            #expect(Set(shown).count == shown.count, "\(shown)")
            #expect(
                Set(shown).isDisjoint(with: ["기타", "그 외", "그 밖의 취미", "Other", "Others", "Other hobbies"])
            )
        }
        let subjects = Listing.Kind.class.pages.searchSuggestions.count
        #expect(subjects == ClassSubject.allCases.count - 1)
    }

    @Test("Every subject, family, instrument, use and topic but the unspecific ones finds something")
    func complete() {
        for (kind, facet) in [
            (Listing.Kind.class, "subject"), (.lesson, "family"), (.lesson, "instrument"),
            (.lesson, "purpose"),
            (.shop, "use"), (.shop, "trade"), (.event, "category"), (.event, "topic"), (.run, "tag"),
        ] {
            let all = kind.facets.first { $0.name == facet }?.words ?? []
            let sought = kind.soughtWords.first { $0.facet == facet }?.words ?? []
            #expect(Set(all).subtracting(sought).isSubset(of: ["other", "hobby"]), "\(facet)")
        }
    }
}
