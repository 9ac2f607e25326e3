import JSONCoding
import TestSupport
import Testing

@Suite("Pages of running logs")
struct RunLogPagesTests {
    private let fields = [
        "day": ["2026-11-20"], "stamp": ["joy"], "metres": ["5.24"], "seconds": ["31:20"],
        "weather": ["rain"], "temperature": ["-3"], "diary": ["강바람"], "public": ["false"],
    ]

    @Test("A log is written, read, edited and deleted without scripts")
    func story() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            try await browser.open("/me")
            #expect(browser.links.contains("/run-logs"))
            try await browser.open("/run-logs/new")
            try await browser.submit("/run-logs/new", fields)
            #expect(browser.status == 200 && browser.sees("강바람") && browser.sees("5.24 km"))
            #expect(browser.sees("31:20") && browser.sees("5:59 /km") && browser.sees("나만 볼 수 있어요."))
            #expect(!browser.sees("&lt;"))
            let edit = try #require(browser.links.first { $0.hasSuffix("/edit") })

            try await browser.open(edit)
            #expect(browser.values(of: "metres") == ["5.24 km"] && browser.values(of: "seconds") == ["31:20"])
            try await browser.submit(edit, ["diary": ["다시"]])
            #expect(browser.sees("다시") && browser.sees("5.24 km"))

            let deletion = edit.replacing("/edit", with: "/delete")
            try await browser.open(deletion)
            try await browser.submit(deletion, [:])
            #expect(browser.sees("로그를 삭제했어요.") && !browser.links.contains { $0.hasSuffix("/edit") })
        }
    }

    @Test("All stamps and weathers are offered, each with its name")
    func stamps() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            try await browser.open("/run-logs/new")
            for name in [
                "체크!", "성취", "사교", "지속", "흥미", "성장", "끈기", "감성", "즐거움", "질주", "맑음", "흐림", "야간", "비", "눈",
            ] {
                #expect(browser.html.matches(of: try Regex("</svg>\(name)</span>")).count == 1, "\(name)")
            }
        }
    }

    @Test("A calendar shows every log of a day with its words, totals as text, and leads to other months")
    func calendar() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            for stamp in ["joy", "grit"] {
                _ = try await ana.ask("POST", "/api/v1/run-logs", Neighbour.runLog(["stamp": .string(stamp)]))
            }
            _ = try await ana.ask("POST", "/api/v1/run-logs", Neighbour.runLog(["day": "2025-11-02"]))
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/run-logs")
            for stamp in ["즐거움", "끈기"] {
                let label = "aria-label=\"2026년 11월 20일, \(stamp), 혼자 달린 러닝, 5.24 km\""
                #expect(browser.sees(label), "\(label)")
            }
            #expect(browser.sees("10.48 km") && browser.sees("혼자 2회") && browser.sees("연속 1일"))
            #expect(browser.links.contains("/run-logs/new?day=2026-11-19"))
            #expect(!browser.links.contains("/run-logs/new?day=2026-11-21"))
            #expect(browser.links.contains("/run-logs?month=2026-10"))
            #expect(!browser.links.contains("/run-logs?month=2026-12"))

            let ben = try await PlainBrowser(joining: "ben", at: server.address)
            try await ben.open("/members/\(try await ana.memberID)/run-logs?month=2025-11")
            #expect(ben.sees("즐거움") && !ben.links.contains { $0.hasPrefix("/run-logs/new") })
        }
    }

    @Test("A refusal is shown at its field, with the input kept")
    func refused() async throws {
        try await TestServer.run { server in
            let browser = try await PlainBrowser(joining: "ana", at: server.address)
            try await browser.open("/run-logs/new")
            try await browser.submit(
                "/run-logs/new",
                fields.merging(["metres": ["0.001"], "temperature": ["99"], "seconds": ["soon"]]) { $1 }
            )
            #expect(browser.status == 400 && browser.sees("class=\"trouble\" id=\"seconds-note\""))
            try await browser.submit(
                "/run-logs/new",
                fields.merging(["metres": ["0.001"], "temperature": ["99"]]) { $1 }
            )
            #expect(browser.status == 422 && browser.values(of: "metres") == ["0.001"])
            for field in ["metres", "temperature"] {
                #expect(browser.sees("class=\"trouble\" id=\"\(field)-note\""), "\(field)")
            }
            try await browser.open("/run-logs/track")
            try await browser.submit("/run-logs/track", ["zone": ["200"]])
            #expect(browser.status == 422 && browser.sees("href=\"#track\""))
        }
    }

    @Test("An edit of an earlier version is shown again, and saved when repeated")
    func outdated() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let log = try await ana.ask("POST", "/api/v1/run-logs", Neighbour.runLog())
            let id = log.json["id"]?.stringValue ?? ""
            let browser = try await PlainBrowser(signingIn: "ana", at: server.address)
            try await browser.open("/run-logs/\(id)/edit")
            _ = try await ana.ask("PUT", "/api/v1/run-logs/\(id)", Neighbour.runLog(["diary": "먼저"]))
            try await browser.submit("/run-logs/\(id)/edit", ["diary": ["나중"]])
            #expect(browser.status == 412 && browser.values(of: "diary") == ["나중"])
            try await browser.submit("/run-logs/\(id)/edit", [:])
            #expect(browser.sees("나중"))
        }
    }

    @Test("A stamp is given, changed and taken back, and a stamp that doesn't exist changes nothing")
    func stampForFellow() async throws {
        try await TestServer.run { server in
            let group = try await server.runners(["ben"])
            let page = "/run-logs/runs/\(group.run)"
            let stamp = "\(page)/\(try await group.host.memberID)/stamp"
            server.clock.pass(.seconds(25 * 3_600))
            let ben = try await PlainBrowser(signingIn: "ben", at: server.address)

            try await ben.open("/runs/\(group.run)")
            #expect(ben.links.contains(page) && !ben.links.contains { $0.hasSuffix("/leave") })
            #expect(ben.sees("시작한 시간이 지났어요.") && !ben.sees("자리가 나면"))
            try await ben.open(page)
            try await ben.forge(stamp, ["stamp": ["gold"]])
            #expect(ben.status == 400)
            try await ben.open(page)
            #expect(!ben.sees("내가 준 스탬프"))

            try await ben.submit(stamp, ["stamp": ["joy"]])
            #expect(ben.sees("내가 준 스탬프: 즐거움"))
            try await ben.submit(stamp, ["stamp": ["grit"]])
            #expect(ben.sees("내가 준 스탬프: 끈기"))
            try await ben.forge(stamp, ["stamp": ["gold"]])
            try await ben.open(page)
            #expect(ben.sees("내가 준 스탬프: 끈기"))
            try await ben.submit(stamp, ["takes-back": ["true"]])
            #expect(ben.status == 200 && !ben.sees("내가 준 스탬프"))
        }
    }
}
