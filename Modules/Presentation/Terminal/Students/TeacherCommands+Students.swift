import Arguments
import Domain
import Wire
import Wording

extension TeacherCommands {
    static let students = Action.listing(
        API.students.mine,
        "students",
        Words("내 수강생을 보여 줘요", "Show the students of my lessons"),
        example: "madang teacher students",
        nothing: Words("아직 수강생이 없어요.", "No students yet.")
    )
}

extension StudentBody: Listable {
    static func text(of items: [StudentBody], _ context: CommandContext) -> String {
        items.map { $0.lines(context) }.joined(separator: "\n")
    }

    /// The name and the number of lessons, the next one, and the pass.
    private func lines(_ context: CommandContext) -> String {
        let name = student.member.nickname.text.printable
        var lines = [
            "\(name) · \(context.say("레슨 \(lessons)회", lessons == 1 ? "1 lesson" : "\(lessons) lessons"))"
        ]
        if let next {
            lines.append("  \(context.say("다음", "next")) \(next.startsAt.stamp) · \(next.deal)")
        }
        if let pass {
            let used = "\(context.say("횟수권", "pass")) \(pass.used)/\(pass.count)"
            lines.append("  \(used) · \(pass.until.stamp) · \(pass.order)")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
