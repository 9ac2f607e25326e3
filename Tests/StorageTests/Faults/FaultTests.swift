import Database
import Domain
import Foundation
import TestSupport
import Testing

@testable import Storage

/// The same writes again and again; each time another of SQLite's calls to the system fails.
@Suite("When a disk fails at any call")
struct FaultTests {
    @Test(
        "Every write is kept as a whole or refused, and writes go on when the fault is over",
        arguments: FaultyDisk.Fault.allCases
    )
    func everyCall(_ fault: FaultyDisk.Fault) async throws {
        let start = try await Template.files()
        let calls = try await calls(start)
        let stride = max(1, calls / (FaultPlaces.given.map { $0 / 5 } ?? 16))
        var (runs, failures, refusals) = (0, 0, 0)
        for call in Swift.stride(from: Int.random(in: 0..<stride), to: calls, by: stride) {
            // Alone, and so often that SQLite doesn't get by with trying again.
            for times in [1, 12] {
                let outcome = try await run(start, fault, from: call, times: times)
                #expect(outcome.broken.isEmpty, "\(fault), \(times) times from call \(call) of \(calls)")
                runs += 1
                failures += outcome.failures
                refusals += outcome.refusals
            }
        }
        #expect(failures > 0)
        print("\(fault): \(runs) runs of \(calls) calls, \(failures) failed, \(refusals) refused writes")
    }

    /// How many calls there are when none fails.
    private func calls(_ start: [String: [UInt8]]) async throws -> Int {
        let folder = try Template.folder(start)
        let disk = FaultyDisk(folder)
        var writes = MainWrites(in: folder, on: disk)
        try await writes.run()
        await writes.close()
        return disk.calls
    }

    private func run(
        _ start: [String: [UInt8]],
        _ fault: FaultyDisk.Fault,
        from call: Int,
        times: Int
    ) async throws -> (broken: [String], failures: Int, refusals: Int) {
        let folder = try Template.folder(start)
        let disk = FaultyDisk(folder)
        disk.fail(fault, from: call, times: times)
        var refusals: [any Error] = []
        var writes = MainWrites(in: folder, on: disk)
        do {
            try await writes.run()
        } catch {
            // Only a start that finds no way to open the file: the next one does.
            refusals.append(error)
            disk.heal()
            try await writes.opens()
        }
        disk.heal()
        let goesOn = await writes.join("late") != nil
        refusals += writes.refusals
        await writes.close()

        let strange = refusals.filter { !($0 is DatabaseError || $0 is any Refusal || $0 is MigrationError) }
        let database = try Database.sqlite(at: folder.file(Template.name).path, readers: 1)
        var broken = try await writes.promises.broken(in: database, after: disk.steps)
        await database.close()
        if !goesOn { broken.append("writes go on") }
        return (broken + strange.map { "\($0)" }, disk.failures, refusals.count)
    }
}
