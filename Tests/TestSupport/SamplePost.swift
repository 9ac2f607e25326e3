public import Domain
import Foundation
public import JSONCoding
public import Wire

/// A post of one kind as the API, the form and the command line accept it.
public struct SamplePost: Sendable {
    let body: any PostContentsBody.Type
    public let contents: JSONObject
    /// Changes to the contents that give every field, with others than the contents have.
    let everyField: JSONObject
    /// What its rules need of the contents besides the required fields.
    let needed: JSONObject
    /// Fields of the page's form, except for the place.
    public let form: [String: [String]?]
    /// Options of `post`, except for the place.
    public let options: [String]
    /// Replacements in the contents that let the listing end on 21 November. Nil for a kind without dates.
    public let dated: JSONObject?
    /// What its author has to tell first, and the options of `account edit` for it.
    public let details: JSONObject
    public let detailOptions: [String]

    public init(
        _ body: any PostContentsBody.Type,
        contents: JSONObject,
        everyField: JSONObject = [:],
        needed: JSONObject = [:],
        form: [String: [String]?],
        options: [String],
        dated: JSONObject? = nil,
        details: JSONObject = [:],
        detailOptions: [String] = []
    ) {
        self.body = body
        self.contents = contents
        self.everyField = everyField
        self.needed = needed
        self.form = form
        self.options = options
        self.dated = dated
        self.details = details
        self.detailOptions = detailOptions
    }

    public var title: String { contents["title"]?.stringValue ?? "" }

    public static func of(_ kind: Listing.Kind) -> SamplePost {
        switch kind {
        case .class: .ofClasses
        case .run: .ofRuns
        case .event: .ofEvents
        case .shop: .ofShops
        case .lesson: .ofLessons
        case .community: .ofCommunity
        }
    }

    private static let ofClasses = SamplePost(
        ClassContentsBody.self,
        contents: Neighbour.offer().objectValue ?? [:],
        everyField: everyFieldOfClasses,
        form: [
            "side": ["offer"], "title": ["성인 피아노 기초"], "description": ["처음 배우는 어른을 위한 수업이에요."],
            "subject": ["hobby"], "schedule.weekdays": ["mon"], "price.won": ["30000"], "price.per": ["hour"],
        ],
        options: [
            "--side", "offer", "--title", "성인 피아노 기초", "--description", "처음 배우는 어른을 위한 수업이에요.",
            "--subject", "hobby", "--weekday", "mon", "--minutes", "60",
        ],
        dated: ["schedule": ["sessions": [["startsAt": "2026-11-21T19:30:00+09:00", "minutes": 60]]]]
    )

    private static let ofRuns = SamplePost(
        RunContentsBody.self,
        contents: Neighbour.run().objectValue ?? [:],
        everyField: everyFieldOfRuns,
        form: [
            "title": ["남산 둘레길 러닝"], "tag": ["after-work"], "startsOn": ["2026-11-21"],
            "startsTime": ["19:30"], "minutes": ["60"], "seats": ["4"], "pace": ["average"],
            "afterparty": ["no"],
            "description": ["천천히 한 바퀴 돌아요."],
        ],
        options: [
            "--title", "남산 둘레길 러닝", "--tag", "after-work", "--starts", tomorrow,
            "--seats", "4", "--pace", "average", "--afterparty", "no", "--description", "천천히 한 바퀴 돌아요.",
        ],
        dated: [:],
        details: Neighbour.details,
        detailOptions: ["--birth-year", "1990", "--pace", "average"]
    )

    private static let ofEvents = SamplePost(
        EventContentsBody.self,
        contents: Neighbour.event().objectValue ?? [:],
        everyField: everyFieldOfEvents,
        form: [
            "title": ["작은 서버 밤"], "category": ["meetup"], "mode": ["offline"],
            "schedule.dates.0.startsOn": ["2026-11-21"], "schedule.dates.0.startsAt": ["14:00"],
            "schedule.dates.0.endsAt": ["17:00"], "hosts": ["작은 서버 모임"], "cost.kind": ["free"],
            "signUp": ["here"], "seats": ["4"], "description": ["집에서 돌리는 서버 이야기를 나눠요."],
        ],
        options: [
            "--title", "작은 서버 밤", "--category", "meetup", "--mode", "offline", "--date", wholeDay,
            "--host", "작은 서버 모임", "--cost", "free", "--sign-up", "here", "--seats", "4",
            "--description", "집에서 돌리는 서버 이야기를 나눠요.",
        ],
        dated: [:]
    )

    private static let ofShops = SamplePost(
        ShopContentsBody.self,
        contents: Neighbour.shop().objectValue ?? [:],
        everyField: everyFieldOfShops,
        needed: ["deal": "sale"],
        form: [
            "title": ["역 앞 1층 공실"], "use": ["vacant"], "deal": ["monthly"], "upFront": ["1,000만원"],
            "rent": ["50만원"], "exclusiveArea": ["10평"], "floor": ["1"], "lister": ["owner"],
            "description": ["바로 쓸 수 있어요."],
        ],
        options: [
            "--title", "역 앞 1층 공실", "--use", "vacant", "--deal", "monthly", "--up-front", "10000000",
            "--rent", "500000", "--exclusive-area", "10평", "--lister", "owner",
            "--description", "바로 쓸 수 있어요.",
        ]
    )

    private static let ofLessons = SamplePost(
        LessonContentsBody.self,
        contents: Neighbour.lesson().objectValue ?? [:],
        everyField: everyFieldOfLessons,
        needed: ["lessonPlace": ["teacher"]],
        form: [
            "side": ["offer"], "title": ["처음 배우는 바이올린"], "instrument": ["violin"],
            "lessonPlace": ["teacher"], "single": ["5만원"], "description": ["활 잡기부터 천천히 해요."],
            "tags": ["취미레슨"], "ownTags": ["#바흐 주말반"],
        ],
        options: [
            "--side", "offer", "--title", "처음 배우는 바이올린", "--instrument", "violin",
            "--lesson-place", "teacher", "--single", "50000", "--tag", "취미레슨",
            "--description", "활 잡기부터 천천히 해요.",
        ]
    )

    private static let ofCommunity = SamplePost(
        CommunityContentsBody.self,
        contents: Neighbour.communityPost().objectValue ?? [:],
        everyField: everyFieldOfCommunity,
        form: [
            "title": ["연습실 추천해 주세요"], "description": ["밤 10시까지 여는 곳을 찾아요."],
            "scope": ["neighbourhood"], "tags": ["질문"], "ownTags": ["#심야 첼로"],
        ],
        options: [
            "--title", "연습실 추천해 주세요", "--description", "밤 10시까지 여는 곳을 찾아요.", "--tag", "연습실",
        ]
    )

    /// Commands run against a server with the clock of the machine.
    private static var tomorrow: String { Date(timeIntervalSinceNow: 86_400).ISO8601Format() }

    /// Tomorrow's date has begun in Seoul in the evening of UTC.
    private static var wholeDay: String {
        String(Date(timeIntervalSinceNow: 2 * 86_400).ISO8601Format().prefix(10))
    }
}
