public import Domain

/// Part of a conversation, oldest first, with cursors in both directions.
public struct HistoryBody: ShapedBody {
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

    public static let shape = Shape<Self>(
        "History",
        Field("items", \.items),
        Field("earlier", \.earlier),
        Field("later", \.later),
        Field("read", \.read),
        Field("deals", \.deals, about: "The deals that lines suggest or agree on, as they are now"),
        Field("people", \.people, about: "In a group, the members named by the items; also former ones"),
        make: Self.init
    )

    /// The deal that the entry is shown with.
    public func deal(of message: MessageBody) -> DealBody? {
        message.shownDeal.flatMap { id in deals.first { $0.id == id } }
    }
}

extension HistoryBody {
    public init(_ history: History, deals: [DealBody]) {
        items = history.messages.map(MessageBody.init)
        earlier = history.earlier
        later = history.later
        read = ReadMarksBody(history.marks)
        self.deals = deals
        people = history.people.map(MemberCardBody.init)
    }
}
