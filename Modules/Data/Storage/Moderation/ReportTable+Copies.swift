import Database
import Domain

/// Copies of what was reported, for operators who look at it after its author has changed it. The text is
/// kept with the report; the pictures, too, until their owner's account is deleted.
extension ReportTable {
    /// Messages that are copied of a reported conversation, the last ones.
    static var mostMessages: Int { 30 }

    /// The whole text; nil where the excerpt says it all. A conversation's lines say whether the reporter
    /// wrote (→) or received (←) them, without a name that would outlive an account.
    func text(of subject: Subject, by reporter: Member.ID) throws -> String? {
        switch subject.kind {
        case .listing:
            guard let id = subject.listing, let listing = try connection.listings.find(id) else { return nil }
            let text = try listing.kind.stored.load(listing, images: [], from: connection)?.searchableText
            return text.flatMap { $0.isEmpty ? nil : $0 }
        case .member:
            let row = try connection.first("SELECT nickname, bio FROM accounts WHERE id = \(subject.number)")
            guard let row, let bio: String = try row.value("bio") else { return nil }
            return try "\(row.value("nickname", as: String.self))\n\(bio)"
        case .conversation:
            let lines = try latestMessages(of: subject).compactMap { row -> String? in
                guard let text: String = try row.value("text") else { return nil }
                return try row.value("sender", as: Member.ID?.self) == reporter ? "→ \(text)" : "← \(text)"
            }
            return lines.isEmpty ? nil : lines.joined(separator: "\n")
        case .message, .deal, .review, .order, .savedSearch, .runLog, .comment, .verification, .report:
            return nil
        }
    }

    /// Stores the pictures that the subject shows as those of the report.
    func keepPictures(of subject: Subject, for report: Report.ID) throws {
        try keep(pictures(of: subject), for: report)
    }

    /// Stores the pictures as those of the report.
    func keep(_ pictures: [Image.ID], for report: Report.ID) throws {
        guard !pictures.isEmpty else { return }
        let copy = Subject(.report, report)
        try connection.insert(pictures.enumerated().map { ImageUseRow($1, of: copy, place: $0) })
    }

    private func pictures(of subject: Subject) throws -> [Image.ID] {
        switch subject.kind {
        case .member:
            let row = try connection.first("SELECT picture FROM accounts WHERE id = \(subject.number)")
            return [try row?.value("picture", as: Image.ID?.self)].compactMap { $0 ?? nil }
        case .conversation:
            let messages = try latestMessages(of: subject).map { row in
                Subject(.message, try row.value("id", as: Int64.self))
            }
            let images = try connection.images.list(of: messages)
            return messages.flatMap { images[$0] ?? [] }.map(\.id)
        case .listing, .message, .deal, .review, .order, .savedSearch, .runLog, .comment, .verification,
            .report:
            return try connection.images.list(of: subject).map(\.id)
        }
    }

    /// Oldest first.
    private func latestMessages(of subject: Subject) throws -> [Row] {
        try connection.run(
            """
            SELECT id, sender, text FROM messages
            WHERE conversation = \(subject.number) AND line IS NULL
            ORDER BY number DESC LIMIT \(Self.mostMessages)
            """
        )
        .reversed()
    }
}
