import Database
import Foundation

/// Requests a second of shops by ranges, of their histograms, and in drawn areas. All open listings of
/// the demo are made shops.
enum Shops {
    private static let shops = "\(Board.feed)..code()..'&kind=shop"
    private static let country = "\(Board.wide)..'&reach=country&kind=shop"
    private static let figures = "'/api/v1/listings/figures?kind=shop&neighbourhood='..code()"

    private static let loads = [
        load("all", "\(shops)'"),
        load("by a deposit", "\(shops)&minDeposit=10000000&maxDeposit=50000000'"),
        load(
            "by deposit, cost and area",
            "\(shops)&maxDeposit=50000000&minCost=1000000&maxCost=4000000&minArea=33&maxArea=165'"
        ),
        load("cheapest first", "\(shops)&sort=cheapest'"),
        load("by a cost, in the country, cheapest first", "\(country)&minCost=2000000&sort=cheapest'"),
        load(
            "by a cost, in the country, cheapest first, later pages",
            "\(country)&minCost=2000000&sort=cheapest&cursor=3000000-'..cursor()"
        ),
        load("by a rare cost, in the country", "\(country)&minCost=1&maxCost=250000'"),
        load(
            "by a high deposit, in the country, cheapest first",
            "\(country)&minDeposit=300000000&sort=cheapest'"
        ),
        load(
            "by deposit, cost and area, in the country",
            "\(country)&maxDeposit=50000000&minCost=1000000&maxCost=4000000&minArea=33&maxArea=165'"
        ),
        load("histograms", "\(figures)..'&reach=2'"),
        load("histograms by cost and use", "\(figures)..'&reach=2&use=cafe&maxCost=4000000'"),
        load("histograms of the country", "\(figures)..'&reach=country&maxCost=4000000'"),
        load("in a drawn area", "'/api/v1/listings?kind=shop&'..area()"),
        load("in a drawn area, cheapest first", "'/api/v1/listings?kind=shop&sort=cheapest&'..area()"),
        load("in a drawn area, on the map", "'/api/v1/listings/map?kind=shop&'..box()..'&'..area()"),
        load("histograms of a drawn area", "'/api/v1/listings/figures?kind=shop&'..area()"),
    ]

    private static func load(_ name: String, _ target: String) -> Board.Load {
        Board.Load(name: "shops, \(name)", target: target)
    }

    static func measure() async throws { try await Board.measure(loads, made) }

    /// A copy in which every open listing is a shop, with the figures of one of the demo's shops.
    private static func made(of folder: URL, _ size: Int) async throws -> URL {
        let copy = folder.appendingPathExtension("shops")
        guard !FileManager.default.fileExists(atPath: copy.path) else { return copy }
        // A conversion that failed leaves no copy behind that a later run would take.
        let unfinished = folder.appendingPathExtension("unfinished")
        try? FileManager.default.removeItem(at: unfinished)
        try FileManager.default.copyItem(at: folder, to: unfinished)
        let database = try Database.sqlite(at: unfinished.appendingPathComponent("madang.sqlite").path)
        try await database.write { connection in
            try connection.execute(
                """
                CREATE TEMPORARY TABLE models AS
                SELECT row_number() OVER (ORDER BY id) - 1 AS number, facets, price, price_unit,
                    second_amount, monthly_cost, area
                FROM listings WHERE kind = 'shop'
                """
            )
            try connection.execute("CREATE UNIQUE INDEX temp.models_by_number ON models (number)")
            try connection.execute(
                """
                UPDATE listings SET kind = 'shop', side = NULL, expires_at = NULL,
                    (facets, price, price_unit, second_amount, monthly_cost, area) = (
                        SELECT facets, price, price_unit, second_amount, monthly_cost, area FROM models
                        WHERE number = listings.id / 7919 % (SELECT count(*) FROM models))
                WHERE status = 'open'
                """
            )
        }
        await database.close()
        try FileManager.default.moveItem(at: unfinished, to: copy)
        return copy
    }
}
