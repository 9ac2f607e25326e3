public import Domain
import JSONCoding

/// One thing that an edit of a listing changed.
public struct ListingChangeBody: ShapedBody, Hashable {
    public let change: ListingChange

    public init(_ change: ListingChange) {
        self.change = change
    }

    public static let shape = Shape<Self>(
        "ListingChange",
        Field("what", \.change.kind),
        Field("from", \.change.times?.from, about: "The former start"),
        Field("to", \.change.times?.to, about: "The new start"),
        Field("fromMinutes", \.change.minutes?.from, about: "The former length"),
        Field("toMinutes", \.change.minutes?.to, about: "The new length"),
        make: { (kind, from, to, former, new) throws(FieldError) in
            let change = ListingChange(
                kind,
                times: from.flatMap { from in to.map { (from, $0) } },
                minutes: former.flatMap { former in new.map { (former, $0) } }
            )
            guard let change else { throw FieldError(field: "what", wanted: "change with its details") }
            return Self(change)
        }
    )
}
