import Domain
import TestSupport
import Wire

/// One of every body, with every field that may be there.
enum Examples {
    static let now = TestClock().now

    static let account = made {
        Account(
            id: Member.ID(rawValue: 42),
            email: try EmailAddress("ana@example.com"),
            nickname: try Nickname("아나 A"),
            language: .english,
            birthYear: BirthYear(accepted: 1990),
            gender: .female,
            bio: try Bio("줄\n바꿈 \\ \"따옴표\""),
            company: try Company("마당"),
            jobGroup: .humanResources,
            pace: .expert,
            shownDetails: [.pace, .age],
            detailChanges: DetailChanges(gender: now),
            picture: Picture(
                id: Image.ID(rawValue: 9),
                width: 640,
                height: 480,
                files: ImageFiles(thumb: file("a"), card: file("b"), full: file("c"))
            ),
            interests: [.math, .hobby],
            isIndexed: false,
            joinedAt: now,
            missing: []
        )
    }

    private static func file(_ letter: String) -> StoredFile {
        StoredFile(String(repeating: letter, count: 64))!
    }

    static let session = Session(
        opening: Session.ID(rawValue: 7),
        for: account.id,
        device: "phone <1>",
        at: now
    )

    static let tokens = SessionTokens(
        access: "a",
        accessExpiresAt: now,
        refresh: "r",
        refreshExpiresAt: now + .seconds(1)
    )

    static let neighbourhood = Neighbourhood(
        code: NeighbourhoodCode("1114055000")!,
        issued: name(sigungu: "중구", dong: "명동"),
        renaming: nil,
        point: Point(latitude: 37.5637, longitude: 126.9838)!
    )

    static let renamed = Neighbourhood(
        code: NeighbourhoodCode("2811052000")!,
        issued: name(sigungu: "중구", dong: "연안동"),
        renaming: .init(since: now, name: name(sigungu: "제물포구", dong: "연안동"), code: nil),
        point: Point(latitude: 37.4, longitude: 126.6)!
    )

    static let home = HomeNeighbourhood(code: neighbourhood.code, reach: .widest)
    static let verified = HomeNeighbourhood(
        code: neighbourhood.code,
        reach: .adjacent,
        verification: HomeVerification(on: now.dateInSeoul)
    )

    static let all: [any Body] =
        [
            AccountBody(account), AccountBody(plain),
            SessionGrantBody(SessionGrant(account: account, tokens: tokens, deviceToken: "d")),
            SessionTokensBody(tokens), RefreshedBody(tokens), RefreshBody(refreshToken: "r"),
            SignUpBody(
                email: "a@b.kr",
                password: "open sesame",
                nickname: "아나",
                language: .korean,
                birthYear: 1990,
                gender: .other
            ),
            SignUpBody(email: "a@b.kr", password: "open sesame", nickname: "아나"),
            SignInBody(email: "a@b.kr", password: "open sesame"),
            PasswordChangeBody(currentPassword: "one", newPassword: "two"),
            ProfileChangeBody(),
            ProfileChangeBody(
                nickname: "벤",
                gender: .set(nil),
                bio: .set("안녕"),
                pace: .set(.fast),
                shownDetails: [.pace]
            ),
            ProfileChangeBody(picture: .set(Image.ID(rawValue: 9)), interests: [.english]),
            ProfileChangeBody(picture: .set(nil), interests: [], isIndexed: false),
            DeviceBody(session, isCurrent: true, isPushed: true),
            ListBody([DeviceBody(session, isCurrent: false, isPushed: false)], next: "more"),
            DeletionPlanBody(DeletionPlan(counting: [.sessions: 2, .neighbourhoods: 3])),
            AccountExportBody(
                AccountExport(
                    exportedAt: now,
                    account: account,
                    sessions: [session],
                    homes: made { try HomeNeighbourhoods([verified]) }
                ),
                asking: session.id
            ),
            NeighbourhoodBody(neighbourhood), NeighbourhoodBody(renamed), PointBody(neighbourhood.point),
            MatchBody(NeighbourhoodMatch(neighbourhood: neighbourhood, reason: .station("명동역"))),
            MatchBody(NeighbourhoodMatch(neighbourhood: renamed, reason: .formerName)),
            NearbyBody(NearbyNeighbourhood(neighbourhood: neighbourhood, steps: 2)),
            LocalityBody(Locality(neighbourhood, .district), station: "명동역", rest: "카페"),
            LocalityBody(Locality(neighbourhood)),
            HomeBody(home, neighbourhood, at: now), HomeBody(home, nil, at: now), HomesChoiceBody([home]),
            HomeBody(verified, neighbourhood, at: now),
            EmailChangeBody(email: "a@b.kr", currentPassword: "p"), CodeBody(code: "123456"),
            EmailAddressBody(email: "a@b.kr"),
            PasswordResetBody(code: "7K3QD-9MXVA", newPassword: "a new door", email: "a@b.kr"),
            ReturnBody(code: "c", state: "s", ticket: "t"), IntroductionBody(introduction: "i"),
            ProviderBody(provider: .kakao),
            AuthorizationBody(provider: .naver, address: "https://x", state: "s", ticket: "t"),
            IdentityBody(provider: .kakao, linkedAt: now), ProviderSignInBody(.admitted(admission)),
            ProviderSignInBody(.stranger(stranger)),
            IntroducedSignUpBody(introduction: "i", nickname: "아나", email: "a@b.kr", language: .korean),
            ExportedRecordBody(
                ExportedRecord([("text", .text("안녕")), ("at", .moment(now)), ("none", .nothing)])
            ),
            ProblemBody(status: 409, code: "a.b", title: "t", detail: "d", field: "f", requestID: "r"),
            ProblemBody(status: 409, code: "a.b", title: "t", detail: "d", allowedFrom: now),
            ProblemBody(status: 401, code: "a.b", title: "t", detail: "d", challenge: "c"),
        ] + secondFactor + talk + agreements + orders + passes + classes + runs + events + shops + lessons
        + teachers
        + community + sources + submissions + phones + slots + rosters + attendances + runLogs + comments
        + board + moderation + site

    /// An example that its own rules refuse is a mistake in this file.
    static func made<Value>(_ make: () throws -> Value) -> Value {
        do {
            return try make()
        } catch {
            preconditionFailure("an example is not what it should be: \(error)")
        }
    }

    private static let admission = SessionGrant(account: account, tokens: tokens, deviceToken: "d")

    private static let stranger = SignInWithProvider.Stranger(
        introduction: "i",
        nickname: "아나",
        email: nil,
        isEmailTaken: false
    )

    private static let plain = Account(
        id: account.id,
        email: account.email,
        nickname: account.nickname,
        language: .korean,
        joinedAt: now
    )

    private static func name(sigungu: String, dong: String) -> NeighbourhoodName {
        NeighbourhoodName(
            sido: "서울특별시",
            sigungu: sigungu,
            dong: dong,
            sidoInEnglish: "Seoul",
            sigunguInEnglish: "Jung-gu",
            dongInEnglish: "Myeong-dong"
        )
    }
}
