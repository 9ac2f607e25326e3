import Domain
import Wire

extension Examples {
    static let moderation: [any Body] = [
        AuditRecordBody(
            AuditEntry(
                AuditRecord(
                    .init(rawValue: 5),
                    .member(account.id),
                    .orderRead,
                    of: "0000000000009",
                    at: now
                ),
                by: MemberCard(id: account.id, nickname: account.nickname, picture: nil)
            )
        ),
        AuditRecordBody(
            AuditEntry(AuditRecord(.init(rawValue: 6), .machine, .operatorsList, of: nil, at: now), by: nil)
        ),
        ReportCaseBody(reportCase(isWhole: true), for: account.id),
        ReportCaseBody(reportCase(isWhole: false), for: account.id),
        DecisionNoteBody(note: "사기예요"), DecisionNoteBody(note: nil), WarningBody(warning),
        appealCase(isWhole: true), appealCase(isWhole: false),
        AppealTextBody(text: "아니에요"), AppealLinkQuery(token: "a.b.seal"), AppealQuery(.decided),
        LinkedAppealBody(token: "a.b.seal", text: "아니에요"),
        RulingBody(.upheld, note: "광고예요"), RulingBody(.reversed, note: nil),
        UpholdingBody(hide: true, suspendDays: 7, note: "사기예요"),
        UpholdingBody(hide: false, suspendDays: nil, note: nil),
        OperatorActBody(
            on: Subject(.listing, 7),
            for: .spam,
            UpholdingBody(hide: true, suspendDays: 7, note: "사기예요")
        ),
        MeasurePlanBody(measurePlan(isWhole: true)), MeasurePlanBody(measurePlan(isWhole: false)),
        DutiesBody(OperatorQueue.allCases.map { QueueLoad($0, count: 2, oldest: now) }), DutiesBody(nil),
        OperatorTodoBody(todo),
        MemberDirectoryBody(
            DirectoryMatches(Slice([directoryEntry(isWhole: true)], next: "5"), count: 7, isCountWhole: false)
        ),
        DirectoryEntryBody(directoryEntry(isWhole: false)),
        directoryRecord(isWhole: true), directoryRecord(isWhole: false),
        DirectoryDeletionBody(nickname: "아나 A"),
        testMail(.accepted, "250 queued"), testMail(.unreachable, nil),
        QueueRetryBody(.pushes), ServerStatusBody(serverStatus(isWhole: true)),
        ServerStatusBody(serverStatus(isWhole: false)),
        SignUpFiguresBody(
            SignUpFigures(
                byDay: [SignUpDay(now.dateInSeoul, count: 3)],
                domains: [SignUpSource("example.com", count: 3)],
                networks: [SignUpSource("192.0.2.1", count: 2)]
            )
        ),
        CrashReportsBody(["SIGILL"]), FiguresQuery(), FiguresQuery(weeks: 52),
        FiguresBody([figures(active: 3), figures(active: nil)]),
        letter(.draft), letter(.sending), LetterDraftBody(subject: "소식", text: "내일"),
        LetterDraftBody(subject: "소식", text: "내일", englishSubject: "News", englishText: "Soon"),
        announcement, AnnouncementDraftBody(text: "점검", endsAt: now),
        AnnouncementDraftBody(text: "점검", english: "Down", link: "/terms", startsAt: now, endsAt: now),
        MemberActivityBody(
            MemberActivity(
                appointments: 2,
                gatherings: 1,
                payments: 3,
                favourites: 14,
                listings: 5,
                areas: [.runs, .posts]
            )
        ),
    ]

    private static func figures(active: Int?) -> WeekFigures {
        let ofRuns = KindFigures(.run, posts: 2, agreements: 5, questions: 4, answered: 3)
        return WeekFigures(Week(of: now.dateInSeoul), joined: 2, active: active, kinds: [ofRuns])
    }

    private static func serverStatus(isWhole: Bool) -> ServerStatus {
        ServerStatus(
            version: "0.1.0 (0123abc)",
            newerVersion: isWhole ? "0.2" : nil,
            startedAt: now,
            freeBytes: 5_000_000_000,
            databaseBytes: 4_096,
            crashReports: 1,
            failingSources: 2,
            backups: isWhole ? .on(newest: now) : .off,
            queues: [OutgoingQueue(.emails, waiting: 2, failing: 1, overdueSince: isWhole ? now : nil)],
            tasks: [PeriodicTask("digests", succeededAt: isWhole ? now : nil, failures: 3)],
            failures: [NotedFailure("GET /feed", "broken", request: isWhole ? "R1" : nil, at: now)]
        )
    }

    private static func letter(_ state: Letter.State) -> LetterBody {
        guard let text = try? LetterText(subject: "소식", text: "내일") else { preconditionFailure("a text") }
        let contents = LetterContents(korean: text, english: state == .draft ? nil : text)
        let progress = LetterProgress(receivers: 9, sent: 5, failed: 1)
        return state == .draft
            ? LetterBody(Letter(.init(rawValue: 3), contents), receivers: 8)
            : LetterBody(Letter(.init(rawValue: 3), contents, state, startedAt: now, progress: progress))
    }

    private static var announcement: AnnouncementBody {
        guard let contents = try? AnnouncementContents(text: "점검", english: "Down") else {
            preconditionFailure("an announcement")
        }
        return AnnouncementBody(Announcement(stored: .init(rawValue: 4), contents, from: now, until: now))
    }

