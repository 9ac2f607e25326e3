import Arguments
import Domain
import Wire
import Wording

extension ServerStatusBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        let parts = [
            facts(context), context.table(of: queues), tasks.isEmpty ? nil : context.table(of: tasks),
            failures.isEmpty ? nil : context.table(of: failures),
        ]
        return Printout(self, text: parts.compactMap(\.self).joined(separator: "\n"))
    }

    private func facts(_ context: CommandContext) -> String {
        var facts = FactList()
        facts.add(context.say("버전", "Version"), version)
        if let newerVersion { facts.add(context.say("새 버전", "Newer version"), newerVersion) }
        facts.add(context.say("켜진 때", "Running since"), startedAt.stamp)
        facts.add(
            context.say("마지막 백업", "Last backup"),
            makesBackups
                ? lastBackupAt?.stamp ?? context.say("아직 없어요", "none yet")
                : context.say("자동 백업을 하지 않아요", "no automatic backups")
        )
        facts.add(context.say("남은 디스크", "Free disk space"), freeBytes.inBytes)
        facts.add(context.say("데이터베이스", "Database"), databaseBytes.inBytes)
        facts.add(context.say("비정상 종료 기록", "Crash reports"), "\(crashReports)")
        facts.add(context.say("못 가져온 행사 소스", "Failing sources"), "\(failingSources)")
        return facts.rendered(context.voice.style)
    }
}

extension OutgoingQueueBody: Tabular {
    static let columns: [TableColumn<OutgoingQueueBody>] = [
        .init(Words("보낼 것", "Queue")) { queue, _ in queue.queue.rawValue },
        .init(Words("대기", "Waiting"), .right) { queue, _ in "\(queue.waiting)" },
        .init(Words("실패", "Failing"), .right) { queue, _ in "\(queue.failing)" },
        .init(Words("밀린 때", "Overdue since")) { queue, _ in queue.overdueSince?.stamp ?? "-" },
    ]
}

extension PeriodicTaskBody: Tabular {
    static let columns: [TableColumn<PeriodicTaskBody>] = [
        .init(Words("되풀이하는 일", "Task")) { task, _ in task.name },
        .init(Words("마지막 성공", "Succeeded")) { task, _ in task.succeededAt?.stamp ?? "-" },
        .init(Words("실패", "Failures"), .right) { task, _ in "\(task.failures)" },
    ]
}

extension NotedFailureBody: Tabular {
    static let columns: [TableColumn<NotedFailureBody>] = [
        .init(Words("오류", "Failure")) { failure, _ in failure.work },
        .init(Words("때", "At")) { failure, _ in failure.at.stamp },
        .init(Words("원인", "Cause"), canShrink: true) { failure, _ in failure.cause },
    ]
}

extension TestMailBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        let lines = [result.words[context.language], answer, "\(email) · \(server)"]
        return Printout(self, text: lines.compactMap(\.self).map { $0 + "\n" }.joined())
    }
}

extension CrashReportsBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        guard !reports.isEmpty else {
            return Printout(self, text: context.say("비정상 종료 기록이 없어요.", "There are no crash reports."))
        }
        return Printout(self, text: reports.joined(separator: "\n"))
    }
}
