/// The tables of a demo, each after those it refers to.
enum DemoTable: Int, CaseIterable {
    case accounts, credentials, homes, blocks
    case listings, places, classes, sessions, words
    case favourites, conversations, members, messages, deals, reviews

    var name: StaticString {
        switch self {
        case .accounts: "accounts"
        case .credentials: "credentials"
        case .homes: "home_neighbourhoods"
        case .blocks: "blocks"
        case .listings: "listings"
        case .places: "listing_places"
        case .classes: "classes"
        case .sessions: "class_sessions"
        case .words: "listing_words"
        case .favourites: "favourites"
        case .conversations: "conversations"
        case .members: "conversation_members"
        case .messages: "messages"
        case .deals: "deals"
        case .reviews: "reviews"
        }
    }

    var columns: [StaticString] {
        switch self {
        case .accounts:
            [
                "id", "email", "nickname", "nickname_key", "language", "birth_year", "gender", "bio",
                "interests", "joined_at",
            ]
        case .credentials: ["member", "seal"]
        case .homes: ["member", "place", "code", "reach"]
        case .blocks: ["blocker", "blocked", "at"]
        case .listings: Self.listingColumns
        case .places: ["listing", "latitude", "longitude", "address"]
        case .classes: ["id", "description", "minutes", "time_bands"]
        case .sessions: ["class", "place", "starts_at", "minutes"]
        case .words: ["listing", "text"]
        case .favourites: ["member", "subject_kind", "subject_id", "mark"]
        case .conversations:
            ["id", "subject_kind", "subject_id", "title", "organiser", "guest", "begun_at"]
        case .members:
            [
                "conversation", "member", "latest", "latest_number", "read_number", "unread", "has_left",
                "has_written",
            ]
        case .messages: ["conversation", "number", "id", "sender", "text", "line", "deal", "sent_at"]
        case .deals: Self.dealColumns
        case .reviews:
            [
                "id", "deal", "author", "about", "halves", "text", "written_at", "revealed_at", "is_told",
                "reply", "replied_at",
            ]
        }
    }

    private static let listingColumns: [StaticString] = [
        "id", "kind", "author", "side", "title", "status", "seats", "taken", "facets", "price", "price_unit",
        "code", "latitude", "longitude", "position", "created_at", "edited_at", "bumped_at", "starts_at",
        "expires_at", "favourites", "conversations", "views", "is_closed_by_author",
    ]

    private static let dealColumns: [StaticString] = [
        "id", "conversation", "subject_kind", "subject_id", "title", "author", "partner",
        "author_provides", "provider", "receiver", "starts_at", "minutes", "ends_at", "code", "latitude",
        "longitude", "price", "price_unit", "note", "proposed_at", "state", "changed_at", "changed_by",
        "reason", "author_done_at", "partner_done_at", "done_at",
    ]
}
