import Domain
import Files
import TextDecoding

/// The administrative dong in force, from the ministry's table of codes (KIKcd_H), saved as text.
public struct CodeTable: Sendable {
    /// The table has about four thousand rows.
    static let largest = 8 << 20

    struct Row: Sendable {
        let code: NeighbourhoodCode
        let sido: String
        /// Empty where province and city are one.
        let sigungu: String
        let dong: String
    }

    let rows: [Row]

    public init(path: String) throws(CodeTableFailure) {
        let bytes: [UInt8]
        do {
            bytes = try File.contents(of: path)
        } catch {
            throw .unreadable(file: path, reason: "\(error)")
        }
        try self.init(bytes, file: path)
    }

    /// Reads tabs or commas, in UTF-8 or CP949. Columns are found by their names.
    init(_ bytes: [UInt8], file: String) throws(CodeTableFailure) {
        guard bytes.count <= Self.largest, let text = Self.text(bytes) else { throw .notText(file: file) }
        var lines = text.split(omittingEmptySubsequences: true, whereSeparator: \.isNewline)[...]
        guard let header = lines.popFirst() else { throw .noColumns(file: file) }
        let separator: Character = header.contains("\t") ? "\t" : ","
        let names = Self.fields(header, separator)
        func place(_ name: String) throws(CodeTableFailure) -> Int {
            guard let place = names.firstIndex(of: name) else { throw .noColumns(file: file) }
            return place
        }
        let columns = (
            code: try place("행정동코드"), sido: try place("시도명"), sigungu: try place("시군구명"),
            dong: try place("읍면동명")
        )
        let abolished = names.firstIndex(of: "말소일자")
        var rows: [Row] = []
        for (number, line) in lines.enumerated() {
            let fields = Self.fields(line, separator)
            guard fields.count == names.count else { throw .malformed(file: file, line: number + 2) }
            let isAbolished = abolished.map { !["", "0"].contains(fields[$0]) } ?? false
            let dong = fields[columns.dong]
            // Provinces, districts and branch offices are no dong.
            if isAbolished || dong.isEmpty || dong.hasSuffix("출장소") { continue }
            guard let code = NeighbourhoodCode(fields[columns.code]) else {
                throw .malformed(file: file, line: number + 2)
            }
            rows.append(
                Row(code: code, sido: fields[columns.sido], sigungu: fields[columns.sigungu], dong: dong)
            )
        }
        guard !rows.isEmpty else { throw .noColumns(file: file) }
        self.rows = rows
    }

    private static func text(_ bytes: [UInt8]) -> String? {
        let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
        let bytes = bytes.starts(with: mark) ? bytes.dropFirst(mark.count) : bytes[...]
        return String(validating: bytes, as: UTF8.self) ?? TextDecoder("CP949")?.decode(bytes)
    }

    private static func fields(_ line: Substring, _ separator: Character) -> [String] {
        line.split(separator: separator, omittingEmptySubsequences: false).map { field in
            String(field).replacing("\"", with: "").split(whereSeparator: \.isWhitespace).joined(
                separator: " "
            )
        }
    }
}

/// The reasons that a file isn't a table of codes.
public enum CodeTableFailure: Error, Equatable, Sendable {
    case unreadable(file: String, reason: String)
    case notText(file: String)
    case noColumns(file: String)
    case malformed(file: String, line: Int)
}
