public import Domain
public import JSONCoding

/// The time that is chosen of those proposed or free.
public struct ChosenStartBody: Body, Hashable {
    public let startsAt: Moment

    public init(_ startsAt: Moment) {
        self.startsAt = startsAt
    }

    public static var name: String { "ChosenStart" }
    public static var schema: Schema { .object(["startsAt": .moment.required]) }

    public init(_ fields: Fields) throws(FieldError) {
        startsAt = try fields.moment("startsAt")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { $0.field("startsAt", startsAt) }
    }
}
