import Database
import JSONCoding
import TestSupport
import Testing

@Suite("Permissions of a class")
struct ClassRefusalTests {
    private let acts = [
        ("PUT", "classes", ""), ("DELETE", "listings", ""), ("POST", "listings", "/close"),
        ("POST", "listings", "/reopen"), ("POST", "listings", "/bump"), ("GET", "listings", "/deletion"),
    ]

    @Test(
        "Another neighbour, a blocked one and a stranger are refused every act of the author's",
        arguments: Database.Engine.allCases
    )
    func others(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let carl = try await server.signUp("carl")
            let id = try await ana.post()
            let blocking = try await ana.ask("PUT", "/api/v1/blocks/\(try await carl.identifier())")
            #expect(blocking.status < 300, "\(blocking)")
            let body = Neighbour.offer("남의 수업")

            for (method, folder, act) in acts {
                let path = "/api/v1/\(folder)/\(id)\(act)"
                let sent = method == "PUT" ? Optional(body) : .none
                #expect(try await ben.ask(method, path, sent).verdict == "403 listing.not-author", "\(path)")
                #expect(try await carl.ask(method, path, sent).verdict == "404 listing.not-found", "\(path)")
                #expect(
                    try await server.ask(method, path, sent).verdict == "401 session.sign-in-needed",
                    "\(path)"
                )
            }
            #expect(try await carl.read(class: id).verdict == "404 listing.not-found")
            #expect(try await ben.read(class: id).json["title"] == "성인 피아노 기초")
            #expect(
                try await server.ask("POST", "/api/v1/classes", body).verdict == "401 session.sign-in-needed"
            )
        }
    }

    @Test(
        "Only the author sees the exact place, on every page",
        arguments: Database.Engine.allCases
    )
    func place(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            let ben = try await server.signUp("ben")
            let id = try await ana.post()

            let own = try await ana.read(class: id)
            #expect(own.json["place"]?["point"] == MeetingPlace.json["point"])
            #expect(own.json["place"]?["accuracy"] == "pin" && own.tellsMeetingPlace)
            let feed = try await ben.ask("GET", "/api/v1/listings?neighbourhood=1114055000&reach=0")
            for seen in [
                try await ben.read(class: id), try await server.ask("GET", "/api/v1/classes/\(id)"), feed,
            ] {
                #expect(seen.status == 200 && !seen.tellsMeetingPlace, "\(seen)")
            }
        }
    }

    @Test("An identifier of nothing, and of something else, is not found")
    func unknown() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let own = try await ana.identifier()
            for id in ["0000000000000", "nonsense", own, "7ZZZZZZZZZZZZ"] {
                for (method, folder, act) in acts {
                    let sent = method == "PUT" ? Optional(Neighbour.offer()) : .none
                    let answer = try await ana.ask(method, "/api/v1/\(folder)/\(id)\(act)", sent)
                    #expect(answer.verdict == "404 listing.not-found", "\(method) \(id)\(act)")
                }
                #expect(
                    try await server.ask("GET", "/api/v1/classes/\(id)").verdict == "404 listing.not-found"
                )
            }
        }
    }

    @Test(
        "An invalid listing is refused at its field",
        arguments: [
            (["title": " "], "422 listing.title-missing", "title"),
            (["description": "\n"], "422 class.description-missing", "description"),
            (["seats": 21], "422 class.seats", "seats"),
            (["schedule": ["minutes": 5]], "422 class.minutes", "schedule.minutes"),
            (["schedule": ["weekdays": ["mon"]]], "422 class.minutes-missing", "schedule.minutes"),
            (["schedule": ["weekdays": ["mo"]]], "400 request.not-one-of", "schedule.weekdays.0"),
            (["place": [:]], "422 place.unclear", "place"),
            (["place": ["point": ["lat": 37.5, "lon": 130]]], "422 place.nowhere", "place"),
            (["place": ["neighbourhood": "1114055000"]], "422 place.not-home", "place.neighbourhood"),
            (["place": ["address": "행복로 77"]], "422 place.address-unknown", "place.address"),
            (["subject": ["gardening"]], "400 request.not-one-of", "subject.0"),
            (["price": ["won": -1, "per": "hour"]], "400 request.out-of-range", "price.won"),
            (["images": ["nonsense"]], "404 image.not-found", nil),
            (["surprise": 1], "400 request.unknown-field", "surprise"),
        ] as [(JSONObject, String, String?)]
    )
    func fields(_ change: JSONObject, _ verdict: String, _ field: String?) async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let answer = try await ana.ask("POST", "/api/v1/classes", Neighbour.offer("피아노", change))

            #expect(answer.verdict == verdict, "\(answer)")
            if let field { #expect(answer.json["field"]?.stringValue == field) }
        }
    }

    @Test("All fields that break a rule are told at once, in the order of the form")
    func everyField() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let answer = try await ana.ask(
                "POST",
                "/api/v1/classes",
                Neighbour.offer("", ["description": " ", "schedule": [:], "place": [:]])
            )
            #expect(answer.verdict == "422 listing.title-missing")
            let errors = answer.json["errors"]?.arrayValue ?? []
            #expect(
                errors.compactMap { $0["code"]?.stringValue } == [
                    "listing.title-missing", "class.description-missing", "class.minutes-missing",
                    "place.unclear",
                ]
            )
            let details = errors.compactMap { $0["detail"]?.stringValue }
            #expect(answer.json["detail"]?.stringValue == details.joined(separator: " "))
            #expect(try await ana.ask("GET", "/api/v1/me/listings").json["items"]?.arrayValue == [])
        }
    }

    @Test("Missing fields and broken rules are told at once")
    func missingAndBroken() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let given: JSON = ["side": "offer", "title": " ", "description": " "]
            let answer = try await ana.ask("POST", "/api/v1/classes", given)
            let told = Set(answer.json["errors"]?.arrayValue?.compactMap { $0["field"]?.stringValue } ?? [])
            #expect(answer.status == 400, "\(answer)")
            #expect(told.isSuperset(of: ["title", "description", "place"]), "\(told)")
        }
    }

    @Test("All values of a wrong type are told at once, unknown names first")
    func everyViolation() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let answer = try await ana.ask(
                "POST",
                "/api/v1/classes",
                Neighbour.offer("피아노", ["seats": "three", "titel": "피아노", "side": "both"])
            )
            let fields = answer.json["errors"]?.arrayValue?.compactMap { $0["field"]?.stringValue } ?? []
            #expect(answer.verdict == "400 request.unknown-field")
            #expect(fields.first == "titel" && fields.dropFirst().sorted() == ["seats", "side"])
        }
    }
}

