import Arguments
import Domain
import JSONCoding
import Wire
import Wording

/// `madang addresses …`
enum AddressCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "addresses",
            summary: language.say("도로명주소를 이 컴퓨터에서 찾아요", "Find road addresses on this machine"),
            example: .init("madang addresses import 202610_entrc --data /srv/madang"),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static let actions: [Action] = [load, info, find]

    fileprivate static let edition = "edition"

    private static let load = Action(
        "import",
        Words("정부의 도로명주소 파일을 불러와요", "Import the government's file of road addresses"),
        discussion: Words(
            """
            행정안전부의 위치정보요약DB 전체분(entrc_*.txt)을 읽어 데이터 폴더에 색인을 만들어요. 폴더를 주면 그 안의 \
            entrc_*.txt를 모두 읽고, -를 주면 표준 입력을 읽어요. 압축은 먼저 풀어 주세요. 실패하면 예전 색인이 그대로 \
            남아요. 돌고 있는 서버는 다시 시작할 때 새 색인을 써요. \(AppSettings.quietNote[.korean])
            """,
            """
            Reads the full 위치정보요약DB of Korea's Ministry of the Interior and Safety (entrc_*.txt), and \
            makes an index in the data folder. A folder stands for its entrc_*.txt, and - for standard \
            input. Unzip the files first. A failure leaves the former index. A running server uses the new \
            one when it is started again. \(AppSettings.quietNote[.english])
            """
        ),
        example: "madang addresses import 202610_entrc --data /srv/madang",
        more: [
            (
                "unzip -p 202610.zip 'entrc_*.txt' | madang addresses import - --edition 2026-10",
                Words("압축한 파일을 바로 불러와요", "imports a zip file")
            )
        ],
        options: {
            [
                Option(
                    edition,
                    .text,
                    label: "MONTH",
                    summary: $0.say(
                        "자료의 달. 기본은 파일 이름에 있는 달",
                        "the month of the data; that in the files' names by default"
                    )
                )
            ] + AppSettings.quietOptions(in: $0)
        },
        arguments: {
            [
                Argument(
                    "file",
                    .file,
                    label: "FILE",
                    .oneOrMore,
                    summary: $0.say("entrc_*.txt 파일이나 그 폴더", "a file entrc_*.txt, or a folder of them")
                )
            ]
        }
    ) { context in
        let progress = ProgressLine(context)
        defer { progress.end() }
        let report = try await context.program.app.importAddresses(
            context.operatorSettings(),
            from: context.invocation.texts("file"),
            edition: context.edition(),
            progress: { lines in progress.show(context.say("\(lines)줄", "\(lines) lines")) }
        )
        progress.end()
        return context.printout(of: report)
    }

    private static let info = Action(
        "info",
        Words("도로명주소 색인의 달과 주소 수를 보여 줘요", "Show the month and size of the index of addresses"),
        discussion: AppSettings.quietNote,
        example: "madang addresses info --data /srv/madang",
        options: AppSettings.quietOptions
    ) { context in
        let facts = try context.program.app.addressIndex(context.operatorSettings())
        return Printout(JSON.object(facts.document), text: context.lines(of: facts).joined(separator: "\n"))
    }

    private static let find = Action(
        "find",
        Words("색인에서 주소를 찾아요", "Find an address in the index"),
        discussion: AppSettings.quietNote,
        example: "madang addresses find '서울 마포구 월드컵북로 396' --data /srv/madang",
        options: AppSettings.quietOptions,
        arguments: {
            [
                Argument(
                    "text",
                    label: "TEXT",
                    .oneOrMore,
                    summary: $0.say("주소나 건물 이름", "an address or a building")
                )
            ]
        }
    ) { context in
        let text = try AddressText(context.invocation.texts("text").joined(separator: " "))
        let found = try await context.program.app.findAddresses(context.operatorSettings(), text)
        var table = Table([.init(""), .init(""), .init("")])
        for address in found {
            table.add([
                address.accuracy.rawValue, "\(address.point.latitude) \(address.point.longitude)",
                address.address,
            ])
        }
        let rows = table.rendered().split(separator: "\n").joined(separator: "\n")
        return Printout(
            JSON.object(["items": .array(found.map(\.document))]),
            text: found.isEmpty ? context.say("찾은 주소가 없어요.", "No address was found.") : rows
        )
    }
}

extension CommandContext {
    fileprivate func edition() throws -> String? {
        guard let text = invocation.text(ifGiven: AddressCommands.edition) else { return nil }
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].count == 4, parts[1].count == 2, let year = Int(parts[0]),
            let month = Int(parts[1]), (2000...2999) ~= year, (1...12) ~= month
        else {
            throw UsageComplaint(
                say("자료의 달을 2026-10처럼 적어 주세요.", "Write the month of the data as 2026-10.")
            )
        }
        return text
    }

    fileprivate func lines(of facts: AddressIndexFacts) -> [String] {
        let month = facts.edition ?? say("달을 알 수 없어요", "month unknown")
        let megabytes = (facts.size + 999_999) / 1_000_000
        return [
            say(
                "도로명주소 \(facts.addresses)개, 도로 \(facts.roads)개 (\(month), \(megabytes)MB)",
                "Addresses: \(facts.addresses), on \(facts.roads) roads (\(month), \(megabytes) MB)"
            ),
            say("불러온 때: \(facts.importedAt.stamp)", "Imported at \(facts.importedAt.stamp)"),
        ]
    }

    fileprivate func printout(of report: AddressImportReport) -> Printout {
        var document = report.facts.document
        document["lines"] = .integer(Int64(report.lines))
        document["withoutPoint"] = .integer(Int64(report.withoutPoint))
        document["malformed"] = .integer(Int64(report.malformed))
        document["firstMalformed"] = report.firstMalformed.map(JSON.string) ?? .null
        var lines = [lines(of: report.facts)[0]]
        if report.withoutPoint > 0 {
            lines.append(
                say(
                    "위치를 공개하지 않는 주소 \(report.withoutPoint)개는 뺐어요.",
                    "Left out, without a published point: \(report.withoutPoint)"
                )
            )
        }
        if let first = report.firstMalformed {
            lines.append(
                say(
                    "형식이 다른 줄 \(report.malformed)개는 뺐어요. 첫 줄: \(first)",
                    "Left out, malformed: \(report.malformed). The first: \(first)"
                )
            )
        }
        lines.append(
            say(
                "서버가 돌고 있다면 다시 시작해 주세요.",
                "If the server is running, start it again."
            )
        )
        return Printout(JSON.object(document), text: lines.joined(separator: "\n"))
    }
}

extension AddressIndexFacts {
    fileprivate var document: JSONObject {
        [
            "edition": edition.map(JSON.string) ?? .null, "importedAt": .string(importedAt.rfc3339),
            "addresses": .integer(Int64(addresses)), "roads": .integer(Int64(roads)),
            "size": .integer(Int64(size)),
        ]
    }
}

extension FoundAddress {
    fileprivate var document: JSON {
        [
            "address": .string(address), "latitude": .number(point.latitude),
            "longitude": .number(point.longitude), "accuracy": .string(accuracy.rawValue),
        ]
    }
}
