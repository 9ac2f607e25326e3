import Database

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
            guard let value = try make(raw) else {
                throw StoredValueError(column: column, reason: "no such value")
            }
            return value
        } catch let error as StoredValueError {
            throw error
        } catch {
            throw StoredValueError(column: column, reason: "\(error)")
        }
    }

    func storedIfPresent<Raw: SQLDecodable, Value>(
        _ column: String,
        as make: (Raw) throws -> Value?
    ) throws -> Value? {
        let raw: Raw? = try value(column)
        return try raw == nil ? nil : stored(column, as: make)
    }
}
