import Domain
import JSONCoding
import Wire
import Wording

/// Browsers speak of wall clocks, the API of points in time; here everybody's clock is Seoul's.
extension FormEntry {
    /// Times as the API takes them; what is no time stays as it was typed, for the API to refuse.
    func tellingTimes(called name: String) -> FormEntry {
        changing { field throws(Violation) in
            guard Self.isCalled(name, field.name), Self.isWallClock(field.text) else { return field }
            return try FormField(
                field.name,
                field.text + (field.text.utf8.count == 16 ? ":00+09:00" : "+09:00")
            )
        }
    }

    /// Times as a browser's field shows them.
    func showingTimes(called name: String) -> FormEntry {
        changing { field throws(Violation) in
            guard Self.isCalled(name, field.name), let moment = Moment(rfc3339: field.text) else {
                return field
            }
            return try FormField(field.name, moment.fieldText)
        }
    }

    private static func isCalled(_ name: String, _ field: String) -> Bool {
        field == name || field.hasSuffix("." + name)
    }

    /// "2026-11-20T19:30", with seconds or without.
    private static func isWallClock(_ text: String) -> Bool {
        let shape = text.map { $0.isNumber ? "0" : String($0) }.joined()
        return shape == "0000-00-00T00:00" || shape == "0000-00-00T00:00:00"
    }
}
