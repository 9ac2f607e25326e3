import Domain
import Testing
import Wire

@Suite("Neighbourhoods at a terminal")
struct NeighbourhoodTests {
    private func ask(_ desk: TerminalSession, _ words: String...) async -> TerminalSession.Outcome {
        await desk.type(words + ["--data", desk.home, "--language", "ko"])
    }

    @Test("Results are an aligned table that says why each was found")
    func find() async throws {
        let desk = try TerminalSession()
        let matches = [
            MatchBody(
                NeighbourhoodMatch(neighbourhood: try SampleNeighbours.myeongdong, reason: .station("을지로입구역"))
            ),
            MatchBody(NeighbourhoodMatch(neighbourhood: try SampleNeighbours.sogongdong, reason: .name)),
        ]
        desk.server.server.answer(
            "GET /api/v1/neighbourhoods?q=%EC%A4%91%EA%B5%AC%20x&limit=5",
            ListBody(matches)
        )
        let outcome = await ask(desk, "neighbourhood", "find", "중구", "x", "--limit", "5")
        #expect(
            outcome.output == """
                코드        동네              영어 이름                    일치한 이름
                1114055000  서울 중구 명동    Myeong-dong, Jung-gu, Seoul  을지로입구역
                1114052000  서울 중구 소공동  Sogong-dong, Jung-gu, Seoul  이름

                """
        )
    }

    @Test("Nothing found is a sentence, and no failure")
    func nothing() async throws {
        let desk = try TerminalSession()
        desk.server.server.answer("GET /api/v1/neighbourhoods?q=x", ListBody<MatchBody>([]))
        let outcome = await ask(desk, "neighbourhood", "find", "x")
        #expect(outcome.status == 0)
        #expect(outcome.output.contains("찾은 동네가 없어요"))
    }

    @Test(
        "A point south or west is a point, after -- too",
        arguments: [["-37.5", "126"], ["--", "-37.5", "126"], ["--lat", "-37.5", "--lon", "126"]]
    )
    func negative(words: [String]) async throws {
        let desk = try TerminalSession()
        _ = await desk.type(["--language", "ko", "neighbourhood", "--data", desk.home, "at"] + words)
        #expect(desk.server.server.asked == ["GET /api/v1/neighbourhoods/at?lat=-37.5&lon=126.0"])
    }

    @Test("A ring is grouped by how far away")
    func ring() async throws {
        let desk = try TerminalSession()
        let ring = [
            NearbyBody(NearbyNeighbourhood(neighbourhood: try SampleNeighbours.myeongdong, steps: 0)),
            NearbyBody(NearbyNeighbourhood(neighbourhood: try SampleNeighbours.sogongdong, steps: 1)),
        ]
        desk.server.server.answer("GET /api/v1/neighbourhoods/1114055000/ring?reach=2", ListBody(ring))
        let outcome = await ask(desk, "neighbourhood", "ring", "1114055000", "--reach", "2")
        #expect(
            outcome.output == """
                이 동네
                1114055000  서울 중구 명동    Myeong-dong, Jung-gu, Seoul

                바로 옆
                1114052000  서울 중구 소공동  Sogong-dong, Jung-gu, Seoul

                """
        )
    }

    @Test("A code that has not ten digits is refused without asking")
    func badCode() async throws {
        let desk = try TerminalSession()
        let outcome = await ask(desk, "neighbourhood", "show", "중구")
        #expect(outcome.status == 3)
        #expect(outcome.error == "그런 동네 코드는 없어요.\n")
        #expect(desk.server.server.asked.isEmpty)
    }

    @Test("Homes are chosen by code and reach, a reach left out is 1")
    func choose() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        let home = try #require(Reach(2)).steps
        let chosen = HomeNeighbourhood(code: try SampleNeighbours.myeongdong.code, reach: .widest)
        let body = ListBody([HomeBody(chosen, try SampleNeighbours.myeongdong, at: Self.now)])
        desk.server.server.answer("PUT /api/v1/me/neighbourhoods", body)
        let outcome = await desk.type("neighbourhood", "choose", "1114055000:\(home)", "1114052000")
        #expect(
            desk.server.server.body(of: "PUT /api/v1/me/neighbourhoods")
                == #"{"items":[{"code":"1114055000","reach":2},{"code":"1114052000","reach":1}]}"#
        )
        #expect(outcome.output.contains("1114055000  서울 중구 명동"))
    }

    @Test("A home may be named instead of numbered, with its reach behind it")
    func chooseByName() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        let myeongdong = try SampleNeighbours.myeongdong
        let match = NeighbourhoodMatch(neighbourhood: myeongdong, reason: .name)
        desk.server.server.answer(
            "GET /api/v1/neighbourhoods?q=%EB%AA%85%EB%8F%99&limit=1",
            ListBody([MatchBody(match)])
        )
        let chosen = HomeNeighbourhood(code: myeongdong.code, reach: .adjacent)
        desk.server.server.answer(
            "PUT /api/v1/me/neighbourhoods",
            ListBody([HomeBody(chosen, myeongdong, at: Self.now)])
        )
        let outcome = await desk.type("neighbourhood", "choose", "명동:2")
        #expect(outcome.status == 0, "\(outcome)")
        #expect(
            desk.server.server.body(of: "PUT /api/v1/me/neighbourhoods")
                == #"{"items":[{"code":"1114055000","reach":2}]}"#
        )
    }

    private static let now = Moment(milliseconds: 1_795_132_800_000)

    @Test("A home is verified by the rounded position, and until when is told")
    func verify() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        let home = HomeNeighbourhood(
            code: try SampleNeighbours.myeongdong.code,
            reach: .adjacent,
            verification: HomeVerification(on: Self.now.dateInSeoul)
        )
        let path = "PUT /api/v1/me/neighbourhoods/1114055000/verification"
        desk.server.server.answer(path, HomeBody(home, try SampleNeighbours.myeongdong, at: Self.now))
        let place = ["--lat", "37.563612", "--lon", "126.986949"]
        let outcome = await desk.type(
            ["neighbourhood", "verify", "1114055000"] + place + ["--language", "ko"]
        )
        #expect(desk.server.server.body(of: path) == #"{"lat":37.564,"lon":126.987}"#)
        #expect(outcome.output == "서울 중구 명동을 인증했어요. 2027-11-20까지 보여요.\n")
    }

    @Test("Half a position is a usage error that asks nothing")
    func halfPosition() async throws {
        let desk = try TerminalSession()
        let outcome = await ask(desk, "neighbourhood", "verify", "1114055000", "--lat", "37.5")
        #expect(outcome.status == 2)
        #expect(desk.server.server.asked.isEmpty)
    }

    @Test("The list of homes tells until when each is verified, and which has ended")
    func verified() async throws {
        let desk = try TerminalSession()
        try await desk.login("--data", desk.home)
        let day = HomeVerification(on: Self.now.dateInSeoul)
        let code = try SampleNeighbours.myeongdong.code
        let homes = [Self.now, Self.now + .seconds(400 * 86_400)].map { now in
            HomeBody(
                HomeNeighbourhood(code: code, reach: .home, verification: day),
                nil,
                at: now
            )
        }
        desk.server.server.answer("GET /api/v1/me/neighbourhoods", ListBody(homes))
        let outcome = await desk.type("neighbourhood", "mine", "--language", "ko")
        #expect(outcome.output.contains("2027-11-20까지") && outcome.output.contains("2027-11-20에 끝남"))
    }
}
