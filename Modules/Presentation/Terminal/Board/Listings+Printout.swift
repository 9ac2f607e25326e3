import Arguments
import Domain
import Remote
import Wire
import Wording

extension Answer<ListBody<ListingBody>> {
    /// - Parameter nothing: the text for an empty list.
    func printout(_ context: CommandContext, nothing: String) -> Printout {
        guard !value.items.isEmpty else { return Printout(value, text: nothing, keptSince: keptSince) }
        var columns: [Table.Column] = [
            .init(context.say("글", "Listing"), canShrink: false), .init(context.say("제목", "Title")),
            .init(context.say("동네", "Neighbourhood")),
            .init(context.say("가격", "Price"), .right, canShrink: false),
            .init(context.say("구분", "Kind"), canShrink: false),
            .init(context.say("올린 때", "Posted"), .right, canShrink: false),
            .init(context.say("상태", "Status"), canShrink: false),
        ]
        let isMeasured = value.items.contains { $0.distance != nil }
        if isMeasured { columns.append(.init(context.say("거리", "Distance"), .right, canShrink: false)) }
        let isTimed = value.items.contains { $0.startsAt != nil }
        if isTimed { columns.append(.init(context.say("시작", "Starts"), canShrink: false)) }
        let isPaced = value.items.contains { $0.pace != nil }
        if isPaced { columns.append(.init(context.say("페이스", "Pace"), canShrink: false)) }
        let now = context.program.clock.now
        let text = context.table(
            columns,
            value.items.map { listing in
                listing.cells(context, at: now) + (isMeasured ? [listing.distanceInWords] : [])
                    + (isTimed ? [listing.startsAt?.stamp ?? "–"] : [])
                    + (isPaced ? [listing.pace?[context.language] ?? "–"] : [])
            }
        )
        return Printout(value, text: text, keptSince: keptSince, next: value.next)
    }
}

extension ListingBody {
    fileprivate func cells(_ context: CommandContext, at now: Moment) -> [String] {
        let language = context.language
        return [
            self.id.description, favourite ? "★ \(self.title)" : self.title,
            context.say(self.neighbourhood.name, self.neighbourhood.nameEn),
            priceWords?[language] ?? "–", self.side?.words[language] ?? "–",
            self.createdAt.age(at: now)[language], badge[language],
        ]
    }

    /// Empty for open listings, which are the majority.
    private var badge: Words {
        if self.status != .open { return statusWords }
        return self.editedAt == nil ? Words("", "") : Words("수정됨", "Edited")
    }

    /// Nil for a kind without one.
    fileprivate var pace: Words? {
        self.facets.first { $0.name == "pace" }.map { self.kind.words.listed($0.words, of: $0.name) }
    }

    fileprivate var distanceInWords: String {
        guard let distance else { return "–" }
        return distance < 1_000
            ? "\(distance) m" : "\(distance / 1_000).\(distance % 1_000 / 100) km"
    }
}
