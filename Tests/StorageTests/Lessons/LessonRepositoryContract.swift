import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("Lesson repository")
struct LessonRepositoryContract {
    private struct Fixture {
        let store: Store
        let author: Member.ID
        let lessons: SQLPostRepository<Lesson>

        init(_ engine: Database.Engine) async throws {
            store = try await Store(engine)
            author = try await store.join("ana").account.id
            _ = try await SQLTeacherRepository(store.database).begin(author, at: store.clock.now)
            lessons = SQLPostRepository(store.database, identifiers: store.identifiers)
        }

        func whole(images: [Image.ID] = []) throws -> LessonContents {
            let (one, pass) = (try #require(Money(won: 50_000)), try #require(Money(won: Money.most)))
            return try LessonContents(
                side: .offer,
                title: try ListingTitle("색소폰"),
                description: try LessonDescription("줄\n바꿈"),
                instrument: .saxophone,
                purposes: [.exam],
                levels: [.beginner, .advanced],
                places: [.student, .online],
                travel: 7,
                format: .group,
                seats: 8,
                minutes: 90,
                prices: LessonPrices(
                    single: one,
                    pass: LessonPass(count: 10, price: pass, expiry: LessonExpiry(90, .days)),
                    monthly: Money(won: 0),
                    trial: .paid(one)
                ),
                tags: ListingTags(["재즈", "바흐", "bwv988"]),
                images: images
            )
        }

        /// With nothing that can be left out.
        func bare() throws -> LessonContents {
            try LessonContents(
                side: .offer,
                title: try ListingTitle("하프"),
                description: try LessonDescription("처음부터"),
                instrument: .harp,
                places: [.teacher]
            )
        }

        func post(_ contents: LessonContents) async throws -> Lesson {
            let now = store.clock.now
            let lesson = try Lesson(
                posting: store.identifiers.next(),
                by: author,
                contents,
                at: place,
                now: now
            )
            _ = try await lessons.insert(lesson.listing.id, by: author, at: now) { lesson }
            return lesson
        }

        var place: ListingPlace {
            get throws {
                let point = try #require(Point(latitude: 37.5637, longitude: 126.9838))
                return ListingPlace(neighbourhood: BoardFixture.here, shown: point, exact: nil)
            }
        }
    }

    @Test("A lesson is read back as it was posted, whole or bare", arguments: Database.Engine.allCases)
    func whole(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let image = try await fixture.store.upload(fixture.author, "one")
        var lesson = try await fixture.post(fixture.whole(images: [image.id]))
        lesson.show(image.files.thumb)
        #expect(try await fixture.lessons.find(lesson.listing.id, of: fixture.author) == lesson)
        let bare = try await fixture.post(fixture.bare())
        #expect(try await fixture.lessons.find(bare.listing.id, of: fixture.author) == bare)
    }

    @Test("A lesson shows ten pictures in their order, and no more", arguments: Database.Engine.allCases)
    func pictures(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        var images: [Image.ID] = []
        for number in 0...10 {
            images.append(try await fixture.store.upload(fixture.author, "\(number)").id)
        }
        await #expect(throws: ImageRefusal.tooMany) {
            _ = try await fixture.post(fixture.whole(images: images))
        }
        let ten = Array(images.dropLast().reversed())
        let lesson = try await fixture.post(fixture.whole(images: ten))
        #expect(try await fixture.lessons.find(lesson.listing.id, of: fixture.author).images == ten)
    }

    @Test("An edit replaces all fields", arguments: Database.Engine.allCases)
    func edit(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let lesson = try await fixture.post(fixture.whole())
        for contents in [try fixture.bare(), try fixture.whole()] {
            fixture.store.clock.pass(.seconds(60))
            let (now, place) = (fixture.store.clock.now, try fixture.place)
            try await fixture.lessons.update(lesson.listing.id, of: fixture.author, at: now) {
                try $0.edit(contents, at: place, basedOn: nil, now: now)
            }
            #expect(
                try await fixture.lessons.find(lesson.listing.id, of: fixture.author).contents == contents
            )
        }
    }

    @Test("A deleted lesson leaves no row", arguments: Database.Engine.allCases)
    func deleted(_ engine: Database.Engine) async throws {
        let fixture = try await Fixture(engine)
        let lesson = try await fixture.post(fixture.whole())
        let listings = SQLListingRepository(fixture.store.database, identifiers: fixture.store.identifiers)
        try await listings.delete(lesson.listing.id, of: fixture.author, at: fixture.store.clock.now)
        #expect(try await fixture.store.database.read { try $0.run("SELECT * FROM lessons") }.isEmpty)
    }
}
