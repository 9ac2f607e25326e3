import Domain
import JSONCoding

@testable import Geocoding

/// An answer of each address service. A point that is read is on the ground, and text is never made up.
@Sendable
func checkAddressAnswers(_ bytes: [UInt8]) {
    guard let answer = try? JSON(parsing: bytes), let sought = try? AddressText("판교로 242") else { return }
    let found =
        KakaoAddresses.matches(in: answer) + NaverAddresses.matches(in: answer)
        + [try? VWorldAddresses.match(in: answer, for: sought)].compactMap { $0 ?? nil }
    for address in found {
        promise(
            Point(latitude: address.point.latitude, longitude: address.point.longitude) != nil,
            "no place"
        )
        promise(address.accuracy != .neighbourhood, "a region")
    }
    _ = KakaoAddresses.address(in: answer)
    _ = NaverAddresses.address(in: answer)
    _ = try? VWorldAddresses.address(in: answer)
    _ = try? JusoAddresses.buildings(in: answer)
    if let entrance = try? JusoAddresses.entrance(in: answer) {
        promise(entrance.latitude.isFinite && entrance.longitude.isFinite, "no point")
    }
}
