public import Domain

/// Operations on members' phone numbers.
public struct PhoneOperations: OperationList {
    public typealias OfConversation = Operation<SignedIn, Conversation.ID, Nothing, Nothing>

    private static let number: PathPattern<Void> = "/api/v1/me/phone"
    private static let phone = PathPattern<Conversation.ID>(
        "/api/v1/conversations/{id}/phone",
        else: ConversationRefusal.notFound
    )

    public let mine = Operation<SignedIn, Void, Nothing, PhoneBody>(.get, number, "Get my phone number")
    public let store = Operation<SignedIn, Void, PhoneToStoreBody, PhoneBody>(
        .put,
        number,
        "Store my phone number; another number is withdrawn from all who could see the former one"
    )
    public let delete = Operation<SignedIn, Void, Nothing, Nothing>(
        .delete,
        number,
        "Delete my phone number, and withdraw it from all who could see it"
    )
    public let log = Operation<SignedIn, Void, SliceQuery, ListBody<PhoneShareBody>>(
        .get,
        number / "log",
        "List whom my phone number was revealed to; newest first"
    )
    public let ofConversation = Operation<SignedIn, Conversation.ID, Nothing, TalkPhonesBody>(
        .get,
        phone,
        "Get the phone numbers of a conversation, as far as they are revealed to me"
    )
    public let request = OfConversation(.post, phone / "request", "Request the other member's phone number")
    public let allow = OfConversation(
        .post,
        phone / "allow",
        "Reveal my phone number; with or without a request"
    )
    public let decline = OfConversation(.post, phone / "decline", "Decline to reveal my phone number")
    public let withdraw = OfConversation(.post, phone / "withdraw", "Withdraw my phone number")
}

extension API {
    public static let phones = PhoneOperations()
}
