import Domain
import Wire

extension Examples {
    static let site: [any Body] = [
        SiteChangesBody([.name: "연남마당", .signUp: "invitation", .signUpDomains: ""]), SiteChangesBody([:]),
        SiteSettingsBody(SiteSettings(given: [.signUp: .init("closed", from: .file)], stored: [.name: "연남"])),
        SiteChangeBody(siteChange(isWhole: true)), SiteChangeBody(siteChange(isWhole: false)),
        DocumentStateBody(.terms, in: .korean, text, from: .database, template: "# 【이름】"),
        DocumentStateBody(.terms, in: .english, nil, from: .none, template: nil),
        DocumentDraftBody("# 1조", in: .korean), DocumentVersionQuery(in: .english),
        DocumentVersionQuery(in: .english, SliceRequest(limit: 5, after: "5")),
        documentVersion(isWhole: true), documentVersion(isWhole: false), SetUpQuery(token: "abc"),
        SetUpBody(token: "abc", email: "a@b.kr", nickname: "아나 A", password: "open sesame 9"),
        SetUpBody(
            token: "abc",
            email: "a@b.kr",
            nickname: "아나 A",
            password: "open sesame 9",
            language: .english,
            settings: FirstSettings(name: "연남마당", welcome: "어서 오세요.", signUp: "open")
        ),
        SetUpAppointmentBody(token: "abc"),
        SetUpAppointmentBody(token: "abc", settings: FirstSettings(name: "연남마당", signUp: "closed")),
        SignUpCodeBody(email: "a@b.kr"), SignUpCodeBody(email: "a@b.kr", invitation: "abc"),
        InvitationQuery(code: "abc"), InvitationCheckBody(endsAt: now),
        InvitationRequestBody(), InvitationRequestBody(email: "a@b.kr", uses: 100, days: 30),
        invitation(isWhole: true), invitation(isWhole: false),
        InvitationGrantBody(invitation(isWhole: false), code: "abc"),
        APITokenRequestBody(name: "달력"), APITokenRequestBody(name: "달력", scope: .write, days: 365),
        WebhookRequestBody(address: "https://bot.example/hook"), webhook(isWhole: true),
        WebhookGrantBody(webhook(isWhole: false), secret: "whsec_abc"),
        apiToken(isWhole: true), APITokenGrantBody(apiToken(isWhole: false), text: "madang_1.abc"),
    ]

    private static func webhook(isWhole: Bool) -> WebhookBody {
        WebhookBody(
            NoticeWebhook(
                id: Identifier(rawValue: 9),
                member: account.id,
                address: "https://bot.example/hook",
                createdAt: now,
                failingSince: isWhole ? now : nil
            ),
            at: now
        )
    }

    private static func apiToken(isWhole: Bool) -> APITokenBody {
        APITokenBody(
            APIToken(
                id: Identifier(rawValue: 9),
                member: account.id,
                name: "달력",
                scope: isWhole ? .write : .read,
                createdAt: now,
                expiresAt: now + .seconds(86_400),
                lastUsedAt: isWhole ? now : nil
            )
        )
    }

    private static func siteChange(isWhole: Bool) -> SiteChange {
        let card = isWhole ? MemberCard(id: account.id, nickname: account.nickname, picture: nil) : nil
        return SiteChange(
            Identifier(rawValue: 9),
            SiteDifference(.name, from: "", to: "연남마당"),
            at: now,
            by: card
        )
    }

    private static func invitation(isWhole: Bool) -> InvitationBody {
        let card = MemberCard(id: account.id, nickname: account.nickname, picture: nil)
        let invitation = Invitation(
            id: Identifier(rawValue: 9),
            seal: CodeSeal(text: "seal"),
            email: isWhole ? account.email : nil,
            uses: 3,
            used: isWhole ? 1 : 0,
            createdAt: now,
            endsAt: now + .seconds(60)
        )
        let summary = InvitationSummary(
            invitation,
            by: isWhole ? card : nil,
            joined: isWhole ? [card] : []
        )
        return InvitationBody(summary, at: now)
    }

    private static let text = OperatorDocument(
        .terms,
        in: .korean,
        text: "【시행일】부터",
        digest: DocumentDigest(bytes: [UInt8](repeating: 7, count: 32))
    )

    private static func documentVersion(isWhole: Bool) -> DocumentVersionBody {
        let card = MemberCard(id: account.id, nickname: account.nickname, picture: nil)
        return DocumentVersionBody(
            WrittenDocument(Identifier(rawValue: 9), text, at: now, by: isWhole ? card : nil)
        )
    }

    static func testMail(_ result: TestMail.Result, _ answer: String?) -> TestMailBody {
        let outcome = TestMail.Outcome(result, answer: answer)
        return TestMailBody(TestMail(to: account.email, by: "smtp://localhost:25", outcome))
    }
}
