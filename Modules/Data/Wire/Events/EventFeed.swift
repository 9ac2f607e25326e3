import Domain
import JSONCoding

/// A feed of events for readers: Atom (RFC 4287) with the dates of the RSS event module, or JSON Feed 1.1.
public struct EventFeed: Sendable {
    public static let jsonType: StaticString = "application/feed+json; charset=utf-8"

    private let title: String
    private let page: String
    private let address: String
    private let events: [DescribedEvent]

    /// - Parameters:
    ///   - page: the address of the same calendar as a page.
    ///   - address: that of the feed.
    public init(_ title: String, page: String, address: String, _ events: [DescribedEvent]) {
        self.title = title
        self.page = page
        self.address = address
        // Readers show what is new.
        self.events = events.sorted { $0.event.listing.createdAt > $1.event.listing.createdAt }
    }

    public var atom: String {
        AtomFeed(
            title,
            page: page,
            address: address,
            namespaces: " xmlns:ev=\"http://purl.org/rss/1.0/modules/event/\""
                + " xmlns:xcal=\"urn:ietf:params:xml:ns:xcal\"",
            events.map(entry)
        ).text
    }

    private func entry(_ described: DescribedEvent) -> AtomFeed.Entry {
        let event = described.event
        let dates = event.dates.map { period in
            // Readers take a day for one of their own zone.
            let days = period.isAllDay && event.zone == .seoul ? period.days(in: event.zone) : nil
            return """
                <ev:startdate>\(days?.first.iso8601 ?? period.startsAt.rfc3339)</ev:startdate>
                <ev:enddate>\(days?.last.iso8601 ?? period.endsAt.rfc3339)</ev:enddate>

                """
        }
        let status = event.listing.cancellation == nil ? "" : "<xcal:status>CANCELLED</xcal:status>\n"
        let location = event.location(in: described.area).map {
            "<ev:location>\(AtomFeed.escaped($0))</ev:location>\n"
        }
        return AtomFeed.Entry(
            title: event.listing.details.title.text,
            identifier: identifier(event),
            address: described.address,
            publishedAt: event.listing.createdAt,
            updatedAt: event.changedAt,
            authors: event.hosts,
            text: described.text,
            more: "\(dates.joined())\(location ?? "")\(status)"
        )
    }

    /// Stays the same when the server gets another address.
    private func identifier(_ event: FeedEvent) -> String { "urn:madang:event:\(event.listing.id)" }

    public var json: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("version", "https://jsonfeed.org/version/1.1")
            writer.field("title", title)
            writer.field("home_page_url", page)
            writer.field("feed_url", address)
            writer.field("items", events.map { Item(described: $0, id: identifier($0.event)) })
        }
        return writer.bytes
    }

    private struct Item: JSONWritable {
        let described: DescribedEvent
        let id: String

        func write(to writer: inout JSONWriter) {
            let event = described.event
            writer.object { writer in
                writer.field("id", id)
                writer.field("url", described.address)
                writer.field("title", event.listing.details.title.text)
                writer.field("content_text", described.text)
                writer.field("date_published", event.listing.createdAt)
                writer.field("date_modified", event.changedAt)
                writer.field("authors", event.hosts.map(Author.init))
                writer.field("_event", Dates(event: event, area: described.area))
            }
        }
    }

    private struct Author: JSONWritable {
        let name: String

        func write(to writer: inout JSONWriter) {
            writer.object { $0.field("name", name) }
        }
    }

    /// The extension of the format with the dates, as it allows by a name that begins with `_`.
    private struct Dates: JSONWritable {
        let event: FeedEvent
        let area: String

        func write(to writer: inout JSONWriter) {
            writer.object { writer in
                writer.fieldIfPresent("location", event.location(in: area))
                writer.field("cancelled", event.listing.cancellation != nil)
                writer.field("postponed", event.isPostponed)
                writer.field("timeZone", event.zone.rawValue)
                writer.field("dates", event.dates.map(Period.init))
            }
        }
    }

    private struct Period: JSONWritable {
        let period: EventPeriod

        func write(to writer: inout JSONWriter) {
            writer.object { writer in
                writer.field("startsAt", period.startsAt)
                writer.field("endsAt", period.endsAt)
                writer.field("allDay", period.isAllDay)
            }
        }
    }
}
