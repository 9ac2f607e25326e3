import Domain
import Testing

@Suite("Announcements")
struct AnnouncementTests {
    private let now = Moment(milliseconds: 1_000_000)

    private func announcement(
        _ number: Int64,
        from start: Int,
        until end: Int
    ) throws -> Announcement {
        try Announcement(
            .init(rawValue: number),
            AnnouncementContents(text: "점검해요"),
            from: now + .seconds(start),
            until: now + .seconds(end),
            at: now
        )
    }

    @Test("One is shown from its start until its end, for at most ninety days, and begins with an end ahead")
    func span() throws {
        let shown = try announcement(1, from: 10, until: 20)
        #expect([9, 10, 19, 20].map { shown.isShown(at: now + .seconds($0)) } == [false, true, true, false])
        #expect(throws: AnnouncementRefusal.endsBeforeStart) { try announcement(1, from: 10, until: 10) }
        #expect(throws: AnnouncementRefusal.endsInPast) { try announcement(1, from: -20, until: -10) }
        #expect(throws: AnnouncementRefusal.tooLong) {
            try announcement(1, from: 0, until: 90 * 86_400 + 1)
        }
        _ = try announcement(1, from: 0, until: 90 * 86_400)
    }

    @Test("At most three are shown at any time, however they follow each other")
    func room() throws {
        let others = try [
            announcement(1, from: 0, until: 10), announcement(2, from: 0, until: 10),
            announcement(3, from: 10, until: 20), announcement(4, from: 10, until: 20),
        ]
        let long = try announcement(5, from: 5, until: 15)
        try long.checkRoom(beside: others)
        let last = try announcement(6, from: 9, until: 11)
        #expect(throws: AnnouncementRefusal.tooMany) { try last.checkRoom(beside: others + [long]) }
        try announcement(6, from: 15, until: 20).checkRoom(beside: others + [long])
        // It isn't counted beside itself.
        try long.checkRoom(beside: others + [long])
    }

    @Test("Ending takes effect at once, once, and one that hasn't begun is never shown")
    func end() throws {
        var planned = try announcement(1, from: 10, until: 20)
        try planned.end(at: now)
        #expect(planned.startsAt == now && planned.endsAt == now)
        #expect(throws: AnnouncementRefusal.ended) { try planned.end(at: now) }
        var shown = try announcement(1, from: 0, until: 20)
        try shown.end(at: now + .seconds(5))
        #expect(shown.startsAt == now && !shown.isShown(at: now + .seconds(5)))
        #expect(throws: AnnouncementRefusal.ended) {
            try shown.edit(shown.contents, from: now, until: now + .seconds(60), at: now + .seconds(5))
        }
    }

    @Test("It is one line of two hundred characters, and English is optional")
    func contents() throws {
        let most = String(repeating: "가", count: 200)
        #expect(try AnnouncementContents(text: " \(most) ", english: " ").text == most)
        #expect(try AnnouncementContents(text: "가", english: " ").english == nil)
        #expect(throws: AnnouncementRefusal.textMissing) { try AnnouncementContents(text: "\u{200B}") }
        #expect(throws: AnnouncementRefusal.textTooLong) { try AnnouncementContents(text: most + "가") }
        #expect(throws: AnnouncementRefusal.textTooLong) { try AnnouncementContents(text: "가\n나") }
        #expect(throws: AnnouncementRefusal.englishTooLong) {
            try AnnouncementContents(text: "가", english: "a\nb")
        }
    }

    @Test(
        "A link leads to a page of this site or to an address with https",
        arguments: ["/terms", "/listings?kind=run#a", "https://example.com/a?b", "HTTPS://example.com"]
    )
    func link(_ text: String) throws {
        #expect(try AnnouncementLink(text)?.text == text)
    }

    @Test(
        "No other link is taken",
        arguments: [
            "//example.com", "/\\example.com", "http://example.com", "javascript:alert(1)", "terms",
            "https://",
            "https://a b", "/a b", "https://user@example.com",
        ]
    )
    func otherLink(_ text: String) {
        #expect(throws: AnnouncementRefusal.link) { try AnnouncementLink(text) }
    }
}
