/// A hash table from codes to indexes with open addressing, at most half full.
struct CodeTable: Sendable {
    private struct Slot {
        /// Zero in an empty slot; no code is zero.
        var code: Int64 = 0
        var index = 0
    }

    private var slots: [Slot]
    private let shift: Int

    /// - Parameter codes: without duplicates.
    init(_ codes: [Int64]) {
        let bits = max(1, Int.bitWidth - codes.count.leadingZeroBitCount + 1)
        slots = Array(repeating: Slot(), count: 1 << bits)
        shift = Int64.bitWidth - bits
        for (index, code) in codes.enumerated() {
            var slot = first(of: code)
            while slots[slot].code != 0 { slot = next(slot) }
            slots[slot] = Slot(code: code, index: index)
        }
    }

    subscript(code: Int64) -> Int? {
        var slot = first(of: code)
        while slots[slot].code != 0 {
            if slots[slot].code == code { return slots[slot].index }
            slot = next(slot)
        }
        return nil
    }

    private func first(of code: Int64) -> Int {
        Int((UInt64(bitPattern: code) &* 0x9E37_79B9_7F4A_7C15) >> UInt64(shift))
    }

    private func next(_ slot: Int) -> Int { (slot + 1) & (slots.count - 1) }
}
