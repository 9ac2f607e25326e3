public import Audio
public import Domain

/// Converts recordings with ffmpeg.
public struct FFmpegRecordingProcessor: RecordingProcessor {
    public static let limits = AudioLimits(seconds: Recording.mostSeconds)

    private let converter: AudioConverter
    private let log: @Sendable (String) -> Void

    /// - Parameter log: receives the reason when no recording can be converted.
    public init(_ converter: AudioConverter, log: @escaping @Sendable (String) -> Void) {
        self.converter = converter
        self.log = log
    }

    public func convert(_ upload: [UInt8]) async throws -> ProcessedRecording {
        do {
            let converted = try await converter.convert(upload)
            return ProcessedRecording(seconds: converted.seconds, mp3: converted.mp3)
        } catch let error as AudioError {
            switch error {
            case .unavailable(let reason):
                log("recordings can't be taken in: \(reason)")
                throw RecordingRefusal.unavailable
            case .busy: throw ServerRefusal.busy
            case .unsupported: throw RecordingRefusal.unsupported
            case .unreadable: throw RecordingRefusal.unreadable
            case .tooLong: throw RecordingRefusal.tooLong
            case .tooSlow: throw RecordingRefusal.tooSlow
            }
        }
    }
}
