import Arguments
import Domain
import Remote
import WebAddresses
import Wire
import Wording

/// Signs in with a provider: opens the browser, then reads the address of its final page from the terminal.
struct BrowserSignIn {
    private let context: CommandContext
    private let client: MadangClient

    init(_ context: CommandContext, _ client: MadangClient) {
        self.context = context
        self.client = client
    }

    static func argument(in language: Language) -> Argument {
        Argument(
            "provider",
            .choice(IdentityProvider.allCases.map(\.rawValue)),
            label: "PROVIDER",
            summary: language.say("kakao 또는 naver", "kakao or naver")
        )
    }

    func goes(to provider: IdentityProvider, askingAgain: Bool = false) async throws -> ReturnBody {
        let query = DepartureQuery(askingAgain: askingAgain)
        let departure = try await client(API.identities.depart(provider, query))
        try context.voice.note(
            context.say(
                "브라우저에서 이 주소를 열고 로그인해 주세요.\n\n\(departure.address)\n\n",
                "Open this address in a browser and sign in there.\n\n\(departure.address)\n\n"
            )
        )
        let address = try context.ask(
            context.say("로그인한 뒤 주소창에 보이는 주소: ", "The address shown after signing in: "),
            isSecret: false,
            insteadOf: "--server"
        )
        let typed = address.drop(while: \.isWhitespace).prefix { !$0.isWhitespace }
        let items = WebAddress(String(typed))?.queryItems ?? []
        guard let code = items.first(where: { $0.name == "code" })?.value,
            let state = items.first(where: { $0.name == "state" })?.value
        else {
            throw UsageComplaint(
                context.say("그 주소에는 로그인 코드가 없어요.", "That address contains no sign-in code.")
            )
        }
        return ReturnBody(code: code, state: state, ticket: departure.ticket)
    }
}
