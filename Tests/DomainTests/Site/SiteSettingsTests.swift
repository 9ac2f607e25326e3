import Testing

@testable import Domain

@Suite("Settings of the place")
struct SiteSettingsTests {
    @Test("Without settings, the place has the program's name and anyone signs up")
    func usual() {
        let settings = SiteSettings()
        #expect(settings[.name] == "마당" && settings[.nameEnglish] == "Madang")
        #expect(settings.accent == .green && settings.signUp == .open && settings.signUpDomains.isEmpty)
        #expect(SiteSetting.allCases.allSatisfy { settings.source(of: $0) == .usual })
    }

    @Test("A value is tidied and kept, and an empty one returns to the usual value")
    func values() throws {
        var settings = SiteSettings()
        #expect(try settings.set(.name, to: " 연남마당 ")?.value == "연남마당")
        #expect(settings[.name] == "연남마당" && settings.source(of: .name) == .stored)
        #expect(try settings.set(.name, to: "연남마당") == nil)
        let back = try #require(try settings.set(.name, to: " "))
        #expect(back == SiteDifference(.name, from: "연남마당", to: ""))
        #expect(settings[.name] == "마당" && settings.source(of: .name) == .usual)
        #expect(try settings.set(.accent, to: "green") == nil)
    }

    @Test("English readers see the Korean name until there is an English one")
    func english() throws {
        var settings = SiteSettings(stored: [.name: "연남마당"])
        #expect(settings[.nameEnglish] == "연남마당")
        _ = try settings.set(.nameEnglish, to: "Yeonnam")
        #expect(settings[.nameEnglish] == "Yeonnam" && settings[.name] == "연남마당")
    }

    @Test(
        "A value that can't be used is refused at its field",
        arguments: [
            (SiteSetting.name, String(repeating: "가", count: 21), SiteRefusal.nameTooLong(.name)),
            (.nameEnglish, "two\nlines", .nameTooLong(.nameEnglish)),
            (.welcome, String(repeating: "가", count: 501), .welcomeTooLong(.welcome)),
            (.accent, "red", .unknownAccent),
            (.signUp, "maybe", .unknownSignUp),
            (.signUpDomains, "example", .malformedDomain),
            (.signUpDomains, (0...50).map { "d\($0).kr" }.joined(separator: ","), .tooManyDomains),
        ]
    )
    func refused(_ setting: SiteSetting, _ text: String, _ refusal: SiteRefusal) {
        var settings = SiteSettings()
        #expect(throws: refusal) { try settings.set(setting, to: text) }
        #expect(refusal.field == setting.field && settings == SiteSettings())
    }

    @Test(
        "A value that is given at the start of the server wins, and a change is told where",
        arguments: [
            (SiteSettings.Source.file, SiteRefusal.setInFile(.signUp)),
            (.environment, .setInEnvironment(.signUp)),
            (.option, .setByOption(.signUp)),
        ]
    )
    func given(_ source: SiteSettings.Source, _ refusal: SiteRefusal) {
        var settings = SiteSettings(
            given: [.signUp: .init("closed", from: source)],
            stored: [.signUp: "invitation"]
        )
        #expect(settings.signUp == .closed && settings.source(of: .signUp) == source)
        #expect(throws: refusal) { try settings.set(.signUp, to: "open") }
    }

    @Test("Mail domains are listed once each, and hold for whole domains only")
    func domains() throws {
        var settings = SiteSettings()
        _ = try settings.set(.signUpDomains, to: "@Example.com,  school.kr example.com")
        #expect(settings[.signUpDomains] == "example.com, school.kr")
        try settings.check(EmailAddress("ana@EXAMPLE.com"))
        for other in ["ana@sub.example.com", "ana@example.com.kr", "ana@notschool.kr"] {
            #expect(throws: AccountRefusal.emailDomain) { try settings.check(EmailAddress(other)) }
        }
    }

    @Test("All wrong values are told at once, and none is kept")
    func several() throws {
        var settings = SiteSettings()
        #expect {
            try settings.set([.accent: "red", .signUp: "maybe", .name: "새 이름"])
        } throws: { error in
            (error as? FieldRefusals)?.all.map(\.code) == ["site.unknown-accent", "site.unknown-sign-up"]
        }
    }
}

@Suite("States of an invitation")
struct InvitationTests {
    private let now = Moment(milliseconds: 1_800_000_000_000)

    private func invitation(used: Int = 0, ends: Int = 60, isWithdrawn: Bool = false) -> Invitation {
        Invitation(
            id: Identifier(rawValue: 1),
            seal: CodeSeal(text: "seal"),
            email: nil,
            uses: 2,
            used: used,
            createdAt: now,
            endsAt: now + .seconds(ends),
            withdrawnAt: isWithdrawn ? now : nil
        )
    }

    @Test("It is open until it is used up, withdrawn or at its end")
    func states() {
        #expect(invitation(used: 1).state(at: now) == .open)
        #expect(invitation(used: 2).state(at: now) == .used)
        #expect(invitation(used: 2, isWithdrawn: true).state(at: now) == .withdrawn)
        #expect(invitation().state(at: now + .seconds(59)) == .open)
        #expect(invitation().state(at: now + .seconds(60)) == .ended)
    }
}
