/// The reason an image was not rendered.
public enum ImagingError: Error, Equatable {
    /// The library is not installed; the text names the missing part.
    case unavailable(String)
    /// The queue is full.
    case busy
    /// Not one of ``ImageKind``.
    case unsupported
    /// Exceeds the ``ImageLimits``.
    case tooMuch
    /// Truncated or damaged; the text is the library's.
    case unreadable(String)
}

extension ImagingError {
    /// The reason `trial` doesn't work on this machine; nil when it does.
    static func obstacle(to trial: () async throws -> Void) async -> String? {
        do {
            try await trial()
            return nil
        } catch ImagingError.unavailable(let reason) {
            return reason
        } catch {
            return "\(error)"
        }
    }
}
