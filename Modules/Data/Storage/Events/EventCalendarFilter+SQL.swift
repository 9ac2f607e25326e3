import Database
import Domain

extension EventCalendarFilter {
    /// The conditions on a row of event_days, each covered by the indexes of the calendar, but for the text.
    ///
    /// - Parameter hidden: members whose events the reader doesn't see.
    func conditions(hiding hidden: Set<Member.ID>) -> SQL {
        var conditions: [SQL] = [
            "is_listed = 1 AND event NOT IN (\(.hiddenListings))",
            .isOffered("'event'"),
        ]
        conditions += marks.map { "facets & \($0) <> 0" }
        if let place = region?.condition {
            conditions.append("(\(place) OR facets & \(Self.online) <> 0)")
        }
        if !hidden.isEmpty { conditions.append("author NOT IN \(list: hidden.sorted())") }
        return conditions.joined(by: " AND ")
    }

    /// The facets of events that can be attended from anywhere.
    private static let online = Listing.Kind.facets(called: "mode").reduce(Marks(rawValue: 0)) {
        $0.union($1.marks(ofWords: [EventMode.online, .both].map(\.rawValue)))
    }
}

extension EventRegion {
    fileprivate var condition: SQL {
        switch self {
        case .province(let province):
            return "code BETWEEN \(province.codes.lowerBound) AND \(province.codes.upperBound)"
        case .area(let codes): return "code IN \(list: codes.map(\.number))"
        }
    }
}
