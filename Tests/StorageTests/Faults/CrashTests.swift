import Database
import Domain
import Foundation
import TestSupport
import Testing

@testable import Storage

/// What people rely on is written once; then the power goes after each change of the disk in turn.
@Suite("When the power goes at any moment")
struct CrashTests {
    private static let parts = 2

    @Test(
        "Acknowledged writes survive, and others are complete or absent",
        arguments: 0..<parts
    )
    func everyMoment(_ part: Int) async throws {
        let start = try await Template.files()
        let folder = try Template.folder(start)
        let disk = FaultyDisk(folder)
        var writes = MainWrites(in: folder, on: disk)
        try await writes.run()
        await writes.close()
        #expect(writes.refusals.isEmpty)
        #expect(writes.promises.count == 26)

        let fates: [DiskHistory.Fate] = [.nothing, .everything, .anything, .anything]
        let all = (disk.steps + 1) * fates.count
        let stride = max(1, all / (FaultPlaces.given ?? 240)) * Self.parts
        var history = disk.history(from: start)
        var looked = 0
        for place in Swift.stride(from: part * stride / Self.parts, to: all, by: stride) {
            let (step, fate) = (place / fates.count, fates[place % fates.count])
            if history.place < step { history.advance(to: step) }
            var chance = FixedChance(state: UInt64(place))
            let broken = try await broken(history.disk(fate, &chance), writes.promises, after: step)
            #expect(broken.isEmpty, "after change \(step) of \(disk.steps), the disk keeping \(fate)")
            looked += 1
        }
        print("power cuts: \(looked) of \(all), after \(disk.steps) changes of the disk")
    }

    private func broken(
        _ files: [String: [UInt8]],
        _ promises: [MainWrites.Promise],
        after step: Int
    ) async throws -> [String] {
        let folder = try Template.folder(files)
        // A real disk would only be waited for.
        let disk = FaultyDisk(folder)
        let database = try Database.sqlite(at: folder.file(Template.name).path, readers: 1)
        let broken = try await promises.broken(in: database, after: step)
        await database.close()
        return withExtendedLifetime(disk) { broken }
    }
}
