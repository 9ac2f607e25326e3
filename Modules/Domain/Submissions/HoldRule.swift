/// Decides what waits until an operator has seen it.
public struct HoldRule: Sendable {
    private let terms: [WatchedTerm]
    private let isTrusted: Bool
    private let reviewsPost: Bool

    /// - Parameters:
    ///   - isTrusted: whether the author is an operator or trusted by one. Nothing of theirs waits for a
    ///     watched term or as a first post.
    ///   - reviewsPost: whether first posts are reviewed and the author has none that others saw.
    public init(watching terms: [WatchedTerm], isTrusted: Bool, reviewsPost: Bool) {
        (self.terms, self.isTrusted, self.reviewsPost) = (terms, isTrusted, reviewsPost)
    }

    /// Nil for a new post that others see at once.
    public func cause(of post: some Post) -> SubmissionCause? {
        let kind: SubmissionCause? = post.listing.isHeldBack ? .kind : nil
        guard !isTrusted else { return kind }
        return watched(in: post.watchedTexts) ?? kind ?? (reviewsPost ? .firstPost : nil)
    }

    /// Nil for an edit that others see at once. One that leaves the texts as they were says nothing new.
    public func cause<Item: Post>(ofEditing former: Item, to post: Item) -> SubmissionCause? {
        guard !isTrusted, post.watchedTexts != former.watchedTexts else { return nil }
        return watched(in: post.watchedTexts)
    }

    /// Nil for a comment, new or edited, that others see at once.
    public func cause(of text: CommentText, after former: CommentText? = nil) -> SubmissionCause? {
        guard !isTrusted, text != former else { return nil }
        return watched(in: [text.text])
    }

    private func watched(in texts: [String]) -> SubmissionCause? {
        guard !terms.isEmpty else { return nil }
        let texts = texts.map(WatchedText.init)
        return terms.first { term in texts.contains { $0.contains(term) } }.map { .term($0.text) }
    }
}
