/// Values at and beyond every limit, as bytes: some of them are no JSON, no UTF-8 or no number.
enum ExtremeValues {
    static let integers: [String] = {
        let limits: [String] = [
            "127", "128", "-128", "-129", "255", "256", "32767", "32768", "-32769", "65535", "65536",
            "2147483647", "2147483648", "-2147483649", "4294967295", "4294967296", "9007199254740993",
            "9223372036854775806", "9223372036854775807", "9223372036854775808", "-9223372036854775807",
            "-9223372036854775808", "-9223372036854775809", "18446744073709551615", "18446744073709551616",
        ]
        return limits + ["-1", "0", "1", "-0", "+1", "007", "00", "100000", "10000000"]
    }()

    static let numbers = [
        "0.0", "-0.0", "1.5", "1e3", "1e308", "1e309", "-1e308", "5e-324", "1E400", "NaN", "nan", "inf",
        "Infinity", "-Infinity", "0x10", "1e", ".5", "90.0000001", "180", "-180", "-90",
    ]

    static let texts: [String] = [
        "", " ", "%", "%00", "a\u{0}b", "\u{FFFF}", "\u{202E}abc", "\u{2028}", "가", "🏘️👩‍👩‍👧‍👦",
        "a" + String(repeating: "\u{301}", count: 5_000), String(repeating: "가", count: 1_001),
        String(repeating: "a", count: 7_000), "'\";--", "<script>", "../../etc/passwd", "{id}", "true",
        "7ZZZZZZZZZZZZ", "0000000000000", "7ZZZZZZZZZZZZ-9223372036854775807-7ZZZZZZZZZZZZ",
        "9223372036854775807-7ZZZZZZZZZZZZ", "-9223372036854775808-0000000000000",
        "9223372036854775807", "0001-01-01T00:00:00Z", "0000-01-01T00:00:00+23:59",
        "9999-12-31T23:59:60-23:59", "2026-13-01T00:00:00Z", "2026-02-30T00:00:00+09:00",
        "9999-12-31T23:59", "2026-11-22T24:00", "1e308,1e308,1e308,1e308", "0,0,5e-324,5e-324",
        "-180,-90,180,90", "126.98,37.56,126.98000000000002,37.56000000000001", "nan,nan,nan,nan",
        "bytes=0-9223372036854775807", "bytes=9223372036854775807-", "bytes=-9223372036854775808",
        "제1", "제", "ㅁ", "1111111111", "9999999999",
    ]

    /// For the address, a form and a header.
    static let plain: [[UInt8]] =
        (integers + numbers + texts).map { Array($0.utf8) } + [
            [0xFF, 0xFE], [0xC0, 0x80], [0xED, 0xA0, 0x80],
        ]

    /// For a place in a JSON document.
    static let json: [[UInt8]] = {
        let quoted = (integers + texts).map { text in
            let escaped = text.unicodeScalars.map { scalar in
                scalar.value < 0x20 || scalar == "\"" || scalar == "\\"
                    ? "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
                    : String(scalar)
            }
            return "\"\(escaped.joined())\""
        }
        let others = [
            "null", "true", "false", "[]", "{}", "[[]]", "[null]", "[{}]", #""\ud800""#, #""\udc00\ud800""#,
            String(repeating: "[", count: 30_000), String(repeating: #"{"a":"#, count: 10_000),
            String(repeating: "[", count: 31) + String(repeating: "]", count: 31),
            "\"" + String(repeating: "a", count: 60_000) + "\"",
            "\"" + String(repeating: "a", count: 1_000_000) + "\"",
            "[" + Array(repeating: "0", count: 30_000).joined(separator: ",") + "]",
            #"{"a":1,"a":2}"#, "", "\"",
        ]
        return (integers + numbers + quoted + others).map { Array($0.utf8) } + [[0x22, 0xFF, 0xFE, 0x22]]
    }()
}

/// SplitMix64: the same walk for the same seed.
struct WalkChance: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }
}
