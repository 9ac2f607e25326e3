public import Database
public import Domain

extension Shop: StoredPost {
    public static func load(
        _ listing: Listing,
        images: [Image.ID],
        from connection: Connection
    ) throws -> Shop? {
        let row = try connection.first(
            """
            SELECT description, contract_area, floor, total_floors, approved_on, direction, rooms, toilets,
                parking, ready_on, loan, office_name, office_address, office_phone, registration_number,
                broker_name, floor_plan
            FROM shops WHERE id = \(listing.id)
            """
        )
        let prices = try ShopPrice.list(of: listing.id, from: connection)
        guard let row, let terms = prices.last?.terms, let area = listing.details.area,
            let words = ShopWords(of: listing)
        else { return nil }
        let contents = try ShopContents(
            title: listing.details.title,
            description: row.stored("description") { try ShopDescription($0) },
            use: words.use,
            trades: words.trades,
            terms: terms,
            building: ShopBuilding(row: row, area),
            lister: ShopLister(row: row, words.lister),
            status: words.status,
            floorPlan: row.word("floor_plan"),
            images: images
        )
        return Shop(
            listing,
            contents,
            prices: prices,
            statuses: try connection.shopStatuses.list(of: listing.id)
        )
    }

    public static var contentTables: [any InsertableRow.Type] {
        [ShopRow.self, ShopPriceRow.self, ShopStatusRow.self]
    }

    public var contentRows: [any InsertableRow] {
        [ShopRow(self)] + ShopPriceRow.all(of: self) + ShopStatusRow.all(of: self)
    }

    public func saveContents(replacing former: Shop, in connection: Connection) throws {
        // The last one may have been corrected, or taken back.
        let kept = zip(prices, former.prices).prefix { $0 == $1 }.count
        if kept < former.prices.count {
            let shop = listing.id
            try connection.execute("DELETE FROM shop_prices WHERE shop = \(shop) AND number >= \(kept)")
        }
        try connection.insert(Array(ShopPriceRow.all(of: self).dropFirst(kept)))
        guard contents != former.contents else { return }
        let (building, lister) = (contents.building, contents.lister)
        try connection.execute(
            """
            UPDATE shops SET description = \(contents.description.text),
                contract_area = \(building.contractArea?.units), floor = \(building.floor),
                total_floors = \(building.totalFloors), approved_on = \(building.approvedOn?.text),
                direction = \(building.direction.rawValue), rooms = \(building.rooms),
                toilets = \(building.toilets), parking = \(building.parking),
                ready_on = \(building.readyOn?.text), loan = \(building.loan.rawValue),
                office_name = \(lister.officeName), office_address = \(lister.officeAddress),
                office_phone = \(lister.officePhone), registration_number = \(lister.registrationNumber),
                broker_name = \(lister.brokerName), floor_plan = \(contents.floorPlan.rawValue)
            WHERE id = \(listing.id)
            """
        )
    }

    public var exported: ExportedRecord {
        func number(_ number: Int?) -> ExportedRecord.Value { number.map { .number($0) } ?? .nothing }
        func text(_ text: String?) -> ExportedRecord.Value { text.map { .text($0) } ?? .nothing }
        let (building, lister) = (contents.building, contents.lister)
        return ExportedRecord([
            ("description", .text(contents.description.text)),
            ("exclusiveArea", .text(building.exclusiveArea.squareMetres)),
            ("contractArea", text(building.contractArea?.squareMetres)),
            ("floor", .number(building.floor)), ("totalFloors", number(building.totalFloors)),
            ("approvedOn", text(building.approvedOn?.text)),
            ("direction", .text(building.direction.rawValue)), ("rooms", number(building.rooms)),
            ("toilets", number(building.toilets)), ("parking", number(building.parking)),
            ("readyOn", text(building.readyOn?.text)), ("loan", .text(building.loan.rawValue)),
            ("officeName", .text(lister.officeName)), ("officeAddress", .text(lister.officeAddress)),
            ("officePhone", .text(lister.officePhone)),
            ("registrationNumber", .text(lister.registrationNumber)),
            ("brokerName", .text(lister.brokerName)), ("floorPlan", .text(contents.floorPlan.rawValue)),
            ("prices", .records(prices.map(\.exported))), ("statuses", .records(statuses.map(\.exported))),
        ])
    }
}

private struct ShopRow: InsertableRow {
    static let table: StaticString = "shops"

    private let post: Shop

    init(_ post: Shop) {
        self.post = post
    }

    var cells: KeyValuePairs<StaticString, any SQLBindable> {
        let (building, lister) = (post.contents.building, post.contents.lister)
        return [
            "id": post.listing.id, "description": post.contents.description.text,
            "contract_area": building.contractArea?.units, "floor": building.floor,
            "total_floors": building.totalFloors, "approved_on": building.approvedOn?.text,
            "direction": building.direction.rawValue, "rooms": building.rooms, "toilets": building.toilets,
            "parking": building.parking, "ready_on": building.readyOn?.text,
            "loan": building.loan.rawValue, "office_name": lister.officeName,
            "office_address": lister.officeAddress, "office_phone": lister.officePhone,
            "registration_number": lister.registrationNumber, "broker_name": lister.brokerName,
            "floor_plan": post.contents.floorPlan.rawValue,
        ]
    }
}

extension ShopBuilding {
    fileprivate init(row: Row, _ area: FloorArea) throws {
        try self.init(
            exclusiveArea: area,
            contractArea: row.storedIfPresent("contract_area") { FloorArea(units: $0) },
            floor: row.value("floor"),
            totalFloors: row.value("total_floors"),
            approvedOn: row.storedIfPresent("approved_on") { ShopDate($0) },
            direction: row.word("direction"),
            rooms: row.value("rooms"),
            toilets: row.value("toilets"),
            parking: row.value("parking"),
            readyOn: row.storedIfPresent("ready_on") { ShopDate($0) },
            loan: row.word("loan")
        )
    }
}

extension ShopLister {
    fileprivate init(row: Row, _ role: Role) throws {
        try self.init(
            role: role,
            officeName: row.value("office_name"),
            officeAddress: row.value("office_address"),
            officePhone: row.value("office_phone"),
            registrationNumber: row.value("registration_number"),
            brokerName: row.value("broker_name")
        )
    }
}

extension ShopPrice {
    fileprivate var exported: ExportedRecord {
        func won(_ money: Money?) -> ExportedRecord.Value { money.map { .number($0.won) } ?? .nothing }
        return ExportedRecord([
            ("since", .moment(since)), ("deal", .text(terms.deal.rawValue)),
            ("upFront", won(terms.upFront)), ("rent", won(terms.rent)),
            ("maintenance", won(terms.maintenance)), ("premium", won(terms.premium)),
            ("vat", .text(terms.vat.rawValue)), ("leaseMonths", .number(terms.leaseMonths)),
        ])
    }
}

extension ShopStatusChange {
    fileprivate var exported: ExportedRecord {
        ExportedRecord([("status", .text(status.rawValue)), ("at", .moment(at))])
    }
}
