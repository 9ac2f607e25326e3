/// An author says everything of a class anew; a place that is the same as before stays where it is shown.
public struct EditClass: Sendable {
    private let classes: any ClassRepository
    private let choosePlace: ChoosePlace
    private let clock: any WallClock

    public init(classes: any ClassRepository, choosePlace: ChoosePlace, clock: any WallClock) {
        self.classes = classes
        self.choosePlace = choosePlace
        self.clock = clock
    }

    public func callAsFunction(
        _ id: Class.ID,
        _ side: Listing.Side,
        _ contents: ClassContents,
        at place: PlaceChoice,
        by author: Member.ID
    ) async throws {
        let former = try await classes.find(id, of: author).listing.details.place
        let chosen = try await choosePlace(place, by: author, insteadOf: former)
        let now = clock.now
        try await classes.update(id, of: author, at: now) {
            try $0.edit(side, contents, at: chosen, now: now)
        }
    }
}
