/// Converts an upload to audio that every browser plays, without metadata.
public protocol RecordingProcessor: Sendable {
    /// Fails with ``RecordingRefusal/unsupported``, ``RecordingRefusal/unreadable``,
    /// ``RecordingRefusal/tooLong``, ``RecordingRefusal/tooSlow`` or ``RecordingRefusal/unavailable``.
    /// Members take turns.
    func convert(_ upload: [UInt8], of member: Member.ID?) async -> Processing<ProcessedRecording>
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
