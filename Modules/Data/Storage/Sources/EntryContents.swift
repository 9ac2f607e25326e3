import Domain

/// The contents of an event as the text of one column: a line for each value.
struct EntryContents {
    let text: String

    init(_ contents: EventContents) {
        let dates = contents.dates.all.map { period in
            let isAllDay = period.isAllDay ? 1 : 0
            return "\(period.startsAt.milliseconds) \(period.endsAt.milliseconds) \(isAllDay)"
        }
        let values: [(String, String?)] = [
            ("title", contents.title.text), ("link", contents.link?.text),
            ("hosts", contents.hosts.all.map(\.text).joined(separator: "\n")),
            ("description", contents.description.text), ("venue", contents.venue?.text),
            ("mode", contents.mode.rawValue), ("cost", contents.cost.kind.rawValue),
            ("from", contents.cost.amounts.from.map { "\($0.won)" }),
            ("to", contents.cost.amounts.to.map { "\($0.won)" }),
            ("category", contents.category.rawValue),
            ("topics", contents.topics.map(\.rawValue).sorted().joined(separator: "\n")),
            ("zone", contents.dates.zone.rawValue), ("dates", dates.joined(separator: "\n")),
            ("postponed", contents.isPostponed ? "1" : nil),
        ]
        text = values.compactMap { name, value in value.map { "\(name) \(Self.escaped($0))" } }
            .joined(separator: "\n")
    }

    init(text: String) {
        self.text = text
    }

    /// Throws a refusal if the text was damaged.
    func contents() throws -> EventContents? {
        var values: [String: String] = [:]
        for line in text.split(separator: "\n") {
            let name = line.prefix { $0 != " " }
            values[String(name)] = Self.unescaped(line[name.endIndex...].dropFirst())
        }
        func lines(_ name: String) -> [String] { values[name]?.split(separator: "\n").map(String.init) ?? [] }
        func won(_ name: String) -> Money? { values[name].flatMap { Int($0) }.flatMap { Money(won: $0) } }
        guard let zone = values["zone"].flatMap(Zone.init(rawValue:)),
            let mode = values["mode"].flatMap(EventMode.init(rawValue:)),
            let kind = values["cost"].flatMap(EventCost.Kind.init(rawValue:)),
            let category = values["category"].flatMap(EventCategory.init(rawValue:))
        else { return nil }
        let cost: EventCost =
            switch kind {
            case .free: .free
            case .unknown: .unknown
            case .paid: try .paid(between: won("from"), and: won("to"))
            }
        return try EventContents(
            title: ListingTitle(values["title"] ?? ""),
            link: values["link"].map { try EventLink($0) },
            hosts: EventHosts(lines("hosts").map { try EventHost($0) }),
            description: EventDescription(values["description"] ?? ""),
            venue: EventVenue(values["venue"] ?? ""),
            mode: mode,
            cost: cost,
            category: category,
            topics: Set(lines("topics").compactMap(EventTopic.init(rawValue:))),
            dates: EventDates(lines("dates").compactMap { try Self.period($0) }, in: zone),
            isPostponed: values["postponed"] != nil
        )
    }

    private static func period(_ line: String) throws -> EventPeriod? {
        let numbers = line.split(separator: " ").compactMap { Int64($0) }
        guard numbers.count == 3 else { return nil }
        return try EventPeriod(
            startsAt: Moment(milliseconds: numbers[0]),
            endsAt: Moment(milliseconds: numbers[1]),
            isAllDay: numbers[2] == 1
        )
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
    }

    private static func unescaped(_ text: Substring) -> String {
        var plain = ""
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if isEscaped {
                plain.unicodeScalars.append(scalar == "n" ? "\n" : scalar)
                isEscaped = false
            } else if scalar == "\\" {
                isEscaped = true
            } else {
                plain.unicodeScalars.append(scalar)
            }
        }
        return plain
    }
}
