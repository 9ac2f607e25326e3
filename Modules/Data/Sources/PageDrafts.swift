import Domain
import JSONCoding
import XML

/// The events of schema.org in the JSON-LD of a page.
enum PageDrafts {
    static func read(_ bytes: [UInt8]) throws -> (drafts: [EntryDraft], isCut: Bool) {
        let scripts = HTMLScanner.scripts(ofType: "application/ld+json", in: bytes)
        guard !scripts.isEmpty else { throw SourceFailure.format }
        let documents = scripts.compactMap { script -> JSON? in
            try? JSON(parsing: Array(String(decoding: script, as: UTF8.self).utf8))
        }
        guard !documents.isEmpty else { throw SourceFailure.unreadable }
        var drafts: [EntryDraft] = []
        for document in documents { collect(document, depth: 0, into: &drafts) }
        return (drafts, documents.count < scripts.count)
    }

    private static func collect(_ json: JSON, depth: Int, into drafts: inout [EntryDraft]) {
        guard depth < 12, drafts.count <= DocumentReader.mostEntries else { return }
        if let items = json.arrayValue {
            for item in items { collect(item, depth: depth + 1, into: &drafts) }
            return
        }
        let types = json["@type"].map { $0.arrayValue ?? [$0] }?.compactMap(\.stringValue) ?? []
        if types.contains(where: { $0.hasSuffix("Event") || $0 == "Hackathon" || $0 == "Festival" }) {
            drafts.append(EntryDraft(schema: json))
        }
        for part in ["@graph", "itemListElement", "item", "subEvent", "mainEntity", "event", "events"] {
            if let inner = json[part] { collect(inner, depth: depth + 1, into: &drafts) }
        }
    }
}

extension EntryDraft {
    fileprivate init(schema event: JSON) {
        uid = event["@id"]?.stringValue ?? event["identifier"]?.stringValue ?? event["url"]?.stringValue
        title = HTMLScanner.decodingReferences(event["name"]?.stringValue ?? "")
        link = event["url"]?.stringValue
        text = lines(of: HTMLScanner.plainText(event["description"]?.stringValue ?? ""))
        hosts = Self.all(event["organizer"]).compactMap { $0.stringValue ?? $0["name"]?.stringValue }
        start = event["startDate"]?.stringValue.flatMap(TimeText.iso)
        end = event["endDate"]?.stringValue.flatMap(TimeText.iso)?.exclusive
        categories = event["keywords"]?.stringValue?.split(separator: ",").map(String.init) ?? []
        let status = event["eventStatus"]?.stringValue ?? ""
        isCancelled = status.hasSuffix("EventCancelled")
        isPostponed = status.hasSuffix("EventPostponed")
        let attendance = event["eventAttendanceMode"]?.stringValue ?? ""
        if attendance.hasSuffix("OnlineEventAttendanceMode") { mode = .online }
        if attendance.hasSuffix("MixedEventAttendanceMode") { mode = .both }
        if attendance.hasSuffix("OfflineEventAttendanceMode") { mode = .offline }
        for place in Self.all(event["location"]) { take(place) }
        takeCost(of: event)
        raw = String(decoding: event.encoded(), as: UTF8.self)
        if raw.contains("\u{FFFD}") { diagnostics.insert(.textBroken) }
    }

    private static func all(_ json: JSON?) -> [JSON] { json.map { $0.arrayValue ?? [$0] } ?? [] }

    private mutating func take(_ place: JSON) {
        if place["@type"]?.stringValue == "VirtualLocation" {
            mode = mode ?? .online
            return
        }
        let address = place["address"]
        venue =
            venue ?? place.stringValue ?? place["name"]?.stringValue ?? address?.stringValue
            ?? address?["streetAddress"]?.stringValue ?? address?["addressLocality"]?.stringValue
        let geo = place["geo"]
        func degrees(_ name: String) -> Double? {
            geo?[name]?.doubleValue ?? geo?[name]?.stringValue.flatMap(Double.init)
        }
        if let latitude = degrees("latitude"), let longitude = degrees("longitude") {
            point = Point(latitude: latitude, longitude: longitude)
        }
    }

    private mutating func takeCost(of event: JSON) {
        if event["isAccessibleForFree"]?.boolValue == true { cost = .free }
        let offers = Self.all(event["offers"])
        guard offers.allSatisfy({ ["KRW", nil].contains($0["priceCurrency"]?.stringValue) }) else { return }
        let prices = offers.flatMap { [$0["price"], $0["lowPrice"], $0["highPrice"]] }
            .compactMap { $0?.intValue ?? $0?.stringValue.flatMap { Int($0) } }
            .compactMap { Money(won: $0) }
        guard let least = prices.min(), let most = prices.max() else { return }
        cost = most.won == 0 ? .free : .paid(from: least, to: most)
    }
}
