import Database
import Domain
import Files
import Glibc
import Storage
import Terminal
import Wording

extension Doctor {
    /// Files of secrets that other users of the machine can read.
    var secrets: Finding {
        let open = (plan.secretFiles + [plan.keyFile]).filter { path in
            var status = stat()
            return stat(path, &status) == 0 && status.st_mode & 0o007 != 0
        }
        guard let first = open.first else {
            return Finding(
                "secrets",
                .fine,
                Words("다른 사용자가 열쇠나 비밀 파일을 볼 수 없어요.", "Other users can't read keys and secrets.")
            )
        }
        return Finding(
            "secrets",
            .doubtful,
            Words("다른 사용자도 \(first)을(를) 읽을 수 있어요.", "Other users can read \(first)."),
            remedy: "chmod o= \(open.joined(separator: " "))"
        )
    }

    /// The operator's documents: broken, misspelt and missing ones.
    func documents() async -> Finding {
        let found = ((try? Folder.names(in: plan.documentFolder)) ?? []).sorted()
        let known = OperatorDocument.Name.allCases.flatMap { name in
            Language.allCases.map { "\(name.rawValue).\($0.rawValue).txt" }
        }
        if let broken = unreadable(among: found.filter(known.contains)) { return broken }
        if let unfilled = unfilled(among: found.filter(known.contains)) { return unfilled }
        // A file wins.
        let written = await writtenDocuments().filter { document in
            !found.contains("\(document.name.rawValue).\(document.language.rawValue).txt")
        }
        if let unfilled = unfilled(among: written) { return unfilled }
        if let other = found.first(where: { !known.contains($0) }) {
            return Finding(
                "documents",
                .doubtful,
                Words(
                    "documents/\(other)은(는) 쓰지 않아요. 쓰는 이름: \(known.joined(separator: ", "))",
                    "documents/\(other) isn't used; the names are \(known.joined(separator: ", "))."
                ),
                remedy: "ls \(plan.documentFolder)"
            )
        }
        return missing(among: found, written)
    }

    private func unreadable(among names: [String]) -> Finding? {
        for name in names {
            let path = "\(plan.documentFolder)/\(name)"
            guard let bytes = try? File.contents(of: path), String(validating: bytes, as: UTF8.self) != nil
            else {
                return Finding(
                    "documents",
                    .broken,
                    Words("\(path)을(를) UTF-8로 읽을 수 없어요.", "\(path) can't be read as UTF-8."),
                    remedy: "file \(path)"
                )
            }
        }
        return nil
    }

    /// A template with a gap that isn't filled in.
    private func unfilled(among names: [String]) -> Finding? {
        for name in names {
            let path = "\(plan.documentFolder)/\(name)"
            let text = (try? File.contents(of: path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
            guard let start = text.firstIndex(of: "【"), let end = text[start...].firstIndex(of: "】") else {
                continue
            }
            let gap = text[start...end]
            return Finding(
                "documents",
                .doubtful,
                Words("\(path)에 채우지 않은 곳이 있어요: \(gap)", "\(path) has a gap to fill in: \(gap)"),
                remedy: "editor \(path)"
            )
        }
        return nil
    }

    /// The documents that operators have written in the browser, as far as the database can be read.
    private func writtenDocuments() async -> [OperatorDocument] {
        guard plan.isThere, let database = try? Database.open(plan) else { return [] }
        let identifiers = IdentifierGenerator(clock: SystemClock(), node: 0)
        let written = await SQLDocumentRepository(database, identifiers: identifiers).current()
        await database.close()
        return written.map(\.document)
    }

    private func unfilled(among written: [OperatorDocument]) -> Finding? {
        guard let document = written.first(where: { !$0.gaps.isEmpty }), let gap = document.gaps.first else {
            return nil
        }
        let name = document.name.words
        return Finding(
            "documents",
            .doubtful,
            Words(
                "브라우저에서 쓴 \(name[.korean])에 채우지 않은 곳이 있어요: 【\(gap)】",
                "The \(name[.english].lowercased()) in the browser has a gap to fill in: 【\(gap)】"
            ),
            remedy: "madang operator documents"
        )
    }

    private func missing(among found: [String], _ written: [OperatorDocument]) -> Finding {
        let missing = OperatorDocument.Name.allCases.filter { name in
            !found.contains { $0.hasPrefix("\(name.rawValue).") } && !written.contains { $0.name == name }
        }
        guard !missing.isEmpty else {
            return Finding(
                "documents",
                .fine,
                Words("문서가 모두 있어요.", "All documents are there.")
            )
        }
        let names = missing.map { "\($0.rawValue).ko.txt" }.joined(separator: ", ")
        return Finding(
            "documents",
            .doubtful,
            Words("없는 문서: \(names)", "Missing documents: \(names)"),
            remedy: "editor \(plan.documentFolder)/\(missing[0].rawValue).ko.txt"
        )
    }
}
