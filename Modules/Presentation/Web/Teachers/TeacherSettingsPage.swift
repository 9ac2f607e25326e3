import Domain
import Markup
import Wire
import Wording

/// The form of what a teacher tells, with the state of the verification.
struct TeacherSettingsPage {
    let teacher: TeacherBody
    /// Nil before the first documents.
    let verification: VerificationBody?
    let entry: FormEntry

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = TeacherPhrases.settings[language]
        let parts = FormParts(visit: visit, entry: entry.showingLines)
        return Page(
            title,
            tab: .mine,
            back: AccountPagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(TeacherPhrases.lead[language])</p></div>
                <div class="stack">
                \(state(language))
                \(parts.form(
                    to: TeacherPagePath.mine.rawValue,
                    """
                    \(parts.choices("instruments", TeacherPhrases.instruments, several: true,
                        LessonInstrument.allCases.map { ($0.rawValue, $0.words) }))
                    \(parts.choices("places", TeacherPhrases.places, several: true,
                        LessonPlace.allCases.map { ($0.rawValue, $0.words) }))
                    \(warning(language))
                    \(TeacherCredentials.Part.allCases.map { lines($0, parts) })
                    \(parts.button(FramePhrases.save))
                    """
                ))
                \(links(visit))
                </div>
                """
        )
    }

    private func lines(_ part: TeacherCredentials.Part, _ parts: FormParts) -> HTML {
        parts.area(
            part.rawValue,
            part.words,
            rows: 4,
            most: TeacherCredentials.mostLines * (TeacherCredentials.longestLine + 2),
            hint: TeacherPhrases.linesHint
        )
    }

    private func state(_ language: Language) -> HTML {
        if let mark = teacher.verification {
            return """
                <p><span class="verified">\(Icon.check.html)\
                \(VerificationMark.words(at: mark.at)[language])</span> \
                <span class="soft">\(mark.seen)</span></p>
                """
        }
        guard verification?.state == .waiting else { return "" }
        return "<p class=\"callout\">\(DocumentPhrases.waiting[language])</p>"
    }

    /// What an edit would remove.
    private func warning(_ language: Language) -> HTML {
        let words: Words? =
            teacher.verification != nil
            ? TeacherPhrases.losesMark
            : verification?.state == .waiting ? TeacherPhrases.losesDocuments : nil
        return words.map { "<p class=\"callout warn\">\($0[language])</p>" } ?? ""
    }

    private func links(_ visit: Visit) -> HTML {
        let language = visit.language
        let page = visit.who.map { MemberPagePath.one.filled($0.member.description) }
        let rows =
            [
                page.map { MenuLink(icon: .person, words: TeacherPhrases.seen, address: $0) },
                MenuLink(
                    icon: .check,
                    words: DocumentPhrases.title,
                    address: TeacherPagePath.documents.rawValue,
                    note: verification?.state.words[language]
                ),
                MenuLink(
                    icon: .note,
                    words: RecordingPhrases.title,
                    address: RecordingPagePath.mine.rawValue,
                    note: teacher.recordings.isEmpty ? nil : "\(teacher.recordings.count)"
                ),
                MenuLink(icon: .close, words: TeacherPhrases.end, address: TeacherPagePath.end.rawValue),
            ].compactMap(\.self)
        return "<ul class=\"plain rows\">\(rows.map { $0.html(in: language) })</ul>"
    }
}

extension FormEntry {
    /// Each part of the credentials as the lines of one text.
    fileprivate var showingLines: FormEntry {
        TeacherCredentials.Part.allCases.reduce(self) { entry, part in
            let lines = entry.texts(part.rawValue)
            return entry.saying(lines.isEmpty ? [] : [lines.joined(separator: "\n")], at: part.rawValue)
        }
    }
}

/// What a member who isn't a teacher reads instead.
struct TeacherBeginPage {
    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = TeacherPhrases.settings[language]
        let begin = TeacherPagePath.begin.rawValue
        let way = visit.wayBack(or: "")
        return Page(
            title,
            tab: .mine,
            back: AccountPagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1></div>
                <div class="stack">
                <p>\(TeacherPhrases.intro[language])</p>
                <p class="soft">\(TeacherPhrases.introSteps[language])</p>
                \(ActionButton(
                    words: TeacherPhrases.begin,
                    action: way.isEmpty ? begin : begin.leading(to: way),
                    style: "button primary wide"
                ).html(in: language))
                </div>
                """
        )
    }
}

/// Says what ends with the teacher, and which lessons have to be closed first.
struct TeacherEndPage {
    let teacher: TeacherBody

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = TeacherPhrases.end[language]
        return Page(
            title,
            tab: .mine,
            back: TeacherPagePath.mine.rawValue,
            content: """
                <div class="stack">
                <h1>\(title)</h1>
                <p>\(TeacherPhrases.endText[language])</p>
                <p class="soft">\(TeacherPhrases.endFull[language])</p>
                \(teacher.openLessons > 0 ? open(language) : button(language))
                <a class="button" href="\(link: TeacherPagePath.mine.rawValue)">\
                \(FramePhrases.goBack[language])</a>
                </div>
                """
        )
    }

    private func button(_ language: Language) -> HTML {
        """
        <form method="post" action="\(link: TeacherPagePath.end.rawValue)">\
        <button class="button danger wide">\(TeacherPhrases.end[language])</button></form>
        """
    }

    private func open(_ language: Language) -> HTML {
        let lessons = teacher.lessons.map { body -> HTML in
            let address = ListingPagePath.one.filled(body.lesson.id.description)
            return "<li><a class=\"line-link\" href=\"\(link: address)\">\(body.lesson.title)</a></li>"
        }
        return """
            <p class="callout warn">\(TeacherRefusal.lessonsOpen(teacher.openLessons).words[language])</p>
            <section aria-labelledby="open"><h2 id="open">\(TeacherPhrases.openLessons[language])</h2>
            <ul class="facts-list">\(lessons)</ul></section>
            """
    }
}
