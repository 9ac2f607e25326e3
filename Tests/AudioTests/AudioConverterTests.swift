import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Audio

@Suite("Converting recordings", .timeLimit(.minutes(2)))
struct AudioConverterTests {
    private let converter = AudioConverter(limits: AudioLimits(seconds: 180))

    @Test("A WAV file becomes a stream of MP3 frames and nothing else, as long as its samples")
    func converted() async throws {
        let audio = try await converter.audio(of: WAVFile(seconds: 2).bytes)
        #expect(audio.seconds == 2)
        #expect(MP3Stream(audio.mp3)?.seconds == 2)
        #expect(abs(audio.mp3.count - 2 * MP3Stream.bytesPerSecond) < 2_000)
    }

    @Test("Every accepted format is converted, without the texts and pictures in it", arguments: Sample.all)
    func formats(_ sample: Sample) async throws {
        let bytes = try sample.bytes()
        #expect(AudioKind(of: bytes) == sample.kind)
        let audio = try await converter.audio(of: bytes)
        #expect(audio.seconds == 1)
        #expect(MP3Stream(audio.mp3) != nil)
        #expect(Data(audio.mp3).range(of: Data("secret".utf8)) == nil)
    }

    @Test("Three minutes are converted, and one second more is too long")
    func length() async throws {
        #expect(try await converter.audio(of: WAVFile(seconds: 180).bytes).seconds == 180)
        await #expect(throws: AudioError.tooLong) {
            try await converter.audio(of: WAVFile(seconds: 181).bytes)
        }
    }

    @Test("A declared length in a header is not trusted")
    func claims() async throws {
        #expect(try await converter.audio(of: WAVFile(seconds: 1, claiming: 9_000).bytes).seconds == 1)
        let short = AudioConverter(limits: AudioLimits(seconds: 3))
        await #expect(throws: AudioError.tooLong) {
            try await short.audio(of: Sample.claimingLess(seconds: 5).bytes())
        }
    }

    @Test(
        "Other formats, damaged files and files without sound are refused",
        arguments: [
            ([], .unsupported), (Array("#EXTM3U\nfile:///etc/passwd\n".utf8), .unsupported),
            (PNGFile(4, 4).blank, .unsupported), (Array(WAVFile(seconds: 1).bytes.prefix(44)), .unreadable),
            (Array("ID3".utf8) + [UInt8](repeating: 7, count: 3_000), .unreadable),
            (Array("fLaC".utf8) + [UInt8](repeating: 9, count: 3_000), .unreadable),
            ([0, 0, 0, 32] + Array("ftypM4A ".utf8) + [UInt8](repeating: 1, count: 100), .unreadable),
        ] as [([UInt8], AudioError)]
    )
    func refused(_ bytes: [UInt8], _ error: AudioError) async throws {
        await #expect(throws: error) { try await converter.audio(of: bytes) }
    }

    @Test("A video without sound is refused")
    func silentVideo() async throws {
        let bytes = try Sample.silentVideo.bytes()
        await #expect(throws: AudioError.unreadable) { try await converter.audio(of: bytes) }
    }

    @Test("A program in ffmpeg's place that tries to open the database, a socket and a second process fails")
    func intruder() async throws {
        let intruder = try Intruder()
        let converter = AudioConverter(limits: AudioLimits(seconds: 1), program: Intruder.path)
        await #expect(throws: AudioError.unreadable) {
            try await converter.audio(of: intruder.orders(after: "fLaC"))
        }
        #expect(intruder.achievedNothing)
    }

    @Test("A program that doesn't end is killed, and the next file is converted")
    func deadline() async throws {
        let endless = AudioConverter(
            limits: AudioLimits(seconds: 180, patience: .milliseconds(500)),
            program: Intruder.path
        )
        for _ in 1...2 {
            await #expect(throws: AudioError.tooSlow) {
                try await endless.audio(of: WAVFile(seconds: 1).bytes)
            }
        }
    }

    @Test("Four files of one member wait at most, and those of others are next in turn")
    func turns() async throws {
        let converter = AudioConverter(limits: AudioLimits(seconds: 180), lanes: 1)
        let order = Order()
        await withTaskGroup(of: Void.self) { group in
            func add(_ owner: String) {
                group.addTask {
                    let isDone = (try? await converter.convert(WAVFile(seconds: 20).bytes, of: owner)) != nil
                    order.add(isDone ? owner : "busy")
                }
            }
            for _ in 1...8 { add("ana") }
            await until { order.names.count == 3 }
            add("ben")
        }
        let outcome = order.names
        #expect(outcome.prefix(3) == ["busy", "busy", "busy"])
        #expect(outcome.firstIndex(of: "ben").map { $0 <= 6 } == true, "\(outcome)")
        #expect(outcome.count { $0 == "ana" } == 5)
    }

    @Test("Where the program is missing, it is named")
    func missing() async throws {
        let missing = AudioConverter(limits: AudioLimits(seconds: 180), program: "/nonexistent/ffmpeg")
        await #expect(throws: AudioError.unavailable("there is no /nonexistent/ffmpeg")) {
            try await missing.audio(of: WAVFile(seconds: 1).bytes)
        }
    }
}

extension AudioConverter {
    fileprivate func audio(of bytes: [UInt8]) async throws -> ConvertedAudio {
        try await convert(bytes).result.get()
    }
}

private final class Order: Sendable {
    private let list = Mutex<[String]>([])

    var names: [String] { list.withLock(\.self) }

    func add(_ name: String) {
        list.withLock { $0.append(name) }
    }
}
