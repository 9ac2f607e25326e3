import Database
import Domain
import TestSupport
import Testing

@testable import Storage

@Suite("An export tells its reader what the pages tell, and no more")
struct ExportContract {
    /// All that an export says of the member in any section, as text.
    private func everything(_ table: Table, for reader: Member.ID) async throws -> String {
        var text = ""
        for section in ExportSection.allCases {
            let records = try await records(table, section, for: reader)
            text += records.flatMap(\.fields).map { "\($0.name)=\($0.value)" }.joined(separator: "\n")
        }
        return text
    }

    private func records(_ table: Table, _ section: ExportSection, for reader: Member.ID) async throws
        -> [ExportedRecord]
    {
        let exports = SQLExportQueries(table.store.database)
        return try await exports.records(section, of: reader, at: table.now, SliceRequest(limit: 100)).items
    }

    @Test(
        "A deal's exact place is its author's always, and its partner's while the agreement holds",
        arguments: Database.Engine.allCases,
        Listing.Side.allCases
    )
    func places(_ engine: Database.Engine, _ side: Listing.Side) async throws {
        for state in Deal.State.allCases {
            let table = try await Table(engine, side: side)
            let id = try await table.brings(to: state)
            for reader in [table.ana, table.ben] {
                let seen = try #require(try await table.queries.find(id, for: reader, at: table.now)).deal
                let record = try #require(
                    try await records(table, .deals, for: reader)
                        .first { $0["id"] == .identifier(id.rawValue) }
                )
                let isGiven = reader == table.ana || state == .accepted || state == .done
                #expect(seen.state == state)
                #expect(record["state"] == .text(state.rawValue))
                #expect(record["provided"] == .yes((reader == table.ana) == (side == .offer)))
                #expect(record["address"] == (isGiven ? .text("명동길 14") : .nothing), "\(state)")
                #expect((seen.place(for: reader).exact != nil) == isGiven)
                #expect(try await everything(table, for: reader).contains("명동길 14") == isGiven, "\(state)")
            }
        }
    }

    @Test("Where a listing is exactly is for its author alone", arguments: Database.Engine.allCases)
    func listings(_ engine: Database.Engine) async throws {
        for state in Deal.State.allCases {
            let table = try await Table(engine)
            let (listing, ben) = (table.listing.id, table.ben)
            try await table.store.database.write { connection in
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
            try await table.brings(to: state)
            #expect(try await everything(table, for: table.ana).contains("뒷문 7"))
            #expect(try await !everything(table, for: ben).contains("뒷문 7"), "\(state)")
            #expect(try await !everything(table, for: ben).contains("37563701"), "\(state)")
        }
    }

    @Test(
        "A review is in the other's export once both are in, or once its time has come",
        arguments: Database.Engine.allCases
    )
    func reviews(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let deal = try await table.agrees()
        func seen(by reader: Member.ID) async throws -> [String] {
            let page = try await table.reviewQueries.list(of: .deal(deal), for: reader, at: table.now)
            let received = try await records(table, .reviewsReceived, for: reader)
            let written = try await records(table, .reviewsWritten, for: reader)
            let shown = page.map { ExportedRecord.Value.identifier($0.review.id.rawValue) }
            let exported = (received + written).compactMap { $0["id"] }
            #expect(exported.count == shown.count && shown.allSatisfy(exported.contains))
            return received.compactMap { if case .text(let text)? = $0["text"] { text } else { nil } }
        }

        _ = try await table.reviews(deal, by: table.ana, stars: 4, "친절해요")
        #expect(try await seen(by: table.ben) == [])
        #expect(try await !everything(table, for: table.ben).contains("친절해요"))
        #expect(try await everything(table, for: table.ana).contains("친절해요"))

        table.store.clock.pass(Review.time - .milliseconds(1))
        #expect(try await seen(by: table.ben) == [])
        table.store.clock.pass(.milliseconds(1))
        #expect(try await seen(by: table.ben) == ["친절해요"])
    }

    @Test("Both reviews are in both exports, with their replies", arguments: Database.Engine.allCases)
    func both(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let deal = try await table.agrees()
        let first = try await table.reviews(deal, by: table.ana, stars: 4, "친절해요")
        _ = try await table.reviews(deal, by: table.ben, stars: 5, "잘 가르쳐요")
        try await table.reviews.reply(try ReviewText("고마워요"), to: first, by: table.ben, at: table.now)

        for reader in [table.ana, table.ben] {
            let text = try await everything(table, for: reader)
            for words in ["친절해요", "잘 가르쳐요", "고마워요"] { #expect(text.contains(words)) }
        }
    }

    @Test(
        "Of a member who is blocked one's own records stay, without the other's name and review",
        arguments: Database.Engine.allCases
    )
    func blocked(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let deal = try await table.agrees()
        _ = try await table.reviews(deal, by: table.ana, stars: 4, "친절해요")
        _ = try await table.reviews(deal, by: table.ben, stars: 5, "잘 가르쳐요")
        #expect(try await records(table, .conversations, for: table.ben)[0]["withName"] == .text("ana"))

        try await table.door.street.block(table.ben, by: table.ana)

        for (reader, others) in [(table.ana, ("ben", "잘 가르쳐요")), (table.ben, ("ana", "친절해요"))] {
            let text = try await everything(table, for: reader)
            #expect(!text.contains("\"\(others.0)\""))
            #expect(!text.contains(others.1))
            #expect(try await records(table, .conversations, for: reader)[0]["withName"] == .nothing)
            #expect(try await records(table, .deals, for: reader).count == 1)
            let page = try await table.door.notices.list(of: reader, SliceRequest(limit: 100)).items
            let notices = try await records(table, .notices, for: reader)
            #expect(notices.count == page.count)
        }
    }

    @Test(
        "What was reported of a member, and by whom, is in no export of theirs",
        arguments: Database.Engine.allCases
    )
    func reports(_ engine: Database.Engine) async throws {
        let table = try await Table(engine)
        let repository = SQLReportRepository(table.store.database, identifiers: table.store.identifiers)
        _ = try await repository.insert(
            try Report(
                table.store.identifiers.next(),
                of: table.listing.subject,
                by: table.ben,
                for: .other,
                try ReportNote("수상해요"),
                at: table.now
            )
        )
        #expect(try await everything(table, for: table.ben).contains("수상해요"))
        #expect(try await !everything(table, for: table.ana).contains("수상해요"))
        #expect(try await records(table, .reports, for: table.ana).isEmpty)
    }
}

extension ExportedRecord {
    fileprivate subscript(name: String) -> Value? { fields.first { $0.name == name }?.value }
}
