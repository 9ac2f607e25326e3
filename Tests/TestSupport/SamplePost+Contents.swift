public import Domain
public import JSONCoding
import Wire

extension SamplePost {
    /// Contents with every field, whose values differ from those of ``bare(_:editing:)``.
    public func complete<Item: Post>(
        _ kind: Item.Type = Item.self,
        _ changes: JSONObject = [:],
        images: [Image.ID] = []
    ) throws -> Item.Contents {
        try read(contents.with(everyField).with(changes), as: kind, images)
    }

    /// Contents without anything that can be left out.
    ///
    /// - Parameter complete: whether they replace complete ones, of which an edit can't change some fields.
    public func bare<Item: Post>(
        _ kind: Item.Type = Item.self,
        editing complete: Bool = false
    ) throws -> Item.Contents {
        var fields: JSONObject = [:]
        for input in body.inputs where input.isRequired { fields[input.name] = contents[input.name] }
        for input in body.inputs where input.isFixed && complete {
            fields[input.name] = everyField[input.name] ?? contents[input.name]
        }
        return try read(fields.with(needed), as: kind, [])
    }

    /// The contents of a post as its author reads them.
    public func text<Item: Post>(of post: Item) -> String {
        func text<Body: PostContentsBody>(_: Body.Type) -> String {
            guard let post = post as? Body.Item else { preconditionFailure("\(Body.self) isn't of \(post)") }
            return String(decoding: Body(post).encoded, as: UTF8.self)
        }
        return text(body)
    }

    /// The fields besides the images that complete contents don't give, or that an edit could change and
    /// doesn't.
    public var unchangedFields: [String] {
        body.inputs.filter { field in
            let (whole, part) = (everyField[field.name] ?? contents[field.name], contents[field.name])
            let isEqual = field.isRequired && !field.isFixed && whole == part
            return field.name != "images" && (whole == nil || isEqual)
        }.map(\.name)
    }

    private func read<Item: Post>(_ fields: JSONObject, as _: Item.Type, _ images: [Image.ID]) throws
        -> Item.Contents
    {
        var fields = fields
        fields["images"] = .array(images.map { .string($0.description) })
        guard let contents = try body.init(Fields(.object(fields))).contents() as? Item.Contents else {
            preconditionFailure("\(body) isn't the body of \(Item.self)")
        }
        return contents
    }
}

extension PostContentsBody {
    fileprivate static var inputs: [(name: String, isRequired: Bool, isFixed: Bool)] {
        fields.map { ($0.name, $0.isRequired, $0.isFixed) }
    }
}

extension JSONObject {
    /// With these members added, or replaced.
    public func with(_ changes: JSONObject) -> JSONObject {
        changes.reduce(into: self) { $0[$1.key] = $1.value }
    }
}

extension SamplePost {
    static let everyFieldOfClasses: JSONObject = [
        "title": "성인 첼로 중급", "description": "줄\n바꿈", "subject": ["hobby", "korean"], "target": ["all"],
        "price": ["won": 20_000, "per": "problem"], "seats": 3, "bring": "앞치마",
        "schedule": [
            "sessions": [
                ["startsAt": "2026-11-21T19:30:00+09:00", "minutes": 60],
                ["startsAt": "2026-11-22T19:30:00+09:00", "minutes": 90],
            ]
        ],
    ]

    static let everyFieldOfRuns: JSONObject = [
        "title": "남산 야간 러닝", "description": "천천히\n뛰어요.", "startsAt": "2026-11-22T06:30:00+09:00",
        "minutes": 290, "seats": 8, "tag": "day-off", "pace": "expert", "afterparty": "yes",
        "gender": "women",
        "minAge": 25, "maxAge": 45, "jobGroups": ["design", "medicine"], "placeName": "남산 도서관",
        "meetingHint": "정문 앞",
    ]

    static let everyFieldOfEvents: JSONObject = [
        "title": "큰 서버 밤", "description": "줄\n바꿈",
        "link": "https://www.small-servers.example/7/?utm_source=x",
        "hosts": ["나", "가"], "venue": "느티나무 도서관", "mode": "both", "cost": ["kind": "paid", "from": 1_000],
        "category": "hackathon", "topic": ["ai", "graphics"], "signUp": "here", "seats": 7,
        "schedule": [
            "zone": "Europe/London", "opensAt": "2026-11-20T10:30:00Z", "closesAt": "2026-11-20T11:30:00Z",
            "postponed": true,
            "dates": [
                ["startsAt": "2026-11-21T10:30:00Z", "endsAt": "2026-11-21T12:00:00Z"],
                ["startsAt": "2026-12-20T00:00:00Z", "endsAt": "2026-12-21T00:00:00Z", "allDay": true],
            ],
        ],
    ]

    static let everyFieldOfShops: JSONObject = [
        "title": "역 앞 1층", "description": "줄\n바꿈", "use": "cafe", "trade": ["coffee", "bakery"],
        "deal": "sublease", "upFront": 1_000_000_000_000, "rent": 600_000, "maintenance": 0,
        "premium": 30_000_000,
        "vat": "included", "leaseMonths": 36, "exclusiveArea": "45.12345678", "contractArea": "100000",
        "floor": -1, "totalFloors": 5, "approvedOn": "2015-03-02", "direction": "north-east", "rooms": 2,
        "toilets": 0, "parking": 3, "readyOn": "2026-12-01", "loan": "some", "lister": "broker",
        "officeName": "마당", "officeAddress": "명동길 1", "officePhone": "02-000-0000",
        "registrationNumber": "11140-2020-00001", "brokerName": "나중개", "status": "reserved",
        "floorPlan": "last",
    ]

    static let everyFieldOfLessons: JSONObject = [
        "title": "색소폰", "description": "줄\n바꿈", "instrument": "saxophone", "purpose": ["exam"],
        "level": ["beginner", "advanced"], "lessonPlace": ["student", "online"], "travel": 7,
        "format": "group",
        "seats": 8, "minutes": 90, "single": 60_000, "passCount": 10, "passPrice": 1_000_000_000_000,
        "passExpiry": 90,
        "passExpiryUnit": "days", "monthly": 0, "trial": "paid", "trialPrice": 60_000,
        "tags": ["재즈", "바흐", "bwv988"],
    ]

    static let everyFieldOfCommunity: JSONObject = [
        "title": "중고 첼로", "description": "줄\n바꿈", "scope": "nationwide", "tags": ["악기", "bwv988"],
    ]
}
