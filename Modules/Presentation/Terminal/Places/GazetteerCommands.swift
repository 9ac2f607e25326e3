import Arguments
import Domain
import JSONCoding
import Wording

/// `madang gazetteer …`
enum GazetteerCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "gazetteer",
            summary: language.say("프로그램에 든 동네 목록을 살펴요", "Look at the neighbourhoods of the program"),
            example: .init("madang gazetteer check KIKcd_H.csv"),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [check]

    private static let check = Action(
        "check",
        Words("동네 목록을 정부의 코드표와 비교해요", "Compare the neighbourhoods with the government's codes"),
        discussion: Words(
            """
            행정안전부의 행정동 코드표(KIKcd_H)를 CSV나 탭으로 저장한 파일을 읽어요. 이름이 바뀐 동네, 새 동네와 없어진 \
            동네를 알려 주고, 데이터가 있으면 없어진 동네를 쓰는 이웃과 글을 세요. 아무것도 바꾸지 않아요. \
            \(AppSettings.quietNote[.korean])
            """,
            """
            Reads the table of administrative dong (KIKcd_H) of Korea's Ministry of the Interior and Safety, \
            saved as CSV or with tabs. Tells which names have changed and which neighbourhoods are new or \
            gone; with data, counts the members and listings of those that are gone. Changes nothing. \
            \(AppSettings.quietNote[.english])
            """
        ),
        example: "madang gazetteer check KIKcd_H.csv --data /srv/madang",
        options: AppSettings.quietOptions,
        arguments: {
            [
                Argument(
                    "file",
                    .file,
                    label: "FILE",
                    summary: $0.say("코드표 파일", "the file of the table")
                )
            ]
        }
    ) { context in
        let report = try await context.program.app.checkGazetteer(
            context.operatorSettings(),
            against: context.invocation.text("file")
        )
        return context.printout(of: report)
    }
}

extension CommandContext {
    fileprivate func printout(of report: GazetteerReport) -> Printout {
        let difference = report.renamed.count + report.added.count + report.removed.count
        let summary = say(
            "동네 목록(\(report.edition))과 같은 동네 \(report.unchanged)곳, 다른 동네 \(difference)곳",
            "Neighbourhoods as in \(report.edition): \(report.unchanged); differences: \(difference)"
        )
        let parts = [
            part(
                say("이름이 달라요", "Other names"),
                report.renamed.map { "\($0.code) \($0.name) → \($0.newName)" }
            ),
            part(say("파일에만 있어요", "Only in the file"), report.added.map { "\($0.code) \($0.name)" }),
            part(say("파일에 없어요", "Not in the file"), report.removed.map(line)),
        ]
        let text = ([summary] + parts.compactMap(\.self)).joined(separator: "\n\n")
        return Printout(JSON.object(report.document), text: text)
    }

    private func part(_ title: String, _ lines: [String]) -> String? {
        lines.isEmpty ? nil : ([title] + lines.map { "  \($0)" }).joined(separator: "\n")
    }

    private func line(of removed: GazetteerReport.Removed) -> String {
        let line = "\(removed.code) \(removed.name)"
        guard let homes = removed.homes, let listings = removed.listings else { return line }
        return "\(line) · "
            + say("이웃 \(homes)명, 글 \(listings)개", "\(homes) members, \(listings) listings")
    }
}

extension GazetteerReport {
    fileprivate var document: JSONObject {
        func named(_ code: NeighbourhoodCode, _ name: String) -> JSONObject {
            ["code": .string(code.description), "name": .string(name)]
        }
        return [
            "edition": .string(edition), "unchanged": .integer(Int64(unchanged)),
            "renamed": .array(
                renamed.map { renamed in
                    var document = named(renamed.code, renamed.name)
                    document["newName"] = .string(renamed.newName)
                    return .object(document)
                }
            ),
            "added": .array(added.map { .object(named($0.code, $0.name)) }),
            "removed": .array(
                removed.map { removed in
                    var document = named(removed.code, removed.name)
                    document["homes"] = removed.homes.map { .integer(Int64($0)) } ?? .null
                    document["listings"] = removed.listings.map { .integer(Int64($0)) } ?? .null
                    return .object(document)
                }
            ),
        ]
    }
}
