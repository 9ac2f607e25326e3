public import Domain
import JSONCoding

/// New accounts, in numbers.
public struct SignUpFiguresBody: ShapedBody, Hashable {
    public let days: [SignUpDayBody]
    public let domains: [SignUpSourceBody]
    public let networks: [SignUpSourceBody]

    public static let shape = Shape<Self>(
        "SignUpFigures",
        Field("days", \.days, about: "The oldest first; the last is today"),
        Field("domains", \.domains, about: "Mail domains of the last 24 hours, the most frequent first"),
        Field("networks", \.networks, about: "Networks of the last 24 hours, as this server saw them"),
        make: Self.init
    )
}

extension SignUpFiguresBody {
    public init(_ figures: SignUpFigures) {
        days = figures.byDay.map(SignUpDayBody.init)
        domains = figures.domains.map(SignUpSourceBody.init)
        networks = figures.networks.map(SignUpSourceBody.init)
    }
}

/// The accounts of a day.
public struct SignUpDayBody: ShapedBody, Hashable {
    public let day: CivilDate
    public let count: Int

    public static let shape = Shape<Self>(
        "SignUpDay",
        Field("day", \.day),
        Field("count", \.count),
        make: Self.init
    )
}

extension SignUpDayBody {
    init(_ day: SignUpDay) {
        (self.day, count) = (day.day, day.count)
    }
}

/// Where new accounts come from.
public struct SignUpSourceBody: ShapedBody, Hashable {
    public let name: String
    public let count: Int

    public static let shape = Shape<Self>(
        "SignUpSource",
        Field("name", \.name),
        Field("count", \.count),
        make: Self.init
    )
}

extension SignUpSourceBody {
    init(_ source: SignUpSource) {
        (name, count) = (source.name, source.count)
    }
}
