public import Domain
public import JSONCoding

/// A teacher's request for a verification, for the teacher and operators.
public struct VerificationBody: Body {
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

    public static var name: String { "Verification" }
    public static var parts: [any Body.Type] { [ImageBody.self] }

    public static var schema: Schema {
        .object([
            "id": .string().required,
            "state": .words(of: Verification.State.self).required,
            "note": .string().required.described("What the documents are"),
            "sentAt": .moment.required,
            "decidedAt": .nullable(.moment).required,
            "seen": .nullable(.string()).required.described("What an operator who accepted it has seen"),
            "reason": .nullable(.string()).required.described("Why it was declined"),
            "documents": .array(of: .reference(ImageBody.name)).required
                .described("For the teacher and operators; deleted with the decision"),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        id = try fields.identifier("id")
        state = try fields.choice("state")
        note = try fields.text("note")
        sentAt = try fields.moment("sentAt")
        decidedAt = try fields.momentIfPresent("decidedAt")
        seen = try fields.textIfPresent("seen")
        reason = try fields.textIfPresent("reason")
        documents = try fields.bodies("documents")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("id", id)
            writer.field("state", state.rawValue)
            writer.field("note", note)
            writer.field("sentAt", sentAt)
            writer.field("decidedAt", decidedAt)
            writer.field("seen", seen)
            writer.field("reason", reason)
            writer.field("documents", documents)
        }
    }
}

/// A request with its teacher, for operators.
public struct VerificationCaseBody: Body {
    public let verification: VerificationBody
    public let member: MemberCardBody
    public let education: [String]
    public let career: [String]
    /// Null while it waits, and after that account is deleted.
    public let decidedBy: MemberCardBody?

    public init(_ found: VerificationCase) {
        verification = VerificationBody(found)
        member = MemberCardBody(found.member)
        education = found.credentials.education
        career = found.credentials.career
        decidedBy = found.decidedBy.map(MemberCardBody.init)
    }

    public static var name: String { "VerificationCase" }
    public static var parts: [any Body.Type] { [VerificationBody.self, MemberCardBody.self] }

    public static var schema: Schema {
        .object([
            "verification": .reference(VerificationBody.name).required,
            "member": .reference(MemberCardBody.name).required,
            "education": .array(of: .string()).required,
            "career": .array(of: .string()).required,
            "decidedBy": .nullable(.reference(MemberCardBody.name)).required,
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        verification = try fields.body("verification")
        member = try fields.body("member")
        education = try fields.texts("education")
        career = try fields.texts("career")
        decidedBy = try fields.bodyIfPresent("decidedBy")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("verification", verification)
            writer.field("member", member)
            writer.field("education", education)
            writer.field("career", career)
            writer.field("decidedBy", decidedBy)
        }
    }
}

/// Pictures of documents for the operators.
public struct DocumentsBody: Body, Hashable {
    private let images: [String]
    private let note: String

    public init(images: [Image.ID], note: String) {
        self.images = images.map(\.description)
        self.note = note
    }

    public static var name: String { "Documents" }

    public static var schema: Schema {
        .object([
            "images": .array(of: .string(maxLength: 100), maxItems: 100)
                .described("Uploaded pictures, up to \(Verification.mostDocuments)"),
            "note": .nonBlank(atMost: DocumentNote.longest).required.described(
                "What they are, for operators"
            ),
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        images = fields.isGiven("images") ? try fields.texts("images") : []
        note = try fields.text("note")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("images", images)
            writer.field("note", note)
        }
    }

    public func read() throws -> (images: [Image.ID], note: DocumentNote) {
        let images = try images.map { image throws(ImageRefusal) in
            guard let id = Image.ID(image) else { throw ImageRefusal.notFound }
            return id
        }
        return (images, try DocumentNote(note))
    }
}

/// What an operator has seen.
public struct VerifiedDocumentsBody: Body, Hashable {
    private let seen: String

    public init(seen: String) {
        self.seen = seen
    }

    public static var name: String { "VerifiedDocuments" }

    public static var schema: Schema {
        .object([
            "seen": .nonBlank(atMost: VerifiedDocuments.longest).required
                .described("Which documents, in one line; everyone sees it")
        ])
    }

    public init(_ fields: Fields) throws(FieldError) {
        seen = try fields.text("seen")
    }

    public func write(to writer: inout JSONWriter) {
        writer.object { $0.field("seen", seen) }
    }

    public func read() throws(VerificationRefusal) -> VerifiedDocuments { try VerifiedDocuments(seen) }
}
