/// The header `Signature` of a request.
public struct SignatureHeader: Sendable, Hashable {
    static let longest = 4_096

    public let keyID: String
    /// The signed headers in order, in lower case.
    public let names: [String]
    let signature: [UInt8]

    init(keyID: String, names: [String], signature: [UInt8]) {
        self.keyID = keyID
        self.names = names
        self.signature = signature
    }

    /// Nil for a header that is malformed, names a parameter or a header twice, or uses another algorithm.
    /// `hs2019` leaves the algorithm to the key.
    public init?(_ text: String) {
        guard text.utf8.count <= Self.longest, let parameters = Self.parameters(text) else { return nil }
        guard ["rsa-sha256", "hs2019"].contains(parameters["algorithm"] ?? "hs2019"),
            let keyID = parameters["keyId"], !keyID.isEmpty,
            let signature = parameters["signature"].flatMap(Base64.decode), !signature.isEmpty
        else { return nil }
        let names = (parameters["headers"] ?? "date").split(separator: " ").map { $0.lowercased() }
        guard !names.isEmpty, Set(names).count == names.count else { return nil }
        self.init(keyID: keyID, names: names, signature: signature)
    }

    var text: String {
        """
        keyId="\(keyID)",algorithm="rsa-sha256",headers="\(names.joined(separator: " "))",\
        signature="\(Base64.encode(signature))"
        """
    }

    /// `name="value"` separated by commas. Values have no quotes in them; numbers need none around them.
    private static func parameters(_ text: String) -> [String: String]? {
        var parameters: [String: String] = [:]
        var rest = text[...]
        while true {
            rest = rest.drop { $0 == " " }
            let name = rest.prefix { $0.isLetter }
            rest = rest[name.endIndex...]
            guard !name.isEmpty, rest.first == "=" else { return nil }
            rest.removeFirst()
            let value: Substring
            if rest.first == "\"" {
                rest.removeFirst()
                value = rest.prefix { $0 != "\"" }
                rest = rest[value.endIndex...]
                guard !rest.isEmpty else { return nil }
                rest.removeFirst()
            } else {
                value = rest.prefix { $0.isNumber }
                rest = rest[value.endIndex...]
            }
            guard parameters.updateValue(String(value), forKey: String(name)) == nil else { return nil }
            rest = rest.drop { $0 == " " }
            if rest.isEmpty { return parameters }
            guard rest.removeFirst() == "," else { return nil }
        }
    }
}
