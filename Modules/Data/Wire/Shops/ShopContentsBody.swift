public import Domain

/// The author's content of a shop. Amounts are in won; areas are in ㎡, or in 평 where they say so.
public struct ShopContentsBody: PostContentsBody {
    public var title = ""
    public var use = ShopUse.vacant
    public var trades: [ShopTrade] = []
    public var deal = ShopDeal.monthly
    public var upFront: Int?
    public var rent: Int?
    public var vat = ShopVAT.excluded
    public var maintenance: Int?
    public var premium: Int?
    public var leaseMonths = ShopTerms.usualLease
    public var exclusiveArea = ""
    /// Empty if unknown, as are dates.
    public var contractArea = ""
    public var floor = 1
    public var totalFloors: Int?
    public var approvedOn = ""
    public var direction = ShopDirection.unknown
    public var rooms: Int?
    public var toilets: Int?
    public var parking: Int?
    public var readyOn = ""
    public var loan = ShopLoan.unknown
    public var lister = ShopLister.Role.owner
    public var officeName = ""
    public var officeAddress = ""
    public var officePhone = ""
    public var registrationNumber = ""
    public var brokerName = ""
    public var status = ShopStatus.available
    public var description = ""
    public var floorPlan = ShopFloorPlan.none
    public var images: [Image.ID] = []

    public init() {}

    public init(_ post: Shop) {
        let contents = post.contents
        let (terms, building, lister) = (contents.terms, contents.building, contents.lister)
        title = contents.title.text
        use = contents.use
        trades = ShopTrade.allCases.filter(contents.trades.contains)
        (deal, upFront, rent, vat) = (terms.deal, terms.upFront.won, terms.rent?.won, terms.vat)
        (maintenance, premium) = (terms.maintenance?.won, terms.premium?.won)
        leaseMonths = terms.leaseMonths
        exclusiveArea = building.exclusiveArea.squareMetres
        contractArea = building.contractArea?.squareMetres ?? ""
        (floor, totalFloors, direction) = (building.floor, building.totalFloors, building.direction)
        (approvedOn, readyOn) = (building.approvedOn?.text ?? "", building.readyOn?.text ?? "")
        (rooms, toilets, parking) = (building.rooms, building.toilets, building.parking)
        loan = building.loan
        self.lister = lister.role
        (officeName, officeAddress) = (lister.officeName, lister.officeAddress)
        (officePhone, registrationNumber) = (lister.officePhone, lister.registrationNumber)
        brokerName = lister.brokerName
        status = contents.status
        description = contents.description.text
        floorPlan = contents.floorPlan
        images = contents.images
    }

    public static let kindName = "Shop"

    public static let fields: [BodyField<ShopContentsBody>] = ofPrice + ofBuilding + ofLister

    private static let ofPrice: [BodyField<ShopContentsBody>] = [
        .images(\.images, most: Shop.mostImages),
        .choice("floorPlan", \.floorPlan, isRequired: false),
        .line("title", \.title, longest: ListingTitle.longest),
        .choice("use", \.use),
        .choices("trade", \.trades),
        .choice("deal", \.deal),
        .amount("upFront", \.upFront, isRequired: true),
        .amount("rent", \.rent),
        .choice("vat", \.vat, isRequired: false),
        .amount("maintenance", \.maintenance),
        .amount("premium", \.premium),
        .number("leaseMonths", \.leaseMonths, in: ShopTerms.leaseLengths),
    ]

    private static let ofBuilding: [BodyField<ShopContentsBody>] = [
        .line("exclusiveArea", \.exclusiveArea, longest: FloorArea.longestText),
        .line("contractArea", \.contractArea, longest: FloorArea.longestText, isRequired: false),
        .number("floor", \.floor, in: ShopBuilding.floors),
        .optionalNumber("totalFloors", \.totalFloors, in: ShopBuilding.heights),
        .line(
            "approvedOn",
            \.approvedOn,
            longest: ShopDate.longest,
            longestTyped: ShopDate.longestTyped,
            isRequired: false
        ),
        .choice("direction", \.direction, isRequired: false),
        .optionalNumber("rooms", \.rooms, in: ShopBuilding.counts),
        .optionalNumber("toilets", \.toilets, in: ShopBuilding.counts),
        .optionalNumber("parking", \.parking, in: ShopBuilding.counts),
        .line(
            "readyOn",
            \.readyOn,
            longest: ShopDate.longest,
            longestTyped: ShopDate.longestTyped,
            isRequired: false
        ),
        .choice("loan", \.loan, isRequired: false),
    ]

