import Domain
import TestSupport
import Testing

@Suite("Teachers and their documents")
struct TeacherTests {
    private let now = TestClock().now
    private let ana = Member.ID(rawValue: 1)
    private let olga = Member.ID(rawValue: 2)

    private func profile(_ education: String..., instruments: Set<LessonInstrument> = []) throws
        -> TeacherProfile
    {
        TeacherProfile(
            instruments: instruments,
            credentials: try TeacherCredentials(education: education, career: [])
        )
    }

    private func verification() throws -> Verification {
        Verification(id: Verification.ID(rawValue: 3), of: ana, try DocumentNote("졸업증명서"), sentAt: now)
    }

    @Test("Credentials are tidy lines, and empty ones are left out")
    func tidy() throws {
        let credentials = try TeacherCredentials(
            education: [" 음악대학 \r\n\n대학원\u{7}", " "],
            career: ["악단"]
        )
        #expect(credentials.education == ["음악대학", "대학원"] && credentials.career == ["악단"])
        #expect(try TeacherCredentials(education: ["\n"], career: []).isEmpty)
    }

    @Test("Too many or too long lines are refused, for both parts at once")
    func limits() throws {
        let (ten, long) = (Array(repeating: "줄", count: 10), String(repeating: "가", count: 101))
        #expect(try TeacherCredentials(education: ten, career: [String(long.dropLast())]).education == ten)
        #expect(throws: TeacherRefusal.tooManyLines(.education)) {
            _ = try TeacherCredentials(education: ten + ["줄"], career: [])
        }
        #expect(throws: TeacherRefusal.lineTooLong(.career)) {
            _ = try TeacherCredentials(education: [], career: [long])
        }
        do {
            _ = try TeacherCredentials(education: ten + ["줄"], career: [long])
            Issue.record("both parts are refused")
        } catch let refusals as FieldRefusals {
            #expect(refusals.all.map(\.field) == ["education", "career"])
        }
    }

    @Test("Another education removes the mark; other instruments keep it")
    func mark() throws {
        let mark = VerificationMark(try VerifiedDocuments("졸업증명서"), at: now)
        var teacher = Teacher(ana, since: now, try profile("음악대학"), mark: mark)
        teacher.edit(try profile("음악대학", instruments: [.harp]))
        #expect(teacher.mark == mark)
        teacher.edit(try profile("다른 대학"))
        #expect(teacher.mark == nil)
    }

    @Test("Documents are sent by a teacher with something to verify, once at a time")
    func request() throws {
        let (id, note) = (Verification.ID(rawValue: 3), try DocumentNote("졸업증명서"))
        func send(_ teacher: Teacher?, waiting: Bool = false, documents: Int = 1) -> String {
            do {
                _ = try VerificationContext(teacher, isWaiting: waiting)
                    .request(id, note, documents: documents, at: now)
                return "sent"
            } catch {
                return (error as? any Refusal)?.code ?? "\(error)"
            }
        }
        let teacher = Teacher(ana, since: now, try profile("음악대학"))
        var verified = teacher
        verified.verify(with: VerificationMark(try VerifiedDocuments("졸업증명서"), at: now))
        #expect(send(teacher) == "sent")
        #expect(send(nil) == "teacher.not-found")
        #expect(send(Teacher(ana, since: now)) == "verification.nothing-to-verify")
        #expect(send(verified) == "verification.verified")
        #expect(send(teacher, waiting: true) == "verification.waiting")
        #expect(send(teacher, documents: 0) == "verification.documents-missing")
    }

    @Test("A decision is made once, by another member than the teacher, and withdrawn documents by no one")
    func decisions() throws {
        let (seen, reason) = (try VerifiedDocuments("졸업증명서"), try SubmissionReason("흐려요"))
        var accepted = try verification()
        #expect(throws: VerificationRefusal.own) { try accepted.accept(seen, by: ana, at: now) }
        try accepted.accept(seen, by: olga, at: now)
        #expect(accepted.mark == VerificationMark(seen, at: now) && accepted.decidedBy == olga)
        #expect(throws: VerificationRefusal.decided) { try accepted.decline(reason, by: olga, at: now) }
        var withdrawn = try verification()
        try withdrawn.withdraw(at: now)
        #expect(throws: VerificationRefusal.decided) { try withdrawn.accept(seen, by: olga, at: now) }
        #expect(withdrawn.mark == nil)
    }

    @Test("A note needs words, and what was seen is one short line")
    func texts() {
        #expect(throws: VerificationRefusal.noteMissing) { _ = try DocumentNote(" \n") }
        #expect(throws: VerificationRefusal.noteTooLong) {
            _ = try DocumentNote(String(repeating: "가", count: 301))
        }
        #expect(throws: VerificationRefusal.seenMissing) { _ = try VerifiedDocuments(" ") }
        for text in ["두\n줄", String(repeating: "가", count: 101)] {
            #expect(throws: VerificationRefusal.seenTooLong) { _ = try VerifiedDocuments(text) }
        }
    }
}
