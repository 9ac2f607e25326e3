/// Converts an upload to audio that every browser plays, without metadata.
public protocol RecordingProcessor: Sendable {
    /// Throws ``RecordingRefusal/unsupported``, ``RecordingRefusal/unreadable``,
    /// ``RecordingRefusal/tooLong``, ``RecordingRefusal/tooSlow`` or ``RecordingRefusal/unavailable``.
    func convert(_ upload: [UInt8]) async throws -> ProcessedRecording
}

public struct ProcessedRecording: Sendable {
    /// To the nearest second.
    public let seconds: Int
    public let mp3: [UInt8]

    public init(seconds: Int, mp3: [UInt8]) {
        self.seconds = seconds
        self.mp3 = mp3
    }
}
