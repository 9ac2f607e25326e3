import Domain
import Testing

@testable import Sources

@Suite("Dates in a text")
struct DateTextTests {
    private func read(_ texts: String...) -> String? {
        guard let found = DateText.find(in: texts, near: december) else { return nil }
        let notes = [found.yearInferred ? "inferred" : nil, found.weekdayContradicts ? "contradicts" : nil]
        let stamps = [describe(found.start), found.end.map(describe)].compactMap(\.self)
        return ([stamps.joined(separator: " ~ ")] + notes.compactMap(\.self)).joined(separator: ", ")
    }

    private func describe(_ stamp: DateText.Stamp) -> String {
        let date = "\(stamp.date.year)-\(stamp.date.month)-\(stamp.date.day)"
        return stamp.minute.map { "\(date) \($0 / 60):\($0 % 60)" } ?? date
    }

    @Test(
        "The spellings of both languages are read",
        arguments: [
            ("2026년 12월 5일(토) 14:00~18:00", "2026-12-5 14:0 ~ 2026-12-5 18:0"),
            ("2026. 12. 5. (토) 오후 2시 30분", "2026-12-5 14:30"),
            ("2026-12-05 14:00 - 16:00", "2026-12-5 14:0 ~ 2026-12-5 16:0"),
            ("2026/12/05", "2026-12-5"), ("12월 5일 토요일 오전 9시 반", "2026-12-5 9:30, inferred"),
            ("12/5(토) 19시 ~ 21시", "2026-12-5 19:0 ~ 2026-12-5 21:0, inferred"),
            ("12/5(Sat) 2 PM", "2026-12-5, inferred"), ("12/5(Sat) PM 2", "2026-12-5 14:0, inferred"),
            ("12월 5일 ~ 6일", "2026-12-5 ~ 2026-12-6, inferred"),
            ("2026.12.30(수) ~ 1.2(토)", "2026-12-30 ~ 2027-1-2"),
            ("2026-12-05 22:00 ~ 02:00", "2026-12-5 22:0 ~ 2026-12-6 2:0"),
            ("저녁 모임: 12월 5일 저녁 7시 ~ 9시", "2026-12-5 19:0 ~ 2026-12-5 21:0, inferred"),
            ("12월 5일(화) 2시", "2026-12-5 2:0, inferred, contradicts"),
        ]
    )
    func spellings(_ text: String, expected: String) {
        #expect(read(text) == expected)
    }

    @Test(
        "Fractions, versions, amounts and impossible dates are no dates",
        arguments: [
            "3/4 정도", "Swift 6.1", "10,000원", "2026년 13월 5일", "2026-02-30", "1월", "010-1234-5678", "",
        ]
    )
    func others(_ text: String) {
        #expect(read(text) == nil)
    }

    @Test("A line that is labelled counts before others, and the year is the next in which the day comes")
    func labels() {
        #expect(read("접수 시작 2026-11-01\n일시: 2026-12-05") == "2026-12-5")
        #expect(read("1월 9일") == "2027-1-9, inferred")
        #expect(read("11월 20일") == "2026-11-20, inferred")
    }

    @Test("Long texts take no longer than their length", .timeLimit(.minutes(1)))
    func long() {
        for part in ["1월 ", "2026-", "12/5(", "~", "9"] { _ = read(String(repeating: part, count: 100_000)) }
    }
}
