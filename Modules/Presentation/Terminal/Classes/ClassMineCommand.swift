import Arguments
import Domain
import Remote
import Wire

/// `madang class mine`
enum ClassMineCommand: TerminalCommand {
    static func command(in language: Language) -> Command {
        Command(
            "mine",
            summary: language.say("내가 올린 수업을 보여 줘요", "Show the classes I have posted"),
            example: .init("madang class mine"),
            options: [
                Option(
                    "limit",
                    .integer(SliceRequest.limits),
                    label: "N",
                    summary: language.say("몇 개까지. 기본은 20", "how many at most; 20 when left out")
                ),
                Option(
                    "cursor",
                    label: "NEXT",
                    summary: language.say("앞 목록의 next", "next of the part before")
                ),
            ]
        )
    }

    static func run(_ errand: Errand) async throws -> Printout {
        let limit = errand.invocation.integer(ifGiven: "limit")
        let cursor = errand.invocation.text(ifGiven: "cursor")
        let answer = try await errand.askAsMember { try await $0.classes.mine(limit: limit, after: cursor) }
        return answer.printout(
            errand,
            nothing: errand.say(
                "아직 올린 수업이 없어요. 'madang class post'로 올려요.",
                "You haven't posted a class yet: post one with 'madang class post'."
            )
        )
    }
}
