import Arguments
import Domain
import JSONCoding
import Wording

/// The commands that run a server and care for its data.
enum ServerCommands {
    static let actions: [Action] = [
        serve, health, migrate, backup, verify, restore, doctor, config, support, demo,
    ]

    private static let serve = Action(
        "serve",
        Words("서버를 시작해요. Ctrl-C로 멈춰요", "Start the server; Control-C stops it"),
        discussion: Words(
            "준비되면 표준 출력에 한 줄을 내보내요. 그 줄의 마지막 단어가 주소예요.",
            "Prints one line once it is ready; its last word is the address."
        ),
        example: "madang serve --data ./var --port 8080",
        meaning: Words("./var의 데이터로 열어요", "serves the data in ./var"),
        more: [
            (
                "madang serve --data ./var --database-file /etc/madang/database",
                Words("PostgreSQL로 열어요", "serves a PostgreSQL database")
            )
        ],
        options: { language in
            [
                .flag(
                    newKey,
                    summary: language.say(
                        "데이터베이스의 키를 바꿔요. 모두 로그아웃돼요",
                        "accept a new key, which signs out all members"
                    )
                ),
                .flag(
                    checkOnly,
                    summary: language.say(
                        "설정만 확인하고 끝내요",
                        "check the settings and the files that they name, and exit"
                    )
                ),
            ] + AppSettings.options(in: language)
        }
    ) { context in
        let settings = try context.operatorSettings()
        guard !context.invocation.flag(checkOnly) else {
            try context.program.app.check(settings)
            return .done(context.say("설정에 문제가 없어요.", "The settings are valid."))
        }
        try await context.program.app.serve(
            settings,
            newKey: context.invocation.flag(newKey),
            reread: { try context.operatorSettings() }
        ) { server in
            // A failed write of the address does not stop the server.
            try? context.voice.hand(over: server.printout(context))
        }
        return .nothing
    }

    private static let newKey = "new-key"
    private static let checkOnly = "check-config"

    private static let migrate = Action(
        "migrate",
        Words("데이터베이스를 이 프로그램에 맞게 바꿔요", "Migrate the database"),
        discussion: AppSettings.quietNote,
        example: "madang migrate --dry-run",
        meaning: Words("무엇을 바꿀지만 보여 줘요", "shows missing migrations only"),
        options: { language in
            [
                .flag(
                    "dry-run",
                    summary: language.say("바꾸지 않고 보여 주기만 해요", "show missing migrations only")
                )
            ] + AppSettings.quietOptions(in: language)
        }
    ) { context in
        let steps = try await context.program.app.migrate(
            context.operatorSettings(),
            dryRun: context.invocation.flag("dry-run")
        )
        var table = Table([
            .init("#", .right), .init(context.say("이름", "Name")), .init(context.say("상태", "State")),
        ])
        let new = steps.filter { $0.state != .applied }
        for step in new {
            table.add(["\(step.number)", step.name, step.state.words[context.language]])
        }
        let document = steps.map { step -> JSON in
            [
                "number": .integer(Int64(step.number)), "name": .string(step.name),
                "state": .string(step.state.rawValue),
            ]
        }
        return Printout(
            JSON.object(["steps": .array(document)]),
            text: new.isEmpty
                ? context.say(
                    "할 일이 없어요. 이미 \(steps.count)단계가 모두 적용돼 있어요.",
                    "Nothing to do: all \(steps.count) migrations are applied."
                )
                : table.rendered(width: context.voice.width, style: context.voice.style)
        )
    }

    private static let doctor = Action(
        "doctor",
        Words("문제를 진단하고 해결 방법을 알려 줘요", "Diagnose problems and suggest fixes"),
        discussion: Words(
            "실패한 항목이 있으면 종료 코드가 1이에요. \(AppSettings.quietNote[.korean])",
            "Exits with 1 when a check fails. \(AppSettings.quietNote[.english])"
        ),
        example: "madang doctor --data ./var",
        more: [("madang doctor --deep --watch 1m", nil)],
        options: { language in
            [
                .flag(
                    "deep",
                    summary: language.say(
                        "게시판의 글을 모두 데이터베이스와 비교하고 사진 파일을 모두 찾아봐요",
                        "compare every listing of the board with the database, and look up every picture"
                    )
                ),
                Option(
                    "watch",
                    .duration,
                    default: "3s",
                    summary: language.say(
                        "비교하기 전에 바뀌는 글을 지켜보는 시간",
                        "with --deep: how long to observe changes before comparing"
                    )
                ),
            ] + AppSettings.quietOptions(in: language)
        }
    ) { context in
        let watch = context.invocation.flag("deep") ? context.invocation.duration("watch") : nil
        let findings = await context.program.app.examine(
            try context.operatorSettings(),
            watchingFor: watch
        )
        return context.printout(of: findings)
    }

    private static let config = Action(
        "config",
        Words("모든 설정값과 출처를 보여 줘요", "Show every setting and its source"),
        discussion: Words(
            """
            옵션이 환경 변수(MADANG_…)보다, 환경 변수가 설정 파일보다, 설정 파일이 기본값보다 앞서요. \
            설정 파일은 '이름 = 값'을 한 줄에 하나씩 적어요. 비밀번호는 보여 주지 않아요. \
            \(AppSettings.quietNote[.korean])
            """,
            """
            Options win over the environment (MADANG_…), that over the file of settings, and that over \
            defaults. The file has a line 'name = value' for each. Passwords are never shown. \
            \(AppSettings.quietNote[.english])
            """
        ),
        example: "madang config --data ./var",
        options: AppSettings.quietOptions
    ) { context in
        context.printout(of: try context.operatorSettings())
    }
}

extension MigrationStep.State {
    fileprivate var words: Words {
        switch self {
        case .applied: Words("예전에 적용", "applied before")
        case .appliedNow: Words("지금 적용", "applied now")
        case .pending: Words("아직", "pending")
        }
    }
}

extension RunningServer {
    fileprivate func printout(_ context: CommandContext) -> Printout {
        let line = context.say("마당이 열렸어요: \(address)", "Madang is running at \(address)")
        guard let setUp else { return Printout(JSON.object(["address": .string(address)]), text: line) }
        let link = context.say(
            "아직 운영자가 없어요. 한 시간 안에 여기서 시작하세요: \(setUp)",
            "There is no operator yet. Set it up within an hour: \(setUp)"
        )
        let document = JSON.object(["address": .string(address), "setUp": .string(setUp)])
        return Printout(document, text: "\(line)\n\(link)")
    }
}
