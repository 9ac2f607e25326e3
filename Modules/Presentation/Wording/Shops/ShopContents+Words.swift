public import Domain

extension ShopContents {
    /// What is known of it besides title, status, text and place, in the order of a page.
    public var facts: [(label: Words, value: Words)] {
        let all = [
            ("use", use.words), ("trade", Self.listed(trades)),
            ("deal", terms.deal.words), ("rent", terms.rent?.words), ("vat", vatWords),
            ("maintenance", terms.maintenance?.words), ("premium", terms.premium?.words),
            ("exclusiveArea", building.exclusiveArea.words), ("contractArea", building.contractArea?.words),
            ("floor", building.floorWords), ("approvedOn", Self.plain(building.approvedOn?.text)),
            ("direction", building.direction == .unknown ? nil : building.direction.words),
            ("rooms", Self.plain(building.rooms)), ("toilets", Self.plain(building.toilets)),
            ("parking", Self.plain(building.parking)), ("readyOn", Self.plain(building.readyOn?.text)),
            ("loan", building.loan == .unknown ? nil : building.loan.words), ("lister", lister.role.words),
        ]
        let known = all.compactMap { field, words in words.map { (label: Self.label(field), value: $0) } }
        let first = (label: terms.deal.upFrontWords, value: terms.upFront.words)
        return known.prefix(3) + [first] + known.dropFirst(3) + lister.office
    }

    /// Area, floor, fee and premium, as far as they are known.
    public var keyFacts: [(label: Words, value: Words)] {
        let all = [
            ("exclusiveArea", building.exclusiveArea.words), ("floor", building.floorWords),
            ("maintenance", terms.maintenance?.spoken), ("premium", terms.premium?.spoken),
        ]
        return all.compactMap { field, words in words.map { (label: Self.label(field), value: $0) } }
    }

    private static func label(_ field: String) -> Words { KindWords.shops[field].label.withoutUnit }

    /// Nothing where no rent is paid.
    private var vatWords: Words? { terms.rent == nil ? nil : terms.vat.words }

    private static func listed(_ trades: Set<ShopTrade>) -> Words? {
        let words = ShopTrade.allCases.filter(trades.contains).map(\.words)
        guard !words.isEmpty else { return nil }
        return Words(
            words.map { $0[.korean] }.joined(separator: ", "),
            words.map { $0[.english] }.joined(separator: ", ")
        )
    }

    private static func plain(_ value: (some CustomStringConvertible)?) -> Words? {
        value.map { Words("\($0)", "\($0)") }
    }
}

extension ShopDeal {
    /// What is paid at the start.
    public var upFrontWords: Words {
        switch self {
        case .monthly, .sublease: Words("보증금", "Deposit")
        case .jeonse: Words("전세금", "Jeonse deposit")
        case .sale: Words("매매가", "Price")
        }
    }
}

extension ShopBuilding {
    /// "지하 1층 / 5층".
    fileprivate var floorWords: Words {
        let own =
            floor < 0 ? Words("지하 \(-floor)층", "Basement \(-floor)") : Words("\(floor)층", "Floor \(floor)")
        guard let totalFloors else { return own }
        return Words("\(own[.korean]) / \(totalFloors)층", "\(own[.english]) of \(totalFloors)")
    }
}

extension ShopLister {
    /// Empty for others than brokers.
    fileprivate var office: [(label: Words, value: Words)] {
        [
            ("officeName", officeName), ("officeAddress", officeAddress), ("officePhone", officePhone),
            ("registrationNumber", registrationNumber), ("brokerName", brokerName),
        ].filter { !$0.1.isEmpty }.map { (KindWords.shops[$0].label, Words($1, $1)) }
    }
}
