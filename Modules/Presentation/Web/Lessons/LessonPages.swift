import Domain
import JSONCoding
import Markup
import Wire
import Wording

/// The pages of lessons.
enum LessonPages: KindPages {
    typealias Contents = LessonContentsBody

    static func facts(of contents: LessonContentsBody, for visit: Visit) -> [PostFact] {
        guard let lesson = try? contents.contents() else { return [] }
        let language = visit.language
        return [TagFields(kind: kind).fact(lesson.tags)]
            + lesson.facts.map { PostFact(label: $0.label, value: "\($0.value[language])") }
    }

    static func keyFacts(of contents: LessonContentsBody) -> [(label: Words, value: Words)] {
        (try? contents.contents())?.keyFacts ?? []
    }

    static let keyFields: Set = ["single", "pass", "monthly", "trial"]

    static func nextMeeting(
        of contents: LessonContentsBody,
        at now: Moment
    ) -> (startsAt: Moment?, minutes: Int?) {
        (nil, contents.minutes)
    }

    static func linkedData(of post: PostBody<LessonContentsBody>, for visit: Visit) -> JSON? {
        LessonLinkedData(common: PostLinkedData(post: post, site: visit.site), language: visit.language).json
    }

    static let lead = CardLead.Content.author

    /// The instrument, the purpose if it is one, and whether lessons are online, too.
    static func cardWords(of listing: ListingBody, at now: Moment) -> [Words] {
        func chosen(_ facet: String) -> [String] {
            listing.facets.first { $0.name == facet }?.words ?? []
        }
        let purposes = chosen("purpose")
        return chosen("instrument").map { words["instrument"].choice($0) }
            + (purposes.count == 1 ? purposes.map { words["purpose"].choice($0) } : [])
            + chosen("lessonPlace").filter { $0 == LessonPlace.online.rawValue }
            .map { words["lessonPlace"].choice($0) }
    }

    /// Nil for the author, and where no time can be booked.
    static func booking(of listing: ListingBody, for visit: Visit) async throws -> PostBooking? {
        guard listing.side == .offer, listing.author.member.id != visit.who?.member else { return nil }
        do {
            let slots = try await visit(API.bookings.slots(listing.id, SlotQuery()))
            return PostBooking(
                slots,
                all: BookingPagePath.slots.filled(listing.id.description),
                confirmation: BookingPagePath.book.filled(listing.id.description)
            )
        } catch is SlotRefusal {
            return nil
        } catch is ListingRefusal {
            return nil
        }
    }

    static let steps = [
        FormStep(title: FormStep.what, fields: ["side", "instrument", "title", "purpose", "level"]),
        FormStep(
            title: Words("어디서 · 어떻게", "Where and how"),
            fields: [
                .init("lessonPlace", isNeeded: true), .init("travel", when: "when-visit"), FormStep.place,
                "format", .init("seats", when: "when-group"), "minutes",
            ]
        ),
        FormStep(
            title: FormStep.howMuch,
            fields: ["single", "monthly", "trial", .init("trialPrice", when: "when-trial", isNeeded: true)],
            rare: ["passCount", "passPrice", "passExpiry", "passExpiryUnit"]
        ),
        FormStep(title: FormStep.aboutAndPictures, fields: ["description", "images", "tags"]),
    ]

    static func control(_ field: String, _ parts: FormParts) -> HTML { TagFields(kind: kind).control(parts) }

    static func shown(_ entry: FormEntry) -> FormEntry { TagFields(kind: kind).shown(entry) }

    static func spelled(_ entry: FormEntry, isDraft: Bool) -> FormEntry {
        let visits = entry.texts("lessonPlace").contains(LessonPlace.student.rawValue)
        let isPaid = entry.text("trial") == LessonTrial.Kind.paid.rawValue
        let asked = TagFields(kind: kind).spelled(isPaid ? entry : entry.without("trialPrice"))
        return visits ? asked : asked.without("travel")
    }

    static let shelf: HomeShelf.Plan? = HomeShelf.Plan(
        title: Words("인기 있는 레슨", "Popular music teachers"),
        sort: .popular,
        look: .people
    )
}
