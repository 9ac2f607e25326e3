public import Domain

/// Operations on deals.
public struct DealOperations: OperationList {
    public typealias OfDeal<In: Body> = Operation<SignedIn, Deal.ID, In, DealBody>

    private static let ofConversation = PathPattern<Conversation.ID>(
        "/api/v1/conversations/{id}/deals",
        else: ConversationRefusal.notFound
    )
    private static let deal = PathPattern<Deal.ID>("/api/v1/deals/{id}", else: DealRefusal.notFound)

    public let propose = Operation<SignedIn, Conversation.ID, ProposalBody, DealBody>(
        .post,
        ofConversation,
        "Propose a deal; replaces the open proposal of the conversation",
        status: 201
    )
    public let ofConversation = Operation<SignedIn, Conversation.ID, SliceQuery, ListBody<DealBody>>(
        .get,
        Self.ofConversation,
        "List a conversation's deals; newest first"
    )
    public let mine = Operation<SignedIn, Void, DealQuery, ListBody<DealBody>>(
        .get,
        "/api/v1/deals",
        "List my deals; newest first"
    )
    public let one = OfDeal<Nothing>(.get, deal, "Get a deal")

    public let choose = OfDeal<ChosenStartBody>(
        .post,
        deal / "choose",
        "Accept one of the proposed times; takes a seat"
    )
    public let accept = OfDeal<Nothing>(
        .post,
        deal / "accept",
        "Accept a proposal of one time; takes a seat"
    )
    public let decline = OfDeal<Nothing>(.post, deal / "decline", "Decline a proposal")
    public let withdraw = OfDeal<Nothing>(.post, deal / "withdraw", "Withdraw a proposal")
    public let noShow = OfDeal<Nothing>(
        .post,
        deal / "no-show",
        "Note that the other member didn't come; from 15 minutes after the start"
    )
    public let withdrawNoShow = OfDeal<Nothing>(
        .post,
        deal / "no-show/withdraw",
        "Take back a no-show; before the other answers"
    )
    public let agreeNoShow = OfDeal<Nothing>(
        .post,
        deal / "no-show/agree",
        "Agree that the member didn't come"
    )
    public let complete = OfDeal<Nothing>(.post, deal / "complete", "Complete a deal")
    public let askChanges = OfDeal<DealReasonBody>(
        .post,
        deal / "ask-changes",
        "Request changes to a proposal; with a reason"
    )
    public let cancel = OfDeal<DealReasonBody>(
        .post,
        deal / "cancel",
        "Cancel a deal; before it starts, with a reason"
    )
    public let disputeNoShow = OfDeal<DealReasonBody>(
        .post,
        deal / "no-show/dispute",
        "Dispute a noted no-show; with a reason"
    )
    public let move = OfDeal<MoveProposalBody>(
        .post,
        deal / "move",
        "Propose another time for an accepted deal; the agreed terms hold until it is accepted"
    )
    public let acceptMove = OfDeal<MoveNumberBody>(.post, deal / "move/accept", "Accept the proposed time")
    public let declineMove = OfDeal<MoveNumberBody>(
        .post,
        deal / "move/decline",
        "Decline the proposed time; the agreed terms stay"
    )
    public let withdrawMove = OfDeal<MoveNumberBody>(
        .post,
        deal / "move/withdraw",
        "Withdraw the proposed time"
    )
}

/// The filter of a member's deals.
public struct DealQuery: ShapedBody {
    public let role: DealParties.Role?
    public let state: Deal.State?
    public let slice: SliceRequest

    public init(
        role: DealParties.Role? = nil,
        state: Deal.State? = nil,
        _ slice: SliceRequest = SliceRequest()
    ) {
        self.role = role
        self.state = state
        self.slice = slice
    }

    public static let shape = Shape<Self>(
        "DealQuery",
        Field("role", \.role, nil, .omittable, about: "Default: both"),
        Field("state", \.state, nil, .omittable, about: "Default: all"),
        Field(flat: \.slice),
        make: { Self(role: $0, state: $1, $2) }
    )
}

extension API {
    public static let deals = DealOperations()
}
