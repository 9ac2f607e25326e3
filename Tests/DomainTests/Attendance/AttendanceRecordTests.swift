import Testing

@testable import Domain

@Suite("The grade of attendance")
struct AttendanceRecordTests {
    private let now = RosterFixture.now

    /// A letter each, latest first, ten days apart: present, late, absent.
    private func record(_ letters: String, every days: Int = 10) -> AttendanceRecord {
        AttendanceRecord(
            letters.enumerated().map { index, letter in
                AttendanceRecord.Entry(
                    listing: Listing.ID(rawValue: Int64(index + 1)),
                    title: nil,
                    status: letter == "p" ? .present : letter == "l" ? .late : .absent,
                    startedAt: now - .seconds(days * index * 86_400)
                )
            },
            at: now
        )
    }

    @Test(
        "90 percent is diligent, 70 is trying, less is poor, and fewer than three make a beginner",
        arguments: [
            ("", nil, nil), ("p", 100, .beginner), ("aa", 0, .beginner), ("ppp", 100, .diligent),
            ("ppppa", 82, .trying), ("lll", 50, .poor), ("app", 64, .poor), ("ppa", 69, .poor),
            ("pppl", 88, .trying), ("pppppl", 93, .diligent), ("aaaaa", 0, .poor),
        ] as [(String, Int?, AttendanceGrade?)]
    )
    func grades(letters: String, score: Int?, grade: AttendanceGrade?) {
        let record = record(letters)
        #expect(record.score == score && record.grade == grade, "\(record.score ?? -1)")
    }

    @Test("On one day the score is the plain mean; exactly 90 percent is diligent, and exactly 70 is trying")
    func plain() {
        #expect(record("ppppppppla", every: 0).score == 85)
        #expect(record("pppppppppa", every: 0).grade == .diligent)
        let trying = record("pppppppaaa", every: 0)
        #expect(trying.score == 70 && trying.grade == .trying)
    }

    @Test("An attendance weighs half after 90 days and a quarter after 180, whole days counted")
    func decay() {
        let weights = record("ppp", every: 90).entries.map { $0.weight(at: now) }
        #expect(weights.map { Int(($0 * 1_000).rounded()) } == [1_000, 500, 250])
        #expect(record("p").entries[0].weight(at: now + .seconds(86_399)) == 1)
        #expect(record("pa", every: 90).score == 66 && record("ap", every: 90).score == 33)
    }
}

@Suite("Check-in codes")
struct CheckInCodeTests {
    @Test("Six digits are a code, also with a space or a hyphen, and nothing else is")
    func reading() throws {
        for text in ["042917", " 042 917 ", "042-917"] { #expect(try CheckInCode(text).digits == "042917") }
        for text in ["", "04291", "0429171", "04291a", "０４２９１７", "٠٤٢٩١٧"] {
            #expect(throws: AttendanceRefusal.wrongCode) { try CheckInCode(text) }
        }
    }

    @Test("A number becomes six digits with its zeros")
    func digits() {
        #expect(CheckInCode(of: 42).digits == "000042" && CheckInCode(of: .max).digits == "551615")
    }

    @Test("A code is shown until its minute ends")
    func end() {
        let now = Moment(milliseconds: 120_001)
        #expect(CheckInCode.step(at: now) == 2 && CheckInCode.end(at: now) == Moment(milliseconds: 180_000))
    }
}
