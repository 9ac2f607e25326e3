/// A neighbour offers a class, or looks for one.
public struct PostClass: Sendable {
    private let classes: any ClassRepository
    private let choosePlace: ChoosePlace
    private let mint: IdentifierMint
    private let clock: any WallClock

    public init(
        classes: any ClassRepository,
        choosePlace: ChoosePlace,
        mint: IdentifierMint,
        clock: any WallClock
    ) {
        self.classes = classes
        self.choosePlace = choosePlace
        self.mint = mint
        self.clock = clock
    }

    public func callAsFunction(
        _ side: Listing.Side,
        _ contents: ClassContents,
        at place: PlaceChoice,
        by author: Member.ID,
        repeating key: RequestKey? = nil
    ) async throws -> Class.ID {
        let chosen = try await choosePlace(place, by: author)
        let now = clock.now
        return try await classes.insert(by: author, repeating: key, at: now) { [mint] in
            try Class(posting: mint.next(), by: author, side, contents, at: chosen, now: now)
        }
    }
}
