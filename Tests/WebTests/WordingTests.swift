import Domain
import Testing
import Wire
import Wording

@Suite("Words for times, prices and names")
struct WordingTests {
    @Test(
        "A particle takes the shape that the sound before it asks for",
        arguments: [
            ("피아노", "피아노를 피아노가 피아노는 피아노와 피아노로"), ("수학", "수학을 수학이 수학은 수학과 수학으로"),
            ("물", "물을 물이 물은 물과 물로"), ("2", "2를 2가 2는 2와 2로"), ("3", "3을 3이 3은 3과 3으로"),
            ("10", "10을 10이 10은 10과 10으로"), ("7", "7을 7이 7은 7과 7로"),
            ("Swift", "Swift를 Swift가 Swift는 Swift와 Swift로"),
            ("Python", "Python을 Python이 Python은 Python과 Python으로"),
            ("Google", "Google을 Google이 Google은 Google과 Google로"),
            ("web", "web을 web이 web은 web과 web으로"),
            ("facebook", "facebook을 facebook이 facebook은 facebook과 facebook으로"),
            ("SQL", "SQL을 SQL이 SQL은 SQL과 SQL로"), ("GPS", "GPS를 GPS가 GPS는 GPS와 GPS로"),
            ("'피아노'", "'피아노'를 '피아노'가 '피아노'는 '피아노'와 '피아노'로"),
            ("★", "★을(를) ★이(가) ★은(는) ★과(와) ★(으)로"), ("", "을(를) 이(가) 은(는) 과(와) (으)로"),
        ]
    )
    func particles(word: String, expected: String) {
        let all: [Particle] = [.object, .subject, .topic, .and, .direction]
        #expect(all.map { word.with($0) }.joined(separator: " ") == expected)
    }

    @Test("Interests are the subjects of classes, in the same words")
    func interests() {
        #expect(Interest.allCases.map(\.rawValue) == ClassSubject.allCases.map(\.rawValue))
        #expect(Interest.allCases.map(\.words) == ClassSubject.allCases.map(\.words))
    }

    @Test(
        "A time is told with its weekday by the clocks of Seoul, and with its year when that is another",
        arguments: [
            ("2026-11-20T10:30:00Z", "11월 20일 (금) 오후 7:30", "Fri 20 Nov, 7:30 pm"),
            ("2026-11-20T15:00:00Z", "11월 21일 (토) 오전 12:00", "Sat 21 Nov, 12:00 am"),
            ("2026-11-21T03:05:00Z", "11월 21일 (토) 오후 12:05", "Sat 21 Nov, 12:05 pm"),
            ("2027-01-03T00:00:00Z", "2027년 1월 3일 (일) 오전 9:00", "Sun 3 Jan 2027, 9:00 am"),
        ]
    )
    func times(time: String, korean: String, english: String) throws {
        let (time, now) = (Moment(rfc3339: time), Moment(rfc3339: "2026-11-20T10:30:00Z"))
        #expect(try #require(time).words(at: #require(now)) == Words(korean, english))
    }

    @Test(
        "Won are written with commas, and said in 만 and 천",
        arguments: [
            (0, "0원", "0원"), (9_500, "9,500원", "9,500원"), (15_000, "15,000원", "1만 5천원"),
            (30_000, "30,000원", "3만원"), (15_300, "15,300원", "1만 5,300원"),
            (100_000_000, "100,000,000원", "1억원"), (123_450_000, "123,450,000원", "1억 2,345만원"),
        ]
    )
    func won(won: Int, written: String, said: String) throws {
        let money = try #require(Money(won: won))
        #expect(money.words[.korean] == written)
        #expect(money.spoken[.korean] == said)
    }

    @Test(
        "A length is told in minutes up to an hour, then in hours",
        arguments: [(50, "50분"), (60, "60분"), (90, "1시간 30분"), (120, "2시간")]
    )
    func lengths(minutes: Int, korean: String) {
        #expect(Duration.seconds(minutes * 60).words[.korean] == korean)
    }
}
