public import Domain
import JSONCoding

/// The homes that replace a member's former ones, the main one first.
public struct HomesChoiceBody: ShapedBody {
    public let items: [Choice]

    public struct Choice: ShapedBody {
        let code: String
        let reach: Reach

        public static let shape = Shape<Self>(
            "HomeChoice",
            Field("code", \.code, .string(maxLength: 100, pattern: "^[0-9]{10}$")),
            Field("reach", \.reach),
            make: Self.init
        )
    }

    public static let shape = Shape<Self>(
        "HomesChoice",
        Field("items", \.items, .array(of: .reference(Choice.name), maxItems: 100)),
        make: Self.init
    )

    public func homes() throws(NeighbourhoodRefusal) -> [HomeNeighbourhood] {
        var homes: [HomeNeighbourhood] = []
        for choice in items {
            guard let code = NeighbourhoodCode(choice.code) else { throw .unknownHome }
            homes.append(HomeNeighbourhood(code: code, reach: choice.reach))
        }
        return homes
    }
}

extension HomesChoiceBody {
    public init(_ homes: [HomeNeighbourhood]) {
        items = homes.map(Choice.init)
    }
}

extension HomesChoiceBody.Choice {
    public init(_ home: HomeNeighbourhood) {
        code = home.code.description
        reach = home.reach
    }
}
