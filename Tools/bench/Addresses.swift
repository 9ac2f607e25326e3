import Addresses
import Domain
import Foundation
import Location

/// The import of road addresses, and their lookup. `BENCH_ADDRESSES` is their number; Korea has 6,400,000.
enum RoadAddresses {
    private static let count =
        ProcessInfo.processInfo.environment["BENCH_ADDRESSES"].flatMap { Int($0) } ?? 200_000
    /// On one road, as on average in Korea.
    private static let onRoad = 38
    private static let asked = 20_000

    static func measure() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "madang-addresses-\(getpid())"
        )
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (source, index) = (folder.path + "/entrc_bench.txt", folder.path + "/addresses.index")
        var queries = try write(to: source)
        let clock = ContinuousClock()
        let before = memory
        var report: AddressImport.Report?
        let time = try clock.measure {
            report = try AddressImport.run([source], into: index, edition: "", at: SystemMoment.now) { _ in }
        }
        Bench.row(
            "import \(Double(report?.addresses ?? 0).rounded) road addresses",
            "\((time / .seconds(1) * 10).rounded() / 10) s, \((memory - before) >> 20) MB at most, "
                + "index of \((report?.size ?? 0) / 1_000_000) MB",
            "200 MB of index"
        )
        var finder: AddressesByIndex?
        let opening = try clock.measure { finder = try AddressesByIndex(at: index) }
        guard let finder else { return }
        Bench.row("open their index", "\((opening / .milliseconds(1)).rounded) ms", "")
        let points = try await times(queries.map(\.text)) { text in
            try finder.find(AddressText(text), limit: 5).first?.point
        }
        Bench.row("an address to its building", points.words, "50 µs")
        queries.shuffle()
        let places = points.results.compactMap { $0 }
        let addresses = try await times(places) { try await finder.address(at: $0) }
        Bench.row("a point to its address", addresses.words, "50 µs")
        for (name, text) in [("a beginning", { $0.prefix(3) }), ("consonants", consonants)]
            as [(String, (String) -> any StringProtocol)]
        {
            let begun = queries.prefix(2_000).map { String(text($0.road)) }
            let found = try await times(begun) { try await finder.find(AddressText($0), limit: 5).first }
            Bench.row("\(name) of a road to five roads", found.words, "")
        }
    }

    private struct Times<Result> {
        let sorted: [Double]
        let results: [Result?]

        var words: String {
            func micro(_ share: Double) -> String {
                let seconds = sorted.isEmpty ? 0 : sorted[Int(Double(sorted.count - 1) * share)]
                return "\((seconds * 10_000_000).rounded() / 10)"
            }
            let found = results.count { $0 != nil } * 100 / max(results.count, 1)
            return "\(micro(0.5)) µs, 99 % within \(micro(0.99)) µs, \(found) % found"
        }
    }

    private static func times<Query, Result>(
        _ queries: [Query],
        _ ask: (Query) async throws -> Result?
    ) async throws -> Times<Result> {
        let clock = ContinuousClock()
        var (times, results): ([Double], [Result?]) = ([], [])
        for query in queries {
            let start = clock.now
            let result = try await ask(query)
            times.append((clock.now - start) / .seconds(1))
            results.append(result)
        }
        return Times(sorted: times.sorted(), results: results)
    }

    private static func consonants(_ road: String) -> String {
        let initials = Array("ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ")
        return String(
            road.unicodeScalars.map { scalar in
                (0xAC00...0xD7A3).contains(scalar.value)
                    ? initials[Int(scalar.value - 0xAC00) / 588] : Character(scalar)
            }
        )
    }

    /// The most memory that the process has had, in bytes.
    private static var memory: Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss << 10
    }

    /// Writes made-up addresses in the format of the government's file, and returns some of them as text.
    private static func write(to path: String) throws -> [(text: String, road: String)] {
        _ = FileManager.default.createFile(atPath: path, contents: nil)
        let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
        defer { try? file.close() }
        var generator = Generator(state: 20_261_129)
        let districts = (0..<250).map { "제\($0)구" }
        let syllables = Array("가강고구금남노다대동둔마만명문미반방백범봉부북사산삼상새서석성송수신아안양여영오옥용우운원월")
        var (block, queries): (String, [(String, String)]) = ("", [])
        for number in 0..<count {
            let road = number / onRoad
            let district = road % districts.count
            let name = roadName(road / 4, syllables)
            let (main, sub) = (1 + number % onRoad, number % 3)
            let base = (34.6 + Double(district % 16) * 0.2, 126.6 + Double(district / 16) * 0.13)
            let place = TransverseMercator.utmK.project(
                latitude: base.0 + .random(in: 0...0.19, using: &generator),
                longitude: base.1 + .random(in: 0...0.12, using: &generator)
            )
            let title = number % 7 == 0 ? "\(name)\(number % 1_000)차아파트" : ""
            block += "\(11_000 + district)|\(number)|\(11_000 + district)10100|서울특별시|\(districts[district])|"
            block +=
                "가동|\(11_000 + district)\(1_000_000 + road)|\(name)|0|\(main)|\(sub)|\(title)|03925|주택|0|가동|"
            block += "\(millimetres(place.easting))|\(millimetres(place.northing))\n"
            if number % max(1, count / asked) == 0 {
                let written = sub == 0 ? "\(main)" : "\(main)-\(sub)"
                queries.append(("서울 \(districts[district]) \(name) \(written)", name))
            }
            if block.utf8.count > 1 << 20 {
                try file.write(contentsOf: Data(block.utf8))
                block = ""
            }
        }
        try file.write(contentsOf: Data(block.utf8))
        return queries
    }

    private static func millimetres(_ metres: Double) -> Double { (metres * 1_000).rounded() / 1_000 }

    /// One of some 70,000 names, as 문강로, 문강로2길 and 문강로7번길.
    private static func roadName(_ number: Int, _ syllables: [Character]) -> String {
        let stem = [number / 20, number / 20 / syllables.count].map {
            String(syllables[$0 % syllables.count])
        }
        let branch = number % 20
        return stem.joined() + (branch == 0 ? "로" : "로\(branch)\(branch % 2 == 0 ? "길" : "번길")")
    }
}
