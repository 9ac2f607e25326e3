public import Domain
public import JSONCoding

/// The homes that replace a member's former ones, the main one first.
public struct HomesChoiceBody: Body {
    public let items: [Choice]

    public struct Choice: Body {
        let code: String
        let reach: Reach

        public init(_ home: HomeNeighbourhood) {
            code = home.code.description
            reach = home.reach
        }

        public static var name: String { "HomeChoice" }

        public static var schema: Schema {
            .object([
                "code": .string(maxLength: 100, pattern: "^[0-9]{10}$").required,
                "reach": .integer(Reach.allowed).required,
            ])
        }

        public init(_ fields: Fields) throws(FieldError) {
            code = try fields.text("code")
            reach = try fields.reach("reach")
        }

        public func write(to writer: inout JSONWriter) {
            writer.object { writer in
                writer.field("code", code)
                writer.field("reach", reach.steps)
            }
        }
    }

    public init(_ homes: [HomeNeighbourhood]) {
        items = homes.map(Choice.init)
    }

    public static var name: String { "HomesChoice" }
    public static var parts: [any Body.Type] { [Choice.self] }

    public static var schema: Schema {
        .object(["items": .array(of: .reference(Choice.name), maxItems: 100).required])
    }

    public init(_ fields: Fields) throws(FieldError) {
        items = try fields.bodies("items")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { $0.field("items", items) }
    }

    public func homes() throws(NeighbourhoodRefusal) -> [HomeNeighbourhood] {
        var homes: [HomeNeighbourhood] = []
        for choice in items {
            guard let code = NeighbourhoodCode(choice.code) else { throw .unknownHome }
            homes.append(HomeNeighbourhood(code: code, reach: choice.reach))
        }
        return homes
    }
}
