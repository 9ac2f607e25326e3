import Database
import Domain
import Glibc
import Storage

/// Values as they come, each in one of the ways in which a statement takes them.
@Sendable func checkSQL(_ bytes: [UInt8]) {
    var bytes = Bytes(bytes)
    let choice = bytes.byte()
    if choice & 1 == 0 {
        checkValues(&bytes)
    } else {
        checkQuestion(choice >> 1, bytes.text(), bytes.text())
    }
}

/// Every value comes back as it went in, and nothing of it is in the statement.
private func checkValues(_ bytes: inout Bytes) {
    var given: [SQLValue] = []
    var values: [SQLValue] = []
    var columns: [SQL] = []
    while !bytes.isEmpty, values.count < 32 {
        let way = bytes.byte()
        let value = value(&bytes, way)
        given.append(value)
        let column: SQL
        switch way >> 4 & 3 {
        case 0: column = "\(value)"
        case 1: column = "(SELECT \(value))" as SQL
        case 2:
            let list: [any SQLBindable] = [value, 1]
            column = "(SELECT count(*) FROM (SELECT \(value) AS one) WHERE one IN \(list: list))"
        default: column = "(SELECT * FROM (VALUES \(rows: [[value]])))"
        }
        columns.append("\(column) AS \(trusted: "c\(values.count)")")
        values.append(way >> 4 & 3 == 2 ? .integer(value == .null ? 0 : 1) : value)
    }
    guard !values.isEmpty else { return }
    let sql: SQL = "SELECT \(columns.joined(by: ", "))"
    let letters = Set("SELECTFROMWHEREINVALUEScountone*(), $0123456789AS".unicodeScalars)
    promise(sql.text.unicodeScalars.allSatisfy { letters.contains($0) }, "a value became SQL: \(sql.text)")
    let (expected, hasZero) = (values, given.contains(where: \.hasZero))
    finish {
        do {
            let row = try await database.read { try $0.first(sql) }
            for (index, value) in expected.enumerated() {
                let read: SQLValue? = try row?.value("c\(index)")
                promise(read ?? .null == value, "\(value) came back as \(read ?? .null)")
            }
        } catch {
            promise(hasZero, "a value was refused: \(error)")
        }
    }
}

extension SQLValue {
    fileprivate var hasZero: Bool {
        if case .text(let text) = self { text.utf8.contains(0) } else { false }
    }
}

private func value(_ bytes: inout Bytes, _ way: UInt8) -> SQLValue {
    switch way & 7 {
    case 0: return .null
    case 1: return .integer(bytes.number())
    case 2:
        let number = Double(bitPattern: UInt64(bitPattern: bytes.number()))
        // SQLite keeps no NaN: it is null.
        return number.isNaN ? .null : .real(number)
    case 3: return .bytes(bytes.some())
    default: return .text(bytes.text())
    }
}

/// A cursor is one of the list's own, or refused as unknown; words to look for are only looked for.
private func checkQuestion(_ number: UInt8, _ text: String, _ words: String) {
    let slice = SliceRequest(limit: 3, after: text)
    let now = Moment(milliseconds: 1_800_000_000_000)
    guard let code = here, let point = Point(latitude: 37.5, longitude: 127) else { return }
    let (all, area) = (BoardFilter(), BoardArea([code]))
    let questions: [@Sendable () async throws -> Void] = [
        { _ = try await board.listings(all, in: area, by: .newest, slice, for: reader, at: now) },
        { _ = try await board.listings(all, in: area, by: .popular, slice, for: reader, at: now) },
        { _ = try await board.listings(all, in: area, by: .soonest, slice, for: reader, at: now) },
        { _ = try await board.listings(all, in: area, by: .nearest(point), slice, for: reader, at: now) },
        { _ = try await board.listings(of: reader, all, slice, for: reader, at: now) },
        { _ = try await SQLReviewQueries(database).list(about: reader, for: reader, at: now, slice) },
        {
            let favourites = SQLFavouriteRepository(database)
            _ = try await favourites.list(of: reader, .all, Listing.Kind.allCases, slice, at: now)
        },
        {
            let calendar = SQLEventCalendarQueries(database)
            _ = try await calendar.agenda(
                from: 20_000,
                .later,
                EventCalendarFilter(),
                slice,
                for: reader,
                at: now
            )
        },
        {
            let identifiers = IdentifierGenerator(clock: Stopped(now: now), node: 0)
            let blocks = SQLBlockRepository(database, identifiers: identifiers)
            _ = try await blocks.list(of: reader, slice)
        },
        { _ = try await SQLConversationQueries(database).list(of: reader, .open, slice) },
        { _ = try await SQLNoticeQueries(database).list(of: reader, slice) },
        {
            guard let sought = try? SearchText(words) else { return }
            let search = IndexedSearchQueries(keeper)
            _ = try await search.listings(sought, all, in: area, SliceRequest(), for: reader, at: now)
        },
    ]
    ask(questions[Int(number) % questions.count])
}

