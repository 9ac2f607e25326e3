import Domain
import HTTPServer
import Markup
import Wire
import Wording

/// Page routes for booking a lesson.
public struct BookingPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [week, confirmation, book] }

    private typealias Post = PostBody<LessonContentsBody>

    private static func post(_ visit: Visit) async throws -> Post {
        try await visit.post(LessonContentsBody.self)
    }

    private var week: PageRoute {
        .page(BookingPagePath.slots) { visit in
            let post = try await Self.post(visit)
            let slots = try await visit(API.bookings.slots(post.listing.id, SlotWeek.query(visit)))
            return Self.page(post, slots, visit)
        }
    }

    private static func page(_ post: Post, _ slots: SlotsBody, _ visit: Visit) -> Page {
        let (language, zone) = (visit.language, SlotWeek.zone(visit))
        let id = post.listing.id.description
        let isOnline = post.contents.places.contains(.online)
        let week = SlotWeek(
            slots: slots,
            address: BookingPagePath.slots.filled(id),
            confirmation: BookingPagePath.book.filled(id),
            zone: zone,
            offersZones: isOnline || zone != .seoul
        )
        let note: HTML = isOnline || zone != .seoul ? " \(SlotPhrases.zoneNote(zone)[language])" : ""
        return Page(
            SlotPhrases.choose[language],
            back: post.listing.pageAddress,
            content: """
                <div class="head"><h1>\(SlotPhrases.choose[language])</h1>
                <p class="strong">\(post.listing.title)</p>
                <p class="soft">\(SlotPhrases.length(slots.minutes)[language]).\(note)</p></div>
                \(week.html(for: visit))
                """
        )
    }

    private var confirmation: PageRoute {
        .memberPage(BookingPagePath.book) { visit in
            let start = visit.request.query["startsAt"] ?? ""
            return try await Self.confirmation(
                visit,
                FormEntry([(name: "startsAt", value: start), (name: "isTrial", value: "false")])
            )
        }
    }

    private var book: PageRoute {
        .form(
            BookingPagePath.book,
            sends: API.bookings.book,
            then: { _, deal in DealPages.back(to: deal, .booked) },
            refused: { visit, entry in try await Self.confirmation(visit, entry) }
        )
    }

    private static func confirmation(_ visit: Visit, _ entry: FormEntry) async throws -> Page {
        let post = try await post(visit)
        let start = Moment(rfc3339: entry.text("startsAt"))
        let query = BookingOfferQuery(startsAt: start)
        let offer = try await visit(API.bookings.offer(post.listing.id, query))
        let (language, id) = (visit.language, post.listing.id.description)
        let parts = FormParts(visit: visit, entry: entry)
        let other = BookingPagePath.slots.filled(id)
        return Page(
            SlotPhrases.confirmTitle[language],
            back: other,
            content: """
                <div class="head"><h1>\(SlotPhrases.confirmTitle[language])</h1>
                <p class="strong">\(post.listing.title)</p></div>
                \(facts(post, start, offer, visit))
                \(parts.form(
                    to: BookingPagePath.book.filled(id),
                    """
                    \(parts.key)\(parts.hidden("startsAt"))
                    \(BookingFields(parts: parts, listing: post.listing, offer: offer, start: start).html)
                    <p class="callout">\(SlotPhrases.accepted[language])\
                    \(offer.lessonsLeft > 0 ? " \(PassPhrases.notice(Pass.usualNotice)[language])" : "")</p>
                    \(parts.area("note", SlotPhrases.note, rows: 3, most: DealNote.longest,
                        hint: SlotPhrases.noteHint))
                    \(parts.button(SlotPhrases.confirm))
                    <a class="button wide" href="\(link: other)">\(SlotPhrases.other[language])</a>
                    """
                ))
                """
        )
    }

    private static func facts(
        _ post: Post,
        _ start: Moment?,
        _ offer: BookingOfferBody,
        _ visit: Visit
    ) -> HTML {
        let language = visit.language
        let minutes = post.contents.minutes
        let time: HTML =
            start.map { SlotTime(start: $0, minutes: minutes, zone: SlotWeek.zone(visit)).html(for: visit) }
            ?? ""
        let price =
            offer.lessonsLeft > 0
            ? SlotPhrases.paidWithPass(offer.lessonsLeft)
            : post.listing.priceWords ?? Price.negotiable.words
        return """
            <dl class="facts"><dt>\(SlotPhrases.time[language])</dt><dd class="strong">\(time)</dd>
            <dt>\(SlotPhrases.price[language])</dt><dd>\(price[language])</dd></dl>
            """
    }
}

/// Paths of pages for booking a lesson.
enum BookingPagePath: String, Path {
    case slots = "/lessons/{id}/slots"
    case book = "/lessons/{id}/book"
}
