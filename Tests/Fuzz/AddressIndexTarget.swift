import Domain

@testable import Addresses
@testable import Location

/// The bytes of an index of addresses, sealed so that what is wrong with them isn't found by the checksum
/// alone.
@Sendable func checkAddressIndex(_ bytes: [UInt8]) {
    var bytes = bytes
    if bytes.count >= AddressIndexFormat.contentStart {
        bytes.put(AddressIndexFormat.magic, at: AddressIndexFormat.Field.magic)
        bytes.put(AddressIndexFormat.version, at: AddressIndexFormat.Field.version)
        bytes.put(UInt64(bytes.count), at: AddressIndexFormat.Field.length)
        bytes.seal()
    }
    // A copy that ends where the bytes do, for the sanitizer to see a step beyond.
    bytes.withUnsafeBytes { bytes in
        guard let index = try? AddressIndex(bytes) else { return }
        let finder = AddressesByIndex(index)
        for text in ["자하문로 94", "서울 자하문로", "ㅈㅎㅁㄹ 94", "자하", "세종대로 지하 110", "청운빌라", "청운빌", "가가가"] {
            let found = finder.matches(text, limit: 5)
            promise(found.count <= 5, "more than were asked for")
        }
        for (latitude, longitude) in [(37.5844, 126.9704), (37.5664, 126.9778), (0, 0), (-90, 180)] {
            guard let point = Point(latitude: latitude, longitude: longitude) else { continue }
            _ = finder.nearest(to: point)
        }
        for road in 0..<min(index.roadCount, 8) {
            promise(index.buildings(of: road).upperBound <= index.count, "a building beyond the last")
        }
    }
}
