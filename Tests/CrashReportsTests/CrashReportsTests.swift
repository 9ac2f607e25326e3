import CrashReports
import Foundation
import TestSupport
import Testing

@Suite("Crash reports")
struct CrashReportsTests {
    @Test("Where there is no folder there is no report, and asking makes none")
    func none() throws {
        let folder = try TemporaryFolder()
        let reports = CrashReports(in: folder.file("crashes").path)
        #expect(reports.count == 0 && reports.newest == nil)
        #expect(!FileManager.default.fileExists(atPath: folder.file("crashes").path))
    }

    @Test("Reports are counted without other files, and the latest is named")
    func newest() throws {
        let folder = try TemporaryFolder()
        for name in ["20261122T090501Z-7.crash", "20261121T235959Z-9.crash", "notes.txt"] {
            try Data(name.utf8).write(to: folder.file(name))
        }
        let reports = CrashReports(in: folder.path)
        #expect(reports.count == 2)
        #expect(reports.latest(3) == ["20261122T090501Z-7.crash", "20261121T235959Z-9.crash"])
        #expect(reports.latest(1) == ["20261122T090501Z-7.crash"])
        #expect(reports.newest == folder.file("20261122T090501Z-7.crash").path)
    }
}
