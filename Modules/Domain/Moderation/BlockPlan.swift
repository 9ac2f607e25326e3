/// The effects of a block, shown before it is made.
public struct BlockPlan: Equatable, Sendable {
    /// The open deals of the two members, which end with the block.
    public let deals: [Deal]

    public init(ending deals: [Deal]) {
        self.deals = deals
    }
}
