import Domain
import Testing

@Suite("Recordings")
struct RecordingTests {
    @Test("A title is one line of one to 60 characters, without spaces at its ends")
    func titles() throws {
        #expect(try RecordingTitle("  바흐 ").text == "바흐")
        #expect(try RecordingTitle(String(repeating: "가", count: 60)).text.count == 60)
        #expect(throws: RecordingRefusal.titleMissing) { try RecordingTitle(" \n ") }
        for text in [String(repeating: "가", count: 61), "바흐\n1번"] {
            #expect(throws: RecordingRefusal.titleTooLong) { try RecordingTitle(text) }
        }
    }

    @Test("A teacher has room for three recordings, another member for none")
    func room() throws {
        for count in 0...2 { try RecordingRoom(isTeacher: true, recordings: count).check() }
        #expect(throws: RecordingRefusal.tooMany) {
            try RecordingRoom(isTeacher: true, recordings: 3).check()
        }
        #expect(throws: RecordingRefusal.byTeachers) {
            try RecordingRoom(isTeacher: false, recordings: 0).check()
        }
    }
}
