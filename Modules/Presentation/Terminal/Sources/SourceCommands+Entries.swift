import Arguments
import Domain
import Wire
import Wording

/// The commands of imported entries.
extension SourceCommands {
    static let entries = Action.listing(
        API.sources.entries,
        "entries",
        Words("가져온 행사를 보여 줘요", "Show the entries of a source"),
        example: "madang source entries 02SJ7Q4B80H5C --state waiting",
        source,
        .option("state", of: SourceEntryQuery.self, Words("이 상태만", "only this state")),
        nothing: Words("가져온 행사가 없어요.", "No entries.")
    )

    static let reviews: [Action] = [
        .calling(
            API.sources.acceptEntry,
            "accept",
            Words("확인을 기다리는 행사를 올려요", "Publish an entry that waits for review"),
            example: "madang source accept 02SJ7Q4B80H5C",
            entry
        ),
        .doing(
            API.sources.skipEntry,
            "skip",
            Words("확인을 기다리는 행사를 건너뛰어요", "Leave out an entry that waits for review"),
            example: "madang source skip 02SJ7Q4B80H5C",
            entry,
            says: Words("이 행사는 올리지 않아요.", "The entry is left out.")
        ),
    ]

    private static let entry = Input.place("id", label: "ENTRY", Words("가져온 행사의 ID", "the ID of an entry"))
}

extension SourceEntryBody: Tabular {
    static let columns: [TableColumn<SourceEntryBody>] = [
        .init(Words("ID", "ID")) { entry, _ in entry.id.description },
        .init(Words("제목", "Title"), canShrink: true) { entry, _ in entry.title },
        .init(Words("때", "Starts")) { entry, _ in entry.startsAt?.stamp ?? "-" },
        .init(Words("상태", "State")) { $0.state.words[$1.language] },
        .init(Words("확인할 점", "Diagnostics"), canShrink: true) { entry, context in
            entry.diagnostics.map { $0.words[context.language] }.joined(separator: ", ")
        },
    ]
}

extension AcceptedEntryBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        Printout(self, text: listing.description)
    }
}
