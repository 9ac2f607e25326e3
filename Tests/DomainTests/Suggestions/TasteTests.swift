import Domain
import Testing

@Suite("Signals of a member's activity")
struct TasteTests {
    private static let piano = Taste.Wish.word("piano", facet: "instrument")
    private static let cello = Taste.Wish.word("cello", facet: "instrument")

    private func facets(_ instrument: LessonInstrument) throws -> Marks {
        try LessonContents(
            side: .offer,
            title: ListingTitle("레슨"),
            description: LessonDescription("처음부터"),
            instrument: instrument,
            places: [.teacher]
        ).marks
    }

    private func search(
        _ kinds: [Listing.Kind],
        _ facets: [String: [String]] = [:],
        text: String? = nil
    ) throws -> SearchCriteria {
        try SearchCriteria(
            text: text.map { try SearchText($0) },
            kinds: kinds,
            facets: facets,
            around: #require(NeighbourhoodCode("1114055000")),
            .city
        )
    }

    @Test("The most frequent signal comes first, with its first origin")
    func order() throws {
        let signs = TasteSigns(
            deals: [try facets(.cello)],
            favourites: [try facets(.piano), try facets(.piano), try facets(.harp)],
            savedSearches: [try search([.lesson], ["instrument": ["harp", "cello"]])]
        )
        let tastes = signs.tastes(in: .lesson)
        #expect(
            tastes == [
                Taste(Self.cello, from: .deal), Taste(Self.piano, from: .favourite),
                Taste(.word("harp", facet: "instrument"), from: .favourite),
            ]
        )
    }

    @Test("A saved search tells its instruments, else its family, and its tags; of lessons only")
    func savedSearches() throws {
        let signs = TasteSigns(savedSearches: [
            try search([.lesson], ["family": ["strings"], "instrument": ["cello"]]),
            try search([.lesson], ["family": ["brass"]], text: "#입시레슨 선생님"),
            try search([], ["instrument": ["harp"]]), try search([.class], text: "#수학"),
        ])
        let wishes = signs.tastes(in: .lesson).map(\.wish)
        let tag = Taste.Wish.tag(try ListingTag("입시레슨"))
        #expect(wishes == [Self.cello, .word("brass", facet: "family"), tag])
    }

    @Test("Of past searches, only tags are signals")
    func pastSearches() throws {
        let signs = TasteSigns(pastSearches: ["#취미레슨", "피아노", "# ", "조율 #바흐"])
        let tags = try ["취미레슨", "바흐"].map { Taste(.tag(try ListingTag($0)), from: .pastSearch) }
        #expect(signs.tastes(in: .lesson) == tags)
        #expect(TasteSigns().tastes(in: .lesson) == [])
    }

    @Test("Five tastes are enough")
    func most() throws {
        let signs = TasteSigns(favourites: try LessonInstrument.allCases.map(facets))
        #expect(signs.tastes(in: .lesson).count == Taste.most)
    }
}
