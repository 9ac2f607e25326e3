import Domain

/// The pictures of a demo: each motif in some scenes.
struct DemoPictures: Sendable {
    /// A processed picture, which any number of members may own.
    struct Picture: Sendable {
        let width: Int
        let height: Int
        let files: ImageFiles
    }

    static let none = DemoPictures(pictures: [:])

    private let pictures: [DemoMotif: [Picture]]

    /// One for each scene; empty for a demo without pictures.
    func of(_ motif: DemoMotif) -> [Picture] { pictures[motif] ?? [] }

    /// Draws all of them and stores them as uploads are. Returns none on a machine without the image library.
    static func make(
        in scenes: [DemoScene],
        _ press: any ImageProcessor,
        _ store: any FileStore,
        at now: Moment
    ) async throws -> DemoPictures {
        do {
            return try await withThrowingTaskGroup(of: (DemoMotif, [Picture]).self) { group in
                for motif in DemoMotif.allCases {
                    group.addTask { (motif, try await draw(motif, in: scenes, press, store, at: now)) }
                }
                var pictures: [DemoMotif: [Picture]] = [:]
                for try await (motif, drawn) in group { pictures[motif] = drawn }
                return DemoPictures(pictures: pictures)
            }
        } catch ImageRefusal.unavailable {
            return .none
        }
    }

    private static func draw(
        _ motif: DemoMotif,
        in scenes: [DemoScene],
        _ press: any ImageProcessor,
        _ store: any FileStore,
        at now: Moment
    ) async throws -> [Picture] {
        var pictures: [Picture] = []
        for scene in scenes {
            let processed = try await press.press(PNG(scene.draw(motif)).bytes, of: nil).outcome.get()
            let files = ImageFiles(
                thumb: try await store.keep(processed.thumb, at: now),
                card: try await store.keep(processed.card, at: now),
                full: try await store.keep(processed.full, at: now)
            )
            pictures.append(Picture(width: processed.width, height: processed.height, files: files))
        }
        return pictures
    }
}
