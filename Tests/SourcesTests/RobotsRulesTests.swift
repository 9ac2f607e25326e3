import Testing

@testable import Sources

@Suite("Rules of robots.txt")
struct RobotsRulesTests {
    private func allow(_ target: String, _ lines: String...) -> Bool {
        RobotsRules(Array(lines.joined(separator: "\n").utf8), robot: "Madang").allow(target)
    }

    @Test("Without a rule that matches, everything is allowed")
    func open() {
        #expect(allow("/a"))
        #expect(allow("/a", "User-agent: *", "Disallow:"))
        #expect(allow("/a", "User-agent: other", "Disallow: /"))
        #expect(allow("/a", "Disallow: /", "nonsense", "\u{0}"))
    }

    @Test("The group that names the robot counts instead of the one for all")
    func groups() {
        #expect(!allow("/a", "User-agent: *", "Disallow: /"))
        #expect(allow("/a", "User-agent: *", "Disallow: /", "User-agent: MADANG/2", "Allow: /"))
        #expect(!allow("/a", "User-agent: madang", "User-agent: other", "Disallow: /a # all of it"))
        #expect(!allow("/b", "User-agent: madang", "Disallow: /a", "User-agent: madang", "Disallow: /b"))
    }

    @Test("The longest rule wins, and of two as long the one that allows")
    func longest() {
        #expect(allow("/a/b", "User-agent: *", "Disallow: /a", "Allow: /a/b"))
        #expect(!allow("/a/c", "User-agent: *", "Disallow: /a", "Allow: /a/b"))
        #expect(allow("/a", "User-agent: *", "Disallow: /a", "Allow: /a"))
    }

    @Test("Stars stand for anything, and a dollar for the end")
    func patterns() {
        #expect(!allow("/x/a.ics?b=1", "User-agent: *", "Disallow: /*.ics"))
        #expect(allow("/a.ics?b=1", "User-agent: *", "Disallow: /*.ics$"))
        #expect(!allow("/a.ics", "User-agent: *", "Disallow: /*.ics$"))
        #expect(allow("/a", "User-agent: *", "Disallow: a"))
    }

    @Test("Rules with many stars are matched in time", .timeLimit(.minutes(1)))
    func stars() {
        let rule = "Disallow: /\(String(repeating: "*a", count: 2_000))b"
        #expect(allow("/\(String(repeating: "a", count: 5_000))", "User-agent: *", rule))
    }
}
