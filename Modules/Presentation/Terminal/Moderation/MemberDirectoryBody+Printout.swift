import Domain
import Wire
import Wording

extension MemberDirectoryBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        guard !items.isEmpty || next != nil else {
            return Printout(self, text: context.say("찾는 이웃이 없어요.", "No members found."))
        }
        let number =
            isCountWhole
            ? context.say("\(count)명", count.of("member"))
            : context.say("\(count)명 이상", "at least \(count.of("member"))")
        return Printout(self, text: "\(number)\n\n\(context.table(of: items))", next: next)
    }
}

extension DirectoryEntryBody: Tabular {
    static let columns: [TableColumn<DirectoryEntryBody>] = [
        .init(Words("ID", "ID")) { member, _ in member.id.description },
        .init(Words("닉네임", "Nickname"), canShrink: true) { member, _ in member.nickname },
        .init(Words("이메일", "Email"), canShrink: true) { member, _ in member.email },
        .init(Words("가입", "Joined")) { member, _ in String(member.joinedAt.stamp.prefix(10)) },
        .init(Words("마지막 이용", "Last seen")) { member, _ in member.lastSeenAt?.stamp ?? "-" },
        .init(Words("상태", "State")) { member, context in
            member.states.map { $0[context.language] }.joined(separator: ", ")
        },
    ]

    fileprivate var states: [Words] {
        [
            isOperator ? Words("운영자", "operator") : nil,
            suspendedUntil == nil ? nil : DirectoryFilter.State.suspended.words,
            isEmailVerified ? nil : DirectoryFilter.State.unconfirmed.words,
        ].compactMap(\.self)
    }
}

extension DirectoryRecordBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        var facts = FactList()
        addAccount(to: &facts, context)
        addNumbers(to: &facts, context)
        for report in reports where !report.isAct {
            let parts = [
                report.id.description, report.at.stamp, report.reason.words[context.language],
                report.subjectKind.words[context.language], report.status.words[context.language],
            ]
            facts.add(context.say("신고", "Report"), parts.joined(separator: " · "))
        }
        for measure in measures {
            let line = "\(measure.report) · \(measure.decision.line(context))"
            facts.add(context.say("조치", "Measure"), line)
        }
        for warning in warnings {
            let end = warning.takenBackAt.map { context.say("\($0.stamp)에 거둠", "taken back \($0.stamp)") }
            let parts = [warning.at.stamp, warning.text, end].compactMap(\.self)
            facts.add(context.say("경고", "Warning"), parts.joined(separator: " · "))
        }
        return Printout(self, text: facts.rendered(context.voice.style))
    }

    private func addAccount(to facts: inout FactList, _ context: CommandContext) {
        let isConfirmed =
            member.isEmailVerified
            ? context.say("확인됨", "confirmed") : context.say("확인 전", "not confirmed")
        facts.add("ID", member.id.description)
        facts.add(context.say("닉네임", "Nickname"), member.nickname)
        facts.add(context.say("이메일", "Email"), "\(member.email) (\(isConfirmed))")
        facts.add(context.say("가입", "Joined"), member.joinedAt.stamp)
        facts.add(context.say("마지막 이용", "Last seen"), member.lastSeenAt?.stamp)
        facts.add(context.say("로그인한 기기", "Signed-in devices"), "\(sessions)")
        facts.add(
            context.say("2단계 인증", "Two-step sign-in since"),
            secondFactorSince?.stamp
        )
        facts.add(
            context.say("동네", "Neighbourhoods"),
            homes.map { Words($0.name, $0.nameEn)[context.language] }.joined(separator: ", ")
        )
        if member.isOperator { facts.add(context.say("운영자", "Operator"), context.say("예", "yes")) }
        facts.add(
            context.say("이용 정지", "Suspended until"),
            suspension.map { "\($0.until.stamp) (\($0.reason.words[context.language]))" }
        )
    }

    private func addNumbers(to facts: inout FactList, _ context: CommandContext) {
        let states = listings.map { "\($0.status.words[context.language]) \($0.count)" }
        facts.add(context.say("글", "Listings"), states.isEmpty ? "0" : states.joined(separator: " · "))
        facts.add(context.say("먼저 건 대화", "Conversations begun"), "\(conversations)")
        facts.add(context.say("주문", "Orders"), "\(orders)")
        facts.add(context.say("판매", "Sales"), "\(sales)")
        facts.add(context.say("한 신고", "Reports filed"), "\(reportsFiled)")
        facts.add(context.say("받은 신고", "Reports about them"), "\(reportsAbout)")
    }
}
