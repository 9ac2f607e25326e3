import Domain
import Wire
import Wording

/// What the reader's own page leads to, in groups. What two groups have in common is in the first of them.
struct MyMenu {
    let member: Member.ID
    let activity: MemberActivityBody
    let takesPayments: Bool

    struct Group {
        let title: Words
        let rows: [MenuLink]
    }

    /// Groups that the reader has used.
    var used: [Group] {
        var shown: Set<String> = []
        return MemberActivity.Area.allCases.filter(activity.uses).map { area in
            Group(title: title(of: area), rows: rows(of: area).filter { shown.insert($0.address).inserted })
        }
    }

    /// The rows of other groups.
    var unused: [MenuLink] {
        var shown = Set(used.flatMap(\.rows).map(\.address))
        return MemberActivity.Area.allCases.filter { !activity.uses($0) }.flatMap(rows(of:))
            .filter { shown.insert($0.address).inserted }
    }

    private func title(of area: MemberActivity.Area) -> Words {
        switch area {
        case .lessons: MyPhrases.lessons
        case .runs: MyPhrases.runs
        case .events: MyPhrases.events
        case .posts: MyPhrases.posts
        }
    }

    private func rows(of area: MemberActivity.Area) -> [MenuLink] {
        switch area {
        case .lessons: lessons
        case .runs: runs
        case .events: events
        case .posts: posts
        }
    }

    private var lessons: [MenuLink] {
        let income = MenuLink(
            icon: .won,
            words: IncomePhrases.title,
            address: OrderPagePath.income.rawValue,
            hue: .ochre
        )
        let reviews = MenuLink(
            icon: .star,
            words: MyPhrases.reviews,
            address: ReviewPagePath.aboutMember.filled(member.description),
            hue: .green
        )
        return [
            row(.calendar, MyPhrases.myDeals, MemberPagePath.myDeals, .green),
            row(.users, StudentPhrases.title, StudentPagePath.mine, .violet),
            row(.note, LessonNotePhrases.title, LessonNotePagePath.mine, .violet),
            reviews,
        ] + (takesPayments ? [income] : [])
    }

    private var runs: [MenuLink] {
        [
            row(.users, RosterPhrases.mine, RosterPagePath.mine, .orange),
            row(.refresh, SeriesPhrases.title, SeriesPagePath.mine, .orange),
            row(.check, AttendancePhrases.title, AttendancePagePath.rules, .orange),
            row(Icon.run, RunLogPhrases.title, RunLogPagePath.calendar, .orange),
        ]
    }

    private var events: [MenuLink] {
        [
            row(.calendar, SourcePhrases.mine, SourcePagePath.mine, .blue),
            row(.users, RosterPhrases.mine, RosterPagePath.mine, .blue),
        ]
    }

    private var posts: [MenuLink] {
        [
            row(.list, MyPhrases.myListings, MemberPagePath.myListings, .pink),
            row(.speech, CommentPhrases.mine, CommentPagePath.mine, .pink),
            row(.check, SubmissionPhrases.mine, SubmissionPagePath.mine, .pink),
            row(.clock, MyPhrases.viewed, MemberPagePath.viewed, .pink),
            row(.search, SavedSearchPhrases.title, SavedSearchPagePath.all, .pink),
        ]
    }

    private func row(_ icon: Icon, _ words: Words, _ path: some Path, _ hue: Hue) -> MenuLink {
        MenuLink(icon: icon, words: words, address: path.rawValue, hue: hue)
    }
}
