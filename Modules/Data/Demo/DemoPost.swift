import Domain
import Storage

/// What the generator of one kind draws for a listing. The steps are called in this order, between draws that
/// are the same for every kind.
protocol DemoPost: Sendable {
    var side: Listing.Side? { get }
    var title: String { get }
    var price: Price? { get }
    var secondAmount: Money? { get }
    var monthlyCost: Int? { get }
    /// For a kind whose cards show how the text begins.
    var excerpt: String? { get }
    var area: FloorArea? { get }
    var seats: Int { get }
    /// The length of a meeting.
    var minutes: Int { get }
    /// Announced dates; empty without dates.
    var sessions: [Moment] { get }
    /// Of all facets of the kind, after ``describe(_:)``.
    var facets: Marks { get }
    /// What its pictures show; nil without pictures.
    var motif: DemoMotif? { get }

    /// What members write about it.
    static var talk: DemoTalk { get }

    /// For a kind with ``ListingCapability/comments``.
    var remarks: DemoRemarks { get }

    /// For a kind with ``ListingCapability/paidLessons``; nil without a price.
    var lessons: LessonOffer? { get }

    /// How applicants are admitted; nil for as its kind says.
    var admission: Roster.Admission? { get }
    /// Whether its author called it off.
    var isCancelled: Bool { get }
    /// Whether it takes place at a place, and not only over the network.
    var hasPlace: Bool { get }

    /// What its author tells as a teacher; nil for a listing that needs none.
    func teacher(_ chance: inout Chance) throws -> TeacherProfile?

    init(at postedAt: Moment, _ chance: inout Chance)

    /// Adapts it to its neighbourhood.
    mutating func settle(in code: NeighbourhoodCode)

    mutating func schedule(_ chance: inout Chance) throws

    mutating func describe(_ chance: inout Chance) throws

    /// The post of a listing with these properties.
    func post(of listing: Listing) throws -> any StoredPost
}

extension DemoPost {
    var motif: DemoMotif? { nil }
    func teacher(_ chance: inout Chance) throws -> TeacherProfile? { nil }
    var remarks: DemoRemarks { .none }
    var lessons: LessonOffer? { nil }
    var secondAmount: Money? { nil }
    var monthlyCost: Int? { nil }
    var excerpt: String? { nil }
    var area: FloorArea? { nil }
    mutating func settle(in code: NeighbourhoodCode) {}
    var isCancelled: Bool { false }
    var admission: Roster.Admission? { nil }
    var hasPlace: Bool { true }
}

/// Messages between a guest and the author of a listing.
struct DemoTalk: Sendable {
    /// By the guest.
    let greetings: [String]
    /// By the author.
    let replies: [String]
    let chatter: [String]
    /// By applicants, with their application.
    let notes: [String]
}
