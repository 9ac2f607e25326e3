import Domain
import Markup
import Wire
import Wording

/// The operators' queue of teachers' documents, and the record of decisions.
struct VerificationsPage {
    let state: Verification.State
    let list: ListBody<VerificationCaseBody>

    func page(for visit: Visit) -> Page {
        StateQueue(
            title: DocumentPhrases.queue,
            path: TeacherPagePath.queue.rawValue,
            state: state,
            words: \.words,
            nothing: EmptyState(
                drawing: .done,
                title: DocumentPhrases.nothingWaits,
                text: DocumentPhrases.nothingWaitsText,
                isHeading: false
            )
        ).page(list.items.map { row($0, visit) }, next: list.next, for: visit)
    }

    private func row(_ found: VerificationCaseBody, _ visit: Visit) -> HTML {
        let (verification, language) = (found.verification, visit.language)
        let when = (verification.decidedAt ?? verification.sentAt).age(at: visit.now)[language]
        let judge = found.decidedBy.map { DocumentPhrases.by($0.member.nickname.text)[language] }
        let address = TeacherPagePath.verification.filled(verification.id.description)
        return """
            <li class="row-link">\(Avatar(member: found.member.member).html)
            <div class="grow">
            <h2 class="card-title"><a href="\(link: address)">\(found.member.member.nickname.text)</a></h2>
            <p class="soft small">\([when, judge].compactMap(\.self).joined(separator: " · "))</p>
            \([verification.note, verification.seen, verification.reason].compactMap(\.self).map {
                "<p class=\"prose\">\($0)</p>" as HTML
            })</div></li>
            """
    }
}

/// One request with its documents, for an operator to decide on.
struct VerificationPage {
    let found: VerificationCaseBody
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let (language, verification) = (visit.language, found.verification)
        let name = found.member.member.nickname.text
        let isWaiting = verification.state == .waiting
        return Page(
            name,
            tab: .mine,
            back: TeacherPagePath.queue.rawValue,
            content: """
                <div class="head"><h1>\(name)</h1>
                <p class="soft">\(verification.state.words[language]) · \
                <a href="\(link: found.member.pageAddress)">\(DocumentPhrases.profile[language])</a></p></div>
                <div class="stack">
                <dl class="facts">\(facts.map { $0.html(in: language) })</dl>
                \(DocumentPictures(documents: verification.documents).html(in: language))
                \(isWaiting ? form(visit) : "")
                </div>
                """
        )
    }

    private var facts: [PostFact] {
        let texts: [(Words, String?)] = [
            (DocumentPhrases.noteOfTeacher, found.verification.note),
            (DocumentPhrases.documents, found.verification.seen),
            (SubmissionPhrases.reason, found.verification.reason),
        ]
        return [.lines(of: .education, found.education), .lines(of: .career, found.career)]
            + texts.map { PostFact(label: $0.0, value: "\($0.1)") }
    }

    private func form(_ visit: Visit) -> HTML {
        let language = visit.language
        let id = found.verification.id.description
        let parts = FormParts(visit: visit, entry: entry)
        return """
            <p class="hint">\(DocumentPhrases.deleted[language])</p>
            \(parts.form(
                to: TeacherPagePath.verification.filled(id),
                """
                \(parts.key)
                \(parts.line("seen", DocumentPhrases.seen, hint: DocumentPhrases.seenHint, isRequired: true,
                    attributes: " maxlength=\"\(VerifiedDocuments.longest)\" autocomplete=\"off\""))
                \(parts.button(DocumentPhrases.accept))
                """
            ))
            <a class="button" href="\(link: TeacherPagePath.decline.filled(id))">\
            \(DocumentPhrases.decline[language])</a>
            """
    }
}
