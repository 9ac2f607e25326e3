import Audio
import Domain
import Gallery
import Synchronization
import TestSupport
import Testing

@Suite("Recordings converted by ffmpeg")
struct FFmpegRecordingProcessorTests {
    private func processor(
        _ converter: AudioConverter = AudioConverter(limits: FFmpegRecordingProcessor.limits)
    ) -> FFmpegRecordingProcessor {
        FFmpegRecordingProcessor(converter, log: { _ in })
    }

    @Test("A sound is converted; every other file is refused by what is wrong with it")
    func refusals() async throws {
        #expect(try await processor().recording(of: WAVFile(seconds: 1).bytes).seconds == 1)
        for (bytes, refusal) in [
            (Array("hello".utf8), .unsupported), (Array("fLaC and no more".utf8), .unreadable),
            (WAVFile(seconds: 181).bytes, .tooLong),
        ] as [([UInt8], RecordingRefusal)] {
            await #expect(throws: refusal) { try await processor().recording(of: bytes) }
        }
    }

    @Test("Without the program a recording is refused, and the operator reads why")
    func missing() async throws {
        let said = Mutex<[String]>([])
        let processor = FFmpegRecordingProcessor(
            AudioConverter(limits: FFmpegRecordingProcessor.limits, program: "/nonexistent/ffmpeg"),
            log: { text in said.withLock { $0.append(text) } }
        )
        await #expect(throws: RecordingRefusal.unavailable) {
            try await processor.recording(of: WAVFile(seconds: 1).bytes)
        }
        #expect(said.withLock { $0 } == ["recordings can't be taken in: there is no /nonexistent/ffmpeg"])
    }

    @Test("When too many wait, the server says that it is busy")
    func busy() async throws {
        let converter = AudioConverter(limits: FFmpegRecordingProcessor.limits, waitingLimit: 0)
        let processor = processor(converter)
        let outcomes = await withTaskGroup(of: Bool.self) { group in
            for _ in 1...4 {
                group.addTask {
                    do {
                        _ = try await processor.recording(of: WAVFile(seconds: 60).bytes)
                        return true
                    } catch {
                        return (error as? ServerRefusal) != .busy
                    }
                }
            }
            return await group.reduce(into: []) { $0.append($1) }
        }
        #expect(outcomes.contains(true) && outcomes.contains(false), "\(outcomes)")
    }
}

extension FFmpegRecordingProcessor {
    fileprivate func recording(of upload: [UInt8]) async throws -> ProcessedRecording {
        try await convert(upload, of: nil).outcome.get()
    }
}
