import Foundation

/// How many places a test looks at; `make faults` asks for more.
enum FaultPlaces {
    static let given = ProcessInfo.processInfo.environment["MADANG_TEST_FAULTS"].flatMap { Int($0) }
}

/// The same numbers each time.
struct FixedChance: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
        return mixed ^ (mixed >> 31)
    }
}
