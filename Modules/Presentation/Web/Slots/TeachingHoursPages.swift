import Domain
import HTTPServer
import JSONCoding
import Wire
import Wording

/// Page routes of a member's teaching hours.
public struct TeachingHoursPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [mine, save] }

    private var mine: PageRoute {
        .memberPage(SlotPagePath.hours) { visit in
            let hours: TeachingHoursBody = try await visit.get(SlotPath.hours)
            return TeachingHoursPage(entry: FormEntry(of: hours)).page(for: visit)
        }
    }

    private var save: PageRoute {
        .form(
            SlotPagePath.hours,
            sends: .put,
            to: SlotPath.hours,
            spelling: \.spellingTeachingHours,
            then: { (_, _: TeachingHoursBody) in .to(SlotPagePath.hours.rawValue, telling: .saved) },
            refused: { visit, entry in TeachingHoursPage(entry: entry).page(for: visit) }
        )
    }
}

extension FormEntry {
    /// Leaves out rows without times or without a date. A part of a day that ends at midnight ends at 24:00.
    fileprivate var spellingTeachingHours: FormEntry {
        var entry = without("week", "exceptions").saying([""], at: "week").saying([""], at: "exceptions")
        for row in 0..<count(of: "week") {
            let name = "week.\(row)"
            guard !text("\(name).from").isEmpty || !text("\(name).to").isEmpty else { continue }
            entry = entry.saying([text("\(name).weekday")], at: "\(name).weekday")
                .saying([text("\(name).from")], at: "\(name).from")
                .saying([end("\(name).to")], at: "\(name).to")
        }
        for row in 0..<count(of: "exceptions") {
            let name = "exceptions.\(row)"
            guard !text("\(name).date").isEmpty else { continue }
            entry = entry.saying([text("\(name).date")], at: "\(name).date")
                .saying([text("\(name).from")], at: "\(name).from")
                .saying([end("\(name).to")], at: "\(name).to")
        }
        return entry
    }

    private func end(_ name: String) -> String { text(name) == "00:00" ? "24:00" : text(name) }
}
