import Domain

/// A seeded source of random choices.
struct Chance {
    private var numbers: SplitMix64

    /// Each `purpose` has an independent sequence.
    init(_ seed: UInt64, _ purpose: Purpose, _ number: Int) {
        numbers = SplitMix64(
            seed: seed &* 0x9e37_79b9_7f4a_7c15 ^ UInt64(number) &* 0xd1b5_4a32_d192_ed03
                ^ purpose.rawValue << 56
        )
        _ = next()
    }

    enum Purpose: UInt64 {
        case home = 1
        case neighbour
        case listing
        case conversation
        case deal
        case picture
        case verification
        case runner
        case roster
        case runLog
        case crewLog
        case attendance
        case comment
        case purchase
        case teacher
        case teachingHours
        case lessonNote
    }

    mutating func next() -> UInt64 { numbers.next() }

    /// Returns a number from 0 up to, but excluding, `end`.
    mutating func below(_ end: Int) -> Int {
        Int(next().multipliedFullWidth(by: UInt64(end)).high)
    }

    mutating func within(_ range: ClosedRange<Int>) -> Int {
        range.lowerBound + below(range.count)
    }

    mutating func happens(_ percent: Int) -> Bool { below(100) < percent }

    mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }
}