    private static let ofLister: [BodyField<ShopContentsBody>] = [
        .choice("lister", \.lister),
        .line("officeName", \.officeName, longest: ShopLister.longestLine, isRequired: false),
        .line("officeAddress", \.officeAddress, longest: ShopLister.longestLine, isRequired: false),
        .line("officePhone", \.officePhone, longest: ShopLister.longestLine, isRequired: false),
        .line("registrationNumber", \.registrationNumber, longest: ShopLister.longestLine, isRequired: false),
        .line("brokerName", \.brokerName, longest: ShopLister.longestLine, isRequired: false),
        .choice("status", \.status, isRequired: false),
        .text("description", \.description, longest: ShopDescription.longest),
    ]

    public static func history(of post: Shop) -> ListingHistoryBody? {
        ListingHistoryBody(
            prices: post.prices.suffix(ListingHistoryBody.most).map { price in
                ListingHistoryBody.Price(
                    since: price.since,
                    price: price.terms.rent?.won,
                    secondAmount: price.terms.upFront.won,
                    monthlyCost: MonthlyCost(of: price.terms).total
                )
            },
            statuses: post.statuses.suffix(ListingHistoryBody.most).map {
                .init(at: $0.at, status: $0.status.rawValue)
            }
        )
    }
}

/// Reading the fields, with the refusals of all that break a rule.
extension ShopContentsBody {
    public func contents() throws -> ShopContents {
        var refusals = RefusalCollector()
        let title = try refusals.collect { try ListingTitle(self.title) }
        let description = try refusals.collect { try ShopDescription(self.description) }
        let terms = try refusals.collect { try self.terms() }
        let building = try refusals.collect { try self.building() }
        let lister = try refusals.collect { try self.listerOfOffice() }
        if let lister, let building, let terms {
            for fact in StatutoryFact.missing(lister, building, terms) {
                let _: Void? = try refusals.collect { throw ShopRefusal.statutory(fact) }
            }
        }
        guard let title, let description, let terms, let building, let lister else { throw refusals.refusal }
        try refusals.throwIfRefused()
        return try ShopContents(
            title: title,
            description: description,
            use: use,
            trades: Set(trades),
            terms: terms,
            building: building,
            lister: lister,
            status: status,
            floorPlan: floorPlan,
            images: images
        )
    }

    /// What it costs.
    public func terms() throws(ShopRefusal) -> ShopTerms {
        func money(_ won: Int?) -> Money? { won.flatMap { Money(won: $0) } }
        guard let upFront = money(upFront) else { throw .upFrontMissing }
        return try ShopTerms(
            deal: deal,
            upFront: upFront,
            rent: money(rent),
            maintenance: money(maintenance),
            premium: money(premium),
            vat: vat,
            leaseMonths: leaseMonths
        )
    }

    private func building() throws(ShopRefusal) -> ShopBuilding {
        guard let exclusive = FloorArea(typed: exclusiveArea) else { throw .exclusiveArea }
        let contract = FloorArea(typed: contractArea)
        guard contract != nil || contractArea.allSatisfy(\.isWhitespace) else { throw .contractArea }
        let (approved, ready) = (ShopDate(approvedOn), ShopDate(readyOn))
        guard approved != nil || approvedOn.allSatisfy(\.isWhitespace) else { throw .approvedOn }
        guard ready != nil || readyOn.allSatisfy(\.isWhitespace) else { throw .readyOn }
        return try ShopBuilding(
            exclusiveArea: exclusive,
            contractArea: contract,
            floor: floor,
            totalFloors: totalFloors,
            approvedOn: approved,
            direction: direction,
            rooms: rooms,
            toilets: toilets,
            parking: parking,
            readyOn: ready,
            loan: loan
        )
    }

    private func listerOfOffice() throws(ShopRefusal) -> ShopLister {
        try ShopLister(
            role: lister,
            officeName: officeName,
            officeAddress: officeAddress,
            officePhone: officePhone,
            registrationNumber: registrationNumber,
            brokerName: brokerName
        )
    }
}
