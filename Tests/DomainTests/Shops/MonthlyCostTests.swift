import Domain
import Foundation
import Testing

@Suite("The monthly cost of a shop")
struct MonthlyCostTests {
    @Test("agrees with a table of 200 shops computed apart, to the won")
    func table() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "Fixtures/MonthlyCosts.csv")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
        #expect(lines.count == 200)
        for line in lines {
            let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            func money(_ cell: Int) -> Money? { Int(cells[cell]).flatMap { Money(won: $0) } }
            let terms = try ShopTerms(
                deal: try #require(ShopDeal(rawValue: cells[0])),
                upFront: try #require(money(1)),
                rent: money(2),
                maintenance: money(3),
                premium: money(4),
                vat: try #require(ShopVAT(rawValue: cells[5])),
                leaseMonths: try #require(Int(cells[6]))
            )
            #expect("\(MonthlyCost(of: terms).total)" == cells[7], "\(line)")
        }
    }
}

@Suite("A floor area")
struct FloorAreaTests {
    @Test("is exact both ways, in ㎡ and in 평")
    func exact() {
        for hundredths in stride(from: 31, to: 3_000_000, by: 997) {
            let text = "\(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)"
            let zeros = text.hasSuffix("00") ? 3 : text.hasSuffix("0") ? 1 : 0
            let plain = String(text.dropLast(zeros))
            if let area = FloorArea(typed: "\(text)평") {
                #expect(area.pyeong == plain && FloorArea(typed: area.squareMetres) == area)
            }
            if let area = FloorArea(typed: "\(text)㎡") {
                #expect(area.squareMetres == plain && area.roundedSquareMetres == plain)
            }
        }
    }

    @Test(
        "is written with either unit or none, and rounded in the other",
        arguments: [
            ("10평", "33.05785", "33.06", "10"), ("10 pyeong", "33.05785", "33.06", "10"),
            ("33.06", "33.06", "33.06", "10"),
            (" 84.5 m2", "84.5", "84.5", "25.56"), ("1,000㎡", "1000", "1000", "302.5"),
            ("1", "1", "1", "0.3"), ("100000", "100000", "100000", "30250"),
        ]
    )
    func typed(_ text: String, _ exact: String, _ rounded: String, _ pyeong: String) throws {
        let area = try #require(FloorArea(typed: text))
        #expect(area.squareMetres == exact && area.roundedSquareMetres == rounded && area.pyeong == pyeong)
    }

    @Test(
        "isn't read from anything else",
        arguments: [
            "", "평", "0", "0.99", "100000.1", "-3", "3.", ".5", "1.2.3", "10.005평", "1e3", "３", "99999999999",
        ]
    )
    func refused(_ text: String) {
        #expect(FloorArea(typed: text) == nil)
    }
}
