/// Why a picture wasn't rendered.
public enum ImagingError: Error, Equatable {
    /// The library isn't there; the text names what is missing.
    case unavailable(String)
    /// More pictures are waiting than may.
    case busy
    /// Not one of ``ImageKind``.
    case unsupported
    /// Beyond the ``ImageLimits``.
    case tooMuch
    /// Cut off or damaged; the text is the library's.
    case unreadable(String)
}
