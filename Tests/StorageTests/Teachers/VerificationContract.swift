import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Repository of verifications")
struct VerificationContract {
    private func isKept(_ image: Image, _ fixture: TeacherFixture) async throws -> Bool {
        try await fixture.store.images.find(image.id) != nil
    }

    @Test(
        "Only the teacher and operators see documents, which are gone with the decision; the mark stays",
        arguments: Database.Engine.allCases
    )
    func decided(_ engine: Database.Engine) async throws {
        let fixture = try await TeacherFixture(engine)
        let image = try await fixture.store.upload(fixture.ana, "diploma")
        let id = try await fixture.send([image.id])
        let images = fixture.store.images
        for file in [image.files.thumb, image.files.card, image.files.full] {
            for reader in [fixture.ana, fixture.olga] {
                #expect(try await images.audience(of: file, for: reader) == .reader)
            }
            for reader in [fixture.ben, nil] {
                #expect(try await images.audience(of: file, for: reader) == .noOne)
            }
        }
        let found = try await fixture.cases.find(id)
        #expect(found.documents == [image] && found.credentials.education == ["음악대학 졸업"])

        try await fixture.accept(id)
        #expect(try await fixture.mark?.seen.text == "음악대학 졸업증명서")
        #expect(try await !isKept(image, fixture))
        #expect(try await images.audience(of: image.files.full, for: fixture.ana) == .noOne)
        let decided = try await fixture.cases.latest(of: fixture.ana)
        #expect(decided.documents.isEmpty && decided.decidedBy?.id == fixture.olga)
        #expect(try await fixture.cases.list(.accepted, SliceRequest()).items.count == 1)
    }

    @Test(
        "Another education withdraws documents that wait, and removes the mark; other places keep both",
        arguments: Database.Engine.allCases
    )
    func edited(_ engine: Database.Engine) async throws {
        let fixture = try await TeacherFixture(engine)
        let now = fixture.store.clock.now
        let image = try await fixture.store.upload(fixture.ana, "diploma")
        let id = try await fixture.send([image.id])
        let same = try TeacherFixture.profile("음악대학 졸업")
        let moved = TeacherProfile(places: [.student], credentials: same.credentials)
        try await fixture.teachers.edit(fixture.ana, moved, at: now)
        #expect(try await fixture.cases.find(id).verification.state == .waiting)
        try await fixture.teachers.edit(fixture.ana, TeacherFixture.profile("대학원"), at: now)
        #expect(try await fixture.cases.find(id).verification.state == .withdrawn)
        #expect(try await !isKept(image, fixture))
        await #expect(throws: VerificationRefusal.decided) { try await fixture.accept(id) }

        let other = try await fixture.store.upload(fixture.ana, "other")
        try await fixture.accept(fixture.send([other.id]))
        #expect(try await fixture.mark != nil)
        try await fixture.teachers.edit(fixture.ana, same, at: now)
        #expect(try await fixture.mark == nil)
    }

    @Test("A picture that a listing shows, too, is kept", arguments: Database.Engine.allCases)
    func shared(_ engine: Database.Engine) async throws {
        let fixture = try await TeacherFixture(engine)
        let image = try await fixture.store.upload(fixture.ana, "both")
        let id = try await fixture.send([image.id])
        try await fixture.store.database.write {
            try $0.images.use([image.id], of: fixture.ana, for: Subject(.listing, 9))
        }
        try await fixture.accept(id)
        #expect(try await isKept(image, fixture))
    }

    @Test(
        "Documents are the teacher's own, three at most, one request at a time and five a day",
        arguments: Database.Engine.allCases
    )
    func limits(_ engine: Database.Engine) async throws {
        let fixture = try await TeacherFixture(engine)
        let now = fixture.store.clock.now
        let foreign = try await fixture.store.upload(fixture.ben, "foreign")
        var own: [Image.ID] = []
        for word in ["1", "2", "3", "4"] {
            own.append(try await fixture.store.upload(fixture.ana, word).id)
        }
        await #expect(throws: ImageRefusal.notYours) { try await fixture.send([foreign.id]) }
        await #expect(throws: ImageRefusal.tooMany) { try await fixture.send(own) }
        for word in ["a", "b", "c", "d", "e"] {
            try await fixture.send([try await fixture.store.upload(fixture.ana, word).id])
            await #expect(throws: VerificationRefusal.waiting) { try await fixture.send([own[0]]) }
            try await fixture.verifications.withdraw(of: fixture.ana, at: now)
        }
        await #expect(throws: VerificationRefusal.tooManyToday(retryAfter: .seconds(86_400))) {
            try await fixture.send([own[0]])
        }
        await #expect(throws: VerificationRefusal.notFound) {
            try await fixture.verifications.withdraw(of: fixture.ana, at: now)
        }
    }

    @Test(
        "Of two decisions at once the first wins, and an edit that waits for one removes its mark",
        arguments: Database.Engine.allCases
    )
    func races(_ engine: Database.Engine) async throws {
        let fixture = try await TeacherFixture(engine)
        let id = try await fixture.send([try await fixture.store.upload(fixture.ana, "one").id])
        let decisions = try await fixture.store.outcomes(
            { try await fixture.accept(id, holding: $0) },
            { try await fixture.accept(id) }
        )
        #expect(decisions == ["done", "verification.decided"])

        let now = fixture.store.clock.now
        try await fixture.teachers.edit(fixture.ana, TeacherFixture.profile("대학원"), at: now)
        let next = try await fixture.send([try await fixture.store.upload(fixture.ana, "two").id])
        let edits = try await fixture.store.outcomes(
            { try await fixture.accept(next, holding: $0) },
            {
                let profile = try TeacherFixture.profile("다른 대학원")
                try await fixture.teachers.edit(fixture.ana, profile, at: now)
            }
        )
        #expect(edits == ["done", "done"])
        #expect(try await fixture.mark == nil)
    }

    @Test("Documents of a deleted account are gone", arguments: Database.Engine.allCases)
    func deleted(_ engine: Database.Engine) async throws {
        let fixture = try await TeacherFixture(engine)
        let image = try await fixture.store.upload(fixture.ana, "diploma")
        let id = try await fixture.send([image.id])
        try await fixture.store.accounts.delete(fixture.ana, at: fixture.store.clock.now)
        #expect(try await !isKept(image, fixture))
        await #expect(throws: VerificationRefusal.notFound) { _ = try await fixture.cases.find(id) }
        let uses = try await fixture.store.database.read {
            try $0.first("SELECT image FROM image_uses WHERE subject_kind = 'verification'")
        }
        #expect(uses == nil)
    }

    @Test("Waiting documents are listed from the oldest, decided ones from the latest, in pages")
    func order() async throws {
        let fixture = try await TeacherFixture(.sqlite)
        var ids: [Verification.ID] = []
        for word in ["a", "b", "c"] {
            fixture.store.clock.pass(.seconds(60))
            ids.append(try await fixture.send([try await fixture.store.upload(fixture.ana, word).id]))
            try await fixture.verifications.withdraw(of: fixture.ana, at: fixture.store.clock.now)
        }
        var (found, cursor): ([Verification.ID], String?) = ([], nil)
        repeat {
            let part = try await fixture.cases.list(.withdrawn, SliceRequest(limit: 2, after: cursor))
            found += part.items.map(\.verification.id)
            cursor = part.next
        } while cursor != nil
        #expect(found == ids.reversed())
    }
}
