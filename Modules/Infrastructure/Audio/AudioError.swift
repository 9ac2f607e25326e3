/// The reason audio was not converted.
public enum AudioError: Error, Equatable {
    /// The program is not installed; the text names it.
    case unavailable(String)
    /// The queue is full.
    case busy
    /// Not one of ``AudioKind``.
    case unsupported
    /// Damaged, or without sound.
    case unreadable
    /// Longer than ``AudioLimits/seconds``.
    case tooLong
    /// Not converted within ``AudioLimits/patience``.
    case tooSlow
}
