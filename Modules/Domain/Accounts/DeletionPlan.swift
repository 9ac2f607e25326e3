/// What becomes of a member's things when the account is deleted: shown before, carried out after.
public struct DeletionPlan: Equatable, Sendable {
    public enum Thing: String, CaseIterable, Sendable {
        case profile
        case password
        case identities
        case sessions
        case neighbourhoods
        case images
        /// With whatever else is kept of them; who had marked one finds it gone.
        case listings
        case drafts
        case favourites
        case searches
        case notices
        case blocks
        /// What others wrote about the member.
        case reviewsReceived = "reviews-received"
        /// Agreed or proposed, and still ahead: called off, and the other is told.
        case openDeals = "open-deals"

        /// With whom they were written to, who then reads that the neighbour has left.
        case messages
        /// Over and done; the other's record of them keeps no name and no exact place.
        case pastDeals = "past-deals"
        case reviewsWritten = "reviews-written"
        case reports
        /// The operator's log of requests: addresses and times without a name, for as long as the operator
        /// keeps logs.
        case accessLog = "access-log"
    }

    public struct Item: Equatable, Sendable {
        public let thing: Thing
        /// How many there are; nil where counting makes no sense.
        public let count: Int?

        public init(_ thing: Thing, count: Int? = nil) {
            self.thing = thing
            self.count = count
        }
    }

    public let goes: [Item]
    /// Without the member's name.
    public let stays: [Item]

    /// Of what is not counted there is none.
    public init(counting counts: [Thing: Int]) {
        let items = { (things: [Thing]) in
            things.compactMap { thing in
                counts[thing].flatMap { $0 > 0 ? Item(thing, count: $0) : nil }
            }
        }
        let going: [Thing] = [
            .identities, .sessions, .neighbourhoods, .images, .listings, .drafts, .favourites, .searches,
            .notices, .blocks, .reviewsReceived, .openDeals,
        ]
        goes = [Item(.profile), Item(.password)] + items(going)
        stays = items([.messages, .pastDeals, .reviewsWritten, .reports]) + [Item(.accessLog)]
    }
}
