import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Pictures are kept")
struct ImageRepositoryContract {
    @Test(
        "The same picture twice is one of its owner's, as fresh as the last time",
        arguments: Database.Engine.allCases
    )
    func twice(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account.id
        let ben = try await store.join("ben").account.id
        let first = try await store.upload(ana, "one")
        store.clock.pass(.seconds(60))

        let again = try await store.upload(ana, "one")
        let other = try await store.upload(ben, "one")

        #expect(again.id == first.id && again.uploadedAt == store.clock.now)
        #expect(other.id != first.id && other.files == first.files)
        #expect(try await store.images.find(first.id) == again)
    }

    @Test(
        "A day's share is five hundred pictures, and the refusal says when there will be more",
        arguments: Database.Engine.allCases
    )
    func share(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account.id
        for number in 1...Image.mostPerDay {
            try await store.upload(ana, "\(number)")
            if number == 1 { store.clock.pass(.seconds(3_600)) }
        }
        await #expect(throws: ImageRefusal.tooManyToday(retryAfter: .seconds(23 * 3_600))) {
            try await store.upload(ana, "one more")
        }
        store.clock.pass(.seconds(23 * 3_600))
        try await store.upload(ana, "one more")
    }

    @Test(
        "A sweep goes round all in turn and forgets what is old and unused",
        arguments: Database.Engine.allCases
    )
    func sweep(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account.id
        let shown = try await store.upload(ana, "shown")
        let unused = try await store.upload(ana, "unused")
        let face = try await store.upload(ana, "face")
        store.clock.pass(.seconds(10))
        let fresh = try await store.upload(ana, "fresh")
        try await store.database.write { connection in
            try connection.images.use([shown.id], of: ana, for: Subject(.listing, 1))
            try connection.execute("UPDATE accounts SET picture = \(face.id) WHERE id = \(ana)")
        }

        var latest: Image.ID?
        var rounds = 0
        repeat {
            latest = try await store.images.sweep(after: latest, count: 3, uploadedBefore: store.clock.now)
            rounds += 1
        } while latest != nil

        #expect(rounds == 2)
        var left: [Image.ID] = []
        for image in [shown, unused, face, fresh] {
            if try await store.images.find(image.id) != nil { left.append(image.id) }
        }
        #expect(left == [shown.id, face.id, fresh.id])
        let files = [shown.files.thumb, unused.files.card, face.files.card, fresh.files.full]
        #expect(try await store.images.needed(of: files) == [files[0], files[2], files[3]])
    }

    @Test(
        "A picture that is put somewhere while it is being swept stays",
        arguments: Database.Engine.allCases
    )
    func race(_ engine: Database.Engine) async throws {
        let store = try await Store(engine)
        let ana = try await store.join("ana").account.id
        let image = try await store.upload(ana, "one")
        store.clock.pass(.seconds(10))
        async let used: Void = store.database.write { connection in
            try connection.images.use([image.id], of: ana, for: Subject(.listing, 1))
        }
        async let swept = store.images.sweep(after: nil, count: 10, uploadedBefore: store.clock.now)
        _ = try await swept
        let isUsed = (try? await used) != nil
        // Either came first; never is something shown that isn't there.
        let isThere = try await store.images.find(image.id) != nil
        #expect(isThere == isUsed)
    }
}
