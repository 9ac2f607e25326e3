import HTTPServer

extension Request {
    static let precondition = "If-Match"

    /// The tag of `If-Match`. Nil without a condition.
    ///
    /// Compression weakens a tag, so a weak tag counts as well.
    var expectedTag: Substring? {
        guard var tag = headers[Self.precondition]?[...], tag != "*" else { return nil }
        if tag.hasPrefix("W/") { tag = tag.dropFirst(2) }
        guard tag.count >= 2, tag.first == "\"", tag.last == "\"" else { return tag }
        return tag.dropFirst().dropLast()
    }
}
