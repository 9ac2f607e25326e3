import Database
import Domain
import Foundation
import TestSupport
import Testing

@testable import Backups

@Suite("A backup as one archive")
struct BackupArchiveTests {
    private let place: TemporaryFolder

    init() throws {
        place = try TemporaryFolder()
    }

    private func archive(of sample: SampleDatabase) async throws -> (MadeBackup, URL) {
        let archive = place.file("backup.tar")
        FileManager.default.createFile(atPath: archive.path, contents: nil)
        let handle = try FileHandle(forWritingTo: archive)
        let made = try await BackupArchive(to: handle.fileDescriptor)
            .make(of: sample.source, at: SampleDatabase.now)
        try handle.close()
        return (made, archive)
    }

    /// Extracted by the system's tar.
    /// A cut between two files is no error for it.
    private func extracted(_ archive: URL, isWhole: Bool = true) throws -> BackupFolder {
        let folder = place.file("extracted")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let tar = Process()
        tar.executableURL = URL(filePath: "/usr/bin/tar")
        tar.arguments = ["xf", archive.path, "-C", folder.path]
        try tar.run()
        tar.waitUntilExit()
        #expect(tar.terminationStatus == 0 || !isWhole)
        return try BackupFolder(at: folder.path)
    }

    @Test("Extracted, it is a folder with that backup", arguments: Database.Engine.allCases)
    func whole(_ engine: Database.Engine) async throws {
        let sample = try await SampleDatabase(engine, members: 2_000)
        try sample.addImage(String(repeating: "a picture of three megabytes", count: 120_000))
        try await sample.erase(2)
        let (made, archive) = try await archive(of: sample)

        let backups = try extracted(archive)
        #expect(try backups.names() == [made.name])
        #expect(try backups.manifest(of: made.name).sums == made.manifest.sums)
        #expect(try await backups.verify([made.name]).map(\.flaws) == [[]])
        #expect(try ErasureNote(in: backups.store).erasures.keys.map(\.rawValue) == [2])
        // The folder takes further backups.
        try await backups.make(of: sample.source, at: SampleDatabase.now + .seconds(60))
        #expect(try backups.names().count == 2)
    }

    @Test("One that is cut off anywhere has no whole backup", arguments: [1, 3, 5, 7])
    func cutOff(_ eighths: Int) async throws {
        let sample = try await SampleDatabase(.sqlite)
        let (_, whole) = try await archive(of: sample)
        let bytes = try Data(contentsOf: whole)
        let archive = place.file("half.tar")
        try bytes.prefix(bytes.count * eighths / 8).write(to: archive)
        let backups = try extracted(archive, isWhole: false)
        #expect(try await backups.verify(backups.names()).allSatisfy { !$0.isWhole })
    }

    @Test("A reader that goes away ends it with an error")
    func closed() async throws {
        let sample = try await SampleDatabase(.sqlite)
        let pipe = Pipe()
        try pipe.fileHandleForReading.close()
        signal(SIGPIPE, SIG_IGN)
        await #expect(throws: (any Error).self) {
            try await BackupArchive(to: pipe.fileHandleForWriting.fileDescriptor)
                .make(of: sample.source, at: SampleDatabase.now)
        }
    }
}
