import Arguments
import Domain
import Foundation
import JSONCoding
import Remote
import Wire

extension Errand {
    func contradiction(_ one: String, _ other: String) -> UsageComplaint {
        UsageComplaint(
            say("\(one)와 \(other)는 함께 쓸 수 없어요.", "\(one) and \(other) contradict each other.")
        )
    }

    func alone(_ one: String, _ other: String) -> UsageComplaint {
        UsageComplaint(say("\(one)와 \(other)는 함께 써 주세요.", "\(one) and \(other) go together."))
    }

    /// The document that `--from` names.
    func classDocument() throws -> ClassDocument {
        guard let path = invocation.text(ifGiven: "from") else { return ClassDocument() }
        let bytes: [UInt8]
        if path == "-" {
            bytes = Array(program.streams.readInput().utf8)
        } else {
            guard let data = FileManager.default.contents(atPath: path) else {
                throw UsageComplaint(
                    say("\(path) 파일을 읽을 수 없어요.", "The file \(path) can't be read.")
                )
            }
            bytes = Array(data)
        }
        guard let document = try? JSON(parsing: bytes), let fields = document.objectValue else {
            throw UsageComplaint(say("\(path)에 JSON 객체가 없어요.", "There is no JSON object in \(path)."))
        }
        return ClassDocument(fields)
    }

    /// "2026-11-28 19:30 90": by the clocks of Seoul, in minutes.
    func session(_ text: String) throws -> JSON {
        let parts = text.split { $0 == " " || $0 == "T" || $0 == "/" }.map(String.init)
        let time = parts.count > 1 && parts[1].count == 4 ? "0\(parts[1])" : parts.dropFirst().first ?? ""
        guard parts.count == 3, let minutes = Int64(parts[2]),
            Moment(rfc3339: "\(parts[0])T\(time):00+09:00") != nil
        else {
            throw UsageComplaint(
                say(
                    "'\(text.printable)'은(는) 날짜가 아니에요. '2026-11-28 19:30 90'처럼 적어 주세요.",
                    "'\(text.printable)' is no date: write it as '2026-11-28 19:30 90'."
                )
            )
        }
        return ["startsAt": .string("\(parts[0])T\(time):00+09:00"), "minutes": .integer(minutes)]
    }

    /// One of the member's homes, by its code or part of its name.
    func home(called name: String, at client: MadangClient) async throws -> JSON {
        if let code = NeighbourhoodCode(name) { return ["neighbourhood": .string(code.description)] }
        let homes = try await client.neighbourhoods.mine().value
        let called = homes.filter { home in
            [home.neighbourhood?.name, home.neighbourhood?.nameEn]
                .contains { $0?.lowercased().contains(name.lowercased()) ?? false }
        }
        guard called.count == 1 else {
            let names = homes.compactMap { $0.neighbourhood?.name }.joined(separator: ", ")
            let all = names.isEmpty ? "–" : names
            throw UsageComplaint(
                say(
                    "'\(name.printable)'(이)라는 우리 동네가 없거나 여럿이에요. 우리 동네: \(all)",
                    "None, or several, of your homes are called '\(name.printable)'. Yours: \(all)"
                )
            )
        }
        return ["neighbourhood": .string(called[0].code.description)]
    }
}
