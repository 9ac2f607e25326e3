import Domain
import Testing

@Suite("Letters to all members")
struct LetterTests {
    private let now = Moment(milliseconds: 1_000_000_000)

    private func letter(_ subject: String = "점검 안내") throws -> Letter {
        try Letter(.init(rawValue: 1), LetterContents(korean: LetterText(subject: subject, text: "내일이에요")))
    }

    @Test("A draft is sent once, to someone, a day or more after the one before it began")
    func send() throws {
        var letter = try letter()
        #expect(throws: LetterRefusal.oneADay) {
            try letter.send(to: 3, after: now - .seconds(86_399), at: now)
        }
        #expect(throws: LetterRefusal.noReceivers) { try letter.send(to: 0, after: nil, at: now) }
        #expect(letter.state == .draft)
        try letter.send(to: 3, after: now - .seconds(86_400), at: now)
        #expect(letter.state == .sending && letter.startedAt == now && letter.progress.remaining == 3)
        #expect(throws: LetterRefusal.notDraft) { try letter.send(to: 3, after: nil, at: now) }
        let contents = letter.contents
        #expect(throws: LetterRefusal.notDraft) { try letter.edit(contents) }
        letter.finish()
        #expect(letter.state == .sent)
        #expect(throws: LetterRefusal.over) { try letter.stop() }
    }

    @Test("A second letter waits until the first is finished, however long that takes")
    func another() throws {
        var letter = try letter()
        #expect(throws: LetterRefusal.anotherSending) {
            try letter.send(to: 3, after: now - .seconds(200_000), while: true, at: now)
        }
        #expect(letter.state == .draft)
    }

    @Test("Stopping ends the sending for good, and discards a draft")
    func stop() throws {
        var (draft, sending) = (try letter(), try letter())
        try draft.stop()
        #expect(draft.state == .stopped)
        #expect(throws: LetterRefusal.notDraft) { try draft.send(to: 3, after: nil, at: now) }
        try sending.send(to: 3, after: nil, at: now)
        try sending.stop()
        sending.finish()
        #expect(sending.state == .stopped)
    }

    @Test("A subject is one line, and English has both a subject and a text or neither")
    func text() throws {
        #expect(throws: LetterRefusal.subjectMissing) { try LetterText(subject: " ", text: "가") }
        #expect(throws: LetterRefusal.subjectTooLong) { try LetterText(subject: "가\n나", text: "가") }
        #expect(throws: LetterRefusal.subjectTooLong) {
            try LetterText(subject: String(repeating: "가", count: 101), text: "가")
        }
        #expect(throws: LetterRefusal.textMissing) { try LetterText(subject: "가", text: "") }
        #expect(throws: LetterRefusal.textTooLong) {
            try LetterText(subject: "가", text: String(repeating: "가", count: 5_001))
        }
        #expect(try LetterText(english: " ", text: "") == nil)
        #expect(throws: LetterRefusal.englishTextMissing) { try LetterText(english: "News", text: "") }
        #expect(throws: LetterRefusal.englishSubjectMissing) { try LetterText(english: "", text: "News") }
        let korean = try LetterText(subject: "소식", text: "내일이에요")
        #expect(LetterContents(korean: korean).text(in: .english) == korean)
        let english = try LetterText(subject: "News", text: "Tomorrow")
        #expect(LetterContents(korean: korean, english: english).text(in: .english) == english)
    }
}
