import Domain
import JSONCoding

/// A feed of events for readers: Atom (RFC 4287) with the dates of the RSS event module, or JSON Feed 1.1.
public struct EventFeed: Sendable {
    public static let atomType: StaticString = "application/atom+xml; charset=utf-8"
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
        """
        <?xml version="1.0" encoding="utf-8"?>
        <feed xmlns="http://www.w3.org/2005/Atom" xmlns:ev="http://purl.org/rss/1.0/modules/event/">
        <title>\(Self.escaped(title))</title>
        <id>\(Self.escaped(page))</id>
        <link rel="self" type="application/atom+xml" href="\(Self.escaped(address))"/>
        <link rel="alternate" type="text/html" href="\(Self.escaped(page))"/>
        <updated>\(updatedAt.rfc3339)</updated>
        \(events.map(entry).joined())</feed>

        """
    }

    private var updatedAt: Moment {
        events.map(\.event.changedAt).max() ?? Moment(milliseconds: 0)
    }

    private func entry(_ described: DescribedEvent) -> String {
        let event = described.event
        let dates = event.dates.map { period in
            """
            <ev:startdate>\(period.startsAt.rfc3339)</ev:startdate>
            <ev:enddate>\(period.endsAt.rfc3339)</ev:enddate>

            """
        }
        return """
            <entry>
            <title>\(Self.escaped(event.listing.details.title.text))</title>
            <id>\(identifier(event))</id>
            <link rel="alternate" type="text/html" href="\(Self.escaped(described.address))"/>
            <published>\(event.listing.createdAt.rfc3339)</published>
            <updated>\(event.changedAt.rfc3339)</updated>
            <author><name>\(Self.escaped(event.hosts.joined(separator: ", ")))</name></author>
            <content type="text">\(Self.escaped(described.text))</content>
            \(dates.joined())<ev:location>\(Self.escaped(event.location(in: described.area)))</ev:location>
            </entry>

            """
    }

    /// Stays the same when the server gets another address.
    private func identifier(_ event: FeedEvent) -> String { "urn:madang:event:\(event.listing.id)" }

    /// Characters that XML can't contain are left out.
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            case ">": escaped += "&gt;"
            case "\"": escaped += "&quot;"
            case "\n", "\t": escaped.unicodeScalars.append(scalar)
            case _ where scalar.value < 0x20 || (0xfffe...0xffff).contains(scalar.value): break
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }

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
                writer.field("location", event.location(in: area))
                writer.field("cancelled", event.listing.cancellation != nil)
                writer.field("postponed", event.isPostponed)
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
