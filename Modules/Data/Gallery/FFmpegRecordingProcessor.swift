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

    public func convert(_ upload: [UInt8], of member: Member.ID?) async -> Processing<ProcessedRecording> {
        do {
            let conversion = try await converter.convert(upload, of: member.map { "\($0)" } ?? "")
            let outcome = conversion.result
                .map { ProcessedRecording(seconds: $0.seconds, mp3: $0.mp3) }
                .mapError { refusal(of: $0) }
            return Processing(outcome, work: conversion.work)
        } catch {
            return Processing(.failure(refusal(of: error)), work: .zero)
        }
    }

    private func refusal(of error: any Error) -> any Error {
        guard let error = error as? AudioError else { return error }
        switch error {
        case .unavailable(let reason):
            log("recordings can't be taken in: \(reason)")
            return RecordingRefusal.unavailable
        case .busy: return ServerRefusal.busy
        case .unsupported: return RecordingRefusal.unsupported
        case .unreadable: return RecordingRefusal.unreadable
        case .tooLong: return RecordingRefusal.tooLong
        case .tooSlow: return RecordingRefusal.tooSlow
        }
    }
}
