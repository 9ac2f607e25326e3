import Arguments
import Testing

@Suite("Spelling of values")
struct SpellingTests {
    private func value(_ kind: ValueKind, _ text: String) -> Invocation? {
        let program = Command(
            "depot",
            summary: "",
            example: .init("depot"),
            options: [Option("it", kind, summary: "")]
        )
        guard case .run(let invocation)? = try? program.parse(["--it=\(text)"]) else { return nil }
        return invocation
    }

    @Test(
        "A time is a number with its unit, or several",
        arguments: [
            ("250ms", .milliseconds(250)), ("90s", .seconds(90)), ("2h", .seconds(7_200)),
            ("1d2h3m4s5ms", .milliseconds(93_784_005)),
        ] as [(String, Duration)]
    )
    func duration(text: String, expected: Duration) {
        #expect(value(.duration, text)?.duration("it") == expected)
    }

    @Test(
        "A size is a number with a decimal or a binary unit",
        arguments: [("512", 512), ("2KiB", 2_048), ("3mb", 3_000_000)]
    )
    func bytes(text: String, expected: Int) {
        #expect(value(.bytes, text)?.bytes("it") == expected)
    }

    @Test(
        "Values in the wrong form are refused",
        arguments: [
            (.duration, ""), (.duration, "5"), (.duration, "s"), (.duration, "-5s"), (.duration, "5 s"),
            (.duration, "99999999999999999999s"), (.duration, "9223372036854775807d"), (.bytes, "1.5MB"),
            (.bytes, "MB"), (.bytes, "٣"), (.integer(1...3), "4"), (.integer(1...3), "two"),
            (.number(0...1), "inf"),
            (.address, "host"), (.file, ""),
        ] as [(ValueKind, String)]
    )
    func refused(kind: ValueKind, text: String) {
        #expect(value(kind, text) == nil)
    }
}
