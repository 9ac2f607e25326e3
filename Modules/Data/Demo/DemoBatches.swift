import Database
import Domain
import Storage

/// The data of a demo in batches: first the members, then their listings.
struct DemoBatches: IteratorProtocol, Sendable {
    /// Small, so that writing begins soon.
    private static let size = 2_000

    /// The tables of a demo, each after those it refers to.
    static let tables: [any InsertableRow.Type] =
        [
            Account.self, CredentialRow.self, HomeRow.self, TeacherRow.self, VerificationRow.self,
            Recording.self, Block.self, Image.self, ListingRow.self, ExactPlaceRow.self,
            TeachingHoursRow.self, TeachingTimeRow.self,
        ]
        + Listing.Kind.allCases.flatMap { $0.stored.contentTables }
        + [
            RosterRow.self, RosterEntryRow.self, RosterFactRow.self, SearchTextRow.self, ImageUseRow.self,
            FavouriteRow.self, CommentRow.self, Conversation.self,
            ConversationMemberRow.self,
            MessageRow.self, Deal.self, ReviewRow.self, LessonNoteRow.self, AttendanceMarkRow.self,
            RunLog.self,
            RunStampRow.self, SaleRow.self, Order.self, RefundRow.self, PassUseRow.self, OrderFactRow.self,
            LedgerRow.self,
        ]

    private let neighbours: DemoNeighbours
    private var listings: DemoListings
    private let plan: DemoPlan
    private var neighbour = 0
    private var listing = 0

    init(_ plan: DemoPlan, _ places: [DemoPlace], _ media: DemoMedia) {
        let town = DemoTown(plan, places)
        let clock = DemoClock(plan)
        neighbours = DemoNeighbours(plan: plan, town: town, clock: clock)
        listings = DemoListings(plan: plan, town: town, clock: clock, media: media)
        self.plan = plan
    }

    mutating func next() -> Result<RowBatch, any Error>? {
        guard neighbour < plan.neighbours || listing < plan.listings else { return nil }
        return Result { try makeBatch() }
    }

    private mutating func makeBatch() throws -> RowBatch {
        var batch = RowBatch()
        if neighbour < plan.neighbours {
            let end = min(plan.neighbours, neighbour + Self.size)
            try neighbours.add(neighbour..<end, to: &batch)
            neighbour = end
        } else {
            let end = min(plan.listings, listing + Self.size)
            try listings.add(listing..<end, to: &batch)
            listing = end
        }
        return batch
    }
}
