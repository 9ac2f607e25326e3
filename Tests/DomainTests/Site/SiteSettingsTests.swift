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
            (.kinds, "run, boats", .unknownKind), (.languages, "fr", .unknownLanguages),
            (.serves, "114", .unknownArea), (.serves, "마포구", .unknownArea),
            (.serves, (10_000...10_200).map { "\($0)" }.joined(separator: ","), .tooManyAreas),
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

    @Test("Kinds are kept in their order and once each, and all of them are the usual value")
    func kinds() throws {
        var settings = SiteSettings()
        #expect(settings.kinds == Listing.Kind.allCases)
        #expect(try settings.set(.kinds, to: "run class,run")?.value == "class, run")
        #expect(settings.kinds == [.class, .run])
        try settings.mustOffer(.run)
        #expect(throws: ListingRefusal.kindNotOffered(.event)) { try settings.mustOffer(.event) }
        let all = Listing.Kind.allCases.map(\.rawValue).joined(separator: " ")
        #expect(try settings.set(.kinds, to: all)?.value == "" && settings.kinds == Listing.Kind.allCases)
        #expect(throws: Never.self) { try settings.set(.kinds, to: " , ") }
    }

    @Test("A filter among the offered kinds matches none of the others")
    func filter() {
        let filter = BoardFilter(kinds: [.class, .run], side: .offer)
        #expect(filter.among([.run, .event]).kinds.map(\.kind) == [.run])
        #expect(filter.among([.event]).kinds.isEmpty)
    }

    @Test("An area has the neighbourhoods whose codes begin with one of its parts")
    func area() throws {
        let area = try ServedArea(parsing: "11440 2611 1111051500, 11440")
        let code = { (number: Int64) in NeighbourhoodCode(number: number)! }
        #expect(area.parts == ["1111051500", "11440", "2611"])
        #expect(area.contains(code(1_144_066_000)) && area.contains(code(2_611_051_000)))
        #expect(area.contains(code(1_111_051_500)) && !area.contains(code(1_111_053_000)))
        #expect(area.touches(.province, around: code(1_168_064_000)))
        #expect(!area.touches(.province, around: code(5_011_025_000)))
        #expect(area.touches(.district, around: code(1_144_055_500)))
        #expect(ServedArea.country.contains(code(5_011_025_000)))
        #expect(try ServedArea(parsing: "11, 11440, 1144066000").parts == ["11"])
    }

    @Test("A reader is answered in their own language if it is one of the place")
    func languages() {
        #expect(SiteLanguages.both.answering(.english) == .english)
        #expect(SiteLanguages.korean.answering(.english) == .korean)
        #expect(SiteLanguages.english.answering(.korean) == .english)
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
