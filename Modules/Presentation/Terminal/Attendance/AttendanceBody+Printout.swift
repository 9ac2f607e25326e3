import Arguments
import Domain
import Wire
import Wording

extension AttendanceBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        var facts = FactList()
        facts.add(context.say("글", "Listing"), "\(listing) \(title)")
        facts.add(
            context.say("체크인", "Check-in"),
            "\(window.opensAt.stamp) – \(window.endsAt.stamp)"
        )
        facts.add(context.say("표시 마감", "Marks until"), window.settlesAt.stamp)
        let people = entries.isEmpty ? "" : "\n\(context.table(of: entries))"
        return Printout(self, text: facts.rendered(context.voice.style) + people)
    }
}

extension AttendanceEntryBody: Tabular {
    static let columns: [TableColumn<AttendanceEntryBody>] = [
        .init(Words("이웃", "Neighbour"), canShrink: true) { entry, _ in entry.member.member.nickname.text },
        .init(Words("출석", "Attendance"), canShrink: true) { $0.status.words[$1.language] },
        .init(Words("체크인", "Checked in")) { entry, _ in entry.checkedInAt?.stamp ?? "" },
        .init(Words("이의", "Dispute"), canShrink: true) { entry, _ in entry.dispute ?? "" },
        .init(Words("답", "Answer"), canShrink: true) { entry, _ in entry.answer ?? "" },
    ]
}

extension AttendanceRecordBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        guard let grade, let score else {
            return Printout(self, text: context.say("아직 센 출석이 없어요.", "No attendance counts yet."))
        }
        let head = "\(grade.words[context.language]) · \(score)%\n"
        return Printout(self, text: head + context.table(of: entries))
    }
}

extension CountedAttendanceBody: Tabular {
    static let columns: [TableColumn<CountedAttendanceBody>] = [
        .init(Words("시작", "Started")) { entry, _ in entry.startedAt.stamp },
        .init(Words("모임", "Listing"), canShrink: true) { entry, _ in entry.title ?? "–" },
        .init(Words("출석", "Attendance"), canShrink: true) { $0.status.words[$1.language] },
        .init(Words("비중", "Weight")) { entry, _ in "\(entry.weight)%" },
    ]
}
