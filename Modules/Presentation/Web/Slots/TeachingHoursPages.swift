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
            TeachingHoursPage(entry: FormEntry(of: try await visit(API.slots.hours()))).page(for: visit)
        }
    }

    private var save: PageRoute {
        .form(
            SlotPagePath.hours,
            sends: API.slots.save,
            spelling: \.spellingTeachingHours,
            then: { _, _ in .to(SlotPagePath.hours.rawValue, flash: .saved) },
            refused: { visit, entry in TeachingHoursPage(entry: entry).page(for: visit) }
        )
    }
}

extension FormEntry {
    /// Leaves out rows without times or without a date. A part of a day that ends at midnight ends at 24:00.
    fileprivate var spellingTeachingHours: FormEntry {
        var entry = without("week", "exceptions", TeachingHoursPage.sameAsMonday)
            .saying([""], at: "week").saying([""], at: "exceptions")
        for (row, part) in week.enumerated() {
            let name = "week.\(row)"
            entry = entry.saying([part.weekday], at: "\(name).weekday")
                .saying([part.from], at: "\(name).from")
                .saying([part.to], at: "\(name).to")
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

    /// The rows with times; a day that is the same as Monday has those of Monday instead of its own.
    private var week: [(weekday: String, from: String, to: String)] {
        let chosen = Set(texts(TeachingHoursPage.sameAsMonday))
        let copies = Weekday.allCases.map(\.rawValue).filter(chosen.contains)
        let own = (0..<count(of: "week")).map { "week.\($0)" }
            .filter { !text("\($0).from").isEmpty || !text("\($0).to").isEmpty }
            .map { (weekday: text("\($0).weekday"), from: text("\($0).from"), to: end("\($0).to")) }
        let monday = own.filter { $0.weekday == Weekday.monday.rawValue }
        return own.filter { !copies.contains($0.weekday) }
            + copies.flatMap { day in monday.map { (day, $0.from, $0.to) } }
    }

    private func end(_ name: String) -> String { text(name) == "00:00" ? "24:00" : text(name) }
}
