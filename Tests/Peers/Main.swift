import Domain
import Glibc
import JSONCoding
import Sources

@testable import Web

/// Reads documents as the importers do. Each line of standard input is a kind, a moment in seconds since 1970
/// and a path; each line of standard output is a JSON object, in the same order.
@main
enum Peers {
    static func main() {
        while let line = readLine() {
            let fields = line.split(separator: "\t").map(String.init)
            guard fields.count == 3, let seconds = Int64(fields[1]) else { exit(2) }
            let bytes = contents(of: fields[2])
            let answer =
                fields[0] == "track"
                ? track(bytes) : document(bytes, fields[0], Moment(milliseconds: seconds * 1_000))
            print(String(decoding: answer.encoded(), as: UTF8.self))
        }
    }

    private static func document(_ bytes: [UInt8], _ kind: String, _ now: Moment) -> JSON {
        let document = SourceDocument(bytes, mediaType: nil, address: "https://example.com/")
        do {
            let reading = try DocumentReader().entries(
                of: document,
                as: kind == "calendar" ? .iCalendar : nil,
                host: EventHost("peer"),
                at: now
            )
            return [
                "cut": .bool(reading.isCut), "format": .string(reading.format.rawValue),
                "entries": .array(reading.entries.map(entry)),
            ]
        } catch {
            return ["refused": .string("\(error)")]
        }
    }

    private static func entry(_ entry: SourceEntry) -> JSON {
        let dates = entry.contents?.dates
        let day = dates.flatMap { dates in
            dates.all[0].isAllDay ? dates.zone.localTime(at: dates.startsAt).date : nil
        }
        return [
            "uid": .string(entry.key.uid),
            "title": .string(entry.title),
            "day": day.map { .integer(Int64($0.year * 10_000 + $0.month * 100 + $0.day)) } ?? .null,
            "start": dates.map { .integer($0.startsAt.milliseconds / 1_000) } ?? .null,
            "marks": .array(entry.diagnostics.map { .string($0.rawValue) }),
        ]
    }

    private static func track(_ bytes: [UInt8]) -> JSON {
        do {
            var parser = TrackParser.undecided([])
            try parser.take(bytes)
            let measured = try RunTrack(parser.end()).measured
            return [
                "metres": measured.distance.map { .integer(Int64($0.metres)) } ?? .null,
                "seconds": measured.time.map { .integer(Int64($0.seconds)) } ?? .null,
            ]
        } catch {
            return ["refused": .string("\(error)")]
        }
    }

    private static func contents(of path: String) -> [UInt8] {
        guard let file = fopen(path, "r") else { exit(2) }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 65_536)
        while case let count = fread(&part, 1, part.count, file), count > 0 { bytes += part[..<count] }
        return bytes
    }
}
