import Domain
import Markup
import Wire
import Wording

/// The reader's own page: profile, next appointment, numbers, first steps, and what the reader has used.
struct MyPage {
    let profile: MemberProfileBody
    let activity: MemberActivityBody
    let duties: DutiesBody
    /// Nil if nothing is agreed on.
    let next: AppointmentBody?

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let menu = MyMenu(
            member: profile.member.member.id,
            activity: activity,
            takesPayments: visit.takesPayments
        )
        return Page(
            FramePhrases.mine[language],
            tab: .mine,
            content: """
                \(head(language))
                \(next.map { NextAppointment(appointment: $0).html(for: visit) })
                \(tally(visit))
                \(FirstSteps(profile: profile, hasPosted: activity.listings > 0).html(in: language))
                \(duties.isOperator ? MenuLink.group(MyPhrases.server, [todo], in: language) : "")
                \(menu.used.map { MenuLink.group($0.title, $0.rows, in: language) })
                \(more(menu.unused, language))
                \(MenuLink.group(MyPhrases.settings, settings(visit), in: language))
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
        let rating = profile.rating.map { rating -> HTML in
            """
             <span class="rated">\(Icon.star.html)\(MyPhrases.stars(rating))\
            <span class="soft">(\(profile.reviews))</span></span>
            """
        }
        return """
            <div class="me">
            <a class="person grow" href="\(link: profile.member.pageAddress)">\
            \(Avatar(member: card, isLarge: true).html)
            <div class="grow"><h1>\(card.nickname.text)</h1>
            <p class="soft small">\(home)\(rating)</p>
            <span class="unseen">\(MyPhrases.asOthersSee[language])</span></div></a>
            <a class="button small" href="\(link: AccountPagePath.profile.rawValue)">\
            \(MyPhrases.editProfile[language])</a>
            </div>
            """
    }

    /// Numbers that link to what they count.
    private func tally(_ visit: Visit) -> HTML {
        let id = profile.member.member.id.description
        let hasOnlyGatherings = activity.appointments == 0 && activity.gatherings > 0
        let paid = (activity.payments, MyPhrases.payments, OrderPagePath.mine.rawValue)
        let reviews = (profile.reviews, MyPhrases.reviews, ReviewPagePath.aboutMember.filled(id))
        let counts: [(Int, Words, String)] = [
            (
                activity.appointments + activity.gatherings, MyPhrases.coming,
                hasOnlyGatherings ? RosterPagePath.mine.rawValue : MemberPagePath.myDeals.rawValue
            ),
            visit.takesPayments ? paid : reviews,
            (activity.favourites, MyPhrases.favourites, FavouritePagePath.all.rawValue),
            (activity.listings, MyPhrases.posts, MemberPagePath.myListings.rawValue),
        ]
        return """
            <ul class="plain tally">\(counts.map { number, words, address in
                """
                <li><a href="\(link: address)"><b>\(number)</b><span>\(words[visit.language])</span></a></li>
                """ as HTML
            })</ul>
            """
    }

    /// What the reader has never used, in one row, so that it can still be found.
    private func more(_ rows: [MenuLink], _ language: Language) -> HTML {
        guard !rows.isEmpty else { return "" }
        return """
            <details class="menu-group more"><summary>\(MyPhrases.more[language])\(Icon.down.html)</summary>
            \(MenuLink.list(rows, in: language))</details>
            """
    }

    private var todo: MenuLink {
        MenuLink(
            icon: .check,
            words: TodoPhrases.menu,
            address: ModerationPagePath.todo.rawValue,
            count: duties.total
        )
    }

    private func settings(_ visit: Visit) -> [MenuLink] {
        [
            MenuLink(icon: .pin, words: MyPhrases.homes, address: NeighbourhoodPagePath.choose.rawValue),
            MenuLink(icon: .bell, words: MyPhrases.notices, address: NoticePagePath.switches.rawValue),
            MenuLink(
                icon: .settings,
                words: MyPhrases.allSettings,
                address: AccountPagePath.settings.rawValue
            ),
            MenuLink(
                icon: .info,
                words: ServerPhrases.about(visit.placeName),
                address: ServerPath.about.rawValue
            ),
        ]
    }
}

extension MemberCardBody {
    var pageAddress: String { MemberPagePath.one.filled(member.id.description) }
}
