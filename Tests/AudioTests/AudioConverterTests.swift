import Foundation
import TestSupport
import Testing

@testable import Audio

@Suite("Converting recordings", .timeLimit(.minutes(2)))
struct AudioConverterTests {
    private let converter = AudioConverter(limits: AudioLimits(seconds: 180))

    @Test("A WAV file becomes a stream of MP3 frames and nothing else, as long as its samples")
    func converted() async throws {
        let audio = try await converter.convert(WAVFile(seconds: 2).bytes)
        #expect(audio.seconds == 2)
        #expect(MP3Stream(audio.mp3)?.seconds == 2)
        #expect(abs(audio.mp3.count - 2 * MP3Stream.bytesPerSecond) < 2_000)
    }

    @Test("Every accepted format is converted, without the texts and pictures in it", arguments: Sample.all)
    func formats(_ sample: Sample) async throws {
        let bytes = try sample.bytes()
        #expect(AudioKind(of: bytes) == sample.kind)
        let audio = try await converter.convert(bytes)
        #expect(audio.seconds == 1)
        #expect(MP3Stream(audio.mp3) != nil)
        #expect(Data(audio.mp3).range(of: Data("secret".utf8)) == nil)
    }

    @Test("Three minutes are converted, and one second more is too long")
    func length() async throws {
        #expect(try await converter.convert(WAVFile(seconds: 180).bytes).seconds == 180)
        await #expect(throws: AudioError.tooLong) {
            try await converter.convert(WAVFile(seconds: 181).bytes)
        }
    }

    @Test("What a header claims of the length doesn't count")
    func claims() async throws {
        #expect(try await converter.convert(WAVFile(seconds: 1, claiming: 9_000).bytes).seconds == 1)
        let short = AudioConverter(limits: AudioLimits(seconds: 3))
        await #expect(throws: AudioError.tooLong) {
            try await short.convert(Sample.claimingLess(seconds: 5).bytes())
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
        await #expect(throws: error) { try await converter.convert(bytes) }
    }

    @Test("A video without sound is refused")
    func silentVideo() async throws {
        let bytes = try Sample.silentVideo.bytes()
        await #expect(throws: AudioError.unreadable) { try await converter.convert(bytes) }
    }

    @Test("A program that doesn't end is killed with what it started, and the next file is converted")
    func deadline() async throws {
        let folder = try TemporaryFolder()
        let script = "echo $$ > \(folder.file("pid").path)\nsleep 600 &\nwait\n"
        let program = try folder.program(script)
        let endless = AudioConverter(
            limits: AudioLimits(seconds: 180, patience: .milliseconds(500)),
            program: program.path
        )
        for _ in 1...2 {
            await #expect(throws: AudioError.tooSlow) {
                try await endless.convert(WAVFile(seconds: 1).bytes)
            }
        }
        let pid = try String(contentsOf: folder.file("pid"), encoding: .utf8).dropLast()
        #expect(!FileManager.default.fileExists(atPath: "/proc/\(pid)"))
    }

    @Test("A program that writes without end is ended by its limit of output")
    func output() async throws {
        let folder = try TemporaryFolder()
        let program = try folder.program("exec cat /dev/zero\n")
        let chatty = AudioConverter(limits: AudioLimits(seconds: 1), program: program.path)
        await #expect(throws: AudioError.tooSlow) { try await chatty.convert(WAVFile(seconds: 1).bytes) }
    }

    @Test("The program has neither the environment nor the open files of the server")
    func surroundings() async throws {
        let folder = try TemporaryFolder()
        let open = fcntl(0, F_DUPFD, 200)
        defer { close(open) }
        let program = try folder.program("env; ls /proc/$$/fd | tr '\\n' ' '\n")
        let limits = AudioLimits(seconds: 1).ofProcess
        var text = ""
        if case .ended(let output) = try LimitedProcess(program.path, []).run(feeding: [], within: limits) {
            text = String(decoding: output, as: UTF8.self)
        }
        let lines = text.split(separator: "\n")
        // The shell sets some by itself, and has its script open.
        let names = lines.dropLast().map { $0.prefix { $0 != "=" } }
        #expect(Set(names).isSubset(of: ["PWD", "OLDPWD", "SHLVL", "_"]), "\(text)")
        #expect(Set(lines.last?.split(separator: " ") ?? []) == ["0", "1", "2", "10"], "\(text)")
    }

    @Test("Where the program is missing, it is named")
    func missing() async throws {
        let missing = AudioConverter(limits: AudioLimits(seconds: 180), program: "/nonexistent/ffmpeg")
        await #expect(throws: AudioError.unavailable("there is no /nonexistent/ffmpeg")) {
            try await missing.convert(WAVFile(seconds: 1).bytes)
        }
    }
}

extension TemporaryFolder {
    /// A program that runs a script. A shell writes it: a file that this process writes may be open in a
    /// child that another test is starting, and then it can't be run.
    fileprivate func program(_ script: String) throws -> URL {
        let file = file("program")
        let writing = "printf '#!/bin/sh\\n%s' \"$2\" > \"$1\" && chmod 700 \"$1\""
        let shell = try Process.run(
            URL(fileURLWithPath: "/bin/sh"),
            arguments: ["-c", writing, "sh", file.path, script]
        )
        shell.waitUntilExit()
        return file
    }
}
