import Domain
import Markup
import Wire
import Wording

/// The reader's own page: profile, record and links.
struct MyPage {
    let account: AccountBody
    let profile: MemberProfileBody
    let duties: DutiesBody

    func page(for visit: Visit) -> Page {
        let language = visit.language
        return Page(
            FramePhrases.mine[language],
            tab: .mine,
            content: """
                \(head(language))
                \(whatIsMissing(language))
                \(tally(language))
                \(MenuLink.group(MyPhrases.activity, activity(visit), in: language))
                \(duties.isOperator ? MenuLink.group(MyPhrases.server, server(visit), in: language) : "")
                \(MenuLink.group(MyPhrases.settings, settings, in: language))
                <div class="other-ways">\(ActionButton(
                    words: MyPhrases.signOut,
                    action: AccountPagePath.signOut.rawValue,
                    style: "button wide"
                ).html(in: language))</div>
                """
        )
    }

    private func head(_ language: Language) -> HTML {
        let card = profile.member.member
        let home: HTML =
            profile.neighbourhood == nil
            ? "\(MyPhrases.noHome[language])" : MemberArea(profile: profile).html(in: language)
        return """
            <div class="me">
            \(Avatar(member: card, isLarge: true).html)
            <div class="grow"><h1>\(card.nickname.text)</h1>
            <p class="soft">\(home)</p></div>
            <a class="button small" href="\(link: AccountPagePath.profile.rawValue)">\
            \(MyPhrases.editProfile[language])</a>
            </div>
            """
    }

    private func whatIsMissing(_ language: Language) -> HTML {
        guard account.account.missing.contains(.neighbourhood) else { return "" }
        return """
            <p class="callout">\(MyPhrases.homeMissing[language]) \
            <a href="\(link: NeighbourhoodPagePath.choose.rawValue)">\
            \(NeighbourhoodPhrases.title(isForMember: false)[language])</a></p>
            """
    }

    /// Counts that link to their lists.
    private func tally(_ language: Language) -> HTML {
        let id = profile.member.member.id.description
        let counts: [(String, Words, String)] = [
            ("\(profile.openListings)", MyPhrases.openListings, MemberPagePath.myListings.rawValue),
            ("\(profile.given + profile.received)", MyPhrases.doneDeals, MemberPagePath.myDeals.rawValue),
            (
                profile.rating.map { "★ \(MyPhrases.stars($0))" } ?? "\(profile.reviews)",
                MyPhrases.reviews(profile.reviews), ReviewPagePath.aboutMember.filled(id)
            ),
        ]
        return """
            <ul class="plain tally">\(counts.map { number, words, address in
                """
                <li><a href="\(link: address)"><b>\(number)</b><span>\(words[language])</span></a></li>
                """ as HTML
            })</ul>
            """
    }

    private func activity(_ visit: Visit) -> [MenuLink] {
        let orders = [
            MenuLink(icon: .won, words: OrderPhrases.mine, address: OrderPagePath.mine.rawValue),
            MenuLink(icon: .won, words: IncomePhrases.title, address: OrderPagePath.income.rawValue),
        ]
        return links + (visit.takesPayments ? orders : [])
    }

    private var links: [MenuLink] {
        [
            MenuLink(icon: .list, words: MyPhrases.myListings, address: MemberPagePath.myListings.rawValue),
            MenuLink(icon: .calendar, words: MyPhrases.myDeals, address: MemberPagePath.myDeals.rawValue),
            MenuLink(icon: .users, words: StudentPhrases.title, address: StudentPagePath.mine.rawValue),
            MenuLink(
                icon: .note,
                words: LessonNotePhrases.title,
                address: LessonNotePagePath.mine.rawValue
            ),
            MenuLink(icon: .refresh, words: SeriesPhrases.title, address: SeriesPagePath.mine.rawValue),
            MenuLink(
                icon: .check,
                words: SubmissionPhrases.mine,
                address: SubmissionPagePath.mine.rawValue
            ),
            MenuLink(icon: .calendar, words: SourcePhrases.mine, address: SourcePagePath.mine.rawValue),
            MenuLink(icon: .users, words: RosterPhrases.mine, address: RosterPagePath.mine.rawValue),
            MenuLink(
                icon: .check,
                words: AttendancePhrases.title,
                address: AttendancePagePath.rules.rawValue
            ),
            MenuLink(icon: Icon.run, words: RunLogPhrases.title, address: RunLogPagePath.calendar.rawValue),
            MenuLink(icon: .speech, words: CommentPhrases.mine, address: CommentPagePath.mine.rawValue),
            MenuLink(icon: .heart, words: MyPhrases.favourites, address: FavouritePagePath.all.rawValue),
            MenuLink(icon: .clock, words: MyPhrases.viewed, address: MemberPagePath.viewed.rawValue),
            MenuLink(
                icon: .search,
                words: SavedSearchPhrases.title,
                address: SavedSearchPagePath.all.rawValue
            ),
            MenuLink(icon: .person, words: MyPhrases.asOthersSee, address: profile.member.pageAddress),
        ]
    }

    private func server(_ visit: Visit) -> [MenuLink] {
        let queues: [(Icon, Words, String, Int?)] = [
            (.report, QueuePhrases.title, ModerationPagePath.queue.rawValue, duties.reports),
            (.check, SubmissionPhrases.queue, SubmissionPagePath.queue.rawValue, duties.submissions),
            (.users, ClaimPhrases.queue, ClaimPagePath.queue.rawValue, duties.claims),
            (.calendar, SourcePhrases.title, SourcePagePath.all.rawValue, duties.sources),
            (.note, DocumentPhrases.queue, TeacherPagePath.queue.rawValue, duties.verifications),
            (.users, FollowersPhrases.title, FollowersPagePath.all.rawValue, nil),
            (.list, AuditPhrases.title, AuditPagePath.all.rawValue, nil),
        ]
        let orders = MenuLink(icon: .won, words: OrderPhrases.all, address: OrderPagePath.all.rawValue)
        return queues.map { icon, words, address, waiting in
            let note = waiting.flatMap { $0 > 0 ? MyPhrases.waiting($0)[visit.language] : nil }
            return MenuLink(icon: icon, words: words, address: address, note: note)
        } + (visit.takesPayments ? [orders] : [])
    }

    private var settings: [MenuLink] {
        [
            MenuLink(icon: .pin, words: MyPhrases.homes, address: NeighbourhoodPagePath.choose.rawValue),
            MenuLink(icon: .bell, words: MyPhrases.notices, address: NoticePagePath.switches.rawValue),
            MenuLink(
                icon: .settings,
                words: MyPhrases.allSettings,
                address: AccountPagePath.settings.rawValue
            ),
            MenuLink(icon: .info, words: ServerPhrases.about, address: ServerPath.about.rawValue),
        ]
    }
}

extension MemberCardBody {
    var pageAddress: String { MemberPagePath.one.filled(member.id.description) }
}
