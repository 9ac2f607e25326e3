import Domain
import JSONCoding
import XML

/// The items of a JSON Feed.
enum JSONFeedDrafts {
    static func read(_ bytes: [UInt8]) throws -> (drafts: [EntryDraft], isCut: Bool) {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let feed: JSON
        do {
            feed = try JSON(parsing: bytes.starts(with: mark) ? Array(bytes.dropFirst(3)) : bytes)
        } catch {
            throw SourceFailure.unreadable
        }
        guard feed["version"]?.stringValue?.contains("jsonfeed.org/version/") == true,
            let items = feed["items"]?.arrayValue
        else { throw SourceFailure.format }
        return (items.prefix(DocumentReader.mostEntries + 1).map(EntryDraft.init(item:)), false)
    }
}

extension EntryDraft {
    fileprivate init(item: JSON) {
        uid = item["id"]?.stringValue ?? item["id"]?.int64Value.map(String.init)
        title = item["title"]?.stringValue ?? ""
        link = item["url"]?.stringValue
        let html = item["content_html"]?.stringValue.map { lines(of: HTMLScanner.plainText($0)) }
        text = item["content_text"]?.stringValue ?? html ?? item["summary"]?.stringValue ?? ""
        let authors = item["authors"]?.arrayValue ?? item["author"].map { [$0] } ?? []
        hosts = authors.compactMap { $0["name"]?.stringValue }
        categories = (item["tags"]?.arrayValue ?? []).prefix(40).compactMap(\.stringValue)
        publishedAt = item["date_published"]?.stringValue.flatMap(TimeText.moment)
        modifiedAt = item["date_modified"]?.stringValue.flatMap(TimeText.moment)
        raw = String(decoding: item.encoded(), as: UTF8.self)
        if let event = item["_event"] { take(event) }
    }

    /// The extension in which Madang tells the dates of its own events.
    private mutating func take(_ event: JSON) {
        venue = event["location"]?.stringValue
        isCancelled = event["cancelled"]?.boolValue == true
        isPostponed = event["postponed"]?.boolValue == true
        let zone = event["timeZone"]?.stringValue.flatMap { Zone(rawValue: $0) } ?? .seoul
        let dates = (event["dates"]?.arrayValue ?? []).prefix(EventDates.counts.upperBound + 1)
        func times(_ name: String) -> [Time?] {
            dates.map { date -> Time? in
                guard case .moment(let moment, _) = date[name]?.stringValue.flatMap(TimeText.iso) else {
                    return nil
                }
                let isDay = date["allDay"]?.boolValue == true && zone == .seoul
                return isDay ? .day(zone.localTime(at: moment).date) : .moment(moment, zone)
            }
        }
        take(times("startsAt"), times("endsAt"))
    }
}
