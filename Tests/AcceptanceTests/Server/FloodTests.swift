import Database
import Domain
import JSONCoding
import TestSupport
import Testing

@Suite("Too much of something is told kindly")
struct FloodTests {
    @Test(
        "A neighbour who writes on and on without an answer hears when to go on",
        arguments: Database.Engine.allCases
    )
    func messages(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let talk = try await ben.ask(about: try await ana.post())
            for number in 1...Conversation.mostUnansweredADay {
                #expect(try await ben.say("\(number)", in: talk).status == 201)
            }

            let path = "/api/v1/conversations/\(talk)/messages"
            let refused = try await ben.ask("POST", path, ["text": "hello?"])
            #expect(refused.verdict == "429 conversation.unanswered")
            #expect(refused.header("Retry-After") == "86400")
            #expect(refused.tell("조금만 기다려 주세요."))
            let english = try await ben.ask("POST", path, ["text": "?"], headers: ["Accept-Language": "en"])
            #expect(english.tell("Please give them some time."))
            let browser = try await PlainBrowser(signingIn: "ben", at: server.address)
            try await browser.open("/conversations/\(talk)")
            try await browser.submit("/conversations/\(talk)", ["text": ["계세요?"]])
            #expect(browser.status == 429 && browser.sees("조금만 기다려 주세요.") && browser.sees("계세요?"))

            try await ana.say("네!", in: talk)
            #expect(try await ben.say("드디어", in: talk).status == 201)
        }
    }

    @Test(
        "Looking addresses up without end is slowed down, each member alone, in the form as well",
        arguments: Database.Engine.allCases
    )
    func addresses(_ engine: Database.Engine) async throws {
        try await TestServer.run(engine) { server in
            let (ana, ben) = (try await server.signUp("ana"), try await server.signUp("ben"))
            let path = "/api/v1/addresses?q=%EB%AA%85%EB%8F%99"
            for _ in 1...40 { #expect(try await ana.ask("GET", path).status == 200) }

            let refused = try await ana.ask("GET", path)
            #expect(refused.verdict == "429 place.too-often" && refused.header("Retry-After") == "60")
            let post = Neighbour.offer("주소로", ["place": ["address": "서울 중구 명동"]])
            #expect(try await ana.ask("POST", "/api/v1/classes", post).verdict == "429 place.too-often")
            let point = "/api/v1/addresses/at?lat=37.5637&lon=126.9838"
            #expect(try await ana.ask("GET", point).verdict == "429 place.too-often")
            #expect(try await ben.ask("GET", point).json["items"] == [])
            #expect(try await ben.ask("GET", path).status == 200)
            server.clock.pass(.seconds(60))
            #expect(try await ana.ask("GET", path).status == 200)
            #expect(try await ana.ask("GET", path).status == 429)
        }
    }
}
