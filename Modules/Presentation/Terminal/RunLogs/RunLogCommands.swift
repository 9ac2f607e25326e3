import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang log …`
enum RunLogCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "log",
            summary: language.say("러닝 로그를 쓰고, 달력과 스탬프를 봐요", "Keep a running log"),
            example: .init("madang log write --km 5.2 --time 31:20"),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [
        write, show, list, calendar, edit, delete, importTrack, runs, fellows, stamp,
    ]

    static let log = Input.place("id", label: "LOG", Words("로그의 ID", "the log's ID"))

    private static let run = Input.place(
        "run",
        label: "RUN",
        Words("러닝 글의 ID", "the ID of the run's listing")
    )

    private static let member = Input.option(
        "member",
        of: RunLogQuery.self,
        label: "ID",
        Words("이웃의 ID. 기본은 나", "a neighbour's ID; mine by default"),
        else: MemberRefusal.notFound
    )

    private static let show = Action.calling(
        API.runLogs.one,
        "show",
        Words("로그를 보여 줘요", "Show a log"),
        example: "madang log show 02SJ7Q4B80H5C",
        log
    )

    private static let list = Action.listing(
        API.runLogs.list,
        "list",
        Words("내 로그나 이웃의 공개 로그를 보여 줘요", "List my logs, or a neighbour's public ones"),
        example: "madang log list",
        member,
        nothing: Words("로그가 없어요.", "No logs.")
    )

    private static let calendar = Action(
        "calendar",
        Words("한 달의 로그와 합계를 보여 줘요", "Show a month of logs and its totals"),
        example: "madang log calendar 2026-11",
        takes: [member],
        arguments: { [CommandContext.month(in: $0)] }
    ) { context in
        let member = try context.invocation.text(ifGiven: "member").map { text throws(MemberRefusal) in
            guard let member = Member.ID(text) else { throw .notFound }
            return member
        }
        let query = RunCalendarQuery(of: member, try context.calendarMonth)
        return try await context.answer(to: API.runLogs.calendar(query)).printout(context)
    }

    private static let runs = Action.listing(
        API.joinedRuns.mine,
        "runs",
        Words("내가 함께한 러닝을 보여 줘요", "List the runs I took part in"),
        example: "madang log runs",
        nothing: Words("함께한 러닝이 없어요.", "You took part in no run yet.")
    )

    private static let fellows = Action.listing(
        API.joinedRuns.fellows,
        "fellows",
        Words("함께 달린 이웃과 주고받은 스탬프를 보여 줘요", "List fellow runners and stamps"),
        example: "madang log fellows 01KQ3T8M5Z7VA",
        run,
        nothing: nil
    )

    private static let stamp = Action(
        "stamp",
        Words("함께 달린 이웃에게 스탬프를 주거나 바꿔요", "Give a fellow runner a stamp"),
        example: "madang log stamp 01KQ3T8M5Z7VA 02SJ7Q4B80H5C sprint",
        more: [("madang log stamp 01KQ3T8M5Z7VA 02SJ7Q4B80H5C none", Words("준 스탬프를 거둬요", "takes it back"))],
        takes: [run],
        arguments: { language in
            [
                Argument("fellow", label: "MEMBER", summary: language.say("이웃의 ID", "the neighbour's ID")),
                Argument(
                    "stamp",
                    .choice(RunStamp.allCases.map(\.rawValue) + [nothing]),
                    summary: language.say("스탬프, 또는 none", "the stamp, or none")
                ),
            ]
        }
    ) { context in
        let run = try context.joinedRun
        let fellow: Member.ID = try context.identifier("fellow", or: RunLogRefusal.notFellow)
        let stamp = RunStamp(rawValue: context.invocation.text("stamp"))
        return try await context.askAsMember { client in
            if let stamp {
                try await client(API.joinedRuns.giveStamp((run, fellow), RunStampBody(stamp)))
            } else {
                try await client(API.joinedRuns.takeBackStamp((run, fellow)))
            }
            return try await client.read(API.joinedRuns.fellows(run)).value.printout(context, nothing: nil)
        }
    }

    private static let nothing = "none"
}

extension CommandContext {
    /// The run of which the command line gives the listing.
    var joinedRun: Listing.ID {
        get throws { try identifier("run", or: RunLogRefusal.runNotFound) }
    }
}

extension RunLogBody: Tabular {
    static let columns: [TableColumn<RunLogBody>] = [
        .init(Words("ID", "ID")) { log, _ in log.id.description },
        .init(Words("날짜", "Day")) { log, _ in log.fields.day.iso8601 },
        .init(Words("스탬프", "Stamp"), canShrink: true) { $0.fields.stamp.words[$1.language] },
        .init(Words("거리", "Distance"), .right) { log, _ in
            log.fields.metres.map { RunDistance.words(metres: $0) } ?? ""
        },
        .init(Words("시간", "Time"), .right) { log, _ in
            log.fields.seconds.map { RunMovingTime.clock(seconds: $0) } ?? ""
        },
        .init(Words("일기", "Diary"), canShrink: true) { log, _ in
            log.fields.diary.split(whereSeparator: \.isNewline).joined(separator: " ")
        },
    ]
}

extension JoinedRunBody: Tabular {
    static let columns: [TableColumn<JoinedRunBody>] = [
        .init(Words("ID", "ID")) { run, _ in run.listing.description },
        .init(Words("러닝", "Run"), canShrink: true) { run, _ in run.title },
        .init(Words("시작", "Start")) { $0.startsAt.words(at: $1.program.clock.now)[$1.language] },
        .init(Words("내 로그", "My log")) { run, _ in run.log?.description ?? "" },
    ]
}

extension FellowRunnerBody: Tabular {
    static let columns: [TableColumn<FellowRunnerBody>] = [
        .init(Words("ID", "ID")) { fellow, _ in fellow.member.member.id.description },
        .init(Words("이웃", "Neighbour"), canShrink: true) { fellow, context in
            fellow.member.member.nickname.text + (fellow.isHost ? context.say(" (모임장)", " (host)") : "")
        },
        .init(Words("준 스탬프", "Given")) { $0.given?.words[$1.language] ?? "" },
        .init(Words("받은 스탬프", "Received")) { $0.received?.words[$1.language] ?? "" },
        .init(Words("로그", "Log")) { fellow, _ in fellow.log?.description ?? "" },
    ]
}
