import Domain

/// The recordings of a demo, which any number of teachers may have.
struct DemoRecordings: Sendable {
    struct Melody: Sendable {
        let title: RecordingTitle
        let seconds: Int
        let file: StoredFile
    }

    let melodies: [Melody]

    private static let all = [
        ("분산화음 연습", DemoMelody(steps: [0, 4, 7, 12, 16, 12, 7, 4, 5, 9, 12, 17, 12, 9, 5, 0])),
        ("음계 연습", DemoMelody(steps: [0, 2, 4, 5, 7, 9, 11, 12, 12, 11, 9, 7, 5, 4, 2, 0])),
    ]

    /// Converts all of them and stores them as uploads are. Returns none on a machine without ffmpeg.
    static func make(_ processor: any RecordingProcessor, _ store: any FileStore, at now: Moment) async throws
        -> DemoRecordings
    {
        var melodies: [Melody] = []
        do {
            for (title, melody) in all {
                let converted = try await processor.convert(melody.bytes, of: nil).outcome.get()
                let file = try await store.keep(converted.mp3, at: now)
                melodies.append(
                    Melody(title: try RecordingTitle(title), seconds: converted.seconds, file: file)
                )
            }
        } catch RecordingRefusal.unavailable {}
        return DemoRecordings(melodies: melodies)
    }
}
