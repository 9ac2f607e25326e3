import Arguments
import Domain
import Wording

/// The program's commands.
enum CommandTree {
    private static var groups: [any CommandGroup.Type] {
        [
            AccountCommands.self,
            NeighbourhoodCommands.self,
            TalkCommands.self,
            PhoneCommands.self,
            NoticeCommands.self, BlockCommands.self,
            ReportCommands.self,
            AppealCommands.self,
            OperatorCommands.self,
            AuditCommands.self,
            AnnouncementCommands.self,
            LetterCommands.self,
            ProviderCommands.self,
            DatabaseCommands.self, AddressCommands.self, GazetteerCommands.self,
            ListingCommands.self,
            RosterCommands.self,
            AttendanceCommands.self,
            SeriesCommands.self,
            SubmissionCommands.self,
            ClaimCommands.self,
            WebsiteCommands.self,
            SourceCommands.self,
            FederationCommands.self,
            FavouriteCommands.self,
            SavedSearchCommands.self,
            CalendarCommands.self,
            ImageCommands.self,
            RunLogCommands.self,
            DealCommands.self,
            TeacherCommands.self,
            SaleCommands.self,
            RecordingCommands.self,
            OrderCommands.self,
            DepositCommands.self,
            LedgerCommands.self,
            ReviewCommands.self,
            CommentCommands.self,
            MemberCommands.self,
            VerificationCommands.self,
        ] + ofPrograms + Listing.Kind.allCases.map(\.commands)
    }

    private static let ofPrograms: [any CommandGroup.Type] = [TokenCommands.self, WebhookCommands.self]

    /// Before and after the groups.
    private static let first =
        ServerCommands.actions + SessionCommands.actions + DocumentCommands.actions + AgendaCommands.actions
        + BoardCommands.actions
    private static let last = ProgramCommands.actions

    static func root(in language: Language) -> Command {
        Command(
            "madang",
            summary: language.say("마당, 동네 이웃과 나누는 곳", "Madang, a neighbourhood exchange"),
            discussion: discussion[language],
            example: .init(
                "madang serve --data ./var",
                language.say("서버를 시작해요", "starts a server")
            ),
            more: [
                .init(
                    "madang neighbourhood find 명동 --server https://madang.example",
                    language.say("서버에서 동네를 찾아요", "searches neighbourhoods on a server")
                )
            ],
            options: GlobalOptions.all(in: language),
            subcommands: first.map { $0.command(language) } + groups.map { $0.command(in: language) }
                + last.map { $0.command(language) }
        )
    }

    static func action(at path: [String]) -> Action? {
        let actions =
            groups.first { $0.command(in: .english).name == path.first }?.actions ?? first + last
        return actions.first { $0.command(.english).name == path.last }
    }

    private static let discussion = Words(
        """
        --server를 쓰면 그 서버를, --data나 --database를 쓰면 이 컴퓨터의 데이터를 바로 써요. 둘 다 없으면 \
        마지막으로 로그인한 곳을, 로그인한 적이 없으면 ./var를 써요.
        --json을 쓰면 표준 출력에 JSON 문서 하나만 나와요. 실패하면 표준 출력은 비고, 표준 오류에 RFC 9457 문서가 나와요.
        종료 코드: 0 성공, 2 잘못 쓴 명령, 3 거절, 4 로그인 필요, 5 서버에 닿지 않음, 130 Ctrl-C, 1 그 밖의 실패.
        """,
        """
        --server selects a server; --data or --database select the data on this machine. By default, \
        commands use the destination of the last login, otherwise ./var.
        With --json, commands print one JSON document. On failure, standard output is empty and \
        standard error contains an RFC 9457 document.
        Exit codes: 0 success, 2 usage, 3 refused, 4 not signed in, 5 unreachable, 130 Control-C, \
        1 anything else.
        """
    )
}

/// A group of commands about one subject.
protocol CommandGroup {
    static var actions: [Action] { get }
    static func command(in language: Language) -> Command
}
