import JSONCoding

/// Answers of the API, as pages are given them.
extension JSON {
    static func member(_ nickname: String = "ana") -> JSON {
        ["id": "0000000000001", "nickname": "\(nickname)", "picture": nil]
    }

    static let neighbourhood: JSON = [
        "code": "1168064000", "name": "서울 강남구 역삼1동", "nameEn": "Yeoksam 1-dong",
    ]

    static func deal(
        state: String = "proposed",
        party: String = "partner",
        proposedBy: String = "author",
        hasExactPlace: Bool = false,
        title: String = "Guitar",
        reason: JSON = nil,
        note: JSON = nil,
        price: JSON = ["won": 30_000, "per": "hour"],
        move: JSON = nil,
        noShow: JSON = nil
    ) -> JSON {
        [
            "id": "0000000000002", "conversation": "0000000000003", "kind": "listing",
            "listing": "0000000000004", "title": "\(title)", "purpose": "teaching", "state": "\(state)",
            "party": "\(party)",
            "role": "receiver", "author": member("ana"), "partner": member("ben"), "blocked": false,
            "terms": [
                "startsAt": "2026-11-21T10:00:00Z", "otherStarts": [], "endsAt": "2026-11-21T11:30:00Z",
                "minutes": 90,
                "neighbourhood": neighbourhood, "hasExactPlace": .bool(hasExactPlace), "point": nil,
                "address": nil, "price": price, "note": note, "weeks": 1, "isTrial": false,
            ],
            "proposedBy": "\(proposedBy)", "proposedAt": "2026-11-20T10:00:00Z",
            "changedAt": "2026-11-20T10:00:00Z", "changedBy": nil,
            "reason": reason, "authorIsDone": false, "partnerIsDone": false, "doneAt": nil,
            "move": move, "timesMoved": 0, "noShow": noShow,
        ]
    }

    static func conversation(title: String = "Guitar", text: String = "Hello") -> JSON {
        [
            "id": "0000000000003", "subject": ["kind": "listing", "id": "0000000000004"], "title": "\(title)",
            "listing": nil, "role": "guest", "partner": member("ben"), "group": false,
            "organiser": nil, "members": 2, "archivedAt": nil, "blocked": false,
            "latest": [
                "id": "0000000000005", "conversation": "0000000000003", "number": 1,
                "sender": "0000000000001", "text": "\(text)", "images": [], "line": nil,
                "sentAt": "2026-11-20T10:00:00Z",
            ],
            "read": ["own": 0, "partner": nil, "unread": 1], "left": false,
            "muted": false,
            "begunAt": "2026-11-20T10:00:00Z",
        ]
    }

    static func notice(title: String = "Guitar", readAt: JSON = nil) -> JSON {
        [
            "id": "0000000000006", "kind": "deal-proposed", "actor": member("ben"),
            "target": ["kind": "conversation", "id": "0000000000003"], "title": "\(title)",
            "at": "2026-11-20T10:00:00Z", "readAt": readAt, "changes": [],
        ]
    }

    static func review(
        title: String = "Guitar",
        text: JSON = "Good",
        reply: JSON = nil,
        editedAt: JSON = nil,
        isChangeable: Bool = false
    ) -> JSON {
        [
            "id": "0000000000007", "title": "\(title)", "author": member("ben"), "authorRole": "receiver",
            "about": "0000000000001", "rating": 4.5, "text": text, "writtenAt": "2026-11-20T10:00:00Z",
            "revealedAt": "2026-11-20T10:00:00Z", "reply": reply, "manners": [],
            "repliedAt": reply.isNull ? nil : "2026-11-20T10:00:00Z", "editedAt": editedAt,
            "isChangeable": .bool(isChangeable),
        ]
    }

    static func profile(bio: JSON = nil, company: JSON = nil) -> JSON {
        [
            "member": member("ana"), "bio": bio, "company": company, "interests": ["english"],
            "neighbourhood": neighbourhood, "isNeighbourhoodVerified": false, "joined": "2026-11",
            "isIndexed": true, "runner": ["pace": nil, "jobGroup": nil, "age": nil], "given": 1, "hosted": 2,
            "joinedListings": 3,
            "received": 0, "noShows": 0,
            "manners": [], "reviews": 1,
            "rating": 4.5, "openListings": 0,
        ]
    }

    static func listing(title: String = "Guitar", favourites: Int = 0) -> JSON {
        [
            "kind": "class", "id": "0000000000004", "title": "\(title)", "side": "offer",
            "facets": ["subject": ["hobby"]], "status": "open", "neighbourhood": neighbourhood,
            "point": ["lat": 37.5, "lon": 127.03], "price": ["won": 30_000, "per": "hour"],
            "negotiable": false, "secondAmount": nil, "monthlyCost": nil, "area": nil, "thumbnail": nil,
            "author": member("ana"), "seats": 1, "taken": 0, "fillsSeats": true,
            "createdAt": "2026-11-20T10:00:00Z",
            "editedAt": nil, "bumpedAt": nil,
            "startsAt": nil, "expiresAt": nil, "favourites": .integer(Int64(favourites)), "conversations": 0,
            "comments": 0,
            "favourite": false,
        ]
    }
}
