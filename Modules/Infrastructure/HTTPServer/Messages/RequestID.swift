import Synchronization

/// Request identifiers: short, unique and safe in a log line.
enum RequestID {
    private static let counter = Atomic<UInt64>(UInt64.random(in: .min ... .max))
    private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

    /// Thirteen characters, which a string stores without allocating.
    static func make() -> String {
        var bits = counter.wrappingAdd(0x9E37_79B9_7F4A_7C15, ordering: .relaxed).newValue
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        bits ^= bits >> 31
        return String(unsafeUninitializedCapacity: 13) { letters in
            for index in 0..<13 {
                letters[index] = alphabet[Int(bits & 31)]
                bits >>= 5
            }
            return 13
        }
    }

    /// Returns the client's or proxy's identifier if it is safe in headers and logs, otherwise the trace to
    /// which the request belongs.
    static func accepted(from headers: Headers) -> String? {
        if let name = headers["X-Request-Id"], isSafe(name) { return name }
        return headers["traceparent"].flatMap(trace)
    }

    private static func isSafe(_ name: String) -> Bool {
        (1...64).contains(name.utf8.count) && name.utf8.allSatisfy(isSafe)
    }

    /// The trace of a W3C Trace Context header: `version-trace-parent-flags` in hexadecimal digits.
    private static func trace(of parent: String) -> String? {
        let parts = parent.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count >= 4, parts[0].utf8.count == 2, parts[0] != "ff", parts[1].utf8.count == 32,
            parts[1].utf8.allSatisfy({
                $0.isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
            }),
            parts[1].contains(where: { $0 != "0" })
        else { return nil }
        return String(parts[1])
    }

    private static func isSafe(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte.asciiLowercased)
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
    }
}
