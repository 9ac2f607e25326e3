public import Domain

/// Operations on blocks.
public struct BlockOperations: OperationList {
    private static let member = PathPattern<Member.ID>(
        "/api/v1/blocks/{account}",
        else: BlockRefusal.notFound
    )

    public let list = Operation<SignedIn, Void, SliceQuery, ListBody<BlockedMemberBody>>(
        .get,
        "/api/v1/blocks",
        "List my blocks; newest first"
    )
    public let plan = Operation<SignedIn, Member.ID, Nothing, BlockPlanBody>(
        .get,
        member / "plan",
        "Preview a block; the deals and participations it ends"
    )
    public let block = Operation<SignedIn, Member.ID, Nothing, Nothing>(
        .put,
        member,
        "Block a member; hides both from each other and ends their open deals"
    )
    public let unblock = Operation<SignedIn, Member.ID, Nothing, Nothing>(
        .delete,
        member,
        "Unblock a member"
    )
}

extension API {
    public static let blocks = BlockOperations()
}
