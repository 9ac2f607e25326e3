import Foundation
import TestSupport

@testable import Audio

/// A file that ffmpeg makes of a tone, with a text and perhaps a picture in it.
struct Sample: Sendable, CustomStringConvertible {
    let description: String
    let kind: AudioKind
    private let arguments: [String]

    private init(_ name: String, _ kind: AudioKind, _ arguments: String) {
        description = name
        self.kind = kind
        self.arguments = arguments.split(separator: " ").map(String.init)
    }

    private static let tone = "-f lavfi -i sine=d=1"
    private static let picture = "-f lavfi -i testsrc=d=1:s=64x64"

    static let all = [
        Sample("mp3", .mp3, "\(tone) -f mp3"),
        Sample("aac", .aac, "\(tone) -f adts"),
        Sample("m4a", .mp4, "\(tone) -f ipod"),
        Sample("alac", .mp4, "\(tone) -c:a alac -f ipod"),
        Sample("video", .mp4, "\(tone) \(picture) -f mp4"),
        Sample("wav", .wav, "\(tone) -c:a pcm_s24le -f wav"),
        Sample("vorbis", .ogg, "\(tone) -c:a libvorbis -f ogg"),
        Sample("opus", .ogg, "\(tone) -c:a libopus -f ogg"),
        Sample("flac", .flac, "\(tone) -f flac"),
        Sample("webm", .webm, "\(tone) -c:a libopus -f webm"),
    ]

    static let silentVideo = Sample("silent video", .mp4, "\(picture) -f mp4")

    /// An MP3 whose header says that it is shorter than its frames.
    static func claimingLess(seconds: Int) -> Sample {
        Sample("less", .mp3, "-f lavfi -i sine=d=\(seconds) -metadata TLEN=1000 -f mp3")
    }

    func bytes() throws -> [UInt8] {
        let folder = try TemporaryFolder()
        let file = folder.file("sample")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: AudioConverter.program)
        var words = ["-nostdin", "-loglevel", "error"] + arguments.dropLast(2)
        words += ["-metadata", "title=secret"] + arguments.suffix(2)
        process.arguments = words + [file.path]
        try process.run()
        process.waitUntilExit()
        return Array(try Data(contentsOf: file))
    }
}
