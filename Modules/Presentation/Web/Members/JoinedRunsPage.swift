import Domain
import Markup
import Wire
import Wording

/// The past runs that a member took part in and shows, the latest first.
struct JoinedRunsPage {
    let profile: MemberProfileBody
    let list: ListBody<ListingBody>

    private var id: String { profile.member.member.id.description }

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = MemberPhrases.joinedRuns(of: profile.member.member.nickname.text)[language]
        let next = list.next.map { MemberPagePath.joinedRuns.filled(id).asking(["cursor": $0]) }
        let rows: HTML =
            list.items.isEmpty
            ? "<p class=\"soft\">\(MemberPhrases.noJoinedRuns[language])</p>"
            : JoinedRunRows(runs: list.items).html(for: visit)
        return Page(
            title,
            back: MemberPagePath.one.filled(id),
            content: """
                <div class="head"><h1>\(title)</h1></div>
                \(rows)\(NextLink(address: next).html(in: language))
                """
        )
    }
}

/// Runs with their day and their neighbourhood.
struct JoinedRunRows {
    let runs: [ListingBody]

    func html(for visit: Visit) -> HTML {
        "<ul class=\"plain rows\" data-list>\(runs.map { row($0, visit) })</ul>"
    }

    private func row(_ run: ListingBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let place = language == .korean ? run.neighbourhood.name : run.neighbourhood.nameEn
        let facts = [run.startsAt?.day(at: visit.now)[language], place].compactMap(\.self)
        return """
            <li><a class="row-link" href="\(link: run.pageAddress)"><span class="grow">\
            <span class="block strong">\(run.title)</span>\
            <span class="soft small block">\(facts.joined(separator: " · "))</span></span></a></li>
            """
    }
}
