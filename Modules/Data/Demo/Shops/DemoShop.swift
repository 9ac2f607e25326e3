import Domain
import Storage

/// A shop of a demo.
struct DemoShop: DemoPost {
    let side: Listing.Side? = nil
    let title: String
    let seats = 1
    let minutes = 60
    let sessions: [Moment] = []
    private(set) var facets: Marks = []
    private(set) var price: Price?
    private(set) var secondAmount: Money?
    private(set) var monthlyCost: Int?
    private let premises: DemoPremises
    private let description: String
    private let pyeong: Int
    private let exclusiveArea: FloorArea
    private let floor: Int
    private let deal: ShopDeal
    private let premiumMonths: Int
    private let year: Int
    private let isTenant: Bool
    /// The percentage by which a former price was higher; zero for the first price.
    private let discount: Int
    private let postedAt: Moment
    private var percent = 100

    init(at postedAt: Moment, _ chance: inout Chance) {
        premises = chance.pick(DemoPremises.all)
        title = chance.pick(premises.titles)
        description = chance.pick(premises.descriptions)
        pyeong = chance.within(premises.sizes)
        guard let area = FloorArea(units: pyeong * FloorArea.unitsPerPyeong) else {
            preconditionFailure("a shop of a demo has from 7 to 60 평")
        }
        exclusiveArea = area
        floor = chance.pick([-1, 1, 1, 1, 1, 2, 2, 3])
        deal = chance.pick([.monthly, .monthly, .monthly, .monthly, .monthly, .jeonse, .sale, .sublease])
        premiumMonths = chance.within(premises.premiumMonths)
        year = chance.within(1_985...2_023)
        isTenant = chance.happens(35)
        discount = chance.happens(20) ? chance.pick([5, 10, 15]) : 0
        self.postedAt = postedAt
    }

    static let talk = DemoTalk(
        greetings: ["안녕하세요, 상가를 보러 가도 될까요?", "안녕하세요! 권리금은 조정할 수 있나요?", "Hi! Is the shop still available?"],
        replies: ["네, 언제든 보러 오세요.", "만나서 이야기해요.", "네, 아직 비어 있어요."],
        chatter: ["주차는 몇 대까지 되나요?", "관리비에 수도가 들어가나요?", "네, 들어가요.", "이번 주말에 볼 수 있을까요?", "좋아요."],
        notes: []
    )

    var motif: DemoMotif? { premises.motif }
    var area: FloorArea? { exclusiveArea }

    mutating func settle(in code: NeighbourhoodCode) {
        percent = code.rentInPercent
    }

    mutating func schedule(_ chance: inout Chance) {}

    mutating func describe(_ chance: inout Chance) throws {
        let terms = try terms(inPercent: 100)
        facets = try contents(titled: ListingTitle(title), .available).marks(isLowered: discount > 0)
        price = terms.rent.map { .fixed($0, per: .month) }
        secondAmount = terms.upFront
        monthlyCost = MonthlyCost(of: terms).total
    }

    func post(of listing: Listing) throws -> any StoredPost {
        let status = Shop.status(of: listing) ?? .available
        var statuses = [ShopStatusChange(.available, at: postedAt)]
        if status != .available { statuses.append(ShopStatusChange(status, at: postedAt.later(minutes: 1))) }
        return Shop(
            listing,
            try contents(titled: listing.details.title, status),
            prices: try prices,
            statuses: statuses
        )
    }

    private var floorPercent: Int { floor == 1 ? 100 : floor < 0 ? 55 : 65 }

    /// To 50,000 won, as rents are.
    private func rounded(_ won: Int) throws -> Money {
        try money(max(1, (won + 25_000) / 50_000) * 50_000)
    }

    private func money(_ won: Int) throws -> Money {
        guard let money = Money(won: won) else { throw ShopRefusal.upFrontMissing }
        return money
    }

    private func terms(inPercent share: Int) throws -> ShopTerms {
        let full = pyeong * premises.rentPerPyeong / 100 * percent / 100 * floorPercent
        let rent = try rounded(full * share / 100)
        let months =
            switch deal {
            case .monthly, .sublease: 12
            case .jeonse: 90
            case .sale: 220
            }
        return try ShopTerms(
            deal: deal,
            upFront: money(months * rent.won),
            rent: rent,
            maintenance: rounded(8_000 * pyeong),
            premium: money(premiumMonths * rent.won)
        )
    }

    /// With a higher one before, where it was lowered.
    private var prices: [ShopPrice] {
        get throws {
            let current = try terms(inPercent: 100)
            guard discount > 0 else { return [ShopPrice(current, since: postedAt)] }
            let former = ShopPrice(try terms(inPercent: 100 + discount), since: postedAt)
            return [former, ShopPrice(current, since: postedAt.later(minutes: 1))]
        }
    }

    private func contents(titled title: ListingTitle, _ status: ShopStatus) throws -> ShopContents {
        try ShopContents(
            title: title,
            description: ShopDescription(description),
            use: premises.use,
            trades: premises.trades,
            terms: terms(inPercent: 100),
            building: ShopBuilding(
                exclusiveArea: exclusiveArea,
                floor: floor,
                totalFloors: max(3, floor) + year % 5,
                approvedOn: ShopDate("\(year)"),
                direction: .south,
                rooms: 1,
                toilets: 1,
                parking: year % 4,
                loan: .none
            ),
            lister: ShopLister(role: isTenant ? .tenant : .owner),
            status: status
        )
    }
}
