import Atlas
import DIContainer
import Database
import Domain
import Foundation
import Storage

/// What feed, search and map cost on few listings and on many, beside nginx giving a file of the same size.
enum Board {
    private static let feed = "/api/v1/listings?neighbourhood=1168064000&reach=2"
    private static let loads = [
        ("feed, 20 cards, a stranger", feed),
        ("feed, next part, from the database", feed + "&cursor=7ZZZZZZZZZZZZ"),
        ("nearest of the ring", feed + "&sort=nearest&lat=37.5&lon=127.03"),
        ("popular of the ring, a stranger", feed + "&sort=popular"),
        ("search for two syllables", feed + "&q=%EC%88%98%ED%95%99"),
        ("search for consonants", feed + "&q=%E3%85%8D%E3%85%87%E3%84%B4"),
        ("map of Seoul", "/api/v1/listings/map?bbox=126.76,37.42,127.18,37.70&zoom=11"),
        ("map of a few streets", "/api/v1/listings/map?bbox=127.02,37.49,127.04,37.51&zoom=16"),
    ]

    /// As many listings as `BENCH_LISTINGS` names, with commas between the sizes.
    static func measure() async throws {
        let sizes = ProcessInfo.processInfo.environment["BENCH_LISTINGS"] ?? "10000"
        for size in sizes.split(separator: ",").compactMap({ Int($0) }) { try await measure(size) }
    }

    private static func measure(_ size: Int) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("madang-board-\(size)")
        if !FileManager.default.fileExists(atPath: folder.path) { try await fill(folder, size) }
        let server = try Served(folder)
        defer { server.stop() }
        var bytes = 0
        for (name, path) in loads {
            let answer = try Data(contentsOf: server.address(path))
            if path == feed { bytes = answer.count }
            let rate = try Requests.wrk(server.address(path).absoluteString)
            Bench.row("\(size) listings: \(name), \(answer.count) bytes", "\(rate.rounded) a second", "")
        }
        if let nginx = try Nginx(serving: bytes) {
            let rate = try Requests.wrk(nginx.address)
            Bench.row("nginx, a file of \(bytes) bytes", "\(rate.rounded) a second", "")
            nginx.stop()
        }
        let memory = server.memory
        Bench.row("\(size) listings: memory of its own", memory.own.megabytes, "100 MB")
        Bench.row(
            "\(size) listings: pages of files, shared with the system's cache",
            memory.files.megabytes,
            ""
        )
    }

    private static func fill(_ folder: URL, _ size: Int) async throws {
        let container = try await Container(HousePlan(folder: folder.path))
        try await container.prepare()
        await container.close()
        let database = try Database.sqlite(at: folder.appendingPathComponent("madang.sqlite").path)
        let start = ContinuousClock.now
        try await BoardData(database).post(size)
        let rate = Double(size) / ((ContinuousClock.now - start) / .seconds(1))
        Bench.row("posting \(size) listings, findable and counted", "\(rate.rounded) a second", "20,000")
        await database.close()
    }
}

/// Listings where people are: two in five in Seoul, the others anywhere.
struct BoardData {
    private static let words = [
        ("피아노", "취미"), ("수학", "수학"), ("영어 회화", "영어"), ("요가", "취미"), ("코딩", "컴퓨터"), ("기타", "취미"),
        ("논술", "국어"), ("물리", "과학"), ("드로잉", "취미"), ("일본어", "외국어"),
    ]
    private static let manners = ["기초", "1:1 과외", "주말반", "저녁 수업", "단기 완성", "같이 해요", "초보 환영"]

    private let database: Database
    private let gazetteer: MappedGazetteer
    private let mint = IdentifierMint(clock: HostTime(), node: 1)

    init(_ database: Database) throws {
        self.database = database
        gazetteer = try .embedded()
    }

    func post(_ count: Int) async throws {
        var generator = Generator(state: 7)
        let authors = try await neighbours()
        let listings = SQLListingImport(database)
        var posted = 0
        while posted < count {
            var part: [(listing: Listing, words: String)] = []
            while part.count < min(5_000, count - posted) {
                let isSeoul = Int.random(in: 0..<5, using: &generator) < 2
                let place = Point(
                    latitude: .random(in: isSeoul ? 37.42...37.70 : 34.5...38.2, using: &generator),
                    longitude: .random(in: isSeoul ? 126.76...127.18 : 126.3...129.4, using: &generator)
                )
                guard let place, let home = gazetteer.neighbourhood(at: place, at: SystemMoment.now) else {
                    continue
                }
                let word = Self.words.randomElement(using: &generator) ?? Self.words[0]
                let manner = Self.manners.randomElement(using: &generator) ?? ""
                let details = ListingDetails(
                    title: try ListingTitle("\(word.0) \(manner) \(posted + part.count)"),
                    categories: Marks(rawValue: 1 << Int64.random(in: 0..<9, using: &generator)),
                    price: .negotiable,
                    place: ListingPlace(neighbourhood: home.code, shown: place, exact: nil)
                )
                let listing = Listing(
                    posting: mint.next(),
                    .class,
                    by: authors.randomElement(using: &generator) ?? authors[0],
                    side: .offer,
                    seats: try Seats(1),
                    details,
                    at: HostTime().now
                )
                part.append((listing, "\(word.1) 처음 배우는 분도 천천히 함께 해요. \(manner) 중심으로 알려 드려요."))
            }
            try await listings.insert(part)
            posted += part.count
        }
    }

    private func neighbours() async throws -> [Member.ID] {
        let accounts = SQLAccountRepository(database, mint: mint)
        var ids: [Member.ID] = []
        for number in 1...200 {
            let account = Account(
                id: mint.next(),
                email: try EmailAddress("n\(number)@example.com"),
                nickname: try Nickname("이웃\(number)"),
                language: .korean,
                joinedAt: HostTime().now
            )
            let session = Session(opening: mint.next(), for: account.id, device: "bench", at: HostTime().now)
            try await accounts.insert(account, sealedWith: PasswordSeal(text: "none"), opening: session)
            ids.append(account.id)
        }
        return ids
    }
}

struct HostTime: WallClock {
    var now: Moment { Moment(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000)) }
}