@Suite("Where a class is")
struct ClassPlaceTests {
    @Test(
        "My neighbourhood is accepted as the place, and so is an address that names one",
        arguments: Database.Engine.allCases
    )
    func ways(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let ana = try await server.signUp("ana")
            try await ana.live(in: "1114055000")
            let home = try await ana.post("우리 동네", ["place": ["neighbourhood": "1114055000"]])
            let address = try await ana.post("주소", ["place": ["address": "서울 중구 명동 14-1"]])

            #expect(try await ana.read(class: home).json["neighbourhood"]?["code"] == "1114055000")
            #expect(try await ana.read(class: home).json["place"]?.isNull == true)
            let read = try await ana.read(class: address).json
            #expect(read["neighbourhood"]?["code"] == "1114055000")
            #expect(read["place"]?["address"] == "서울 중구 명동 14-1")
        }
    }

    @Test("An address that is known by its neighbourhood only is never shown as an exact place")
    func roughly() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let id = try await ana.post("주소", ["place": ["address": "서울 중구 명동 14-1"]])
            let place = try await ana.read(class: id).json["place"]
            #expect(place?["point"]?.isNull == true && place?["accuracy"] == "neighbourhood")
            let browser = PlainBrowser(at: server.address)
            try await browser.signIn(as: "ana")
            try await browser.open("/classes/\(id)")
            #expect(browser.sees("주소를 동까지만 찾았어요.") && !browser.sees("data-pin-lat"))
            #expect(browser.sees("https://map.kakao.com/link/search/"))
        }
    }

    @Test("Six districts are called 중구, and a class appears only in the feed of its own")
    func sharedName() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let seoul = try await ana.post("서울 중구에서")
            let busan = try await ana.post(
                "부산 중구에서",
                ["place": ["point": ["lat": 35.1028, "lon": 129.0352]]]
            )
            for (id, name) in [(seoul, "서울 중구"), (busan, "부산 중구")] {
                let read = try await ana.read(class: id).json
                #expect(read["neighbourhood"]?["name"]?.stringValue?.hasPrefix(name) == true, "\(read)")
                let code = read["neighbourhood"]?["code"]?.stringValue ?? ""
                let feed = try await server.ask("GET", "/api/v1/listings?neighbourhood=\(code)&reach=3").items
                #expect(feed.map { $0["id"]?.stringValue } == [id])
            }
        }
    }

    @Test("In a park, where no road has an address, a class finds its neighbourhood all the same")
    func park() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let id = try await ana.post("한강 요가", ["place": ["point": ["lat": 37.5283, "lon": 126.9326]]])
            let name = try await ana.read(class: id).json["neighbourhood"]?["name"]?.stringValue
            #expect(name?.hasPrefix("서울 영등포구") == true, "\(name ?? "")")
        }
    }

    @Test("An address is looked up for members")
    func lookUp() async throws {
        try await TestServer.run { server in
            let ana = try await server.signUp("ana")
            let query = "/api/v1/addresses?q=%EC%84%9C%EC%9A%B8%20%EC%A4%91%EA%B5%AC%20%EB%AA%85%EB%8F%99%201"
            let found = try await ana.ask("GET", query).items
            #expect(found.first?["address"] == "서울 중구 명동" && found.first?["accuracy"] == "neighbourhood")
            #expect(try await server.ask("GET", query).verdict == "401 session.sign-in-needed")
            #expect(try await ana.ask("GET", "/api/v1/addresses?q=").verdict == "422 place.address-missing")
        }
    }
}
