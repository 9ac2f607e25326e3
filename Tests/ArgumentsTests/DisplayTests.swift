import Arguments
import Testing

@Suite("Output on a terminal")
struct DisplayTests {
    @Test(
        "A letter takes the columns a terminal gives it",
        arguments: [
            ("abc", 3), ("마당", 4), ("ㅁㄷ", 4), ("\u{1106}\u{1161}\u{1103}\u{1161}\u{11BC}", 4), ("日本", 4),
            ("e\u{301}", 1), ("\u{200B}", 0), ("ｱ", 1), ("Ａ", 2), ("🎹", 2), ("👩‍🏫", 2), ("🇰🇷", 2), ("❤️", 2),
            ("…", 1), ("₩", 1), ("\u{1B}", 0),
        ]
    )
    func width(text: String, expected: Int) {
        #expect(text.displayWidth == expected)
    }

    @Test(
        "Text that is too wide is cut between letters, with an ellipsis",
        arguments: [
            ("마당에서", 8, "마당에서"), ("마당에서", 7, "마당에…"), ("마당에서", 6, "마당…"), ("abc", 1, "…"), ("abc", 0, ""),
        ]
    )
    func truncation(text: String, width: Int, expected: String) {
        #expect(text.truncated(to: width) == expected)
    }

    @Test("Columns stand below each other, numbers to the right, and nothing trails")
    func table() {
        var table = Table([.init("Name"), .init("Boxes", .right), .init("Note")])
        table.add(["중구", "7", ""])
        table.add(["Hannam", "12", "한강"])
        #expect(
            table.rendered() == """
                Name    Boxes  Note
                중구        7
                Hannam     12  한강

                """
        )
    }

    @Test("On a narrow terminal the widest column gives way, but never one that must not")
    func narrow() {
        var table = Table([.init("Code", canShrink: false), .init("Name")])
        table.add(["1234567890", "성수동 벚꽃길 모임과 산책"])
        let lines = table.rendered(width: 24).split(separator: "\n")
        #expect(lines.last == "1234567890  성수동 벚꽃…")
        #expect(lines.allSatisfy { $0.displayWidth <= 24 })
    }

    @Test("Where a column would say too little, each row takes several lines, within the width")
    func stacked() {
        var table = Table([
            .init("Code", canShrink: false), .init("Title"), .init("Price", .right, canShrink: false),
            .init("Posted", canShrink: false), .init("State", canShrink: false),
        ])
        table.add(["1234567890", "성수동 벚꽃길 모임과 산책", "₩36,000 an hour", "2 hours ago", "–"])
        table.add(["1234567891", "수학", "–", "", "Edited"])
        #expect(
            table.rendered(width: 40) == """
                1234567890  성수동 벚꽃길 모임과 산책
                  Price: ₩36,000 an hour
                  Posted: 2 hours ago
                1234567891  수학
                  State: Edited

                """
        )
        #expect(table.rendered(width: 30).split(separator: "\n").allSatisfy { $0.displayWidth <= 30 })
        #expect(table.rendered(width: 120).hasPrefix("Code        Title"))
    }

    @Test("Other members' text can't contain terminal control sequences")
    func hostile() {
        var table = Table([.init("Name")])
        table.add(["a\u{1B}[31mb\nc\u{202E}d\u{9B}"])
        #expect(table.rendered() == "Name\na\u{FFFD}[31mb c\u{FFFD}d\u{FFFD}\n")
    }

    @Test(
        "Colour is for terminals, unless the user asked otherwise",
        arguments: [
            (true, [:], false, true), (false, [:], false, false), (true, [:], true, false),
            (true, ["NO_COLOR": "1"], false, false), (true, ["NO_COLOR": ""], false, true),
            (true, ["TERM": "dumb"], false, false), (true, ["CLICOLOR": "0"], false, false),
            (false, ["CLICOLOR_FORCE": "1"], false, true), (false, ["CLICOLOR_FORCE": "0"], false, false),
            (false, ["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], false, false),
        ] as [(Bool, [String: String], Bool, Bool)]
    )
    func colour(isTerminal: Bool, environment: [String: String], refused: Bool, expected: Bool) {
        let style = Style(isTerminal: isTerminal, environment: environment, refused: refused)
        #expect(style.colour == expected)
        #expect(style.bold("x") == (expected ? "\u{1B}[1mx\u{1B}[0m" : "x"))
    }
}
