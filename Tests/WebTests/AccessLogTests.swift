import JSONCoding
import Synchronization
import TestSupport
import Testing
import Web

@testable import HTTPServer

@Suite("Access log")
struct AccessLogTests {
    private func written(_ format: AccessLog.Format, path: String, account: String? = nil) -> String {
        let lines = Mutex("")
        let log = AccessLog(format, clock: TestClock()) { line in lines.withLock { $0 += line } }
        log.note(
            AccessRecord(
                requestID: "R1",
                method: .get,
                path: path,
                route: "/{name}",
                status: 404,
                bytesSent: 12,
                duration: .milliseconds(3),
                remoteAddress: "203.0.113.9",
                account: account,
                isComplete: true
            )
        )
        return lines.withLock { $0 }
    }

    @Test(
        "A request is one line that begins with its time in UTC",
        arguments: ["/a", "/a\n200 GET /b", "/\u{1b}[2J"]
    )
    func line(_ path: String) throws {
        let text = written(.text, path: path)
        #expect(text.hasSuffix("\n") && text.dropLast().allSatisfy { !$0.isNewline && $0 != "\u{1b}" })
        #expect(text.hasPrefix("2") && text.contains("Z 404 GET /"))

        let document = written(.json, path: path)
        #expect(document.filter(\.isNewline).count == 1)
        #expect(try JSON(parsing: Array(document.utf8))["path"]?.stringValue == path)
    }

    @Test("It names the account and the request, and a dash for a request without a session")
    func account() throws {
        #expect(written(.text, path: "/", account: "A1").hasSuffix(" 203.0.113.9 A1 R1\n"))
        #expect(written(.text, path: "/").hasSuffix(" 203.0.113.9 - R1\n"))
        let document = try JSON(parsing: Array(written(.json, path: "/", account: "A1").utf8))
        #expect(document["account"] == "A1" && document["request"] == "R1")
    }
}
