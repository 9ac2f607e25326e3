/// A payee's payments and refunds for a listing on a day.
public struct IncomeLine: Equatable, Sendable {
    public let day: CivilDate
    public let subject: Subject
    public let title: String
    /// In won.
    public let sold: Int
    public let refunded: Int

    public init(day: CivilDate, subject: Subject, title: String, sold: Int, refunded: Int) {
        self.day = day
        self.subject = subject
        self.title = title
        self.sold = sold
        self.refunded = refunded
    }
}

/// A payee's income of a year. The provider settles it, less its fees.
public struct Income: Equatable, Sendable {
    public struct Sum: Equatable, Sendable {
        public private(set) var sold = 0
        public private(set) var refunded = 0

        public init() {}

        public var won: Int { sold - refunded }

        mutating func add(_ line: IncomeLine) {
            sold += line.sold
            refunded += line.refunded
        }
    }

    public struct Month: Equatable, Sendable {
        /// 1 to 12.
        public let month: Int
        public let sum: Sum
    }

    public struct Source: Equatable, Sendable {
        public let subject: Subject
        public let title: String
        public let sum: Sum
    }

    /// The years that can be asked for.
    public static let years = 2_000...2_099

    public let year: Int
    public let sum: Sum
    /// Those in which something was paid or refunded, in order.
    public let months: [Month]
    /// By what was earned, most first.
    public let sources: [Source]

    public init(of year: Int, _ lines: [IncomeLine]) {
        var (sum, months, sources) = (Sum(), [Int: Sum](), [Subject: (title: String, sum: Sum)]())
        for line in lines {
            sum.add(line)
            months[line.day.month, default: Sum()].add(line)
            sources[line.subject, default: (line.title, Sum())].sum.add(line)
        }
        self.year = year
        self.sum = sum
        self.months = months.sorted { $0.key < $1.key }.map { Month(month: $0.key, sum: $0.value) }
        self.sources = sources.map { Source(subject: $0.key, title: $0.value.title, sum: $0.value.sum) }
            .sorted { ($1.sum.won, $0.subject.number) < ($0.sum.won, $1.subject.number) }
    }

    /// The moments of the year in Seoul.
    public static func span(of year: Int) -> (start: Moment, end: Moment)? {
        guard years.contains(year), let start = CivilDate(year: year, month: 1, day: 1),
            let end = CivilDate(year: year + 1, month: 1, day: 1)
        else { return nil }
        return (start.startInSeoul, end.startInSeoul)
    }
}
