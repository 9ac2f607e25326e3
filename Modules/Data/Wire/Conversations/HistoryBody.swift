public import Domain
public import JSONCoding

/// Part of a conversation, oldest first, with cursors in both directions.
public struct HistoryBody: Body {
    public let items: [MessageBody]
    /// Send it as `before`; null at the beginning.
    public let earlier: Int?
    /// Send it as `after`; null at the end.
    public let later: Int?
    public let read: ReadMarksBody
    /// The deals that lines are shown with, as they are now.
    public let deals: [DealBody]
    /// In a group, the members named by the entries.
    public let people: [MemberCardBody]

    public init(_ history: History, deals: [DealBody]) {
        items = history.messages.map(MessageBody.init)
        earlier = history.earlier
        later = history.later
        read = ReadMarksBody(history.marks)
        self.deals = deals
        people = history.people.map(MemberCardBody.init)
    }

    public static var name: String { "History" }
    public static var parts: [any Body.Type] {
        [MessageBody.self, ReadMarksBody.self, DealBody.self, MemberCardBody.self]
    }

    public static var schema: Schema {
        .object([
            "items": .array(of: .reference(MessageBody.name)).required,
            "earlier": .nullable(.integer()).required,
            "later": .nullable(.integer()).required,
            "read": .reference(ReadMarksBody.name).required,
            "deals": .array(of: .reference(DealBody.name)).required
                .described("The deals that lines suggest or agree on, as they are now"),
            "people": .array(of: .reference(MemberCardBody.name)).required
                .described("In a group, the members named by the items; also former ones"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        items = try fields.bodies("items")
        earlier = try fields.integerIfPresent("earlier")
        later = try fields.integerIfPresent("later")
        read = try fields.body("read")
        deals = try fields.bodies("deals")
        people = try fields.bodies("people")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("items", items)
            writer.field("earlier", earlier)
            writer.field("later", later)
            writer.field("read", read)
            writer.field("deals", deals)
            writer.field("people", people)
        }
    }

    /// The deal that the entry is shown with.
    public func deal(of message: MessageBody) -> DealBody? {
        message.shownDeal.flatMap { id in deals.first { $0.id == id } }
    }
}
