import JSONCoding
import TestSupport
import Testing

@Suite("Pages of comments")
struct CommentPagesTests {
    @Test("A neighbour asks, the author answers, and both edit and delete, without scripts")
    func story() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let shop = try await ana.postShop()
            let ben = PlainBrowser(at: server.address)
            try await ben.open("/shops/\(shop)")
            #expect(ben.sees("아직 댓글이 없어요") && ben.sees("로그인하고 댓글 쓰기"))
            try await ben.join(as: "ben")
            try await ben.open("/shops/\(shop)")
            let form = "/listings/\(shop)/comments"
            try await ben.submit(form, ["text": [" "]])
            #expect(ben.status == 422 && ben.sees("내용을 적어 주세요."))
            try await ben.submit(form, ["text": ["주차할 수 있나요?"]])
            #expect(ben.sees("댓글을 남겼어요.") && ben.sees("주차할 수 있나요?"))
            let edit = try #require(ben.links.first { $0.contains("/edit") })
            let thread = try #require(edit.split(separator: "?").first).replacing("/edit", with: "")

            let owner = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await owner.open("/notices")
            #expect(owner.sees("내 글에 댓글을 남겼어요"))
            #expect(owner.html.replacing("%2F", with: "/").contains("then=\(thread)"))
            try await owner.open(String(thread))
            try await owner.submit(String(thread), ["text": ["두 대까지요."]])
            #expect(owner.sees("답글을 남겼어요.") && owner.sees("글쓴이"))

            try await ben.open("/shops/\(shop)")
            #expect(ben.sees("댓글 2") && ben.sees("두 대까지요."))
            try await ben.open(edit)
            #expect(ben.values(of: "text") == ["주차할 수 있나요?"])
            try await ben.submit(edit, ["text": ["두 대도 되나요?"]])
            #expect(ben.sees("두 대도 되나요?") && ben.sees("수정됨"))
            try await ben.open("/me/comments")
            #expect(ben.sees("두 대도 되나요?") && ben.sees("역 앞 1층 공실"))
            let deletion = "\(thread)/delete"
            try await ben.open(deletion)
            #expect(ben.sees("댓글을 삭제할까요?"))
            try await ben.submit(deletion, [:])
            #expect(ben.sees("댓글을 삭제했어요."))
            try await ben.open("/shops/\(shop)")
            #expect(ben.sees("볼 수 없는 댓글이에요.") && ben.sees("댓글 1"))
        }
    }

    @Test("A member's page leads to their comments, and a shop's deletion tells how many go with it")
    func places() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let shop = try await ana.postShop()
            _ = try await server.signUp("ben").comment("주차되나요?", on: shop)
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/me")
            #expect(browser.links.contains("/me/comments"))
            try await browser.open("/me/comments")
            #expect(browser.sees("아직 쓴 댓글이 없어요"))
            try await browser.open("/listings/\(shop)/delete")
            #expect(browser.sees("댓글 1개도 함께 삭제돼요."))
        }
    }

    @Test("More than ten comments lead to a page of all of them, in either order")
    func all() async throws {
        try await TestServer.run { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let shop = try await ana.postShop()
            for number in 1...22 { _ = try await ben.comment("질문 \(number)번", on: shop) }
            let browser = PlainBrowser(at: server.address)
            try await browser.open("/shops/\(shop)")
            #expect(browser.sees("질문 10번") && !browser.sees("질문 11번"))
            try await browser.open("/shops/\(shop)?sort=newest")
            #expect(browser.sees("질문 22번") && !browser.sees("질문 12번"))
            try await browser.open("/listings/\(shop)/comments?sort=oldest")
            #expect(browser.sees("질문 20번") && !browser.sees("질문 21번"))
            let next = try #require(browser.links.first { $0.contains("cursor=") })
            try await browser.open(next)
            #expect(browser.sees("질문 22번") && !browser.sees("질문 20번"))
        }
    }
}
