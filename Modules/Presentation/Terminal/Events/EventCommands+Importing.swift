import Arguments
import Domain
import JSONCoding
import Remote
import Wire
import Wording

/// Every event of a file is posted as if its author had written it.
extension EventCommands {
    static let importFile = Action(
        "import",
        Words("파일에 있는 행사를 모두 올려요", "Post the events of a file"),
        discussion: Words(
            """
            iCalendar, Atom, RSS, JSON Feed, 행사 정보가 있는 HTML 파일을 읽어요. 하나씩 올릴 때처럼 운영자가 \
            확인하고, 비슷한 행사가 있으면 올리지 않아요. 읽은 내용이 의심스러운 행사는 --doubtful로 올려요. \
            올리지 못한 행사가 있으면 종료 코드는 3이고, 서버에 닿지 않으면 거기서 멈추고 5예요.
            """,
            """
            Reads iCalendar, Atom, RSS, JSON Feed and HTML with events. Each is posted as any other \
            event: it waits for an operator unless you are trusted, and isn't posted if a similar one \
            exists. One with doubtful data isn't posted without --doubtful. The exit code is 3 if any \
            wasn't posted, and 5 if the server stopped answering; no further event is sent then.
            """
        ),
        example: "madang event import events.ics --neighbourhood 명동",
        more: [
            (
                "madang event import events.ics --dry-run",
                Words("올리지 않고 보여만 줘요", "only shows what it would post")
            )
        ],
        options: { language in
            [
                BoardOptions.neighbourhood(in: language),
                .flag(
                    "new",
                    summary: language.say("비슷한 행사가 있어도 올려요", "also post events that resemble others")
                ),
                .flag(
                    "doubtful",
                    summary: language.say("의심스러운 행사도 올려요", "also post events with doubtful data")
                ),
                .flag("dry-run", summary: language.say("올리지 않고 보여 줘요", "post nothing")),
            ]
        },
        arguments: { language in
            [
                Argument(
                    "file",
                    .file,
                    label: "FILE",
                    summary: language.say("행사가 있는 파일", "a file with events")
                )
            ]
        }
    ) { context in
        let bytes = try context.contents(of: context.invocation.text("file"))
        return try await context.askAsMember { client in
            let code = try await context.neighbourhoodOrMine(client)
            var outcomes: [EventImportOutcome] = []
            var end: Failure?
            for event in try await client(API.sources.read(), sending: bytes).items {
                outcomes.append(await post(event, near: code, until: &end, context, client))
            }
            return printout(outcomes, end: end, context)
        }
    }

    /// - Parameter end: why no further event is sent: the server asks to wait, doesn't answer, or fails. What
    ///   was posted before is still told.
    private static func post(
        _ event: ReadEventBody,
        near code: NeighbourhoodCode,
        until end: inout Failure?,
        _ context: CommandContext,
        _ client: MadangClient
    ) async -> EventImportOutcome {
        let invocation = context.invocation
        let doubts = event.diagnostics.map { $0.words[context.language] }.joined(separator: ", ")
        guard !event.isCancelled else {
            return .left(event.title, context.say("취소된 행사예요", "cancelled"))
        }
        guard let contents = event.contents, doubts.isEmpty || invocation.flag("doubtful") else {
            return .left(event.title, doubts)
        }
        guard !invocation.flag("dry-run") else {
            return .posted(event.title, contents.schedule.dateText(context) ?? "")
        }
        if let end { return .left(event.title, context.say("보내지 않았어요", "not sent") + ": \(end.text)") }
        let place = contents.mode.hasPlace ? event.point : nil
        let choice: PlaceChoice =
            place.map { .onTheMap($0.point, address: contents.venue.isEmpty ? nil : contents.venue) }
            ?? .inMyNeighbourhood(code)
        let posting = PostingBody(contents, at: PlaceChoiceBody(choice), isNew: invocation.flag("new"))
        do {
            let posted = try await client(API.posts(EventContentsBody.self).publish(posting))
            return .posted(event.title, posted.listing.id.description)
        } catch {
            let failure = Failure(error, in: context.language)
            if failure.exitCode != .refused || asksToWait(error) { end = failure }
            return .left(event.title, failure.problem.detail)
        }
    }

    /// Whether a server refuses the request for now.
    private static func asksToWait(_ error: any Error) -> Bool {
        if case RemoteError.refused(_, retryAfter: _?) = error { true } else { false }
    }

    /// A line for each event.
    private static func printout(
        _ outcomes: [EventImportOutcome],
        end: Failure?,
        _ context: CommandContext
    ) -> Printout {
        let text =
            outcomes.isEmpty
            ? context.say("파일에 다가오는 행사가 없어요.", "The file has no events to come.") + "\n"
            : outcomes.map { "\($0.isPosted ? "+" : "-") \($0.title.printable)  \($0.told.printable)\n" }
                .joined()
        let document = JSON.array(
            outcomes.map { outcome in
                [
                    "title": .string(outcome.title), "posted": .bool(outcome.isPosted),
                    "told": .string(outcome.told),
                ]
            }
        )
        var printout = Printout(document, text: text)
        if outcomes.contains(where: { !$0.isPosted }) { printout.exitCode = end?.exitCode ?? .refused }
        return printout
    }
}

/// What became of an event of the file.
private struct EventImportOutcome {
    let title: String
    let isPosted: Bool
    /// Its identifier, or why it wasn't posted.
    let told: String

    static func posted(_ title: String, _ told: String) -> EventImportOutcome {
        EventImportOutcome(title: title, isPosted: true, told: told)
    }

    static func left(_ title: String, _ told: String) -> EventImportOutcome {
        EventImportOutcome(title: title, isPosted: false, told: told)
    }
}
