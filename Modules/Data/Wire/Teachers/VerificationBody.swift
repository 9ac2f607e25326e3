public import Domain
import JSONCoding

/// A teacher's request for a verification, for the teacher and operators.
public struct VerificationBody: ShapedBody {
    public let id: Verification.ID
    public let state: Verification.State
    public let note: String
    public let sentAt: Moment
    public let decidedAt: Moment?
    /// What an operator who accepted it has seen.
    public let seen: String?
    /// Why it was declined.
    public let reason: String?
    /// None once it is decided.
    public let documents: [ImageBody]

    public static let shape = Shape<Self>(
        "Verification",
        Field("id", \.id),
        Field("state", \.state),
        Field("note", \.note, about: "What the documents are"),
        Field("sentAt", \.sentAt),
        Field("decidedAt", \.decidedAt),
        Field("seen", \.seen, about: "What an operator who accepted it has seen"),
        Field("reason", \.reason, about: "Why it was declined"),
        Field("documents", \.documents, about: "For the teacher and operators; deleted with the decision"),
        make: Self.init
    )
}

extension VerificationBody {
    public init(_ found: VerificationCase) {
        let verification = found.verification
        id = verification.id
        state = verification.state
        note = verification.note.text
        sentAt = verification.sentAt
        decidedAt = verification.decidedAt
        seen = verification.seen?.text
        reason = verification.reason?.text
        documents = found.documents.map { ImageBody($0) }
    }
}

/// A request with its teacher, for operators.
public struct VerificationCaseBody: ShapedBody {
    public let verification: VerificationBody
    public let member: MemberCardBody
    public let education: [String]
    public let career: [String]
    /// Null while it waits, and after that account is deleted.
    public let decidedBy: MemberCardBody?

    public static let shape = Shape<Self>(
        "VerificationCase",
        Field("verification", \.verification),
        Field("member", \.member),
        Field("education", \.education),
        Field("career", \.career),
        Field("decidedBy", \.decidedBy),
        make: Self.init
    )
}

extension VerificationCaseBody {
    public init(_ found: VerificationCase) {
        verification = VerificationBody(found)
        member = MemberCardBody(found.member)
        education = found.credentials.education
        career = found.credentials.career
        decidedBy = found.decidedBy.map(MemberCardBody.init)
    }
}

/// Pictures of documents for the operators.
public struct DocumentsBody: ShapedBody, Hashable {
    private let images: [String]
    private let note: String

    public static let shape = Shape<Self>(
        "Documents",
        Field(
            "images",
            \.images,
            .array(of: .string(maxLength: 100), maxItems: 100),
            .optional,
            about: "Uploaded pictures, up to \(Verification.mostDocuments)"
        ),
        Field("note", \.note, .nonBlank(atMost: DocumentNote.longest), about: "What they are, for operators"),
        make: Self.init
    )

    public func read() throws -> (images: [Image.ID], note: DocumentNote) {
        let images = try images.map { image throws(ImageRefusal) in
            guard let id = Image.ID(image) else { throw ImageRefusal.notFound }
            return id
        }
        return (images, try DocumentNote(note))
    }
}

extension DocumentsBody {
    public init(images: [Image.ID], note: String) {
        self.images = images.map(\.description)
        self.note = note
    }
}

/// What an operator has seen.
public struct VerifiedDocumentsBody: ShapedBody, Hashable {
    private let seen: String

    public init(seen: String) {
        self.seen = seen
    }

    public static let shape = Shape<Self>(
        "VerifiedDocuments",
        Field(
            "seen",
            \.seen,
            .nonBlank(atMost: VerifiedDocuments.longest),
            about: "Which documents, in one line; everyone sees it"
        ),
        make: Self.init
    )

    public func read() throws(VerificationRefusal) -> VerifiedDocuments { try VerifiedDocuments(seen) }
}
