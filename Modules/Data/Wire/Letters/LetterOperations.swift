public import Domain

/// Operations on emails of operators to all members; for operators.
public struct LetterOperations: OperationList {
    public typealias OfLetter<In: Body> = Operation<SignedIn, Letter.ID, In, LetterBody>

    private static let all: PathPattern<Void> = "/api/v1/operator/letters"
    private static let letter = PathPattern<Letter.ID>(
        "/api/v1/operator/letters/{id}",
        else: LetterRefusal.notFound
    )

    public let list = Operation<SignedIn, Void, SliceQuery, ListBody<LetterBody>>(
        .get,
        all,
        "List letters to all members; latest first, for operators"
    )
    public let write = Operation<SignedIn, Void, LetterDraftBody, LetterBody>(
        .post,
        all,
        "Write a letter to all members; a draft that isn't sent yet, for operators",
        status: 201
    )
    public let one = OfLetter<Nothing>(
        .get,
        letter,
        "Get a letter, and how far it has got; for operators"
    )
    public let edit = OfLetter<LetterDraftBody>(.put, letter, "Replace a draft of a letter; for operators")
    public let test = Operation<SignedIn, Letter.ID, Nothing, Nothing>(
        .post,
        letter / "test",
        "Send a draft to myself; for operators"
    )
    public let send = OfLetter<Nothing>(
        .post,
        letter / "send",
        "Send a letter to all members who want letters; at most one a day, for operators"
    )
    public let stop = OfLetter<Nothing>(
        .post,
        letter / "stop",
        "Stop the sending of a letter, or discard a draft; for operators"
    )
}

extension API {
    public static let letters = LetterOperations()
}
