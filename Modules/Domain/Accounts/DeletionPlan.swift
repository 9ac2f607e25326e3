/// What happens to a member's data when the account is deleted: shown before, carried out after.
public struct DeletionPlan: Equatable, Sendable {
    public enum Thing: String, CaseIterable, Sendable {
        case profile
        case password
        case identities
        case secondFactor = "second-factor"
        case sessions
        case apiTokens = "api-tokens"
        case webhooks
        case neighbourhoods
        case images
        /// Including all data attached to them. Others' favourites of them disappear.
        case listings
        /// No further dates are posted.
        case series
        case drafts
        case favourites
        case searches
        case savedSearches = "saved-searches"
        case calendarAddress = "calendar-address"
        /// With the log of whom it was revealed to.
        case phone
        /// To the operator's documents.
        case consents
        case teachingHours = "teaching-hours"
        case notices
        case blocks
        /// Reviews that others wrote about the member.
        case reviewsReceived = "reviews-received"
        /// Proposed or agreed and still to come. They are called off and the other party is notified.
        case openDeals = "open-deals"
        /// Bought or sold and still to come. They are given up, and refunded as the orders' terms say.
        case seats
        /// Applications to listings and memberships in them, including past ones.
        case applications
        /// Marks of having come to what the member joined.
        case attendance
        /// Requests to take over imported listings.
        case claims
        /// What the member tells as a teacher.
        case teacher
        case recordings
        /// Requests for a verification, with documents that wait.
        case verifications
        /// With their entries; the events are listings.
        case sources
        case runLogs = "run-logs"
        /// Given and received.
        case runStamps = "run-stamps"
        /// Where others replied, the place of a comment stays, without name and text.
        case comments
        /// The other party keeps their own.
        case lessonNotes = "lesson-notes"
        /// Against measures.
        case appeals

        /// Kept for the other member. A line says that the neighbour has left.
        case messages
        /// Completed deals. The other party's record keeps no name and no exact place.
        case pastDeals = "past-deals"
        /// Bought or sold. The law requires records of payments for five years.
        case orders
        /// Refunds of transfers, owed already or by the deletion, for which the member named no bank account.
        /// The operator makes them.
        case transferRefunds = "transfer-refunds"
        /// Sold, and not taken yet as a whole. What isn't used is refunded to the payers.
        case paidAhead = "paid-ahead"
        case reviewsWritten = "reviews-written"
        case reports
        /// The operator's log of requests: addresses, times and the account's number without names, for as
        /// long as the operator keeps logs.
        case accessLog = "access-log"
    }

    public struct Item: Equatable, Sendable {
        public let thing: Thing
        /// The number of items; nil where they can't be counted.
        public let count: Int?

        public init(_ thing: Thing, count: Int? = nil) {
            self.thing = thing
            self.count = count
        }
    }

    public let goes: [Item]
    /// Kept without the member's name.
    public let stays: [Item]

    /// Treats missing counts as zero.
    public init(counting counts: [Thing: Int]) {
        let items = { (things: [Thing]) in
            things.compactMap { thing in
                counts[thing].flatMap { $0 > 0 ? Item(thing, count: $0) : nil }
            }
        }
        let going: [Thing] = [
            .identities, .secondFactor, .sessions, .apiTokens, .webhooks, .neighbourhoods, .images, .listings,
            .series, .drafts,
            .favourites, .searches, .savedSearches, .calendarAddress, .phone, .consents, .teachingHours,
            .notices, .blocks,
            .reviewsReceived, .openDeals, .seats, .applications, .attendance, .claims, .teacher,
            .recordings, .verifications, .sources, .runLogs, .runStamps, .comments, .lessonNotes,
            .appeals,
        ]
        goes = [Item(.profile), Item(.password)] + items(going)
        stays =
            items([.paidAhead, .transferRefunds, .messages, .pastDeals, .orders, .reviewsWritten, .reports])
            + [Item(.accessLog)]
    }
}
