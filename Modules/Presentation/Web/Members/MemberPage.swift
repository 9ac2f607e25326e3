import Domain
import Markup
import Wire
import Wording

/// A member's profile with their record, reviews and listings.
struct MemberPage {
    let profile: MemberProfileBody
    /// Nil for a member who isn't a teacher.
    var teacher: TeacherBody?
    let reviews: [ReviewBody]
    /// The latest that the member shows.
    var joinedRuns = ListBody<ListingBody>([])
    let listings: ListBody<ListingBody>

    private var member: MemberCard { profile.member.member }
    private var address: String { MemberPagePath.one.filled(member.id.description) }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let name = member.nickname.text
        var page = Page(
            name,
            back: BoardPagePath.feed.rawValue,
            summary: profile.bio,
            content: """
                <header class="me">\(Avatar(member: member, isLarge: true).html)
                <div class="grow"><h1>\(name)</h1>
                <p class="soft small">\(facts(language))</p></div>
                \(menu(visit))</header>
                \(profile.bio.map { "<p class=\"prose\">\($0)</p>" as HTML })
                \(interests(language))
                \(teacher.map { TeacherSection(teacher: $0).html(for: visit) } ?? "")
                \(runner(language))
                \(record(language))
                \(runs(language))
                \(joined(visit))
                \(said(visit))
                \(offered(visit))
                """
        )
        page.isIndexed = page.isIndexed && profile.isIndexed
        return page
    }

    private func facts(_ language: Language) -> HTML {
        let joined = MemberPhrases.joined(profile.joined)[language]
        return MemberArea(profile: profile, facts: [profile.company, joined].compactMap { $0 })
            .html(in: language)
    }

    private func interests(_ language: Language) -> HTML {
        guard !profile.interests.isEmpty else { return "" }
        return """
            <ul class="plain tags" aria-label="\(MemberPhrases.interests[language])">
            \(profile.interests.map { "<li class=\"tag\">\($0.words[language])</li>" as HTML })</ul>
            """
    }

    /// What the member told, and then the grade of attendance, which the server counts.
    private func runner(_ language: Language) -> HTML {
        let card = profile.runner.card
        guard !card.words.isEmpty || card.attendance != nil else { return "" }
        let told = card.words.map { detail, words in
            PostFact(label: detail.words, value: "\(words[language])").html(in: language)
        }
        let attendance = card.attendance.map { grade in
            PostFact(
                label: AttendancePhrases.title,
                value: """
                    <a class="line-link" href="\(link: AttendancePagePath.rules.rawValue)">\
                    \(grade.words[language])</a>
                    """
            ).html(in: language)
        }
        let isTold: HTML = told.isEmpty ? "" : "<p class=\"hint\">\(MemberPhrases.selfTold[language])</p>"
        return """
            <section class="section" aria-labelledby="runner">
            <h2 id="runner">\(MemberPhrases.runner[language])</h2>
            <dl class="facts">\(told)\(attendance)</dl>\(isTold)
            </section>
            """
    }

    private func record(_ language: Language) -> HTML {
        """
        <dl class="record">
        <div><dt>\(MemberPhrases.given[language])</dt>\
        <dd>\(MemberPhrases.times(profile.given)[language])</dd></div>
        <div><dt>\(MemberPhrases.received[language])</dt>\
        <dd>\(MemberPhrases.times(profile.received)[language])</dd></div>
        <div><dt>\(MemberPhrases.rating[language])</dt><dd>\(mean(language))</dd></div>
        </dl>
        \(gatherings(language))
        \(missed(language))
        """
    }

    /// Shown only where there is something to say.
    private func gatherings(_ language: Language) -> HTML {
        guard profile.hosted + profile.joinedListings > 0 else { return "" }
        return MemberTally(profile: profile, ofGatherings: true).html(in: language)
    }

    private func manners(_ language: Language) -> HTML {
        guard !profile.manners.isEmpty else { return "" }
        return """
            <ul class="plain tags" aria-label="\(MemberPhrases.manners[language])">
            \(profile.manners.map { each in
                "<li class=\"tag\">\(each.manner.words[language]) <b>\(each.count)</b></li>" as HTML
            })</ul>
            """
    }

    /// Shown only where there is something to say.
    private func missed(_ language: Language) -> HTML {
        guard profile.noShows > 0 else { return "" }
        return "<p class=\"soft small\">\(MemberPhrases.missed(profile.noShows)[language])</p>"
    }

    private func runs(_ language: Language) -> HTML {
        """
        <p><a class="with-icon" href="\(link: RunLogPagePath.ofMember.filled(member.id.description))">\
        \(Icon.run.html)\(RunLogPhrases.title[language])</a></p>
        """
    }

    private func joined(_ visit: Visit) -> HTML {
        guard !joinedRuns.items.isEmpty else { return "" }
        let language = visit.language
        let all = MemberPagePath.joinedRuns.filled(member.id.description)
        let more: HTML =
            joinedRuns.next == nil
            ? "" : "<a href=\"\(link: all)\">\(MemberPhrases.allJoinedRuns[language])</a>"
        return """
            <section class="section"><div class="section-head">\
            <h2>\(ShownDetail.joinedRuns.words[language])</h2>\(more)</div>
            \(JoinedRunRows(runs: joinedRuns.items).html(for: visit))</section>
            """
    }

    private func mean(_ language: Language) -> HTML {
        guard let rating = profile.rating else {
            return "<span class=\"soft\">\(MemberPhrases.none[language])</span>"
        }
        return MeanStars(rating: rating).html(in: language)
    }

    private func said(_ visit: Visit) -> HTML {
        let language = visit.language
        let all = ReviewPagePath.aboutMember.filled(member.id.description)
        let more: HTML =
            profile.reviews > others.count
            ? "<a href=\"\(link: all)\">\(MemberPhrases.allReviews(profile.reviews)[language])</a>" : ""
        let list: HTML =
            profile.reviews == 0
            ? "<p class=\"soft\">\(MemberPhrases.noReviews[language])</p>"
            : "<ul class=\"plain stack tight\">\(others.map { item($0, visit) })</ul>"
        return """
            <section class="section"><div class="section-head"><h2>\(MemberPhrases.reviews[language])</h2>\
            \(more)</div>
            \(manners(language))\(list)</section>
            """
    }

    /// Without those that are shown with the lessons.
    private var others: [ReviewBody] {
        let shown = Set(teacher?.latestReviews.map(\.id) ?? [])
        return reviews.filter { !shown.contains($0.id) }
    }

    private func item(_ review: ReviewBody, _ visit: Visit) -> HTML {
        "<li>\(ReviewCard(review: review).html(for: visit))</li>"
    }

    private func offered(_ visit: Visit) -> HTML {
        let language = visit.language
        let next = listings.next.map { address.asking(["cursor": $0]) }
        return """
            <section class="section"><h2>\(MemberPhrases.listings(profile.openListings)[language])</h2>
            \(CardList(listings: listings.items, next: next, isNested: true, namesAuthors: false)
                .html(for: visit, otherwise: "<p class=\"soft\">\(MemberPhrases.noListings[language])</p>"))
            </section>
            """
    }

    private func operatorsLink(_ id: String, _ language: Language) -> HTML {
        """
        <a class="line-link" href="\(link: DirectoryPagePath.one.filled(id))">\(Icon.person.html)\
        \(DirectoryPhrases.open[language])</a>
        """
    }

    /// Hidden on the reader's own profile.
    private func menu(_ visit: Visit) -> HTML {
        let language = visit.language
        let id = member.id.description
        guard visit.who?.member != member.id else {
            return """
                <a class="button small" href="\(link: AccountPagePath.profile.rawValue)">\
                \(MemberPhrases.edit[language])</a>
                """
        }
        let report = ReportLink(subject: SubjectBody(Subject(.member, member.id)), visit: visit)
        return """
            <details class="menu">
            <summary class="icon-button" aria-label="\(FramePhrases.more[language])">\
            \(Icon.more.html)</summary>
            <div class="menu-items">
            <form method="post" action="\(link: ModerationPagePath.block.filled(id))">\
            <button>\(Icon.block.html)\(MemberPhrases.block[language])</button></form>
            \(report.html)
            \(visit.isOperator ? operatorsLink(id, language) : "")
            </div></details>
            """
    }
}
