import Database
import Domain

extension BoardFilter {
    /// The conditions other than place and status, each covered by the index.
    var conditions: SQL {
        var conditions: [SQL] = []
        if let side { conditions.append(" AND side = \(side.rawValue)") }
        let kinds = kinds.map { filter -> SQL in
            let marks = filter.marks.map { " AND facets & \($0) <> 0" as SQL }
            return "(kind = \(filter.kind.rawValue)\(marks.joined(by: "")))"
        }
        conditions.append(kinds.isEmpty ? " AND 1 = 0" : " AND (\(kinds.joined(by: " OR ")))")
        if let prices {
            conditions.append(" AND price BETWEEN \(prices.lowerBound) AND \(prices.upperBound)")
        }
        for figure in Figure.allCases {
            guard let range = figures[figure] else { continue }
            let column: SQL =
                switch figure {
                case .deposit: "second_amount"
                case .cost: "monthly_cost"
                case .area: "area"
                }
            conditions.append(" AND \(column) BETWEEN \(range.lowerBound) AND \(range.upperBound)")
        }
        if let times { conditions.append(" AND week_times & \(times.bits) <> 0") }
        return conditions.joined(by: "")
    }

    /// The stored states that match the requested statuses: an open listing past its date is expired.
    func states(at now: Moment) -> [StoredState] {
        var states: [StoredState] = []
        let passed: SQL = " AND expires_at <= \(now)"
        switch (statuses.contains(.open), statuses.contains(.expired)) {
        case (true, true): states.append(StoredState(status: .open, besides: ""))
        case (true, false):
            states.append(
                StoredState(status: .open, besides: " AND (expires_at IS NULL OR expires_at > \(now))")
            )
        case (false, true): states.append(StoredState(status: .open, besides: passed))
        case (false, false): break
        }
        if statuses.contains(.expired) { states.append(StoredState(status: .expired, besides: "")) }
        for status in [Listing.Status.closed, .cancelled] where statuses.contains(status) {
            states.append(StoredState(status: status, besides: ""))
        }
        return states
    }

    /// The same, for queries without an index on the status.
    func anyState(at now: Moment) -> SQL {
        let states = states(at: now).map { state -> SQL in
            "(status = \(state.status.rawValue)\(state.besides))"
        }
        return states.isEmpty ? " AND 1 = 0" : " AND (\(states.joined(by: " OR ")))"
    }
}

struct StoredState {
    let status: Listing.Status
    let besides: SQL
}
