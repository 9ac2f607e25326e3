import Foundation
import TestSupport
import Testing

@Suite("The operator's documents")
struct DocumentTests {
    private func folder(_ texts: [String: String]) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        let documents = folder.file("documents")
        try FileManager.default.createDirectory(at: documents, withIntermediateDirectories: true)
        for (name, text) in texts {
            try Data(text.utf8).write(to: documents.appendingPathComponent("\(name).txt"))
        }
        return folder
    }

    @Test("Terms are read before signing up, in the reader's language where there is such a text")
    func terms() async throws {
        let texts = [
            "terms.ko": "# 1조\n마당을 함께 써요.\n\n- 약속을 지켜요\n- <b>조심해요",
            "terms.en": "We share this place.", "contact.ko": "https://example.com/문의",
        ]
        try await TestServer.run(in: folder(texts)) { server in
            let stranger = PlainBrowser(at: server.address)
            try await stranger.open("/sign-up")
            #expect(stranger.links.contains("/terms") && !stranger.links.contains("/privacy"))
            try await stranger.open("/terms")
            #expect(stranger.sees("<h2>1조</h2>") && stranger.sees("<li>&lt;b&gt;조심해요</li>"))
            try await stranger.open("/about")
            #expect(stranger.links.contains("/contact") && !stranger.links.contains("/privacy"))
            #expect(stranger.html.contains(/마당 [0-9]+\.[0-9]+\.[0-9]+/) && stranger.sees("통계청"))
            #expect(stranger.sees("libsodium(ISC)"))
            try await stranger.open("/privacy")
            #expect(stranger.status == 404 && stranger.sees("운영자가 아직 쓰지 않은 문서예요."))
        }
    }
}
