/// Limits for a multipart form.
public struct MultipartLimits: Sendable {
    public var parts: Int
    /// The largest headers of a part.
    public var headerBytes: Int
    /// The largest part without a file name.
    public var fieldBytes: Int
    /// The largest part with a file name.
    public var fileBytes: Int

    public init(
        parts: Int = 64,
        headerBytes: Int = 8 << 10,
        fieldBytes: Int = 64 << 10,
        fileBytes: Int = 16 << 20
    ) {
        self.parts = parts
        self.headerBytes = headerBytes
        self.fieldBytes = fieldBytes
        self.fileBytes = fileBytes
    }
}

/// The reason a multipart body is refused.
public enum MultipartError: Error, Sendable, Equatable {
    /// The content type is not `multipart/form-data` with a boundary.
    case notMultipart
    /// The body ended before its closing boundary.
    case truncated
    case tooManyParts(limit: Int)
    case headersTooLarge(limit: Int)
    case partTooLarge(name: String, limit: Int)
    case malformed(reason: String)
}
