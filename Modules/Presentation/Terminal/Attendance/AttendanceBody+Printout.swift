import Arguments
import Domain
import Remote
import Wire
import Wording

extension AttendanceBody {
    func printout(_ context: CommandContext, keptSince: Moment? = nil) -> Printout {
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
            text: facts.rendered(context.voice.style) + (entries.isEmpty ? "" : "\n\(table)"),
            keptSince: keptSince
        )
    }
}
