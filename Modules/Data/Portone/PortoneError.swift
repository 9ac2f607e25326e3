import JSONCoding

/// The body of a refusal.
struct PortoneError {
    static let notFound = "PAYMENT_NOT_FOUND"
    static let mismatch = "INFORMATION_MISMATCH"
    static let outstanding = "IDEMPOTENCY_OUTSTANDING_REQUEST"

    let code: String

    /// Nil unless the code is in capital letters, digits and underscores, and short enough for a log.
    init?(_ json: JSON) {
        guard let code = json["type"]?.stringValue, (1...64).contains(code.utf8.count),
            code.utf8.allSatisfy({
                (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_")
            })
        else { return nil }
        self.code = code
    }
}
