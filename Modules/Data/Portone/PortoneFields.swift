import Domain
import JSONCoding
import Wire

/// The fields of an object of PortOne. Unknown fields are ignored, because the API may add some; a field of
/// another type makes the whole answer unreadable.
struct PortoneFields {
    private static let longestText = 2_000

    private let json: JSON

    init(_ json: JSON) {
        self.json = json
    }

    func text(_ name: String) throws(ProviderFailure) -> String {
        guard let text = try text(ifGiven: name), !text.isEmpty else { throw .unreadable }
        return text
    }

    func text(ifGiven name: String) throws(ProviderFailure) -> String? {
        guard let value = value(name) else { return nil }
        guard let text = value.stringValue, text.utf8.count <= Self.longestText else { throw .unreadable }
        return text
    }

    func choice<Value>(_ name: String, _ choices: [String: Value]) throws(ProviderFailure) -> Value {
        guard let choice = choices[try text(name)] else { throw .unreadable }
        return choice
    }

    func money(_ name: String) throws(ProviderFailure) -> Money {
        guard let won = value(name)?.intValue, let money = Money(won: won) else { throw .unreadable }
        return money
    }

    func moment(ifGiven name: String) throws(ProviderFailure) -> Moment? {
        guard let text = try text(ifGiven: name) else { return nil }
        guard let moment = Moment(rfc3339: text) else { throw .unreadable }
        return moment
    }

    func object(_ name: String) throws(ProviderFailure) -> PortoneFields? {
        guard let value = value(name) else { return nil }
        guard value.objectValue != nil else { throw .unreadable }
        return PortoneFields(value)
    }

    func list(_ name: String) throws(ProviderFailure) -> [PortoneFields]? {
        guard let value = value(name) else { return nil }
        guard let items = value.arrayValue, items.allSatisfy({ $0.objectValue != nil }) else {
            throw .unreadable
        }
        return items.map(PortoneFields.init)
    }

    /// Null counts as absent.
    private func value(_ name: String) -> JSON? {
        json[name].flatMap { $0.isNull ? nil : $0 }
    }
}