    private static var todo: OperatorTodo {
        OperatorTodo(
            loads: [QueueLoad(.reports, count: 3, oldest: now), QueueLoad(.claims, count: 0, oldest: nil)],
            tasks: [
                OperatorTask(
                    .init(rawValue: 8),
                    in: .reports,
                    title: nil,
                    since: now,
                    detail: .report(.spam, of: .message)
                ),
                OperatorTask(
                    .init(rawValue: 9),
                    in: .orders,
                    title: "피아노",
                    since: now,
                    detail: .order(.amount, Money(won: 30_000) ?? .zero)
                ),
                OperatorTask(.init(rawValue: 10), in: .claims, title: "행사", since: now, startsAt: now),
            ]
        )
    }

    private static func directoryEntry(isWhole: Bool) -> DirectoryEntry {
        DirectoryEntry(
            id: account.id,
            nickname: account.nickname,
            email: account.email,
            isEmailVerified: isWhole,
            joinedAt: now,
            lastSeenAt: isWhole ? now : nil,
            suspendedUntil: isWhole ? now : nil,
            isOperator: isWhole
        )
    }

    private static func directoryRecord(isWhole: Bool) -> DirectoryRecordBody {
        let measures = Measures(hides: true, suspendsUntil: nil)
        let decision = Decision(.init(rawValue: 9), .lifted, measures, note: nil, at: now)
        let homes = isWhole ? NeighbourhoodCode(number: 1_114_055_000).map { [$0] } ?? [] : []
        let record = DirectoryRecord(
            directoryEntry(isWhole: isWhole),
            homes: homes,
            suspension: isWhole ? Suspension(about: .listing, for: .fraud, until: now) : nil,
            secondFactorSince: isWhole ? now : nil,
            numbers: DirectoryNumbers(
                sessions: 2,
                listings: isWhole ? [.open: 3, .cancelled: 1] : [:],
                conversations: 4,
                reportsFiled: 5,
                reportsAbout: 6,
                orders: 7,
                sales: 8
            ),
            reports: isWhole
                ? [ReportMention(.init(rawValue: 8), of: .message, for: .spam, .upheld, isAct: true, at: now)]
                : [],
            measures: isWhole
                ? [PastMeasure(MadeDecision(decision, listing: nil, by: nil), of: .init(rawValue: 8))] : [],
            warnings: isWhole ? [GivenWarning(warning, by: nil)] : []
        )
        return DirectoryRecordBody(
            record,
            homes: homes.map { NeighbourhoodLabelBody($0, nil) },
            for: isWhole ? account.id : Member.ID(rawValue: 1)
        )
    }

    private static var warning: Warning {
        let text = made { try ReportNote("같은 광고를 여러 번 올리지 말아 주세요") ?? nil }
        return Warning(.init(rawValue: 9), to: account.id, text!, at: now)
    }

    /// Decided about a decision, or waiting about a warning.
    private static func appealCase(isWhole: Bool) -> AppealCaseBody {
        let ruling = made { try Appeal.Ruling(.upheld, ReportNote("광고예요"), at: now) }
        let text = made { try AppealText("아니에요") }
        let kind: TakenMeasure.Kind =
            isWhole
            ? .decision(Measures(hides: true, suspendsUntil: now), on: Subject(.listing, 7), for: .spam)
            : .warning(warning.text)
        let measure = TakenMeasure(
            .init(rawValue: 9),
            kind,
            excerpt: isWhole ? "먼저 돈을" : nil,
            at: now,
            stands: isWhole,
            appeal: Appeal(.init(rawValue: 10), text, at: now, ruling: isWhole ? ruling : nil)
        )
        let card = MemberCard(id: account.id, nickname: account.nickname, picture: nil)
        let appeal = AppealCase(
            .init(rawValue: 10),
            against: measure,
            by: card,
            report: isWhole ? .init(rawValue: 8) : nil,
            note: isWhole ? warning.text : nil,
            takenBy: isWhole ? card : nil,
            decidedBy: isWhole ? card : nil,
            parties: ReportParties(reporter: nil, about: card.id),
            deciders: [],
            operators: [account.id]
        )
        return AppealCaseBody(appeal, for: account.id, at: now)
    }

    private static func measurePlan(isWhole: Bool) -> MeasurePlan {
        MeasurePlan(
            of: Subject(.listing, 7),
            about: isWhole ? MemberCard(id: account.id, nickname: account.nickname, picture: nil) : nil,
            excerpt: isWhole ? "먼저 돈을 보내세요" : nil,
            stake: MoneyStake(orders: 1, won: 30_000),
            isAllowed: isWhole
        )
    }

    private static func reportCase(isWhole: Bool) -> ReportCase {
        let card = MemberCard(id: account.id, nickname: account.nickname, picture: nil)
        let measures = Measures(hides: isWhole, suspendsUntil: isWhole ? now : nil)
        let note = made { try ReportNote("돈부터 보내래요") }
        let decision = Decision(.init(rawValue: 9), .upheld, measures, note: note, at: now)
        return ReportCase(
            id: .init(rawValue: 8),
            subject: Subject(.message, 7),
            reason: .fraud,
            note: isWhole ? note : nil,
            at: now,
            reporter: isWhole ? card : nil,
            about: isWhole ? card : nil,
            copy: ReportedCopy(
                excerpt: isWhole ? "먼저 돈을" : nil,
                text: isWhole ? "먼저 돈을 보내세요" : nil,
                pictures: isWhole ? [picture] : [],
                messages: isWhole
                    ? [
                        ReportedMessage(number: 2, text: "먼저 돈을", pictures: 0, sentAt: now),
                        ReportedMessage(number: 4, text: nil, pictures: 1, sentAt: now),
                    ] : []
            ),
            isAct: !isWhole,
            operators: [],
            status: isWhole ? .upheld : .open,
            measures: measures,
            decisions: isWhole ? [MadeDecision(decision, listing: .closed, by: card)] : []
        )
    }
}
