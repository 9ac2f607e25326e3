import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang teacher students`
enum TeacherStudentsCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "students",
            summary: language.say("내 수강생을 보여 줘요", "Show the students of my lessons"),
            example: .init("madang teacher students"),
            options: SliceOptions.all(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let slice = SliceQuery(context.slice)
        let answer = try await context.askAsMember { try await $0.read(API.students.mine(slice)) }
        let lines = answer.value.items.map { $0.lines(context) }
        let text =
            lines.isEmpty
            ? context.say("아직 수강생이 없어요.", "No students yet.")
            : lines.joined(separator: "\n") + context.more(answer.value.next)
        return Printout(answer.value, text: text, keptSince: answer.keptSince)
    }
}

extension StudentBody {
    /// The name and the number of lessons, the next one, and the pass.
    fileprivate func lines(_ context: CommandContext) -> String {
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
