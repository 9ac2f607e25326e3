import Domain
import JSONCoding
import TestSupport
import Testing

/// Without scripts.
@Suite("Pages of recordings")
struct RecordingPagesTests {
    private static let form = "/settings/teacher/recordings"

    @Test("A teacher adds, renames and removes a recording, which everyone can play on the profile")
    func story() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            try await server.confirmEmail(of: "ana")
            try await browser.open(Self.form)
            #expect(browser.sees("선생님으로 시작하기"))
            let ana = try await server.device(of: "ana")
            try await ana.teach()
            try await browser.open("/settings/teacher")
            #expect(browser.links.contains(Self.form))
            try await browser.open(Self.form)
            #expect(browser.sees("아직 올린 녹음이 없어요."))
            let sound = WAVFile(seconds: 2).bytes
            try await browser.submit(Self.form, ["title": [""]], picture: sound, at: "file")
            #expect(browser.sees("제목을 적어 주세요."))
            try await browser.submit(Self.form, ["title": ["바흐"]], picture: Array("hi".utf8), at: "file")
            #expect(browser.sees("MP3, M4A, WAV, OGG, FLAC, WebM 파일을 올려 주세요."))
            #expect(browser.sees("value=\"바흐\""))
            let huge = [UInt8](repeating: 0, count: Recording.mostBytes + 1)
            try await browser.submit(Self.form, ["title": ["바흐"]], picture: huge, at: "file")
            #expect(browser.sees("20MB까지"))
            try await browser.submit(Self.form, ["title": ["바흐"]], picture: sound, at: "file")
            #expect(browser.sees("녹음을 올렸어요.") && browser.sees("0:02") && browser.sees("<audio"))

            let stranger = PlainBrowser(at: server.address)
            try await stranger.open("/members/\(try await ana.memberID)")
            #expect(stranger.sees("연주 녹음") && stranger.sees("바흐") && stranger.sees("preload=\"none\""))
            try await stranger.open("/lessons/\(ana.postLesson())")
            #expect(stranger.sees("바흐") && stranger.sees("<audio"))
            #expect(stranger.header("Content-Security-Policy")?.contains("media-src 'self';") == true)

            let link = try #require(browser.links.first { $0.hasPrefix("\(Self.form)/") })
            try await browser.open(link)
            try await browser.submit(link, ["title": [String(repeating: "가", count: 61)]])
            #expect(browser.sees("제목은 한 줄에 60자까지"))
            try await browser.submit(link, ["title": ["쇼팽"]])
            #expect(browser.sees("저장했어요.") && browser.sees("쇼팽"))
            try await browser.open(link)
            try await browser.submit("\(link)/remove")
            #expect(browser.sees("녹음을 지웠어요.") && browser.sees("아직 올린 녹음이 없어요."))
            try await browser.open(link)
            #expect(browser.status == 404)
        }
    }

    @Test("With three recordings the form says what to do instead, in English as well")
    func full() async throws {
        try await TestServer.run { server in
            let browser = PlainBrowser(at: server.address, language: "en")
            try await browser.join(as: "ana")
            try await server.confirmEmail(of: "ana")
            let ana = try await server.device(of: "ana")
            try await ana.teach()
            for second in 1...3 { _ = try await ana.record(WAVFile(seconds: second).bytes) }
            try await browser.open(Self.form)
            #expect(browser.sees("Remove one to add another.") && !browser.sees("type=\"file\""))
        }
    }
}
