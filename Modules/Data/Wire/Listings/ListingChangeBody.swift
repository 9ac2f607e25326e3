public import Domain
public import JSONCoding

/// One thing that an edit of a listing changed.
public struct ListingChangeBody: Body, Hashable {
    public let change: ListingChange

    public init(_ change: ListingChange) {
        self.change = change
    }

    public static var name: String { "ListingChange" }

    public static var schema: Schema {
        .object([
            "what": .words(of: ListingChange.Kind.self).required,
            "from": .nullable(.moment).required.described("The former start"),
            "to": .nullable(.moment).required.described("The new start"),
            "fromMinutes": .nullable(.integer()).required.described("The former length"),
            "toMinutes": .nullable(.integer()).required.described("The new length"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        let (from, to) = (try fields.momentIfPresent("from"), try fields.momentIfPresent("to"))
        let (former, new) = (
            try fields.integerIfPresent("fromMinutes"), try fields.integerIfPresent("toMinutes")
        )
        let change = ListingChange(
            try fields.choice("what"),
            times: from.flatMap { from in to.map { (from, $0) } },
            minutes: former.flatMap { former in new.map { (former, $0) } }
        )
        guard let change else { throw fields.unreadable("what", "change with its details") }
        self.change = change
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("what", change.kind.rawValue)
            writer.field("from", change.times?.from)
            writer.field("to", change.times?.to)
            writer.field("fromMinutes", change.minutes?.from)
            writer.field("toMinutes", change.minutes?.to)
        }
    }
}
