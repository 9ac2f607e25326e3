/// What becomes of a member's things when the account is deleted: shown before, carried out after.
public struct DeletionPlan: Equatable, Sendable {
    public enum Thing: String, CaseIterable, Sendable {
        case profile
        case password
        case sessions
        case neighbourhoods
        /// The operator's log of requests: addresses and times without a name, for as long as the operator
        /// keeps logs.
        case accessLog = "access-log"
    }

    public struct Item: Equatable, Sendable {
        public let thing: Thing
        /// How many there are; nil where counting makes no sense.
        public let count: Int?

        public init(_ thing: Thing, count: Int? = nil) {
            self.thing = thing
            self.count = count
        }
    }

    public let goes: [Item]
    public let stays: [Item]

    public init(sessions: Int, neighbourhoods: Int) {
        goes = [
            Item(.profile), Item(.password), Item(.sessions, count: sessions),
            Item(.neighbourhoods, count: neighbourhoods),
        ]
        stays = [Item(.accessLog)]
    }
}
