import Database
import Foundation

/// Requests a second of feed, search and map by 32 members in random neighbourhoods.
///
/// Each is compared with nginx serving a file of the same size, and measured again during edits.
enum Board {
    struct Load {
        let name: String
        /// A Lua expression for the target; `code()`, `seoul()`, `point()` and `box()` are random.
        let target: String
    }

    static let wide = "'/api/v1/listings?neighbourhood='..code()"
    static let feed = "'/api/v1/listings?reach=2&neighbourhood='"
    private static let loads = [
        Load(name: "feed in Seoul", target: "\(feed)..seoul()"),
        Load(name: "feed anywhere", target: "\(feed)..code()"),
        Load(name: "feed, later pages", target: "\(feed)..code()..'&cursor='..cursor()"),
        Load(name: "feed within 10 km", target: "\(wide)..'&reach=10km'"),
        Load(name: "feed of the city", target: "\(wide)..'&reach=city'"),
        Load(name: "feed of the country", target: "\(wide)..'&reach=country'"),
        Load(name: "feed, by side", target: "\(feed)..code()..'&side=offer'"),
        Load(name: "nearest first", target: "\(feed)..code()..'&sort=nearest&'..point()"),
        Load(name: "popular first", target: "\(feed)..code()..'&sort=popular'"),
        Load(name: "ending soonest", target: "\(feed)..code()..'&sort=soonest'"),
        Load(name: "search, common words", target: "\(feed)..code()..'&q='..common()"),
        Load(name: "search, rare words", target: "\(feed)..code()..'&q='..rare()"),
        Load(name: "search, first consonants", target: "\(feed)..code()..'&q='..consonants()"),
        Load(name: "map of Seoul, at any zoom", target: "'/api/v1/listings/map?'..box()"),
        Load(name: "my account", target: "'/api/v1/me'"),
    ]

    static func measure() async throws { try await measure(loads) }

    /// At the sizes in `BENCH_LISTINGS`, separated by commas.
    static func measure(
        _ loads: [Load],
        _ change: (URL, _ size: Int) async throws -> URL = { folder, _ in folder }
    ) async throws {
        let sizes = ProcessInfo.processInfo.environment["BENCH_LISTINGS"] ?? "10000"
        for size in sizes.split(separator: ",").compactMap({ Int($0) }) {
            try await measure(loads, size, change)
        }
    }

    /// - Parameter change: what the database is changed by before the server starts.
    private static func measure(
        _ loads: [Load],
        _ size: Int,
        _ change: (URL, _ size: Int) async throws -> URL
    ) async throws {
        let folder = try await change(try DemoData.made(of: size), size)
        let server = try Served(folder)
        defer { server.stop() }
        try await server.becomesReady()
        let script = folder.appendingPathComponent("load.lua")
        let places = try await Self.places(in: folder)
        var members: [String] = []
        for number in 0..<32 { members.append(try await server.signUp(number)) }
        let edits = try await Edits(at: server, by: Array(members.prefix(8)))
        for load in loads {
            try (places + "tokens = {\(list(members))}\n" + Self.script(load)).write(
                to: script,
                atomically: true,
                encoding: .utf8
            )
            let first = try Measured(server.address("").absoluteString, script: script.path)
            let nginx = try Nginx(serving: first.bytes)
            let file = try nginx.map { try Measured($0.address, script: nil) }
            nginx?.stop()
            let second = try Measured(server.address("").absoluteString, script: script.path)
            let rate = (first.rate + second.rate) / 2
            edits.start()
            let beside = try Measured(server.address("").absoluteString, script: script.path)
            let kept = await edits.stop()
            let share = file.map { ", \(Int(100 * rate / $0.rate)) % of nginx" } ?? ""
            Bench.row(
                "\(size) listings: \(load.name), \(first.bytes) bytes",
                "\(rate.rounded) a second\(share), p99 \(second.slow); "
                    + "beside \(kept / 3) edits a second \(Int(100 * beside.rate / rate)) %, "
                    + "p99 \(beside.slow)",
                ""
            )
        }
        let memory = server.memory
        Bench.row("\(size) listings: memory of its own", memory.own.megabytes, "")
    }

