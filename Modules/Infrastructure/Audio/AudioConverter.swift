import Glibc
import Lanes

/// Converts uploaded audio safely: MP3, 128 kbit/s, stereo, without metadata.
///
/// At most `lanes` files are converted at once, each in a child process; beyond `waitingLimit` queued ones
/// callers get ``AudioError/busy``.
public final class AudioConverter: Sendable {
    /// Debian's program.
    public static let program = "/usr/bin/ffmpeg"

    private let program: String
    private let limits: AudioLimits
    private let lanes: Lanes

    /// - Parameter program: tests have one that never ends.
    public init(
        limits: AudioLimits,
        lanes: Int = 1,
        waitingLimit: Int = 8,
        program: String = AudioConverter.program
    ) {
        self.program = program
        self.limits = limits
        self.lanes = Lanes(
            label: "audio",
            count: lanes,
            waitingLimit: waitingLimit,
            refusal: AudioError.busy
        )
    }

    /// The reason audio cannot be converted on this machine; nil when it can.
    public static var obstacle: String? { obstacle(to: program) }

    /// Throws ``AudioError``.
    public func convert(_ bytes: [UInt8]) async throws -> ConvertedAudio {
        guard let kind = AudioKind(of: bytes) else { throw AudioError.unsupported }
        if let obstacle = Self.obstacle(to: program) { throw AudioError.unavailable(obstacle) }
        return try await lanes.run { [self] in
            let outcome = try LimitedProcess(program, Self.arguments(for: kind, cut: limits.cut))
                .run(feeding: bytes, within: limits.ofProcess)
            switch outcome {
            case .ended(let output): return try checked(output)
            case .failed: throw AudioError.unreadable
            case .overran: throw AudioError.tooSlow
            }
        }
    }

    private func checked(_ output: [UInt8]) throws(AudioError) -> ConvertedAudio {
        guard let stream = MP3Stream(output), stream.seconds > 0 else { throw .unreadable }
        guard stream.seconds <= limits.seconds else { throw .tooLong }
        return ConvertedAudio(seconds: stream.seconds, mp3: output)
    }

    private static func obstacle(to program: String) -> String? {
        access(program, X_OK) == 0 ? nil : "there is no \(program)"
    }

    /// One demuxer and few decoders read the input, from a descriptor; nothing else is opened. The first
    /// sound alone is kept, with times counted in its samples, because a file may claim others.
    private static func arguments(for kind: AudioKind, cut: Int) -> [String] {
        [
            "-nostdin", "-hide_banner", "-loglevel", "quiet", "-protocol_whitelist", "file,pipe",
            "-codec_whitelist", AudioKind.decoders.joined(separator: ","), "-threads", "1",
            "-f", kind.demuxer, "-i", "file:/proc/self/fd/0",
            "-map", "0:a:0", "-vn", "-sn", "-dn", "-map_metadata", "-1", "-map_chapters", "-1",
            "-filter_threads", "1", "-af", "asetpts=N/SR/TB", "-t", "\(cut)",
            "-ac", "2", "-ar", "\(MP3Stream.rate)", "-c:a", "libmp3lame", "-b:a", "\(MP3Stream.bitrate)",
            "-flags:a", "+bitexact", "-fflags", "+bitexact",
            "-write_xing", "0", "-id3v2_version", "0", "-f", "mp3", "pipe:1",
        ]
    }
}

public struct ConvertedAudio: Sendable {
    /// To the nearest second.
    public let seconds: Int
    public let mp3: [UInt8]
}
