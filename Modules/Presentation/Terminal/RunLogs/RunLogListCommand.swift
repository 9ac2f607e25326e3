import Arguments
import Domain
import Remote
import Wire
import Wording

enum RunLogListCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "list",
            summary: language.say("내 로그나 이웃의 공개 로그를 보여 줘요", "List my logs, or a neighbour's public ones"),
            example: .init("madang log list"),
            options: [RunLogCommands.member(in: language)] + SliceOptions.all(in: language)
        )
    }

    static func run(_ context: CommandContext) async throws -> Printout {
        let query = RunLogQuery(of: try context.loggedMember, context.slice)
        let answer = try await context.askAsMember { try await $0.read(API.runLogs.list(query)) }
        let logs = answer.value
        let text =
            logs.items.isEmpty
            ? context.say("로그가 없어요.", "No logs.") : context.table(of: logs.items)
        return Printout(logs, text: text + context.more(logs.next), keptSince: answer.keptSince)
    }
}

extension CommandContext {
    fileprivate func table(of logs: [RunLogBody]) -> String {
        table(
            [
                .init("ID", canShrink: false), .init(say("날짜", "Day"), canShrink: false),
                .init(say("스탬프", "Stamp")), .init(say("거리", "Distance"), .right, canShrink: false),
                .init(say("시간", "Time"), .right, canShrink: false), .init(say("일기", "Diary")),
            ],
            logs.map { log in
                [
                    log.id.description, log.fields.day.iso8601, log.fields.stamp.words[language],
                    log.fields.metres.map { RunDistance.words(metres: $0) } ?? "",
                    log.fields.seconds.map { RunMovingTime.clock(seconds: $0) } ?? "",
                    log.fields.diary.split(whereSeparator: \.isNewline).joined(separator: " "),
                ]
            }
        )
    }
}