    /// Neighbourhoods with listings, and some of their points.
    private static func places(in folder: URL) async throws -> String {
        let database =
            try DemoData.database.map { try Database.postgresql($0) }
            ?? Database.sqlite(at: folder.appendingPathComponent("madang.sqlite").path)
        let text = try await database.read { connection in
            let codes = try connection.run("SELECT DISTINCT code FROM listings").map {
                String(try $0.value("code", as: Int64.self))
            }
            let rows = try connection.run(
                "SELECT latitude, longitude, position FROM listings ORDER BY author LIMIT 1000"
            )
            let points = try rows.map { row in
                let degrees = { (name: String) in Double(try row.value(name, as: Int.self)) / 1_000_000 }
                return "lat=\(try degrees("latitude"))&lon=\(try degrees("longitude"))"
            }
            return "codes = {\(list(codes))}\npoints = {\(list(points))}\n"
        }
        await database.close()
        return text
    }

    private static func list(_ texts: [String]) -> String {
        texts.map { "'\($0)'" }.joined(separator: ",")
    }

    private static func script(_ load: Load) -> String {
        """
        math.randomseed(os.time())
        local function any(list) return list[math.random(#list)] end
        local inSeoul = {}
        for _, code in ipairs(codes) do if code:sub(1, 2) == '11' then inSeoul[#inSeoul + 1] = code end end
        function code() return any(codes) end
        function seoul() return any(inSeoul) end
        function point() return any(points) end
        function cursor()
          local letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
          local text = '0AK'
          for _ = 1, 10 do
            local place = math.random(32)
            text = text .. letters:sub(place, place)
          end
          return text
        end
        function common()
          return any({'%ED%94%BC%EC%95%84%EB%85%B8', '%EC%88%98%ED%95%99', '%EC%98%81%EC%96%B4'})
        end
        function rare()
          return any({'%EC%8C%B0', '%EB%B0%9C%EB%A0%88%EB%A6%AC%EB%82%98', '%EC%96%91%EB%B4%89'})
        end
        function consonants() return any({'%E3%85%8D%E3%85%87%E3%84%B4', '%E3%85%85%E3%85%8E'}) end
        function box()
          local zoom = any({9, 11, 13, 15, 16, 17})
          local width = 90 / 2 ^ zoom
          local west, south = 126.76 + math.random() * 0.42, 37.42 + math.random() * 0.28
          return string.format('bbox=%f,%f,%f,%f&zoom=%d', west, south, west + width, south + width, zoom)
        end
        local digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
        local function steps(number)
          local rest, text = number < 0 and -2 * number - 1 or 2 * number, ''
          while rest > 31 do
            local place = rest % 32 + 33
            text, rest = text .. digits:sub(place, place), math.floor(rest / 32)
          end
          return text .. digits:sub(rest + 1, rest + 1)
        end
        -- A polygon of 40 corners around a listing, some two kilometres wide.
        function area()
          local lat, lon = any(points):match('lat=([%d.]+)&lon=([%d.]+)')
          local text, last = 'BF', {0, 0}
          for corner = 1, 40 do
            local turn, far = corner * math.pi / 20, 600 + math.random(400)
            local north = math.floor(lat * 100000 + far * math.sin(turn))
            local east = math.floor(lon * 100000 + far * math.cos(turn))
            text = text .. steps(north - last[1]) .. steps(east - last[2])
            last = {north, east}
          end
          return 'area=' .. text
        end
        function request()
          return wrk.format('GET', \(load.target), {['Authorization'] = 'Bearer ' .. any(tokens)})
        end
        """
    }
}
