import Domain
import Testing

@Suite("How far an area extends")
struct ExtentTests {
    @Test(
        "Each form is read as it is written",
        arguments: ["0", "3", "1km", "50km", "district", "city", "province", "country"]
    )
    func forms(_ text: String) {
        #expect(Extent(text)?.description == text)
    }

    @Test(
        "Any other text is no extent",
        arguments: [
            "", "4", "-1", "+1", "01", "0km", "51km", "05km", "5", "5 km", "5KM", "City",
            "99999999999999999999km",
        ]
    )
    func others(_ text: String) {
        #expect(Extent(text) == nil)
    }
}
