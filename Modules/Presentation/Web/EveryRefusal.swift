import Domain
import HTTPServer
import JSONCoding
import Wording

/// All refusals, for the page that explains them and for tests.
let everyRefusal: [any Refusal & LocalizedRefusal] = [
    AccountRefusal.allCases,
    DetailRefusal.examples,
    SessionRefusal.allCases,
    ChallengeRefusal.allCases,
    IdentityRefusal.allCases,
    [CallRefusal.tooOften(retryAfter: .seconds(60))],
    [SignInRefusal.failed, SignInRefusal.tooOften(retryAfter: .seconds(60))],
    NeighbourhoodRefusal.allCases,
    ListingRefusal.examples,
    ClassRefusal.examples,
    RunRefusal.allCases,
    AdmissionRefusal.allCases,
    RunLogRefusal.examples,
    DraftRefusal.allCases,
    PlaceRefusal.allCases,
    [AddressRefusal.tooOften(retryAfter: .seconds(60))],
    BoardRefusal.allCases,
    SearchRefusal.allCases,
    SavedSearchRefusal.allCases,
    MapRefusal.allCases,
    ConversationRefusal.examples,
    DealRefusal.allCases,
    ReviewRefusal.allCases,
    RosterRefusal.examples,
    CalendarRefusal.allCases,
    MemberRefusal.allCases,
    NoticeRefusal.allCases,
    BlockRefusal.allCases,
    ReportRefusal.examples,
    [SuspensionRefusal.suspended(until: Moment(milliseconds: 0))],
    ImageRefusal.examples,
    DocumentRefusal.allCases,
    RequestKeyRefusal.allCases,
    SliceRefusal.allCases,
    ServerRefusal.allCases,
    RequestRefusal.examples,
].flatMap { (refusals: [any Refusal & LocalizedRefusal]) in refusals }
