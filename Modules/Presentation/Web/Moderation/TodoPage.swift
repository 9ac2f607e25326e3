import Domain
import Markup
import Wire
import Wording

/// What waits for operators: numbers of every queue, and what comes first of all of them.
struct TodoPage {
    let todo: OperatorTodoBody

    func page(for visit: Visit) -> Page {
        let language = visit.language
        return Page(
            TodoPhrases.menu[language],
            tab: .mine,
            back: MemberPagePath.mine.rawValue,
            content: """
                \(count(visit) == 0 ? nothing.html(in: language) : head(visit))
                \(tally(visit))
                \(todo.tasks.isEmpty ? "" : tasks(visit))
                \(MenuLink.group(FramePhrases.more, records(visit), in: language))
                """
        )
    }

    private var nothing: EmptyState {
        EmptyState(drawing: .done, title: TodoPhrases.nothing, text: TodoPhrases.nothingText)
    }

    private func head(_ visit: Visit) -> HTML {
        let oldest = todo.queues.compactMap(\.oldest).min().map { oldest -> HTML in
            "<p class=\"soft\">\(TodoPhrases.oldest(oldest.age(at: visit.now))[visit.language])</p>"
        }
        return """
            <div class="head"><h1>\(TodoPhrases.title(count(visit))[visit.language])</h1>\(oldest)</div>
            """
    }

    private func count(_ visit: Visit) -> Int { queues(visit).map(\.count).reduce(0, +) }

    /// An order waits even where payments have been switched off since.
    private func queues(_ visit: Visit) -> [QueueLoadBody] {
        todo.queues.filter { $0.queue != .orders || $0.count > 0 || visit.takesPayments }
    }

    private func tally(_ visit: Visit) -> HTML {
        """
        <nav aria-label="\(TodoPhrases.queues[visit.language])"><ul class="plain tally queues">\
        \(queues(visit).map { number(of: $0, visit) })</ul></nav>
        """
    }

    private func number(of load: QueueLoadBody, _ visit: Visit) -> HTML {
        let (queue, language) = (load.queue, visit.language)
        let age = load.oldest.map { $0.age(at: visit.now)[language] }
        return """
            <li data-kind="\(queue.hue.rawValue)"><a href="\(link: queue.address)">\
            <span class="with-icon">\(queue.icon.html)\(queue.words[language])</span>\
            <b>\(load.count)</b>\(age.map { "<small>\($0)</small>" as HTML })</a></li>
            """
    }

    private func tasks(_ visit: Visit) -> HTML {
        """
        <section class="menu-group"><h2>\(TodoPhrases.first[visit.language])</h2>
        <ul class="plain rows">\(todo.tasks.enumerated().map { index, task in
            row(task, isFirst: index == 0, visit)
        })</ul></section>
        """
    }

    private func row(_ task: OperatorTaskBody, isFirst: Bool, _ visit: Visit) -> HTML {
        let language = visit.language
        let soon: HTML =
            task.isSoon(at: visit.now) ? " <span class=\"tag want\">\(TodoPhrases.soon[language])</span>" : ""
        return """
            <li><a class="row-link" href="\(link: task.address)">\(task.queue.icon.tile(task.queue.hue))\
            <span class="grow"><span class="block"><b>\(task.words[language])</b>\(soon)</span>\
            <small class="soft block">\(facts(task, visit))</small></span>\
            <span class="button small\(" primary", if: isFirst)">\(TodoPhrases.see[language])</span></a></li>
            """
    }

    private func facts(_ task: OperatorTaskBody, _ visit: Visit) -> String {
        let excerpt = task.reason == nil ? nil : task.title
        let when =
            task.startsAt.map { TodoPhrases.starts($0.day(at: visit.now)) } ?? task.since.age(at: visit.now)
        let cause = task.cause.map { $0.words(of: task.term) }
        let words = [task.queue.words, cause, task.amount.map(OrderPhrases.won), when].compactMap {
            $0?[visit.language]
        }
        return (words + [excerpt].compactMap(\.self)).joined(separator: " · ")
    }

    private func records(_ visit: Visit) -> [MenuLink] {
        let orders = MenuLink(icon: .won, words: OrderPhrases.all, address: OrderPagePath.all.rawValue)
        return [
            MenuLink(icon: .person, words: DirectoryPhrases.title, address: DirectoryPagePath.all.rawValue),
            MenuLink(
                icon: .info,
                words: AnnouncementPhrases.title,
                address: AnnouncementPagePath.all.rawValue
            ),
            MenuLink(icon: .send, words: LetterPhrases.title, address: LetterPagePath.all.rawValue),
            MenuLink(icon: .users, words: FollowersPhrases.title, address: FollowersPagePath.all.rawValue),
            MenuLink(
                icon: .search,
                words: WatchListPhrases.title,
                address: WatchListPagePath.list.rawValue
            ),
            MenuLink(
                icon: .note,
                words: ReasonTemplatePhrases.title,
                address: ReasonTemplatePagePath.all.rawValue
            ),
            MenuLink(icon: .settings, words: SitePhrases.title, address: SitePagePath.settings.rawValue),
            MenuLink(icon: .send, words: InvitationPhrases.title, address: InvitationPagePath.all.rawValue),
            MenuLink(icon: .list, words: AuditPhrases.title, address: AuditPagePath.all.rawValue),
            MenuLink(
                icon: .sort,
                words: FiguresPhrases.title,
                address: ServerStatusPagePath.figures.rawValue
            ),
            MenuLink(
                icon: .clock,
                words: ServerStatusPhrases.title,
                address: ServerStatusPagePath.status.rawValue
            ),
        ] + (visit.takesPayments ? [orders] : [])
    }
}

extension OperatorTaskBody {
    /// Whether it begins before operators may next look.
    fileprivate func isSoon(at now: Moment) -> Bool { startsAt.map { $0 < now + OperatorTodo.soon } ?? false }

    fileprivate var words: Words {
        if let reason, let subjectKind {
            let (kind, reason) = (subjectKind.words, reason.words)
            return Words("\(kind[.korean]) · \(reason[.korean])", "\(kind[.english]) · \(reason[.english])")
        }
        return title.map { Words($0, $0) } ?? TodoPhrases.untitled
    }

    fileprivate var address: String {
        switch queue {
        case .reports: ModerationPagePath.one.filled(id.description)
        case .appeals: AppealPagePath.one.filled(id.description)
        case .submissions where subjectKind == .comment:
            "\(SubmissionPagePath.comments.rawValue)#comment-\(id.description)"
        case .submissions: ListingPagePath.one.filled(id.description)
        case .orders: OrderPagePath.one.filled(id.description)
        case .verifications: TeacherPagePath.verification.filled(id.description)
        case .sources: SourcePagePath.one.filled(id.description)
        // A claim is decided in its queue.
        case .claims: ClaimPagePath.queue.rawValue
        case .failedJobs: queue.address
        }
    }
}
