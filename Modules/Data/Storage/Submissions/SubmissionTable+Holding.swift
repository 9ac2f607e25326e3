import Database
import Domain

/// What is held, and why.
extension SubmissionTable<Transaction> {
    func rule(for author: Member.ID) throws -> HoldRule {
        let isTrusted = try isTrusted(author)
        return HoldRule(
            watching: isTrusted ? [] : try watchedTerms(),
            isTrusted: isTrusted,
            reviewsPost: try !isTrusted && reviewsFirstPosts() && !hasShownPost(author)
        )
    }

    /// Lets a new listing wait.
    func submit(_ listing: Listing, for cause: SubmissionCause) throws {
        try insert(listing.subject, for: cause, wasShown: false)
        try tellOperators(of: listing.author)
    }

    /// Lets a new or an edited comment wait.
    func hold(_ comment: Comment, for cause: SubmissionCause, wasShown: Bool) throws {
        try hold(Subject(.comment, comment.id), by: comment.author, for: cause, wasShown: wasShown)
    }

    /// Holds an edited post if a rule says so. One that was declined waits again in any case.
    func review<Item: Post>(_ post: inout Item, after former: Item, _ changes: [ListingChange]) throws {
        let listing = post.listing
        guard let cause = try rule(for: listing.author).cause(ofEditing: former, to: post) else {
            return try resubmit(listing.subject)
        }
        post.awaitApproval()
        try hold(listing.subject, by: listing.author, for: cause, wasShown: true)
        try keep(changes, of: listing.id)
    }

    /// Holds an edited comment if a rule says so. One that was declined waits again in any case.
    func review(_ comment: Comment, after former: Comment) throws {
        let subject = Subject(.comment, comment.id)
        guard comment.text != former.text else { return }
        guard let cause = try rule(for: comment.author).cause(of: comment.text, after: former.text) else {
            return try resubmit(subject)
        }
        let wasHidden = try transaction.decisions.isTakenDown(subject)
        try hold(comment, for: cause, wasShown: true)
        try transaction.comments.count(comment.id, hiddenBefore: wasHidden)
    }

    /// What those who have a part in a listing are told once it is approved.
    func keptChanges(of listing: Listing.ID) throws -> [ListingChange] {
        try connection.first("SELECT changes FROM submissions WHERE listing = \(listing)")
            .map([ListingChange].init(row:)) ?? []
    }

    /// - Parameter wasShown: whether others saw it before, where it was never submitted.
    private func hold(
        _ subject: Subject,
        by author: Member.ID,
        for cause: SubmissionCause,
        wasShown: Bool
    ) throws {
        guard var submission = try findLocked(subject) else {
            try insert(subject, for: cause, wasShown: wasShown)
            return try tellOperators(of: author)
        }
        let former = submission.state
        submission.hold(for: cause, at: now)
        try save(submission)
        if former != .waiting { try tellOperators(of: author) }
    }

    /// Lets an edited subject wait again, if it was declined.
    private func resubmit(_ subject: Subject) throws {
        guard var submission = try findLocked(subject) else { return }
        let former = submission.state
        submission.resubmit(at: now)
        try save(submission)
        guard former == .declined, submission.state == .waiting else { return }
        try tellOperators(of: submission.author)
    }

    private func insert(_ subject: Subject, for cause: SubmissionCause, wasShown: Bool) throws {
        let (table, column): (SQL, SQL) =
            subject.kind == .comment ? ("comment_submissions", "comment") : ("submissions", "listing")
        try connection.execute(
            """
            INSERT INTO \(table) (\(column), state, cause, term, was_shown, submitted_at)
            VALUES (\(subject.number), \(Submission.State.waiting.rawValue), \(cause.name.rawValue),
                \(cause.term), \(wasShown), \(now))
            """
        )
    }

    /// Of a listing that others never saw there is nothing to tell.
    private func keep(_ changes: [ListingChange], of listing: Listing.ID) throws {
        let kept = try keptChanges(of: listing).followed(by: changes).stored
        try connection.execute(
            "UPDATE submissions SET changes = \(kept) WHERE listing = \(listing) AND was_shown = 1"
        )
    }

    private func tellOperators(of author: Member.ID) throws {
        try transaction.notices.tellOperators(.submissionWaits, besides: [author])
    }
}

extension SubmissionTable {
    /// Whether a member is an operator or trusted by one.
    func isTrusted(_ member: Member.ID) throws -> Bool {
        try connection.first(
            """
            SELECT 1 AS found FROM operators WHERE member = \(member)
            UNION ALL SELECT 1 AS found FROM trusted_members WHERE member = \(member)
            """
        ) != nil
    }

    private func watchedTerms() throws -> [WatchedTerm] {
        try connection.run("SELECT \(WatchedTerm.columns) FROM watched_terms ORDER BY id")
            .map(WatchedTerm.init(row:))
    }

    private func reviewsFirstPosts() throws -> Bool {
        try connection.site.settings(given: [:]).reviewsFirstPosts
    }

    /// Whether others see or saw a listing of the member that is still there.
    private func hasShownPost(_ member: Member.ID) throws -> Bool {
        try connection.first(
            """
            SELECT 1 AS found FROM listings
            WHERE author = \(member) AND NOT \(.listingIsHidden("listings.id")) LIMIT 1
            """
        ) != nil
    }
}
