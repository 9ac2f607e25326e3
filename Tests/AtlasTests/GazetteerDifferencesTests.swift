import Domain
import Foundation
import TestSupport
import Testing

@testable import Atlas

@Suite("Comparing the gazetteer with the ministry's codes")
struct GazetteerDifferencesTests {
    private static let header = "행정동코드,시도명,시군구명,읍면동명,생성일자,말소일자"
    /// After the reform of 2026-07-01.
    private let autumn = Moment(milliseconds: 1_795_170_600_000)
    private let gazetteer: MappedGazetteer

    init() throws {
        gazetteer = try .embedded()
    }

    /// All neighbourhoods, as the ministry's table has them.
    private func rows(at moment: Moment) -> [String] {
        gazetteer.all(at: moment).map { neighbourhood in
            let name = neighbourhood.renaming?.name ?? neighbourhood.issued
            let code = neighbourhood.renaming?.code ?? neighbourhood.code
            return "\(code),\(name.sido),\(name.sigungu),\(name.dong.replacing("·", with: ".")),20000101,"
        }
    }

    private func differences(_ rows: [String], header: String = header) throws -> GazetteerDifferences {
        let text = ([header] + rows).joined(separator: "\r\n")
        return gazetteer.differences(from: try CodeTable(Array(text.utf8), file: "a.csv"), at: autumn)
    }

    @Test("Against a table with the reform of July 2026 nothing differs, against one from before it does")
    func same() throws {
        let after = try differences(rows(at: autumn))
        #expect(after.unchanged == 3_558)
        #expect(after.renamed.isEmpty && after.added.isEmpty && after.removed.isEmpty)

        let before = try differences(rows(at: Moment(milliseconds: 1_772_000_000_000)))
        #expect(before.removed.count == 393 && before.added.count == 393)
        #expect(before.added.contains { $0.name == "광주광역시 동구 충장동" })
        // Those whose new codes aren't known have other names only.
        #expect(before.renamed.count == 49)
        #expect(before.renamed.contains { $0.newName == "인천광역시 중구 연안동" })
    }

    @Test("New, abolished and renamed neighbourhoods are told; districts and branch offices aren't any")
    func changes() throws {
        var rows = rows(at: autumn).filter { !$0.hasPrefix("1114052000") }
        let myeongdong = try #require(rows.firstIndex { $0.hasPrefix("1114055000") })
        rows[myeongdong] = "1114055000,서울특별시,중구,밝은동,20260901,"
        rows += [
            "1114099900,서울특별시,중구,새동,20260901,", "1114052000,서울특별시,중구,소공동,20000101,20260901",
            "1114000000,서울특별시,중구,,19880423,", "1114098000,서울특별시,중구,남산출장소,20260901,",
        ]
        let found = try differences(rows)
        #expect(found.unchanged == 3_556)
        #expect(found.renamed.map(\.newName) == ["서울특별시 중구 밝은동"])
        #expect(found.added.map(\.name) == ["서울특별시 중구 새동"])
        #expect(found.removed.map(\.code.description) == ["1114052000"])
    }

    @Test("Tabs, quotes, another order of columns and CP949 are read as well")
    func formats() throws {
        let tabs = "\u{FEFF}시도명\t시군구명\t읍면동명\t행정동코드\n서울특별시\t중구\t\"명동\"\t1114055000\n"
        #expect(try CodeTable(Array(tabs.utf8), file: "a").rows.map(\.name) == ["서울특별시 중구 명동"])
        // 행정동코드,시도명,시군구명,읍면동명 and a row, in CP949.
        let encoded: [UInt8] =
            [0xC7, 0xE0, 0xC1, 0xA4, 0xB5, 0xBF, 0xC4, 0xDA, 0xB5, 0xE5, 0x2C]
            + [0xBD, 0xC3, 0xB5, 0xB5, 0xB8, 0xED, 0x2C]
            + [0xBD, 0xC3, 0xB1, 0xBA, 0xB1, 0xB8, 0xB8, 0xED, 0x2C]
            + [0xC0, 0xBE, 0xB8, 0xE9, 0xB5, 0xBF, 0xB8, 0xED, 0x0A]
            + Array("1114055000,A,B,C\n".utf8)
        #expect(try CodeTable(encoded, file: "a").rows.map(\.name) == ["A B C"])
    }

    @Test("A file that isn't the table is refused")
    func refused() throws {
        let cases: [(String, CodeTableFailure)] = [
            ("", .noColumns(file: "a")), ("code,name\n1,2", .noColumns(file: "a")),
            (Self.header + "\n", .noColumns(file: "a")),
            (Self.header + "\n1114055000,서울특별시,중구", .malformed(file: "a", line: 2)),
            (Self.header + "\nx,서울특별시,중구,명동,,", .malformed(file: "a", line: 2)),
        ]
        for (text, failure) in cases {
            #expect(throws: failure) { try CodeTable(Array(text.utf8), file: "a") }
        }
        #expect(throws: CodeTableFailure.notText(file: "a")) { try CodeTable([0xFF, 0xFF, 0x00], file: "a") }
        let folder = try TemporaryFolder()
        #expect(throws: CodeTableFailure.self) { try CodeTable(path: folder.file("missing").path) }
    }
}
