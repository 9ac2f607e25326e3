import Arguments
import Domain
import Remote
import Wire
import Wording

/// What operators look up and do about members, from any machine.
extension OperatorCommands {
    static let ofMembers: [Action] = [
        members, exportMembers, member, signUps, verify, signOut, resetSecondFactor, warn, lift, delete,
    ]

    private static let id = Input.place("id", label: "MEMBER", Words("이웃의 ID", "the ID of a member"))

    private static let search = Input.option(
        "search",
        for: "q",
        of: DirectoryQuery.self,
        label: "TEXT",
        Words("닉네임이나 이메일의 일부, 또는 ID", "a part of the nickname or the address, or an ID")
    )

    private static let state = Input.option(
        "state",
        of: DirectoryQuery.self,
        Words("이 상태만", "only this state")
    )

    private static let members = Action.calling(
        API.directory.list,
        "members",
        Words("(운영자) 이웃을 찾아요. 최근에 가입한 순서예요", "(Operator) Search members, newest first"),
        example: "madang operator members --search dallae",
        search,
        state,
        .limit,
        .cursor
    )

    private static let signUps = Action.calling(
        API.directory.signUps,
        "sign-ups",
        Words("(운영자) 날마다 몇 명이 어디서 가입했는지 보여 줘요", "(Operator) Show sign-ups by day, and from where"),
        example: "madang operator sign-ups"
    )

    private static let exportMembers = Action(
        "export-members",
        Words("(운영자) 이웃 목록을 CSV로 내요", "(Operator) Print the members as a CSV file"),
        example: "madang operator export-members --state suspended",
        takes: [search, state]
    ) { context in
        let call = try context.call(API.directory.export, [search, state])
        let answer = try await context.answer(to: call)
        let file = answer.value.items.csv { $0.stamp }
        return Printout(answer.value, text: file, keptSince: answer.keptSince)
    }

    private static let member = Action.calling(
        API.directory.one,
        "member",
        Words("(운영자) 한 이웃에 관한 것을 숫자로 보여 줘요", "(Operator) Show what concerns a member, in numbers"),
        example: "madang operator member 02SJ7Q4B80H5C",
        id
    )

    private static let verify = Action.calling(
        API.directory.confirmEmail,
        "verify",
        Words("(운영자) 이메일이 본인의 것임을 확인해 줘요", "(Operator) Count a member's email address as confirmed"),
        discussion: Words(
            "그 이웃의 주소가 맞는지 직접 확인한 뒤에 쓰세요.",
            "Make sure first that the address is the member's own."
        ),
        example: "madang operator verify 02SJ7Q4B80H5C",
        id
    )

    private static let signOut = Action.calling(
        API.directory.endSessions,
        "sign-out",
        Words("(운영자) 이웃을 모든 기기에서 로그아웃해요", "(Operator) Sign a member out on all devices"),
        example: "madang operator sign-out 02SJ7Q4B80H5C",
        id
    )

    private static let resetSecondFactor = Action.calling(
        API.directory.resetSecondFactor,
        "reset-second-factor",
        Words("(운영자) 이웃의 2단계 인증을 꺼요", "(Operator) Reset a member's two-step sign-in"),
        discussion: Words(
            """
            인증 앱과 복구 코드를 잃은 본인인지 먼저 확인하세요. 내 것은 데이터가 있는 컴퓨터에서 'madang account \
            reset-second-factor'로 꺼요.
            """,
            """
            Make sure first that it is the member who lost the app and the recovery codes. Your own is \
            reset on the machine with the data: 'madang account reset-second-factor'.
            """
        ),
        example: "madang operator reset-second-factor 02SJ7Q4B80H5C --note '휴대폰을 잃어버리셨어요'",
        id,
        .option(
            "note",
            of: DecisionNoteBody.self,
            label: "TEXT",
            Words("그 이웃이 읽을 사유", "the reason that the member reads")
        ),
        .template(of: DecisionNoteBody.self)
    )

    private static let warn = Action.calling(
        API.directory.warn,
        "warn",
        Words("(운영자) 이웃에게 경고해요", "(Operator) Warn a member"),
        discussion: Words(
            "알림과 메일로 전해요. 다른 조치는 하지 않아요.",
            "The member reads the text in a notice and an email. Nothing else changes."
        ),
        example: "madang operator warn 02SJ7Q4B80H5C --note '같은 광고를 여러 번 올리지 말아 주세요'",
        id,
        .option(
            "note",
            of: DecisionNoteBody.self,
            label: "TEXT",
            Words("그 이웃이 읽을 글", "the text that the member reads")
        ),
        .template(of: DecisionNoteBody.self)
    )

    private static let lift = Action.calling(
        API.directory.lift,
        "lift",
        Words("(운영자) 이용 정지를 풀어요", "(Operator) Lift a member's suspension"),
        discussion: Words(
            "정지는 'madang report act member'로 해요. 숨긴 글은 다시 보이지 않아요.",
            "To suspend a member, use 'madang report act member'. What is hidden stays hidden."
        ),
        example: "madang operator lift 02SJ7Q4B80H5C --note '사과했어요'",
        id,
        .option(
            "note",
            of: DecisionNoteBody.self,
            label: "TEXT",
            Words("사유", "the reason")
        ),
        .template(of: DecisionNoteBody.self)
    )

    private static let delete = Action(
        "delete",
        Words(
            "(운영자) 이웃의 계정을 삭제해요. 무엇이 사라지는지 먼저 보여 드려요",
            "(Operator) Delete a member's account, after showing what is removed"
        ),
        example: "madang operator delete 02SJ7Q4B80H5C --dry-run",
        meaning: Words("무엇이 사라지고 남는지만 보여 줘요", "shows what would be removed and kept"),
        takes: [id],
        options: { language in
            [
                .flag("dry-run", summary: language.say("보여 주기만 해요", "show the consequences only")),
                Option(
                    "nickname",
                    summary: language.say(
                        "삭제할 계정의 닉네임. 묻지 않고 삭제해요",
                        "the nickname of the account; deletes without asking"
                    )
                ),
            ] + PasswordSource.options(in: language)
        },
        run: deleteMember
    )

    @Sendable private static func deleteMember(_ context: CommandContext) async throws -> Printout {
        let member: Member.ID = try context.identifier(or: MemberRefusal.notFound)
        let isDry = context.invocation.flag("dry-run")
        var nickname = context.invocation.text(ifGiven: "nickname")
        if isDry || nickname == nil {
            let plan = try await context.askAsMember { try await $0(API.directory.deletionPlan(member)) }
            guard !isDry else { return Printout(plan, text: plan.text(context)) }
            try context.voice.note(plan.text(context))
            nickname = try context.ask(
                context.say(
                    "되돌릴 수 없어요. 삭제하려면 그 계정의 닉네임을 적어 주세요: ",
                    "This can't be undone. Type the nickname of the account to delete it: "
                ),
                isSecret: false,
                insteadOf: "--nickname"
            )
        }
        let body = DirectoryDeletionBody(nickname: nickname ?? "")
        _ = try await context.askConfirmed { try await $0(API.directory.delete(member, body)) }
        return .done(context.say("계정을 삭제했어요.", "The account is deleted."))
    }
}
