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
        by author: Member.ID
    ) async throws -> Class.ID {
        let chosen = try await choosePlace(place, by: author)
        let (id, now): (Class.ID, Moment) = (mint.next(), clock.now)
        return try await classes.insert(id, by: author, at: now) {
            try Class(posting: id, by: author, side, contents, at: chosen, now: now)
        }
    }
}
