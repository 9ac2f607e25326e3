import Domain
import JSONCoding
import Wire

/// A class as a schema.org `Course` with its sessions, for search engines.
struct ClassLinkedData {
    let common: PostLinkedData<ClassContentsBody>

    /// Nil for a class that its author looks for.
    var json: JSON? {
        let post = common.post
        guard post.listing.side == .offer else { return nil }
        var course = common.document("Course")
        course["provider"] = common.author
        if case .fixed(let money, _)? = post.listing.price { course["offers"] = common.offer(money) }
        course["hasCourseInstance"] = .array(post.contents.schedule.sessions.map(instance))
        return .object(course)
    }

    private func instance(_ session: ClassScheduleBody.Session) -> JSON {
        let end = session.startsAt + .seconds(60 * session.minutes)
        return [
            "@type": "CourseInstance", "courseMode": "Onsite", "location": common.place(),
            "startDate": .string(session.startsAt.rfc3339), "endDate": .string(end.rfc3339),
            "courseWorkload": "PT\(session.minutes)M",
        ]
    }
}
