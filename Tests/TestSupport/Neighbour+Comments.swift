import JSONCoding

/// What a neighbour does with comments.
extension Neighbour {
    /// Comments on a listing and returns the comment's identifier.
    public func comment(_ text: String, on listing: String) async throws -> String {
        try await write(text, "/api/v1/listings/\(listing)/comments")
    }

    /// Replies to a comment and returns the reply's identifier.
    public func reply(_ text: String, to comment: String) async throws -> String {
        try await write(text, "/api/v1/comments/\(comment)/replies")
    }

    private func write(_ text: String, _ path: String) async throws -> String {
        try await ask("POST", path, ["text": .string(text)]).id
    }
}
