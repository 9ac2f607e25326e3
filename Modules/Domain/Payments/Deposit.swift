/// What a payer agreed on with the deposit of a shop. It never changes.
public struct Deposit: Equatable, Sendable {
    /// How many days a shop can stay reserved.
    public static let reservations = 1...30
    public static let usualReservation = 7
    /// How many hours a payer can have to withdraw with everything back.
    public static let coolings = 1...168
    public static let usualCooling = 24

    /// In hours, from the payment on.
    public let cooling: Int
    /// The documents that the owner has seen.
    public let ownerSaw: SeenDocuments
    /// The documents that the payer has seen.
    public let payerSaw: SeenDocuments

    public init(cooling: Int, ownerSaw: SeenDocuments, payerSaw: SeenDocuments) {
        self.cooling = cooling
        self.ownerSaw = ownerSaw
        self.payerSaw = payerSaw
    }

    /// Until when the payer can withdraw with everything back.
    public func coolingEnd(after sale: Moment) -> Moment { sale + .seconds(cooling * 3_600) }
}

/// The records about a building that have to be seen before a deposit, each with the day on which the copy
/// was issued.
public struct SeenDocuments: Hashable, Sendable {
    /// 등기부등본: who owns it, and which debts are on it.
    public let register: CivilDate
    /// 건축물대장: what it may be used for.
    public let building: CivilDate

    public init(register: CivilDate, building: CivilDate) {
        self.register = register
        self.building = building
    }
}

/// What a member says about these documents.
public struct DocumentTicks: Equatable, Sendable {
    public struct Tick: Equatable, Sendable {
        public let isSeen: Bool
        /// Nil if no day was given.
        public let issuedOn: CivilDate?

        public init(isSeen: Bool, issuedOn: CivilDate?) {
            self.isSeen = isSeen
            self.issuedOn = issuedOn
        }

        public static let none = Tick(isSeen: false, issuedOn: nil)

        fileprivate func day(
            unlessUnseen unseen: DepositRefusal,
            orWrong wrong: DepositRefusal,
            at now: Moment
        ) throws(DepositRefusal) -> CivilDate {
            guard isSeen else { throw unseen }
            guard let issuedOn, issuedOn.daysSince1970 <= now.dateInSeoul.daysSince1970 else { throw wrong }
            return issuedOn
        }
    }

    public let register: Tick
    public let building: Tick

    public init(register: Tick, building: Tick) {
        self.register = register
        self.building = building
    }

    public static let none = DocumentTicks(register: .none, building: .none)

    /// Throws the refusals of both documents. Neither is from the future.
    func seen(at now: Moment) throws -> SeenDocuments {
        var refusals = RefusalCollector()
        let owners = try refusals.collect {
            try register.day(unlessUnseen: .registerUnseen, orWrong: .registerDate, at: now)
        }
        let uses = try refusals.collect {
            try building.day(unlessUnseen: .buildingUnseen, orWrong: .buildingDate, at: now)
        }
        guard let owners, let uses else { throw refusals.refusal }
        return SeenDocuments(register: owners, building: uses)
    }
}

/// Why an owner ends a reservation, or gives a part of a deposit back.
public enum DepositReason: String, CaseIterable, Sendable {
    /// The documents say something else.
    case documents
    /// The two don't agree about the contract.
    case terms
    case otherTenant = "other-tenant"
    case changedMind = "changed-mind"

    var line: Line.Event {
        switch self {
        case .documents: .depositDocuments
        case .terms: .depositTerms
        case .otherTenant: .depositOtherTenant
        case .changedMind: .depositChangedMind
        }
    }
}

/// The law that an operator and both parties should know before a deposit.
public enum DepositLaw: String, CaseIterable, Sendable {
    /// 민법 제565조: a deposit is the price of leaving the contract.
    case deposit
    /// 공인중개사법 제9조: only a registered broker may broker.
    case broker
    /// 전자상거래법 제20조: the operator isn't a party.
    case intermediary
}
