import Database
import Domain

extension ExportSection {
    /// Converts a row to a record. Data with restricted visibility is read through the same rule as in pages.
    func record(
        _ row: Row,
        for reader: Member.ID,
        at now: Moment,
        _ connection: Connection
    ) throws -> ExportedRecord {
        switch self {
        case .listings:
            ExportedRecord(
                try fields.map { try $0.read(row) }
                    + connection.listings.exportedContents(of: row.value("id"))
            )
        case .deals: ExportedRecord(try Deal(row: row).asOf(now), for: reader)
        case .reviewsWritten, .reviewsReceived: ExportedRecord(try Review(row: row))
        default: ExportedRecord(try fields.map { try $0.read(row) })
        }
    }

    /// The exported columns of a row, in this order.
    private var fields: [ExportField] {
        switch self {
        case .listings, .series, .drafts, .images: posted
        case .conversations, .messages, .comments, .lessonNotes: shared
        case .hiddenMessages:
            [.init("conversation", .identifier), .init("number", .number), .init("hidden_at", .moment)]
        case .secondFactor: [.init("since", .moment), .init("recovery_codes", .number)]
        case .invitation: [.init("invitation", .identifier), .init("joined_at", .moment)]
        case .attendance, .runLogs, .runStamps: logged
        case .claims, .sources: ofImports
        case .teacher, .recordings, .verifications: ofTeachers
        case .orders, .sales: paid
        case .teachingHours, .teachingTimes: taught
        case .phone, .phoneShares, .consents: personal
        default: own
        }
    }

    private var posted: [ExportField] {
        switch self {
        case .listings:
            [
                .init("id", .identifier), .init("kind", .text), .init("side", .text), .init("title", .text),
                .init("status", .text), .init("seats", .number),
                .init("taken", .number), .init("price", .number), .init("price_unit", .text),
                .init("second_amount", .number), .init("neighbourhood", .neighbourhood),
                .init("latitude", .number),
                .init("longitude", .number), .init("address", .text), .init("created_at", .moment),
                .init("edited_at", .moment), .init("expires_at", .moment),
                .init("cancelled_at", .moment), .init("cancel_reason", .text),
                .init("confirmed_at", .moment),
            ]
        case .series:
            [
                .init("id", .identifier), .init("kind", .text), .init("weeks", .number),
                .init("starts_at", .moment), .init("posted", .number), .init("ended_at", .moment),
                .init("end_reason", .text), .init("title", .text), .init("text", .text),
                .init("seats", .number), .init("minutes", .number), .init("neighbourhood", .neighbourhood),
                .init("latitude", .number), .init("longitude", .number), .init("address", .text),
            ]
        case .drafts: [.init("kind", .text), .init("document", .text), .init("saved_at", .moment)]
        default:
            [
                .init("id", .identifier), .init("width", .number), .init("height", .number),
                .init("file", .text), .init("uploaded_at", .moment),
            ]
        }
    }

    private var taught: [ExportField] {
        switch self {
        case .teachingHours:
            [
                .init("rests_on_holidays", .yes), .init("pause", .number), .init("notice", .number),
                .init("horizon", .number), .init("shares_place", .yes), .init("saved_at", .moment),
            ]
        default:
            [
                .init("weekday", .text), .init("day", .day), .init("start_minute", .number),
                .init("end_minute", .number),
            ]
        }
    }

    private var shared: [ExportField] {
        switch self {
        case .conversations:
            [
                .init("id", .identifier), .init("title", .text), .init("with_name", .text),
                .init("begun_at", .moment), .init("has_left", .yes),
            ]
        case .comments:
            [
                .init("id", .identifier), .init("subject_kind", .text), .init("subject", .identifier),
                .init("thread", .identifier), .init("text", .text), .init("written_at", .moment),
                .init("edited_at", .moment),
            ]
        case .lessonNotes:
            [
                .init("id", .identifier), .init("deal", .identifier), .init("text", .text),
                .init("homework", .text), .init("homework_done_at", .moment), .init("written_at", .moment),
                .init("edited_at", .moment),
            ]
        default:
            [
                .init("id", .identifier), .init("conversation", .identifier), .init("text", .text),
                .init("line", .text), .init("sent_at", .moment),
            ]
        }
    }

    private var paid: [ExportField] {
        let seller: [ExportField] = [
            .init("seller_name", .text), .init("seller_contact", .text), .init("business_number", .text),
        ]
        guard self == .orders else {
            return [.init("listing", .identifier)] + seller + [
                .init("deposit", .number), .init("days", .number), .init("cooling", .number),
                .init("register_issued_on", .day), .init("building_issued_on", .day),
            ]
        }
        return [
            .init("id", .identifier), .init("title", .text), .init("bought", .yes), .init("state", .text),
            .init("amount", .number), .init("refunded", .number), .init("method", .text),
            .init("item", .text), .init("deadline", .moment), .init("ordered_at", .moment),
            .init("sold_at", .moment), .init("changed_at", .moment), .init("withdrawn_at", .moment),
            .init("fulfilled_at", .moment), .init("cooling", .number), .init("owner_register", .day),
            .init("owner_building", .day), .init("payer_register", .day), .init("payer_building", .day),
            .init("lessons", .number), .init("lessons_used", .number), .init("validity", .text),
        ] + seller
    }

