import Domain
import JSONCoding
import TestSupport
import Testing

@Suite("Pages of the community board")
struct CommunityPagesTests {
    @Test("A neighbour writes, another likes and comments, and the author edits and deletes, without scripts")
    func story() async throws {
        try await TestServer.run { server in
            let author = try await PlainBrowser(joining: "ana", at: server.address)
            try await server.device(of: "ana").live(in: "1114055000")
            try await author.open("/community/new")
            let form = SamplePost.of(.community).form
            var blank = form
            blank["description"] = .some([" "])
            try await author.submit("/community/new", blank)
            #expect(author.status == 422 && author.sees("내용을 써 주세요."))
            #expect(author.values(of: "ownTags") == ["#심야 첼로"])
            try await author.submit("/community/new", form)
            #expect(author.sees("글을 올렸어요.") && author.sees("#심야") && author.sees("우리 동네"))
            let page = String(author.path.split(separator: "?")[0])
            let id = String(page.split(separator: "/")[1])

            let reader = try await PlainBrowser(joining: "ben", at: server.address)
            try await server.device(of: "ben").live(in: "1114055000")
            try await reader.open("/community")
            #expect(reader.path == "/browse?kind=community" && reader.links.contains(page))
            #expect(reader.sees("밤 10시까지 여는 곳"))
            try await reader.open(page)
            #expect(reader.sees("아직 댓글이 없어요"))
            try await reader.submit("/listings/\(id)/favourite")
            try await reader.open(page)
            try await reader.submit("/listings/\(id)/comments", ["text": ["시장 뒤에 있어요."]])
            #expect(reader.sees("댓글을 남겼어요."))
            try await reader.open(page)
            #expect(reader.sees("댓글 1") && reader.sees("시장 뒤에 있어요."))

            try await author.open("\(page)/edit")
            #expect(author.values(of: "ownTags") == ["#심야 #첼로"])
            try await author.submit("\(page)/edit", ["title": ["연습실 찾았어요"], "scope": ["nationwide"]])
            #expect(author.sees("연습실 찾았어요") && author.sees("전국") && author.sees("수정"))
            try await author.open("/me/listings?kind=community")
            #expect(author.links.contains(page))
            try await author.open("/listings/\(id)/delete")
            #expect(author.sees("댓글 1개도 함께 삭제돼요."))
            try await author.submit("/listings/\(id)/delete")
            try await reader.open(page)
            #expect(reader.status == 410)
        }
    }

    @Test("The chip of the whole country leads to what is written for it anywhere, and back home")
    func everywhere() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let near = try await ana.writeToCommunity(["title": "골목 소식"])
            let wide = try await ana.writeToCommunity(["title": "첼로 사는 법", "scope": "nationwide"])
            let browser = try await PlainBrowser(joining: "ben", at: server.address)
            try await server.device(of: "ben").live(in: "2635051000")
            try await browser.open("/browse?kind=community")
            #expect(!browser.links.contains("/community/\(wide)"))
            let chip = "/browse?kind=community&scope=nationwide"
            #expect(browser.links.contains(chip))
            try await browser.open(chip)
            #expect(browser.links.contains("/community/\(wide)"))
            #expect(!browser.links.contains("/community/\(near)"))
            #expect(browser.sees("<span class=\"tag\">전국</span>"))
            #expect(browser.links.contains("/browse?kind=community&scope=neighbourhood"))
            try await browser.open("\(chip)&reach=1")
            #expect(!browser.links.contains("/community/\(wide)"))
        }
    }

    @Test("The page of a tag has lessons and posts as tabs, each with its own and leading to its own pages")
    func tabs() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let lesson = try await ana.postLesson(["tags": ["cello"]])
            let post = try await ana.writeToCommunity(["tags": ["cello"]])
            let browser = try await PlainBrowser(joining: "ben", at: server.address)
            try await server.device(of: "ben").live(in: "1114055000")
            try await browser.open("/community/\(post)")
            #expect(browser.links.contains("/search?q=%23cello&kind=community"))
            for (tab, own, other) in [
                ("community", "/community/\(post)", "/lessons/\(lesson)"),
                ("lesson", "/lessons/\(lesson)", "/community/\(post)"),
            ] {
                try await browser.open("/search?q=%23cello&kind=\(tab)")
                #expect(browser.links.contains(own) && !browser.links.contains(other), "\(tab)")
                for kind in ["community", "lesson"] {
                    #expect(browser.links.contains("/search?q=%23cello&kind=\(kind)"))
                }
            }
            try await browser.open("/search?q=%23cello")
            #expect(browser.links.contains("/community/\(post)"))
            #expect(browser.links.contains("/lessons/\(lesson)"))
            try await browser.open("/search?q=%23nothing&kind=community")
            #expect(browser.status == 200 && browser.sees("필터"))
        }
    }
}
