import Domain
import Markup
import Wire
import Wording

/// How the server is: what waits, what failed, and how much room there is.
struct ServerStatusPage {
    let status: ServerStatusBody
    /// What became of a test email that was just sent.
    var testMail: TestMailBody?
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let title = ServerStatusPhrases.title[visit.language]
        return Page(
            title,
            tab: .mine,
            back: ModerationPagePath.todo.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1></div>
                <div class="stack">
                \(FormParts(visit: visit, entry: entry).summary)
                \(testMail.map { answer(to: $0, visit.language) })
                \(facts(visit))
                \(outgoing(visit))
                \(failures(visit))
                \(tasks(visit))
                </div>
                """
        )
    }

    private func facts(_ visit: Visit) -> HTML {
        let language = visit.language
        return """
            <section class="panel"><h2>\(ServerStatusPhrases.facts[language])</h2>
            <dl class="facts">
            \(fact(ServerStatusPhrases.version, status.version, language))
            \(status.newerVersion.map { fact(ServerStatusPhrases.newer, $0, language) })
            \(fact(ServerStatusPhrases.running, status.startedAt.words[language], language))
            \(fact(ServerStatusPhrases.backup, backup(visit), language))
            \(fact(ServerStatusPhrases.disk, status.freeBytes.inBytes, language))
            \(fact(ServerStatusPhrases.database, status.databaseBytes.inBytes, language))
            \(link(
                ServerStatusPhrases.crashes,
                status.crashReports,
                to: ServerStatusPagePath.crashes,
                language
            ))
            \(link(ServerStatusPhrases.sources, status.failingSources, to: SourcePagePath.all, language))
            </dl>
            \(status.makesBackups ? "" : hint(ServerStatusPhrases.backupHint, language))</section>
            """
    }

    private func hint(_ words: Words, _ language: Language) -> HTML {
        "<p class=\"hint\">\(words[language])</p>"
    }

    private func backup(_ visit: Visit) -> String {
        guard status.makesBackups else { return ServerStatusPhrases.backupsAreOff[visit.language] }
        let age = status.lastBackupAt?.age(at: visit.now)
        return (age ?? ServerStatusPhrases.noBackupYet)[visit.language]
    }

    private func fact(_ label: Words, _ value: String, _ language: Language) -> HTML {
        "<dt>\(label[language])</dt><dd>\(value)</dd>"
    }

    /// A number that leads to what it counts, unless it is zero.
    private func link(
        _ label: Words,
        _ count: Int,
        to path: some Path,
        _ language: Language
    ) -> HTML {
        let number: HTML = count == 0 ? "0" : "<a href=\"\(link: path.rawValue)\">\(count)</a>"
        return "<dt>\(label[language])</dt><dd>\(number)</dd>"
    }

    private func outgoing(_ visit: Visit) -> HTML {
        """
        <section class="menu-group"><h2>\(ServerStatusPhrases.outgoing[visit.language])</h2>
        <ul class="plain rows">\(status.queues.map { row($0, visit) })</ul>
        <p>\(sendTest.html(in: visit.language))</p>\(hint(ServerStatusPhrases.testMailHint, visit.language))
        </section>
        """
    }

    private var sendTest: ActionButton {
        ActionButton(words: ServerStatusPhrases.testMail, action: ServerStatusPagePath.testMail.rawValue)
    }

    private func answer(to mail: TestMailBody, _ language: Language) -> HTML {
        let facts = [mail.email, mail.server].joined(separator: " · ")
        return """
            <div class="\(mail.result == .accepted ? "callout" : "alert")" role="status">
            <p><b>\(mail.result.words[language])</b></p>
            \(mail.answer.map { "<p><code>\($0)</code></p>" as HTML })<p class="small soft">\(facts)</p></div>
            """
    }

    private func row(_ queue: OutgoingQueueBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let facts = [
            ServerStatusPhrases.waiting(queue.waiting),
            queue.failing > 0 ? ServerStatusPhrases.failing(queue.failing) : nil,
            queue.overdueSince.map { ServerStatusPhrases.overdue(since: $0.age(at: visit.now)) },
        ]
        let again = ActionButton(
            words: ServerStatusPhrases.again,
            action: ServerStatusPagePath.retry.rawValue,
            field: ("queue", queue.queue.rawValue),
            about: queue.queue.words[language]
        )
        return """
            <li class="row-link"><div class="grow"><p class="strong">\(queue.queue.words[language])</p>
            <p class="soft small">\(facts.compactMap { $0?[language] }.joined(separator: " · "))</p></div>
            \(queue.failing > 0 ? again.html(in: language) : "")</li>
            """
    }

    private func failures(_ visit: Visit) -> HTML {
        let language = visit.language
        let rows = status.failures.map { failure -> HTML in
            """
            <li class="row-link"><div class="grow"><p class="strong">\(failure.work)</p>
            <p>\(failure.cause)</p><p class="soft small">\(failure.at.words[language])\
            \(failure.request.map { " · \($0)" as HTML })</p></div></li>
            """
        }
        let none: HTML = "<p class=\"soft\">\(ServerStatusPhrases.noFailures[language])</p>"
        return """
            <section class="menu-group"><h2>\(ServerStatusPhrases.failures[language])</h2>
            \(rows.isEmpty ? none : "<ul class=\"plain rows\">\(rows)</ul>")</section>
            """
    }

    /// Those that failed, and all of them on demand.
    private func tasks(_ visit: Visit) -> HTML {
        let language = visit.language
        let failed = status.tasks.filter { $0.failures > 0 }
        let none: HTML = "<p class=\"soft\">\(ServerStatusPhrases.allWell[language])</p>"
        return """
            <section class="panel stack tight"><h2>\(ServerStatusPhrases.tasks[language])</h2>
            \(failed.isEmpty ? none : list(failed, visit))
            <details><summary>\(ServerStatusPhrases.allTasks(status.tasks.count)[language])</summary>
            \(hint(ServerStatusPhrases.tasksText, language))\(list(status.tasks, visit))</details></section>
            """
    }

    private func list(_ tasks: [PeriodicTaskBody], _ visit: Visit) -> HTML {
        let rows = tasks.map { task -> HTML in
            let age = task.succeededAt?.age(at: visit.now) ?? ServerStatusPhrases.notYet
            let failed = task.failures > 0 ? ServerStatusPhrases.failed(task.failures) : nil
            let facts = [age, failed].compactMap { $0?[visit.language] }.joined(separator: " · ")
            return "<dt><code>\(task.name)</code></dt><dd>\(facts)</dd>"
        }
        return "<dl class=\"facts\">\(rows)</dl>"
    }
}