    private var logged: [ExportField] {
        switch self {
        case .attendance:
            [
                .init("listing", .identifier), .init("starts_at", .moment), .init("status", .text),
                .init("checked_in_at", .moment), .init("check_in_method", .text),
                .init("decided_at", .moment), .init("disputed_at", .moment), .init("dispute", .text),
                .init("answered_at", .moment), .init("answer", .text),
            ]
        case .runLogs:
            [
                .init("id", .identifier), .init("run", .identifier), .init("day", .day),
                .init("stamp", .text), .init("weather", .text), .init("temperature", .number),
                .init("diary", .text), .init("metres", .number), .init("seconds", .number),
                .init("is_public", .yes), .init("route", .text), .init("written_at", .moment),
            ]
        default:
            [
                .init("run", .identifier), .init("giver", .identifier), .init("receiver", .identifier),
                .init("stamp", .text), .init("given_at", .moment),
            ]
        }
    }

    private var ofImports: [ExportField] {
        switch self {
        case .claims:
            [
                .init("id", .identifier), .init("listing", .identifier), .init("note", .text),
                .init("state", .text), .init("claimed_at", .moment), .init("decided_at", .moment),
                .init("reason", .text),
            ]
        default:
            [
                .init("id", .identifier), .init("address", .text), .init("name", .text),
                .init("contact", .text), .init("licence", .text), .init("terms", .text),
                .init("neighbourhood", .neighbourhood), .init("host", .text), .init("state", .text),
                .init("reason", .text), .init("added_at", .moment),
            ]
        }
    }

    /// Instruments and places are sets of the words of their lists, as numbers.
    private var ofTeachers: [ExportField] {
        switch self {
        case .teacher:
            [
                .init("since", .moment), .init("instruments", .number), .init("places", .number),
                .init("education", .text), .init("career", .text), .init("verified_at", .moment),
                .init("seen", .text),
            ]
        case .recordings:
            [
                .init("id", .identifier), .init("title", .text), .init("seconds", .number),
                .init("file", .text), .init("uploaded_at", .moment),
            ]
        default:
            [
                .init("id", .identifier), .init("note", .text), .init("state", .text),
                .init("sent_at", .moment), .init("decided_at", .moment), .init("seen", .text),
                .init("reason", .text),
            ]
        }
    }

    private var personal: [ExportField] {
        switch self {
        case .phone: [.init("number", .text), .init("sharing", .text), .init("stored_at", .moment)]
        case .phoneShares:
            [
                .init("id", .identifier), .init("conversation", .identifier), .init("state", .text),
                .init("requested_at", .moment), .init("revealed_at", .moment), .init("ended_at", .moment),
            ]
        default:
            [
                .init("document", .text), .init("language", .text), .init("digest", .text),
                .init("given_at", .moment),
            ]
        }
    }

    private static let noticeSettings: [ExportField] = [
        .init("unpushed", .text), .init("unmailed", .text), .init("takes_letters", .yes),
        .init("quiet_from", .number), .init("quiet_until", .number),
    ]

    private static let digest: [ExportField] = [
        .init("frequency", .text), .init("consented_at", .moment), .init("next_at", .moment),
        .init("asked_at", .moment), .init("ended_at", .moment), .init("ending", .text),
    ]

    private static let reports: [ExportField] = [
        .init("id", .identifier), .init("subject_kind", .text), .init("subject", .identifier),
        .init("reason", .text), .init("note", .text), .init("at", .moment),
    ]

    private static let webhooks: [ExportField] = [
        .init("id", .identifier), .init("address", .text), .init("created_at", .moment),
        .init("failing_since", .moment),
    ]

    private static let apiTokens: [ExportField] = [
        .init("id", .identifier), .init("name", .text), .init("scope", .text), .init("created_at", .moment),
        .init("expires_at", .moment), .init("last_used_at", .moment),
    ]

    private static let warnings: [ExportField] = [
        .init("id", .identifier), .init("text", .text), .init("at", .moment), .init("taken_back_at", .moment),
    ]

    private static let appeals: [ExportField] = [
        .init("id", .identifier), .init("measure", .identifier), .init("text", .text), .init("at", .moment),
        .init("outcome", .text), .init("reason", .text), .init("decided_at", .moment),
    ]

    private var own: [ExportField] {
        switch self {
        case .applications:
            [
                .init("listing", .identifier), .init("event", .text), .init("place", .number),
                .init("claim_until", .moment), .init("reason", .text), .init("note", .text),
                .init("at", .moment),
            ]
        case .favourites: [.init("subject_kind", .text), .init("subject", .identifier)]
        case .searches: [.init("id", .identifier), .init("text", .text)]
        case .savedSearches:
            [
                .init("id", .identifier), .init("name", .text), .init("text", .text), .init("kinds", .text),
                .init("side", .text), .init("facets", .text), .init("min_price", .number),
                .init("max_price", .number), .init("figures", .text), .init("week_times", .text),
                .init("fits_me", .yes), .init("area", .text), .init("neighbourhood", .neighbourhood),
                .init("reach", .text), .init("notifies", .yes), .init("frequency", .text),
            ]
        case .calendarAddresses: [.init("created_at", .moment)]
        case .notices:
            [
                .init("id", .identifier), .init("kind", .text), .init("target_kind", .text),
                .init("target", .identifier), .init("at", .moment), .init("read_at", .moment),
                .init("count", .number), .init("amount", .number),
            ]
        case .noticeSettings: Self.noticeSettings
        case .digest: Self.digest
        case .pushSubscriptions:
            [
                .init("session", .identifier), .init("endpoint", .text), .init("shows_content", .yes),
                .init("added_at", .moment),
            ]
        case .mutedNotices, .reminderMails: [.init("kind", .text)]
        case .blocks: [.init("member", .identifier), .init("at", .moment)]
        case .reports: Self.reports
        case .warnings: Self.warnings
        case .appeals: Self.appeals
        case .webhooks: Self.webhooks
        case .apiTokens: Self.apiTokens
        default: [.init("provider", .text), .init("linked_at", .moment)]
        }
    }
}
