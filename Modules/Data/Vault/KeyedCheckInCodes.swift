public import Domain
public import Secrets

/// Check-in codes derived from the server's key, the listing and the time. Nothing is stored, and the
/// database reveals none.
public struct KeyedCheckInCodes: CheckInCodeIssuer {
    private let key: SecretKey

    public init(_ key: SecretKey) {
        self.key = key.derived(for: "check-in code")
    }

    public func code(of listing: Listing.ID, step: Int64) -> CheckInCode {
        let mac = key.mac(Array("\(listing) \(step)".utf8))
        return CheckInCode(of: mac.prefix(8).reduce(0) { $0 << 8 | UInt64($1) })
    }

    public func accepts(_ code: CheckInCode, of listing: Listing.ID, steps: [Int64]) -> Bool {
        let given = Array(code.digits.utf8)
        return steps.reduce(false) { isFound, step in
            constantTimeEqual(given, Array(self.code(of: listing, step: step).digits.utf8)) || isFound
        }
    }
}
