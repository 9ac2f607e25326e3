import Domain
import Foundation
import Glibc
import TestSupport
import Testing

@testable import Addresses
@testable import Location

@Suite("Importing the government's file of addresses")
struct ImportTests {
    private func encoded(_ text: String) throws -> Data {
        let conversion = try #require(iconv_open("CP949", "UTF-8"))
        defer { iconv_close(conversion) }
        var input = text.utf8.map(CChar.init(bitPattern:))
        var output = [CChar](repeating: 0, count: input.count)
        let length = input.withUnsafeMutableBufferPointer { source in
            output.withUnsafeMutableBufferPointer { target in
                var (from, into) = (source.baseAddress, target.baseAddress)
                var (left, room) = (source.count, target.count)
                iconv(conversion, &from, &left, &into, &room)
                return target.count - room
            }
        }
        return Data(output[..<length].map(UInt8.init(bitPattern:)))
    }

    private func failure(_ scene: AddressScene, _ sources: [String]) -> String? {
        do {
            _ = try scene.load(sources)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test("A file in CP949 and one in UTF-8 make the same index, whatever the ends of lines")
    func encodings() throws {
        let text = EntranceRow.few.map(\.line).joined(separator: "\r\n")
        var indexes: [Data] = []
        for bytes in [Data(text.utf8), try encoded(text), Data("\u{FEFF}\(text)\n\n".utf8)] {
            let scene = try AddressScene()
            let report = try scene.load([try scene.write(bytes)], edition: "2026-10")
            #expect(report.addresses == EntranceRow.few.count && report.counts.flawed == 0)
            indexes.append(try Data(contentsOf: URL(fileURLWithPath: scene.index)))
        }
        #expect(Set(indexes).count == 1)
    }

    @Test("A folder stands for its files, and their order makes no difference")
    func folder() throws {
        let scene = try AddressScene()
        _ = try scene.write(Array(EntranceRow.few[8...]), to: "entrc_a.txt")
        _ = try scene.write(Array(EntranceRow.few[..<8]), to: "entrc_b.txt")
        _ = try scene.write("no addresses".utf8, to: "readme.txt")
        let report = try scene.load([scene.folder.path], edition: "2026-10")
        let together = try Data(contentsOf: URL(fileURLWithPath: scene.index))
        #expect(report.addresses == EntranceRow.few.count)
        _ = try scene.load([try scene.write(EntranceRow.few, to: "all.txt")], edition: "2026-10")
        #expect(try Data(contentsOf: URL(fileURLWithPath: scene.index)) == together)
    }

    @Test(
        "The month is that in the names of the files, unless it is given",
        arguments: [
            ("202610_entrc", nil, "2026-10"), ("entrc", nil, ""), ("202613_x", nil, ""),
            ("x", "2026-09", "2026-09"),
        ] as [(String, String?, String)]
    )
    func edition(_ folder: String, _ given: String?, _ expected: String) throws {
        let scene = try AddressScene()
        let path = scene.folder.file(folder)
        try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
        _ = try scene.write(EntranceRow.few, to: "\(folder)/entrc_seoul.txt")
        #expect(try scene.load([path.path], edition: given).edition == expected)
        #expect(try scene.finder().facts.edition == expected)
    }

    @Test("Of several entrances with one address one is kept, and addresses without a point are counted")
    func entrances() throws {
        let scene = try AddressScene()
        var other = EntranceRow.few[0]
        (other.latitude, other.title) = (37.5795, "")
        let lines = [other.line, EntranceRow.few[0].line, other.line, EntranceRow.few[1].line("", "")]
        let report = try scene.load([try scene.write((lines.joined(separator: "\n") + "|").utf8)])
        #expect(report.addresses == 1 && report.counts.lines == 4 && report.counts.withoutPoint == 1)
        let point = try #require(try scene.finder().matches("월드컵북로 396", limit: 1).first?.point)
        #expect(abs(point.latitude - 37.5796) < 0.000_002)
    }

    @Test(
        "A few malformed lines are left out, and the first is named",
        arguments: [
            "1|2|3", String(repeating: "가|", count: 17), String(repeating: "x", count: 200_000),
            EntranceRow(roadCode: "12").line, EntranceRow(dongCode: "").line, EntranceRow(level: "7").line,
            EntranceRow(main: "0").line, EntranceRow(main: "70000").line, EntranceRow(sub: "-1").line,
            EntranceRow(road: "").line, EntranceRow().line("12", "x"), EntranceRow().line("1.2.3", "4"),
            EntranceRow(latitude: 20).line, EntranceRow().line("", "1954023.466812"),
        ]
    )
    func flaws(_ line: String) throws {
        let scene = try AddressScene()
        let path = try scene.write((EntranceRow.few.map(\.line) + [line]).joined(separator: "\n").utf8)
        let report = try scene.load([path])
        #expect(report.addresses == EntranceRow.few.count)
        #expect(report.counts.flawed > 0)
        #expect(report.firstFlaw?.file == path && report.firstFlaw?.number == EntranceRow.few.count + 1)
    }

    @Test("A name in another encoding than the file's is a malformed line")
    func mixed() throws {
        let scene = try AddressScene()
        var bytes = try encoded(EntranceRow.few[0].line + "\n")
        bytes.append(contentsOf: Data((EntranceRow.few[14].line + "\n").utf8))
        bytes.append(contentsOf: [UInt8]("114403".utf8) + [0xFF, 0xFE, 0x0A])
        let report = try scene.load([try scene.write(bytes)])
        #expect(report.counts.lines == 3 && report.counts.flawed >= 1 && report.addresses >= 1)
    }

    @Test("A file that isn't the full one is refused with the reason, and the former index stays")
    func refused() throws {
        let scene = try AddressScene.few()
        let former = try Data(contentsOf: URL(fileURLWithPath: scene.index))
        let good = EntranceRow.few[0].line
        let files: [(String, String)] = [
            ("PK\u{3}\u{4}…", "zipped"), (good + "|31", "changes"), (good + "|||||", "unknownFormat"),
            ("<html>", "unknownFormat"), ("", "empty"), ("\n\r\n", "empty"),
            (EntranceRow.few[0].line("", ""), "empty"), (EntranceRow(level: "9").line, "flawed"),
            (([good] + [String](repeating: "x|", count: 20)).joined(separator: "\n"), "flawed"),
        ]
        for (text, code) in files {
            let file = try scene.write(text.utf8, to: "refused.txt")
            #expect(failure(scene, [file])?.hasPrefix(code) == true, "\(text.prefix(40))")
        }
        #expect(failure(scene, [scene.folder.file("nothing").path])?.hasPrefix("unreadable") == true)
        let empty = scene.folder.file("empty")
        try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
        #expect(failure(scene, [empty.path]) == "empty")
        #expect(try Data(contentsOf: URL(fileURLWithPath: scene.index)) == former)
        let names = try FileManager.default.contentsOfDirectory(atPath: scene.folder.path)
        #expect(!names.contains { $0.hasSuffix(".new") })
    }

    @Test("One malformed line in a hundred is accepted, and one more is not")
    func share() throws {
        let scene = try AddressScene()
        for (flawed, isAccepted) in [(20, true), (21, false)] {
            let good = (1...(2_000 - flawed)).map { number in
                var row = EntranceRow.few[0]
                row.main = "\(number)"
                return row.line
            }
            let lines = good + [String](repeating: "x|", count: flawed)
            let path = try scene.write(lines.joined(separator: "\n").utf8)
            #expect((failure(scene, [path]) == nil) == isAccepted, "\(flawed)")
        }
    }

    @Test("An index is missing, foreign, of another version or damaged, and each is told")
    func unusable() throws {
        let scene = try AddressScene()
        #expect(throws: AddressIndexUnusable.missing) { try scene.finder() }
        _ = try scene.load([try scene.write(EntranceRow.few)])
        let good = try Data(contentsOf: URL(fileURLWithPath: scene.index))
        func replace(_ bytes: Data) throws { try bytes.write(to: URL(fileURLWithPath: scene.index)) }

        try replace(Data("SQLite format 3".utf8))
        #expect(throws: AddressIndexUnusable.foreign) { try scene.finder() }
        try replace(Data())
        #expect(throws: AddressIndexUnusable.damaged) { try scene.finder() }
        try replace(good.prefix(good.count - 8))
        #expect(throws: AddressIndexUnusable.damaged) { try scene.finder() }
        var changed = good
        changed[good.count - 20] ^= 1
        try replace(changed)
        #expect(throws: AddressIndexUnusable.damaged) { try scene.finder() }
        var later = good
        later[AddressIndexFormat.Field.version] = 2
        try replace(later)
        #expect(throws: AddressIndexUnusable.otherVersion(2)) { try scene.finder() }
        try replace(good)
        #expect(try scene.finder().facts.addresses == EntranceRow.few.count)
    }
}
