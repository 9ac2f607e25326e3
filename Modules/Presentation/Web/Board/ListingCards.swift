public import Domain
public import Wire

/// Turns what the board knows of a listing into a card: in the words of its kind, with the name of its
/// neighbourhood.
public struct ListingCards: Sendable {
    private let vocabularies: [Vocabulary]
    private let gazetteer: any Gazetteer
    private let clock: any WallClock

    public init(_ vocabularies: [Vocabulary], gazetteer: any Gazetteer, clock: any WallClock) {
        self.vocabularies = vocabularies
        self.gazetteer = gazetteer
        self.clock = clock
    }

    public func card(_ summary: ListingSummary) -> ListingBody {
        let listing = summary.listing
        let now = clock.now
        let vocabulary = vocabularies.first { $0.kind == listing.kind }
        return ListingBody(
            summary,
            category: vocabulary?.categories(in: listing.details.categories) ?? [],
            in: gazetteer.neighbourhood(listing.details.place.neighbourhood, at: now),
            at: now
        )
    }

    public func list(_ slice: Slice<ListingSummary>) -> ListBody<ListingBody> {
        ListBody(slice.items.map(card), next: slice.next)
    }

    /// The filter that words ask for, which mean something only within one kind's vocabulary.
    func marks(
        _ words: [String],
        of kinds: [Listing.Kind],
        unknown: BoardRefusal,
        _ marks: (Vocabulary, [String]) -> Marks?
    ) throws(BoardRefusal) -> Marks {
        guard !words.isEmpty else { return [] }
        guard kinds.count == 1 else { throw .kindNeeded }
        guard let vocabulary = vocabularies.first(where: { $0.kind == kinds.first }),
            let marks = marks(vocabulary, words)
        else { throw unknown }
        return marks
    }
}
