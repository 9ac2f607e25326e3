import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("An export tells its reader what the pages tell, and no more")
struct ExportContract {
    /// All that an export says of the member in any section, as text.
    private func everything(_ fixture: DealFixture, for reader: Member.ID) async throws -> String {
        var text = ""
        for section in ExportSection.allCases {
            let records = try await records(fixture, section, for: reader)
            text += records.flatMap(\.fields).map { "\($0.name)=\($0.value)" }.joined(separator: "\n")
        }
        return text
    }

    private func records(_ fixture: DealFixture, _ section: ExportSection, for reader: Member.ID) async throws
        -> [ExportedRecord]
    {
        let exports = SQLExportQueries(fixture.store.database)
        return try await exports.records(section, of: reader, at: fixture.now, SliceRequest(limit: 100)).items
    }

    @Test(
        "A deal's exact place is its author's always, and its partner's while the agreement holds",
        arguments: Database.Engine.allCases,
        Listing.Side.allCases
    )
    func places(_ engine: Database.Engine, _ side: Listing.Side) async throws {
        for state in Deal.State.allCases {
            let fixture = try await DealFixture(engine, side: side)
            let id = try await fixture.brings(to: state)
            for reader in [fixture.ana, fixture.ben] {
                let seen = try #require(try await fixture.queries.find(id, for: reader, at: fixture.now)).deal
                let record = try #require(
                    try await records(fixture, .deals, for: reader)
                        .first { $0["id"] == .identifier(id.rawValue) }
                )
                let isGiven = reader == fixture.ana || state == .accepted || state == .done
                #expect(seen.state == state)
                #expect(record["state"] == .text(state.rawValue))
                #expect(record["provided"] == .yes((reader == fixture.ana) == (side == .offer)))
                #expect(record["address"] == (isGiven ? .text("명동길 14") : .nothing), "\(state)")
                #expect((seen.place(for: reader).exact != nil) == isGiven)
                #expect(try await everything(fixture, for: reader).contains("명동길 14") == isGiven, "\(state)")
            }
        }
    }

    @Test("Where a listing is exactly is for its author alone", arguments: Database.Engine.allCases)
    func listings(_ engine: Database.Engine) async throws {
        for state in Deal.State.allCases {
            let fixture = try await DealFixture(engine)
            let (listing, ben) = (fixture.listing.id, fixture.ben)
            try await fixture.store.database.write { connection in
                try connection.execute(
                    """
                    INSERT INTO listing_places (listing, latitude, longitude, address)
                    VALUES (\(listing), 37563701, 126983801, '뒷문 7')
                    """
                )
                try connection.execute(
                    """
                    INSERT INTO favourites (member, subject_kind, subject_id, mark)
                    VALUES (\(ben), 'listing', \(listing), 1)
                    """
                )
            }
            try await fixture.brings(to: state)
            #expect(try await everything(fixture, for: fixture.ana).contains("뒷문 7"))
            #expect(try await !everything(fixture, for: ben).contains("뒷문 7"), "\(state)")
            #expect(try await !everything(fixture, for: ben).contains("37563701"), "\(state)")
        }
    }

    @Test(
        "A review is in the other's export once both are in, or once its time has come",
        arguments: Database.Engine.allCases
    )
    func reviews(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try await fixture.agree()
        func seen(by reader: Member.ID) async throws -> [String] {
            let page = try await fixture.reviewQueries.list(of: .deal(deal), for: reader, at: fixture.now)
            let received = try await records(fixture, .reviewsReceived, for: reader)
            let written = try await records(fixture, .reviewsWritten, for: reader)
            let shown = page.map { ExportedRecord.Value.identifier($0.review.id.rawValue) }
            let exported = (received + written).compactMap { $0["id"] }
            #expect(exported.count == shown.count && shown.allSatisfy(exported.contains))
            return received.compactMap { if case .text(let text)? = $0["text"] { text } else { nil } }
        }

        _ = try await fixture.review(deal, by: fixture.ana, stars: 4, "친절해요")
        #expect(try await seen(by: fixture.ben) == [])
        #expect(try await !everything(fixture, for: fixture.ben).contains("친절해요"))
        #expect(try await everything(fixture, for: fixture.ana).contains("친절해요"))

        fixture.store.clock.pass(Review.time - .milliseconds(1))
        #expect(try await seen(by: fixture.ben) == [])
        fixture.store.clock.pass(.milliseconds(1))
        #expect(try await seen(by: fixture.ben) == ["친절해요"])
    }

    @Test("Both reviews are in both exports, with their replies", arguments: Database.Engine.allCases)
    func both(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try await fixture.agree()
        let first = try await fixture.review(deal, by: fixture.ana, stars: 4, "친절해요")
        _ = try await fixture.review(deal, by: fixture.ben, stars: 5, "잘 가르쳐요")
        try await fixture.reviews.reply(try ReviewText("고마워요"), to: first, by: fixture.ben, at: fixture.now)

        for reader in [fixture.ana, fixture.ben] {
            let text = try await everything(fixture, for: reader)
            for words in ["친절해요", "잘 가르쳐요", "고마워요"] { #expect(text.contains(words)) }
        }
    }

    @Test(
        "After a block, an export keeps the member's own records, without the other's name and review",
        arguments: Database.Engine.allCases
    )
    func blocked(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let deal = try await fixture.agree()
        _ = try await fixture.review(deal, by: fixture.ana, stars: 4, "친절해요")
        _ = try await fixture.review(deal, by: fixture.ben, stars: 5, "잘 가르쳐요")
        #expect(try await records(fixture, .conversations, for: fixture.ben)[0]["withName"] == .text("ana"))

        try await fixture.store.block(fixture.ben, by: fixture.ana)

        for (reader, others) in [(fixture.ana, ("ben", "잘 가르쳐요")), (fixture.ben, ("ana", "친절해요"))] {
            let text = try await everything(fixture, for: reader)
            #expect(!text.contains("\"\(others.0)\""))
            #expect(!text.contains(others.1))
            #expect(try await records(fixture, .conversations, for: reader)[0]["withName"] == .nothing)
            #expect(try await records(fixture, .deals, for: reader).count == 1)
            let page = try await fixture.opening.notices.list(of: reader, SliceRequest(limit: 100)).items
            let notices = try await records(fixture, .notices, for: reader)
            #expect(notices.count == page.count)
        }
    }

    @Test(
        "A member's export contains no reports about them",
        arguments: Database.Engine.allCases
    )
    func reports(_ engine: Database.Engine) async throws {
        let fixture = try await DealFixture(engine)
        let repository = SQLReportRepository(fixture.store.database, identifiers: fixture.store.identifiers)
        _ = try await repository.insert(
            try Report(
                fixture.store.identifiers.next(),
                of: fixture.listing.subject,
                by: fixture.ben,
                for: .other,
                try ReportNote("수상해요"),
                at: fixture.now
            )
        )
        #expect(try await everything(fixture, for: fixture.ben).contains("수상해요"))
        #expect(try await !everything(fixture, for: fixture.ana).contains("수상해요"))
        #expect(try await records(fixture, .reports, for: fixture.ana).isEmpty)
    }
}

extension ExportedRecord {
    fileprivate subscript(name: String) -> Value? { fields.first { $0.name == name }?.value }
}