private let reader = Member.ID(rawValue: 1)
private let here = NeighbourhoodCode(number: 1_111_053_000)
private let keeper = BoardKeeper(database, MemberCache(database))
private let board = IndexedBoardQueries(database, keeper)

private func ask(_ question: @escaping @Sendable () async throws -> Void) {
    finish {
        do {
            try await question()
        } catch BoardRefusal.unknownCursor {
        } catch SliceRefusal.unknownCursor {
        } catch {
            giveUp("a question fails: \(error)")
        }
    }
}

private let database: Database = {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/fuzz-XXXXXX".utf8CString)
    do {
        guard let folder = mkdtemp(&template) else { giveUp("no folder of its own") }
        let database = try Database.sqlite(at: "\(String(cString: folder))/data.sqlite", readers: 1)
        finish {
            do {
                try await Migrator(database, migrations).migrate()
                try await settle(database)
            } catch {
                giveUp("\(error)")
            }
        }
        return database
    } catch {
        giveUp("no database: \(error)")
    }
}()

private func join(
    _ members: [(id: Member.ID, name: String)],
    _ identifiers: IdentifierGenerator,
    _ accounts: SQLAccountRepository,
    at now: Moment
) async throws {
    for (id, name) in members {
        let account = Account(
            id: id,
            email: try EmailAddress("\(name)@example.com"),
            nickname: try Nickname(name),
            language: .korean,
            joinedAt: now
        )
        let session = Session(opening: identifiers.next(), for: id, device: name, at: now)
        let seal = PasswordSeal(text: "none")
        try await accounts.insert(
            account,
            sealedWith: seal,
            consenting: [],
            opening: session,
            ending: nil,
            using: nil
        )
    }
}

/// Two members with listings, some of which one of them marked: a list that is empty is read no further.
private func settle(_ database: Database) async throws {
    let now = Moment(milliseconds: 1_790_000_000_000)
    let identifiers = IdentifierGenerator(clock: Stopped(now: now), node: 0)
    let accounts = SQLAccountRepository(database, identifiers: identifiers)
    let author = Member.ID(rawValue: 2)
    try await join([(reader, "ana"), (author, "ben")], identifiers, accounts, at: now)
    guard let here, let point = Point(latitude: 37.58, longitude: 126.97) else { return }
    let listings = try (0..<40).map { number in
        let details = ListingDetails(
            title: try ListingTitle("피아노 \(number)"),
            price: .negotiable,
            place: ListingPlace(neighbourhood: here, shown: point, exact: nil)
        )
        let side: Listing.Side = number.isMultiple(of: 2) ? .offer : .want
        let seats = try Seats(1)
        return Listing(
            posting: identifiers.next(),
            .class,
            by: author,
            side: side,
            seats: seats,
            details,
            at: now
        )
    }
    try await SQLListingImport(database).insert(listings.map { (listing: $0, words: "처음 배우는 분") })
    let favourites = SQLFavouriteRepository(database)
    for listing in listings.prefix(10) {
        try await favourites.add(listing.id, by: reader, as: identifiers.next())
    }
}

private struct Stopped: WallClock {
    let now: Moment
}
