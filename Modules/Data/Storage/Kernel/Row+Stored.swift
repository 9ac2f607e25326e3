import Database
import Domain

/// A stored value that violates a current rule: data corruption for the operator to repair.
struct StoredValueError: Error, CustomStringConvertible {
    let column: String
    let reason: String

    var description: String { "the stored value of \(column) cannot be read: \(reason)" }
}

extension Row {
    /// Converts a column by a rule of the domain. A refusal then means data corruption, not a member's
    /// mistake.
    func stored<Raw: SQLDecodable, Value>(
        _ column: String,
        as make: (Raw) throws -> Value?
    ) throws -> Value {
        let raw: Raw = try value(column)
        do {
            guard let value = try make(Self.visible(raw)) else {
                throw StoredValueError(column: column, reason: "no such value")
            }
            return value
        } catch let error as StoredValueError {
            throw error
        } catch {
            throw StoredValueError(column: column, reason: "\(error)")
        }
    }

    /// A text that draws nothing, stored before such texts were refused, reads as a replacement character.
    private static func visible<Raw>(_ raw: Raw) -> Raw {
        guard let text = raw as? String, !text.isEmpty, text.drawsNothing else { return raw }
        return "\u{FFFD}" as? Raw ?? raw
    }

    func storedIfPresent<Raw: SQLDecodable, Value>(
        _ column: String,
        as make: (Raw) throws -> Value?
    ) throws -> Value? {
        let raw: Raw? = try value(column)
        return try raw == nil ? nil : stored(column, as: make)
    }
}
