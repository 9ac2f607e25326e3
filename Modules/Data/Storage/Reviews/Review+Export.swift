import Domain

extension ExportedRecord {
    /// A review that its reader may see.
    init(_ review: Review) {
        self.init([
            ("id", .identifier(review.id.rawValue)),
            ("subjectKind", .text(review.subject.kind.rawValue)),
            ("subject", .identifier(review.subject.number)),
            ("title", .text(review.title)),
            ("halves", .number(review.rating.halves)),
            ("manners", .text(review.manners.map(\.rawValue).sorted().joined(separator: " "))),
            ("text", Value(review.text?.text)),
            ("writtenAt", .moment(review.writtenAt)),
            ("reply", Value(review.reply?.text.text)),
            ("repliedAt", Value(review.reply?.at)),
            ("editedAt", Value(review.editedAt)),
        ])
    }
}
