import Domain
import Markup
import Testing

@testable import Web

@Suite("Stars")
struct StarsTests {
    @Test(
        "A rating is drawn in halves: a mean is rounded to the nearest",
        arguments: [
            (0.5, 0, 1), (1, 1, 0), (3.5, 3, 1), (4.2, 4, 0), (4.25, 4, 1), (4.74, 4, 1), (4.75, 5, 0),
        ]
    )
    func halves(_ stars: Double, _ whole: Int, _ half: Int) {
        let drawn = Stars(stars: stars).html(in: .english).source
        func icons(_ icon: Icon) -> Int { drawn.ranges(of: icon.html.source).count }

        #expect(icons(.star) == whole && icons(.starHalf) == half)
        #expect(icons(.starEmpty) == 5 - whole - half)
    }
}
