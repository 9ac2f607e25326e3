import Arguments
import Domain
import JSONCoding
import Wording

extension ServerCommands {
    static let demo = Action(
        "demo",
        Words("빈 서버를 예시 데이터로 채워요", "Fill an empty server with generated data"),
        discussion: Words(
            """
            이웃, 수업, 러닝, 대화, 약속, 후기를 지어내요. 이웃이 한 명이라도 있으면 아무것도 하지 않아요. \
            같은 옵션은 언제나 같은 동네를 만들어요. \
            demo1@example.com부터 demo8@example.com까지 같은 비밀번호로 로그인할 수 있어요.
            """,
            """
            Creates members, classes, runs, conversations, deals and reviews. Refuses a server that has \
            members already. The same options always create the same data. \
            demo1@example.com to demo8@example.com sign in with the same password.
            """
        ),
        example: "madang demo --listings 10000 --data ./var/demo",
        options: { language in
            options(in: language) + PasswordSource.options(in: language)
                + AppSettings.quietOptions(in: language)
        }
    ) { context in
        let password = try context.given(.password) ?? "open sesame 9"
        let order = DemoOrder(
            seed: UInt64(context.invocation.integer("seed")),
            listings: context.invocation.integer("listings"),
            neighbourhood: context.invocation.text(ifGiven: "neighbourhood"),
            now: try context.demoDay(),
            password: password
        )
        let progress = DemoProgress(of: order.listings, context)
        let settings = try context.operatorSettings()
        let folder = settings.text("data")
        let made = try await context.program.app.fillDemo(settings, order) {
            progress.reach($0, share: $1)
        }
        progress.end()
        var table = Table([.init(context.say("무엇", "What")), .init(context.say("수", "Count"), .right)])
        for (name, count) in made.counts { table.add([name, "\(count)"]) }
        let members = made.counts.map { ($0.name, JSON.integer(Int64($0.count))) }
        return Printout(
            JSON.object(JSONObject(members: members)),
            text: table.rendered() + "\n"
                + context.say(
                    """
                    demo1@example.com … demo8@example.com, 비밀번호: \(password)
                    시작: madang serve --data \(folder)\n
                    """,
                    """
                    demo1@example.com … demo8@example.com, password: \(password)
                    Start it: madang serve --data \(folder)\n
                    """
                )
        )
    }

    private static func options(in language: Language) -> [Option] {
        [
            Option(
                "seed",
                .integer(0...Int.max),
                label: "N",
                default: "1",
                summary: language.say("난수 시드", "the seed of the random generator")
            ),
            Option(
                "listings",
                .integer(100...1_000_000),
                label: "N",
                default: "1000",
                summary: language.say("글의 수. 열에 하나는 러닝", "the number of listings; one in ten is a run")
            ),
            Option(
                "neighbourhood",
                label: "CODE",
                summary: language.say(
                    "글을 모을 동네의 코드. 기본은 역삼1동, 글이 10,000개부터는 전국",
                    "the code of the place to gather listings around; by default 역삼1동, or the whole "
                        + "country from 10,000 listings on"
                )
            ),
            Option(
                "now",
                label: "DATE",
                summary: language.say(
                    "데모의 기준일 (2026-11-21). 기본은 오늘",
                    "the demo's date, as 2026-11-21; today by default"
                )
            ),
        ]
    }
}

extension CommandContext {
    /// Nine in the morning of that day, Korean time.
    fileprivate func demoDay() throws -> Moment? {
        guard let text = invocation.text(ifGiven: "now") else { return nil }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard parts.count == 3, let day = CivilDate(year: parts[0], month: parts[1], day: parts[2]) else {
            throw UsageComplaint(say("--now는 2026-11-21처럼 적어 주세요.", "--now has the form 2026-11-21."))
        }
        return Moment(milliseconds: Int64(day.daysSince1970) * 86_400_000)
    }
}
