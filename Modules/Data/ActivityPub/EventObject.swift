import Domain
import JSONCoding
import Markup
import Wire

/// An event as an ActivityPub `Event`, with the additions that Mobilizon made. All text is escaped.
struct EventObject {
    let event: FeedEvent
    let site: FederationSite
    /// Nil for one that the gazetteer doesn't have.
    let neighbourhood: Neighbourhood?

    private var listing: Listing { event.listing }
    private var mode: EventMode { EventWords(of: listing).mode }
    private var title: String { listing.details.title.text }

    static let everyone = "https://www.w3.org/ns/activitystreams#Public"

    static let context: JSON = [
        "https://www.w3.org/ns/activitystreams",
        [
            "ical": "http://www.w3.org/2002/12/cal/ical#", "status": "ical:status", "Hashtag": "as:Hashtag",
            "mz": "https://joinmobilizon.org/ns#",
            "sc": "http://schema.org#", "PostalAddress": "sc:PostalAddress",
            "streetAddress": "sc:streetAddress", "addressLocality": "sc:addressLocality",
            "addressRegion": "sc:addressRegion", "addressCountry": "sc:addressCountry",
            "maximumAttendeeCapacity": "sc:maximumAttendeeCapacity",
            "joinMode": ["@id": "mz:joinMode", "@type": "mz:joinModeType"],
            "externalParticipationUrl": ["@id": "mz:externalParticipationUrl", "@type": "sc:URL"],
            "isOnline": ["@id": "mz:isOnline", "@type": "sc:Boolean"],
            "commentsEnabled": ["@id": "pt:commentsEnabled", "@type": "sc:Boolean"],
            "repliesModerationOption": [
                "@id": "mz:repliesModerationOption", "@type": "mz:repliesModerationOptionType",
            ],
            "pt": "https://joinpeertube.org/ns#",
            "timezone": ["@id": "mz:timezone", "@type": "sc:Text"],
        ],
    ]

    /// Without the context, as it stands within an activity.
    var json: JSONObject {
        var object: JSONObject = [
            "id": .string(site.object(of: listing.id)), "type": "Event", "name": .string(title),
            "summary": .string(HTML.text(summary)), "content": .string(content.source),
            "mediaType": "text/html",
            "published": .string(listing.createdAt.rfc3339), "updated": .string(event.changedAt.rfc3339),
            "url": .string(site.page(of: listing.id)), "attributedTo": .string(site.actor),
            "to": [.string(Self.everyone)], "cc": [.string(site.followers)],
            "timezone": .string(event.zone.rawValue),
            // Mobilizon reads the second until its version 5.
            "status": .string(status), "ical:status": .string(status),
            // Nothing but follows is received.
            "commentsEnabled": false, "repliesModerationOption": "closed",
            "tag": .array(tags), "attachment": .array(attachments),
            "isOnline": .bool(mode == .online), "joinMode": "external",
            "externalParticipationUrl": .string(participation),
        ]
        object["startTime"] = event.dates.first.map { .string($0.startsAt.rfc3339) }
        object["endTime"] = event.dates.last.map { .string($0.endsAt.rfc3339) }
        object["location"] = location
        if event.signUp == .here {
            object["maximumAttendeeCapacity"] = .integer(Int64(listing.seats.total))
        }
        return object
    }

    /// The topics, as hashtags of Mastodon, which have no hyphens.
    private var tags: [JSON] {
        let topics = EventWords(of: listing).topics
        return EventTopic.allCases.filter(topics.contains).map { topic in
            [
                "type": "Hashtag", "name": .string("#\(topic.rawValue.filter { $0 != "-" })"),
                "href": .string("\(site.calendarPage)?topic=\(topic.rawValue)"),
            ]
        }
    }

    /// The website, under the name that Mobilizon gives it.
    private var attachments: [JSON] {
        guard let link = event.link else { return [] }
        return [["type": "Link", "href": .string(link), "mediaType": "text/html", "name": "Website"]]
    }

    private var status: String {
        if listing.cancellation != nil { return "CANCELLED" }
        return event.isPostponed ? "TENTATIVE" : "CONFIRMED"
    }

    private var participation: String {
        let page = site.page(of: listing.id)
        return event.signUp == .elsewhere ? event.link ?? page : page
    }

    /// The dates and the place on one line, for servers that show no more.
    private var summary: String {
        (event.dates.map(text) + [mode.hasPlace ? event.venue : nil].compactMap(\.self))
            .joined(separator: ", ")
    }

    private var content: HTML {
        let lines = event.dates.map(text) + [place, event.hosts.joined(separator: ", ")].compactMap(\.self)
        let link: HTML? = event.link.map { "<p><a href=\"\(link: $0)\">\($0)</a></p>" }
        return "\(HTML.paragraph(lines))\(HTML.paragraphs(of: event.description))\(link)"
    }

    private var place: String? {
        guard mode.hasPlace else { return nil }
        let parts = [event.venue, listing.details.place.exact?.address ?? neighbourhood?.name]
        let text = parts.compactMap(\.self).joined(separator: ", ")
        return text.isEmpty ? nil : text
    }

    /// An event without a place is listed where its author lives, which is nothing to publish.
    private var location: JSON? {
        guard mode.hasPlace else { return nil }
        let exact = listing.details.place.exact
        var address: JSONObject = ["type": "PostalAddress", "addressCountry": "KR"]
        address["streetAddress"] = exact?.address.map { .string($0) }
        address["addressLocality"] = neighbourhood.map { .string("\($0.sigungu) \($0.dong)") }
        address["addressRegion"] = neighbourhood.map { .string($0.sido) }
        var place: JSONObject = ["type": "Place", "address": .object(address)]
        place["name"] = (event.venue ?? exact?.address ?? neighbourhood?.name).map { .string($0) }
        if let point = exact?.point {
            place["latitude"] = .number(point.latitude)
            place["longitude"] = .number(point.longitude)
        }
        return .object(place)
    }

    /// As in `2026-12-05 19:00–21:00 (Asia/Seoul)`, the same in every language.
    private func text(of period: EventPeriod) -> String {
        let days = period.days(in: event.zone)
        guard !period.isAllDay else {
            let first = days.first.iso8601
            return days.first == days.last ? first : "\(first)–\(days.last.iso8601)"
        }
        let (start, end) = (
            event.zone.localTime(at: period.startsAt), event.zone.localTime(at: period.endsAt)
        )
        let endDay = start.date == end.date ? "" : "\(end.date.iso8601) "
        return "\(start.date.iso8601) \(start.clock)–\(endDay)\(end.clock) (\(event.zone.rawValue))"
    }
}

extension LocalTime {
    fileprivate var clock: String {
        func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(two(minute / 60)):\(two(minute % 60))"
    }
}

extension HTML {
    fileprivate static func text(_ text: String) -> String { ("\(text)" as HTML).source }

    fileprivate static func paragraph(_ lines: some Sequence<String>) -> HTML {
        "<p>\(lines.map { "\($0)" as HTML }.joined(separator: "<br>"))</p>"
    }

    /// An empty line begins a paragraph.
    fileprivate static func paragraphs(of text: String) -> HTML {
        text.split(separator: "\n", omittingEmptySubsequences: false)
            .split(whereSeparator: \.isEmpty)
            .map { paragraph($0.map(String.init)) }
            .joined()
    }
}
