import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang neighbourhood …`
enum NeighbourhoodCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "neighbourhood",
            summary: language.say("동네를 찾고, 우리 동네를 골라요", "Find neighbourhoods, and choose your own"),
            example: .init("madang neighbourhood find 명동"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static var actions: [Action] {
        [find, atPoint, station, show, ring, meetingPlaces, mine, choose, verify]
    }

    private static let show = Action.calling(
        API.neighbourhoods.one,
        "show",
        Words(
            "코드로 동네를 보여 줘요. 바뀐 코드도 알아요",
            "Show a neighbourhood by its current or former code"
        ),
        example: "madang neighbourhood show 1114055000",
        code
    )

    private static let mine = Action.listing(
        API.neighbourhoods.mine,
        "mine",
        Words("우리 동네를 보여 줘요", "Show my neighbourhoods"),
        example: "madang neighbourhood mine",
        nothing: noneChosen
    )

    private static let choose = Action(
        "choose",
        Words(
            "우리 동네를 세 곳까지 골라요. 첫 번째가 대표 동네예요",
            "Choose up to three neighbourhoods, the main one first"
        ),
        discussion: Words(
            "전에 고른 동네를 바꿔요. 이름이나 코드 뒤의 :REACH는 동네 경계를 몇 번까지 넘을지이고, 기본은 1이에요.",
            "Replaces the previous choice. :REACH is the distance in borders, 1 by default."
        ),
        example: "madang neighbourhood choose 명동:2 2611051000",
        options: { [.flag("none", summary: $0.say("고른 동네를 모두 비워요", "choose none"))] },
        arguments: { language in
            [
                Argument(
                    "homes",
                    label: "CODE|NAME[:REACH]",
                    .any,
                    summary: language.say("동네 이름이나 코드와 범위", "a neighbourhood and a reach")
                )
            ]
        },
        run: { context in
            let typed = context.invocation.texts("homes")
            guard typed.isEmpty == context.invocation.flag("none") else {
                throw UsageComplaint(
                    context.say(
                        "동네 코드를 적거나 --none을 써 주세요. 둘 다는 안 돼요.",
                        "Give neighbourhoods or --none, but not both."
                    )
                )
            }
            return try await context.askAsMember { client in
                var homes: [HomeNeighbourhood] = []
                for text in typed { homes.append(try await home(text, context, client)) }
                return try await client(API.neighbourhoods.replaceMine(HomesChoiceBody(homes)))
                    .printout(context, nothing: noneChosen)
            }
        }
    )

    private static func home(
        _ text: String,
        _ context: CommandContext,
        _ client: MadangClient
    ) async throws -> HomeNeighbourhood {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard let reach = parts.count > 1 ? Int(parts[1]).flatMap(Reach.init) : .adjacent else {
            throw NeighbourhoodRefusal.invalidReach
        }
        let code = try await context.neighbourhood(String(parts[0]), client)
        return HomeNeighbourhood(code: code, reach: reach)
    }

    private static let verify = Action(
        "verify",
        Words("지금 있는 곳으로 우리 동네를 인증해요", "Verify one of my neighbourhoods by where I am"),
        discussion: Words(
            "위치는 100미터쯤으로 줄여서 보내고, 저장하지 않아요. 인증은 1년 동안 이웃에게 보여요.",
            "Sends the position rounded to about 100 metres; it isn't stored. Others see it for a year."
        ),
        example: "madang neighbourhood verify 1114055000 --lat 37.5636 --lon 126.9869",
        takes: [code],
        options: pointOptions,
        run: { context in
            let code = try context.code
            let point = try context.point(
                else: Words("--lat과 --lon을 함께 적어 주세요.", "Give both --lat and --lon.")
            )
            let position = PointBody(RoundedPosition(point).point)
            let home = try await context.askAsMember { client in
                try await client(API.neighbourhoods.verify(code, position))
            }
            let name = home.neighbourhood.map { context.say($0.name, $0.nameEn) } ?? code.description
            let until = home.verification?.until.iso8601 ?? "–"
            return Printout(
                home,
                text: context.say(
                    "\(name.with(.object)) 인증했어요. \(until)까지 보여요.",
                    "Verified: \(name). Shown until \(until)."
                )
            )
        }
    )

    static let code = Input.place(
        "code",
        label: "CODE",
        Words("열 자리 동네 코드", "the ten-digit code of a neighbourhood")
    )

    private static let noneChosen = Words(
        "아직 고른 동네가 없어요. 'madang neighbourhood choose CODE'로 골라요.",
        "No neighbourhood yet. Choose one with 'madang neighbourhood choose CODE'."
    )
}

extension NeighbourhoodBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        var facts = FactList()
        facts.add(context.say("코드", "Code"), code.description)
        facts.add(context.say("동네", "Name"), name)
        facts.add(context.say("영어 이름", "In English"), nameEn)
        facts.add(context.say("위치", "Point"), "\(point.latitude), \(point.longitude)")
        if let renamed {
            let former = [sido, sigungu, dong].filter { !$0.isEmpty }.joined(separator: " ")
            facts.add(context.say("옛 이름", "Former name"), former)
            facts.add(context.say("바뀐 코드", "Code now"), renamed.code)
        }
        return Printout(self, text: facts.rendered(context.voice.style))
    }
}

extension HomeBody: Tabular {
    static let columns: [TableColumn<HomeBody>] = [
        .init(Words("코드", "Code")) { home, _ in home.code.description },
        .init(Words("동네", "Name"), canShrink: true) { home, _ in home.neighbourhood?.name ?? "–" },
        .init(Words("영어 이름", "In English"), canShrink: true) { home, _ in home.neighbourhood?.nameEn ?? "–" },
        .init(Words("범위", "Reach"), .right) { home, _ in "\(home.reach.steps)" },
        .init(Words("인증", "Verified")) { home, context in
            guard let verification = home.verification else { return "–" }
            let until = verification.until.iso8601
            return verification.isExpired
                ? context.say("\(until)에 끝남", "ended \(until)")
                : context.say("\(until)까지", "until \(until)")
        },
    ]
}
