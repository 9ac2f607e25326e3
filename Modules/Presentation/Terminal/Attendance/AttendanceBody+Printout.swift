import Arguments
import Domain
import Remote
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
        let rows = entries.map { entry in
            [
                entry.member.member.nickname.text, entry.status.words[context.language],
                entry.checkedInAt?.stamp ?? "", entry.dispute ?? "", entry.answer ?? "",
            ]
        }
        let table = context.table(
            [
                .init(context.say("이웃", "Neighbour")), .init(context.say("출석", "Attendance")),
                .init(context.say("체크인", "Checked in"), canShrink: false),
                .init(context.say("이의", "Dispute")), .init(context.say("답", "Answer")),
            ],
            rows
        )
        return Printout(
            self,
            text: facts.rendered(context.voice.style) + (entries.isEmpty ? "" : "\n\(table)")
        )
    }
}

extension AttendanceRecordBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        guard let grade, let score else {
            return Printout(self, text: context.say("아직 센 출석이 없어요.", "No attendance counts yet."))
        }
        return Printout(
            self,
            text: "\(grade.words[context.language]) · \(score)%\n" + table(context)
        )
    }

    private func table(_ context: CommandContext) -> String {
        context.table(
            [
                .init(context.say("시작", "Started"), canShrink: false),
                .init(context.say("모임", "Listing")), .init(context.say("출석", "Attendance")),
                .init(context.say("비중", "Weight"), canShrink: false),
            ],
            entries.map { entry in
                [
                    entry.startedAt.stamp, entry.title ?? "–", entry.status.words[context.language],
                    "\(entry.weight)%",
                ]
            }
        )
    }
}
