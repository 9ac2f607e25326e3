import Confinement
import Lanes

/// Converts uploaded audio safely: MP3, 128 kbit/s, stereo, without metadata.
///
/// At most `lanes` files are converted at once, each in a confined child process. Owners of files take turns;
/// beyond `waitingLimit` queued ones, or four of one owner, callers get ``AudioError/busy``.
public final class AudioConverter: Sendable {
    /// Debian's program.
    public static let program = "/usr/bin/ffmpeg"

    private let program: String
    private let limits: AudioLimits
    private let lanes: Lanes

    /// - Parameter program: tests have one that never ends.
    public init(
        limits: AudioLimits,
        lanes: Int = 2,
        waitingLimit: Int = 16,
        program: String = AudioConverter.program
    ) {
        self.program = program
        self.limits = limits
        self.lanes = Lanes(
            label: "audio",
            count: lanes,
            waitingLimit: waitingLimit,
            waitingLimitOfOwner: 4,
            refusal: AudioError.busy
        )
    }

    /// The reason audio cannot be converted on this machine; nil when it can.
    public static var obstacle: String? { Confinement.obstacle(to: program) }

    /// Throws ``AudioError`` for what isn't converted at all. A conversion that fails has taken time, too.
    public func convert(_ bytes: [UInt8], of owner: String = "") async throws -> AudioConversion {
        guard let kind = AudioKind(of: bytes) else { throw AudioError.unsupported }
        if let obstacle = Confinement.obstacle(to: program) { throw AudioError.unavailable(obstacle) }
        return try await lanes.run(for: owner) { [self] in
            let outcome = try ConfinedProcess(program, Self.arguments(for: kind, cut: limits.cut))
                .run(feeding: bytes, within: limits.ofProcess)
            return AudioConversion(result: Result { try audio(of: outcome.ending) }, work: outcome.work)
        }
    }

    private func audio(of ending: ConfinedProcess.Outcome.Ending) throws -> ConvertedAudio {
        switch ending {
        case .ended(let output): return try checked(output)
        case .failed: throw AudioError.unreadable
        case .overran: throw AudioError.tooSlow
        }
    }

    private func checked(_ output: [UInt8]) throws(AudioError) -> ConvertedAudio {
        guard let stream = MP3Stream(output), stream.seconds > 0 else { throw .unreadable }
        guard stream.seconds <= limits.seconds else { throw .tooLong }
        return ConvertedAudio(seconds: stream.seconds, mp3: output)
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

public struct AudioConversion: Sendable {
    /// Fails with ``AudioError``.
    public let result: Result<ConvertedAudio, any Error>
    /// The processor time it took.
    public let work: Duration
}

public struct ConvertedAudio: Sendable {
    /// To the nearest second.
    public let seconds: Int
    public let mp3: [UInt8]
}
