import Domain
import JSONCoding
import Markup
import Wire
import Wording

/// The pages of classes.
enum ClassPages: KindPages {
    static func facts(of contents: ClassContentsBody, for visit: Visit) -> [PostFact] {
        let language = visit.language
        let facts: [PostFact?] = [
            .tags(words["subject"].label, contents.subjects.map { $0.words[language] }),
            .tags(words["target"].label, contents.targets.map { $0.words[language] }),
            contents.bring.isEmpty
                ? nil : PostFact(label: words["bring"].label, value: "\(contents.bring)"),
        ]
        return facts.compactMap(\.self)
    }

    static func time(of contents: ClassContentsBody, for visit: Visit) -> AnswerLine? {
        AnswerLine(icon: .clock, main: ScheduleFacts(schedule: contents.schedule).html(for: visit))
    }

    static func linkedData(of post: PostBody<ClassContentsBody>, for visit: Visit) -> JSON? {
        ClassLinkedData(common: PostLinkedData(post: post, site: visit.site)).json
    }

    static let steps = [
        FormStep(title: FormStep.what, fields: ["side", "subject", "title", "description"]),
        FormStep(
            title: Words("언제 · 어디 · 얼마", "When, where, how much"),
            fields: [
                "schedule", FormStep.place, .init("price", isNeeded: true),
                .init("seats", when: "when-offer"),
            ]
        ),
        FormStep(title: Words("사진과 준비물", "Pictures, what to bring"), fields: ["images", "target", "bring"]),
    ]

    static func control(_ field: String, _ parts: FormParts) -> HTML {
        ClassScheduleFields(parts: parts).html
    }

    static func nextMeeting(
        of contents: ClassContentsBody,
        at now: Moment
    ) -> (startsAt: Moment?, minutes: Int?) {
        let next = contents.schedule.sessions.first { $0.startsAt > now }
        let arrangement = try? ClassSchedule.Arrangement(
            weekdays: Set(contents.schedule.weekdays),
            timeBands: Set(contents.schedule.timeBands)
        )
        return (
            next?.startsAt ?? arrangement?.suggestedStart(after: now),
            next?.minutes ?? contents.schedule.minutes
        )
    }

    static func icon(of category: String) -> Icon? { ClassSubject(rawValue: category)?.icon }

    static let shelf: HomeShelf.Plan? = HomeShelf.Plan(
        title: Words("새로 열린 수업", "New classes"),
        sort: .newest,
        look: .pictures
    )
}

/// The schedule fields of the form. The form has one field that the API lacks: `plan`, which selects fixed
/// sessions or an arrangement.
extension ClassPages {
    private static let sessions = "schedule.sessions"
    private static let firstLength = "\(sessions).0.minutes"

    static func suggestions(for _: Visit) -> [(name: String, value: String)] { [("schedule.minutes", "60")] }

    static func shown(_ entry: FormEntry) -> FormEntry {
        let isFixed = entry.count(of: sessions) > 0
        let entry = entry.saying([isFixed ? "fixed" : "arranged"], at: "plan")
        return entry.text(firstLength).isEmpty ? entry.saying(["60"], at: firstLength) : entry
    }

    static func spelled(_ entry: FormEntry, isDraft: Bool) -> FormEntry {
        let spelled = entry.withoutEmptySessions(keepingOne: !isDraft).without("plan")
        return entry.text("plan") == "fixed"
            ? spelled.without("schedule.weekdays", "schedule.timeBands", "schedule.minutes")
            : spelled.without(sessions)
    }

    static func step(_ step: String, _ value: String, _ entry: FormEntry) -> FormEntry? {
        switch step {
        case "add-session": entry.addingSession
        case "remove-session": entry.removingRow(Int(value) ?? -1, of: sessions)
        default: nil
        }
    }
}

extension FormEntry {
    private static let sessions = "schedule.sessions"

    fileprivate var addingSession: FormEntry {
        let row = count(of: Self.sessions)
        guard row < FormField.mostRows else { return self }
        return saying(["60"], at: "\(Self.sessions).\(row).minutes").saying(["fixed"], at: "plan")
    }

    /// Removes rows without a start. With `keepingOne`, an entry of empty rows keeps the first, so that the
    /// API's refusal has a field to refer to.
    fileprivate func withoutEmptySessions(keepingOne: Bool) -> FormEntry {
        let rows = (0..<count(of: Self.sessions)).filter {
            text("\(Self.sessions).\($0).startsAt").isEmpty
        }
        let isAll = rows.count == count(of: Self.sessions)
        return (keepingOne && isAll ? rows.dropFirst() : rows[...]).reduce(self) {
            $0.without("\(Self.sessions).\($1)")
        }
    }
}
