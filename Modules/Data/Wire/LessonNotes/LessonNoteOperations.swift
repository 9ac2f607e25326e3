public import Domain
import JSONCoding

/// Operations on the notes of lessons.
public struct LessonNoteOperations: OperationList {
    public typealias OfDeal<In: Body, Out: Body> = Operation<SignedIn, Deal.ID, In, Out>

    private static let deal = PathPattern<Deal.ID>("/api/v1/deals/{id}", else: DealRefusal.notFound)

    public let ofDeal = OfDeal<Nothing, ListBody<LessonNoteBody>>(
        .get,
        deal / "notes",
        "List the notes of a deal; the teacher's first"
    )
    public let mine = Operation<SignedIn, Void, LessonNoteQuery, ListBody<LessonNoteBody>>(
        .get,
        "/api/v1/me/lesson-notes",
        "List the notes of my lessons, mine and those for me; newest first"
    )
    public let write = OfDeal<LessonNoteTextBody, LessonNoteBody>(
        .put,
        deal / "note",
        "Write or replace my note of a deal; once it has begun"
    )
    public let remove = OfDeal<Nothing, Nothing>(.delete, deal / "note", "Delete my note of a deal")
    public let tick = OfDeal<Nothing, Nothing>(
        .put,
        deal / "homework/done",
        "Tick the homework of a deal as done; as its student"
    )
    public let untick = OfDeal<Nothing, Nothing>(
        .delete,
        deal / "homework/done",
        "Open the homework of a deal again"
    )
}

extension API {
    public static let lessonNotes = LessonNoteOperations()
}

/// The filter of a member's notes.
public struct LessonNoteQuery: ShapedBody {
    public let other: Member.ID?
    public let slice: SliceRequest

    public init(with other: Member.ID? = nil, _ slice: SliceRequest = SliceRequest()) {
        self.other = other
        self.slice = slice
    }

    public static let shape = Shape<Self>(
        "LessonNoteQuery",
        Field("with", \.other, .identifier, .omittable, about: "Only of lessons with this member"),
        Field(flat: \.slice),
        make: { Self(with: $0, $1) }
    )
}
