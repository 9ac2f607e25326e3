/// What lessons cost. Without a price of lessons, it is to be agreed on.
public struct LessonPrices: Hashable, Sendable {
    /// Of one lesson.
    public let single: Money?
    public let pass: LessonPass?
    /// By month.
    public let monthly: Money?
    public let trial: LessonTrial

    public init(
        single: Money? = nil,
        pass: LessonPass? = nil,
        monthly: Money? = nil,
        trial: LessonTrial = .none
    ) {
        self.single = single
        self.pass = pass
        self.monthly = monthly
        self.trial = trial
    }

    public var fees: Set<LessonFee> {
        let all: [(LessonFee, Bool)] = [
            (.single, single != nil), (.pass, pass != nil), (.monthly, monthly != nil),
        ]
        return Set(all.filter(\.1).map(\.0))
    }

    /// What can be paid here; nil without a price of a lesson or a pass.
    public var offer: LessonOffer? {
        LessonOffer(single: single, pass: pass.map(\.offer))
    }

    /// The price on the board: of one lesson, alone or of the pass, or else of a month. So a filter by price
    /// compares single lessons with passes.
    public var listed: Price {
        if let lesson = single ?? pass?.priceOfLesson { return .fixed(lesson, per: .wholeClass) }
        return monthly.map { .fixed($0, per: .month) } ?? .negotiable
    }
}

/// A number of lessons that are paid together, and how long they can be taken.
public struct LessonPass: Hashable, Sendable {
    public static let counts = 2...100

    /// The number of lessons.
    public let count: Int
    /// Of all of them.
    public let price: Money
    public let expiry: LessonExpiry

    public init(count: Int, price: Money, expiry: LessonExpiry) throws(LessonRefusal) {
        guard Self.counts.contains(count) else { throw .passCount }
        self.count = count
        self.price = price
        self.expiry = expiry
    }

    /// As it can be paid here.
    public var offer: PassOffer { PassOffer(count: count, price: price, validity: expiry.validity) }

    /// Rounded half up to a won.
    public var priceOfLesson: Money? { Money(won: (2 * price.won + count) / (2 * count)) }
}

/// How long the lessons of a pass can be taken after it was bought.
public struct LessonExpiry: Hashable, Sendable {
    public enum Unit: String, CaseIterable, Sendable {
        case days
        case months

        /// Up to two years.
        public var allowed: ClosedRange<Int> { self == .days ? 1...730 : 1...24 }
    }

    /// Of either unit.
    public static let counts = 1...730

    public let count: Int
    public let unit: Unit

    public init(_ count: Int, _ unit: Unit) throws(LessonRefusal) {
        guard unit.allowed.contains(count) else { throw .passExpiry }
        self.count = count
        self.unit = unit
    }

    var validity: PassValidity { unit == .days ? .days(count) : .months(count) }
}

/// A first lesson to try.
public enum LessonTrial: Hashable, Sendable {
    public enum Kind: String, CaseIterable, Sendable {
        case none
        case free
        case paid
    }

    case none
    case free
    case paid(Money)

    public init(_ kind: Kind, price: Money?) throws(LessonRefusal) {
        switch kind {
        case .none: self = .none
        case .free: self = .free
        case .paid:
            guard let price else { throw .trialPriceMissing }
            self = .paid(price)
        }
    }

    public var kind: Kind {
        switch self {
        case .none: .none
        case .free: .free
        case .paid: .paid
        }
    }

    /// Nil for a lesson that isn't paid.
    public var price: Money? {
        if case .paid(let price) = self { price } else { nil }
    }

    /// Nil where no lesson can be tried.
    var cost: Money? {
        switch self {
        case .none: nil
        case .free: .zero
        case .paid(let price): price
        }
    }
}
