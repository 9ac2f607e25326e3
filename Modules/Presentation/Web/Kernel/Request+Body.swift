import Domain
import HTTPServer
import JSONCoding
import Wire

extension Request {
    /// Decodes a JSON body after validating its schema; throws its violations.
    func read<In: Body>(_: In.Type) throws -> In {
        if let type = headers["Content-Type"], !type.lowercased().hasPrefix("application/json") {
            throw RequestRefusal.unsupportedMediaType
        }
        let json: JSON
        do {
            json = try JSON(parsing: body.bytes)
        } catch {
            throw RequestRefusal.malformedJSON(error)
        }
        let violations = In.schema.violations(in: json, resolving: In.schemas)
        if !violations.isEmpty {
            // A misspelt name is both unknown and missing; reporting the unknown one first helps more.
            let sorted = violations.filter(\.isUnknownField) + violations.filter { !$0.isUnknownField }
            throw RefusalCollector(sorted.map(RequestRefusal.violation)).refusal
        }
        do {
            return try In(Fields(json))
        } catch {
            throw error.refusal
                ?? RequestRefusal.violation(
                    Violation(path: error.field, kind: .unreadable(wanted: error.wanted))
                )
        }
    }
}

extension Violation {
    fileprivate var isUnknownField: Bool {
        if case .unknownField = kind { true } else { false }
    }
}
