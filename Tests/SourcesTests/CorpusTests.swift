import Domain
import Foundation
import Sources
import Testing

/// Each invented feed of the corpus with what reading it gives: a line for each entry, or the reason it is
/// refused.
@Suite("A corpus of feeds", .timeLimit(.minutes(20)))
struct CorpusTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Corpus")

    private static var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
    }

    @Test("Each feed gives its documented result", arguments: try names)
    func documented(name: String) throws {
        let bytes = try [UInt8](Data(contentsOf: Self.folder.appendingPathComponent(name)))

        #expect(read(bytes) == CorpusTable.results[name], "\(name)")
    }

    @Test("Every documented result has its feed, and there are more than sixty")
    func complete() throws {
        #expect(try Self.names.count > 60)
        #expect(try Set(Self.names) == Set(CorpusTable.results.keys))
    }
}

/// 1 December 2026, 9 o'clock in Seoul.
let december = Moment(milliseconds: 1_796_083_200_000)

func read(_ bytes: [UInt8], type: String? = nil) -> [String] {
    do {
        let document = SourceDocument(bytes, mediaType: type, address: "https://example.com/feed")
        let reading = try DocumentReader().entries(of: document, as: nil, host: nil, at: december)
        let lines = reading.entries.prefix(4).map(line)
        let rest = reading.entries.count > 4 ? ["and \(reading.entries.count - 4) more"] : []
        return lines + rest + (reading.isCut ? ["cut"] : [])
    } catch let failure as SourceFailure {
        return ["refused: \(failure)"]
    } catch {
        return ["failed: \(error)"]
    }
}

private func line(_ entry: SourceEntry) -> String {
    let contents = entry.contents
    let dates = contents?.dates.all.map { period -> String in
        let zone = contents?.dates.zone ?? .seoul
        let days = period.days(in: zone)
        let range = "\(days.first.month)/\(days.first.day)-\(days.last.month)/\(days.last.day)"
        guard !period.isAllDay else { return "\(range) all day" }
        let minutes = [period.startsAt, period.endsAt].map { zone.localTime(at: $0).minute }
        let times = minutes.map { "\($0 / 60):\($0 % 60)" }.joined(separator: "-")
        return "\(range) \(times) \(zone.rawValue)"
    }
    let words = [
        contents.map { $0.mode == .undecided ? "" : $0.mode.rawValue },
        contents.map { $0.category == .other ? "" : $0.category.rawValue },
        contents?.topics.map(\.rawValue).sorted().joined(separator: "+"),
        contents.map { cost($0.cost) },
        entry.isCancelled ? "cancelled" : nil, contents?.isPostponed == true ? "postponed" : nil,
        entry.point == nil ? nil : "placed",
    ].compactMap(\.self).filter { !$0.isEmpty }
    let key = entry.key.recurrence.isEmpty ? entry.key.uid : "\(entry.key.uid)/\(entry.key.recurrence)"
    let told = entry.diagnostics.map(\.rawValue)
    return ([key, entry.title] + (dates ?? ["no date"]) + words + told.map { "!\($0)" }).joined(
        separator: " | "
    )
}

private func cost(_ cost: EventCost) -> String {
    switch cost {
    case .free: "free"
    case .unknown: ""
    case .paid(let from, let to): "\(from?.won ?? 0)-\(to?.won ?? 0)"
    }
}
