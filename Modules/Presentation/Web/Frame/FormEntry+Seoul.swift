import Domain
import JSONCoding
import Wire
import Wording

/// Browsers send local times and the API takes instants; all times are in Seoul's zone.
extension FormEntry {
    /// Converts local times to the API's format. An invalid time is kept, so that the API refuses it.
    func tellingTimes(called name: String) -> FormEntry {
        changing { field throws(Violation) in
            guard Self.isCalled(name, field.name), Self.isWallClock(field.text) else { return field }
            return try FormField(
                field.name,
                field.text + (field.text.utf8.count == 16 ? ":00+09:00" : "+09:00")
            )
        }
    }

    /// Converts the API's times to the format of a browser's field.
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
