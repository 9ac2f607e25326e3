public import Database
public import Domain

extension Lesson: StoredPost {
    public static func load(
        _ listing: Listing,
        images: [Image.ID],
        from connection: Connection
    ) throws -> Lesson? {
        let row = try connection.first(
            """
            SELECT description, travel, minutes, single_price, pass_count, pass_price, pass_expiry,
                pass_expiry_unit, monthly_price, trial_price, tags
            FROM lessons WHERE id = \(listing.id)
            """
        )
        guard let row, let side = listing.side, let words = LessonWords(of: listing) else { return nil }
        let contents = try LessonContents(
            side: side,
            title: listing.details.title,
            description: row.stored("description") { try LessonDescription($0) },
            instrument: words.instrument,
            purposes: words.purposes,
            levels: words.levels,
            places: words.places,
            travel: row.value("travel"),
            format: words.format,
            seats: listing.isOneAtATime ? 1 : listing.seats.total,
            minutes: row.value("minutes"),
            prices: LessonPrices(row: row, trial: words.trial),
            tags: ListingTags(row: row),
            images: images
        )
        return Lesson(listing, contents)
    }

    public static var contentTables: [any InsertableRow.Type] { [LessonRow.self] }

    public var contentRows: [any InsertableRow] { [LessonRow(self)] }

    public func saveContents(replacing former: Lesson, in connection: Connection) throws {
        guard contents != former.contents else { return }
        let prices = contents.prices
        try connection.execute(
            """
            UPDATE lessons SET description = \(contents.description.text), travel = \(contents.travel),
                minutes = \(contents.minutes), single_price = \(prices.single?.won),
                pass_count = \(prices.pass?.count), pass_price = \(prices.pass?.price.won),
                pass_expiry = \(prices.pass?.expiry.count),
                pass_expiry_unit = \(prices.pass?.expiry.unit.rawValue),
                monthly_price = \(prices.monthly?.won), trial_price = \(prices.trial.price?.won),
                tags = \(contents.tags.joined)
            WHERE id = \(listing.id)
            """
        )
    }

    public var exported: ExportedRecord {
        func number(_ number: Int?) -> ExportedRecord.Value { number.map { .number($0) } ?? .nothing }
        func text(_ text: String?) -> ExportedRecord.Value { text.map { .text($0) } ?? .nothing }
        let prices = contents.prices
        return ExportedRecord([
            ("description", .text(contents.description.text)), ("travel", number(contents.travel)),
            ("minutes", .number(contents.minutes)), ("single", number(prices.single?.won)),
            ("passCount", number(prices.pass?.count)), ("passPrice", number(prices.pass?.price.won)),
            ("passExpiry", number(prices.pass?.expiry.count)),
            ("passExpiryUnit", text(prices.pass?.expiry.unit.rawValue)),
            ("monthly", number(prices.monthly?.won)), ("trialPrice", number(prices.trial.price?.won)),
            ("tags", .text(contents.tags.joined)),
        ])
    }
}

extension LessonPrices {
    init(row: Row, trial: LessonTrial.Kind) throws {
        self.init(
            single: try row.storedIfPresent("single_price") { Money(won: $0) },
            pass: try LessonPass(row: row),
            monthly: try row.storedIfPresent("monthly_price") { Money(won: $0) },
            trial: try LessonTrial(trial, price: row.storedIfPresent("trial_price") { Money(won: $0) })
        )
    }
}

extension LessonPass {
    init?(row: Row) throws {
        guard let count: Int = try row.value("pass_count") else { return nil }
        try self.init(
            count: count,
            price: row.stored("pass_price") { Money(won: $0) },
            expiry: LessonExpiry(row.value("pass_expiry"), row.word("pass_expiry_unit"))
        )
    }
}

private struct LessonRow: InsertableRow {
    static let table: StaticString = "lessons"

    private let post: Lesson

    init(_ post: Lesson) {
        self.post = post
    }

    var cells: KeyValuePairs<StaticString, any SQLBindable> {
        let (contents, prices) = (post.contents, post.contents.prices)
        return [
            "id": post.listing.id, "description": contents.description.text, "travel": contents.travel,
            "minutes": contents.minutes, "single_price": prices.single?.won,
            "pass_count": prices.pass?.count, "pass_price": prices.pass?.price.won,
            "pass_expiry": prices.pass?.expiry.count,
            "pass_expiry_unit": prices.pass?.expiry.unit.rawValue, "monthly_price": prices.monthly?.won,
            "trial_price": prices.trial.price?.won, "tags": contents.tags.joined,
        ]
    }
}
