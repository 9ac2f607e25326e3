import Domain
import JSONCoding
import Wire
import Wording

/// A lesson as a schema.org `Course` with an offer for each of its prices, for search engines.
struct LessonLinkedData {
    let common: PostLinkedData<LessonContentsBody>
    let language: Language

    /// Nil for a lesson that its author looks for.
    var json: JSON? {
        let contents = common.post.contents
        guard contents.side == .offer, let lesson = try? contents.contents() else { return nil }
        var course = common.document("Course")
        course["provider"] = common.author
        course["about"] = .string(lesson.instrument.words[language])
        course["offers"] = .array(offers(lesson.prices))
        course["hasCourseInstance"] = [
            [
                "@type": "CourseInstance", "courseMode": mode, "location": common.place(),
                "courseWorkload": "PT\(contents.minutes)M",
            ]
        ]
        return .object(course)
    }

    private func offers(_ prices: LessonPrices) -> [JSON] {
        let all = [("single", prices.single), ("pass", prices.pass?.price), ("monthly", prices.monthly)]
        return all.compactMap { field, money in
            money.map { common.offer($0, for: LessonPages.words[field].label.withoutUnit[language]) }
        }
    }

    private var mode: JSON {
        let places = common.post.contents.places
        let modes = [("Onsite", places != [.online]), ("Online", places.contains(.online))]
        return .array(modes.compactMap { $1 ? .string($0) : nil })
    }
}
