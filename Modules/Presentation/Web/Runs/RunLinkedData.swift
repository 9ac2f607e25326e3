import Domain
import JSONCoding
import Wire

/// A run as a schema.org `SportsEvent`, for search engines.
struct RunLinkedData {
    let common: PostLinkedData<RunContentsBody>

    var json: JSON {
        let (listing, contents) = (common.post.listing, common.post.contents)
        let status = listing.status == .cancelled ? "EventCancelled" : "EventScheduled"
        var event = common.document("SportsEvent")
        event["sport"] = "Running"
        event["startDate"] = .string(contents.startsAt.rfc3339)
        event["endDate"] = .string((contents.startsAt + .seconds(60 * contents.minutes)).rfc3339)
        event["eventStatus"] = .string("https://schema.org/\(status)")
        event["eventAttendanceMode"] = "https://schema.org/OfflineEventAttendanceMode"
        event["location"] = common.place(named: contents.placeName)
        event["organizer"] = common.author
        event["maximumAttendeeCapacity"] = .integer(Int64(contents.seats))
        return .object(event)
    }
}
