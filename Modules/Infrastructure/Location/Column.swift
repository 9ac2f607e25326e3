/// A section of an atlas, read in place.
///
/// An index out of range reads as zero, so that corrupt content cannot cause an out-of-bounds read.
// Unchecked because of the pointer alone: it is read-only, and the atlas retains its memory.
struct Column<Element: FixedWidthInteger & BitwiseCopyable & Sendable>: @unchecked Sendable {
    let base: UnsafeRawPointer
    let count: Int

    @inline(__always)
    subscript(_ index: Int) -> Element {
        guard UInt(bitPattern: index) < UInt(bitPattern: count) else { return 0 }
        return unchecked(index)
    }

    /// - Precondition: `index` has been compared with ``count``.
    @inline(__always)
    func unchecked(_ index: Int) -> Element {
        let offset = index &* MemoryLayout<Element>.stride
        return Element(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: Element.self))
    }

    /// Returns the first index whose element is not below `value`, in an ascending column.
    func lowerBound(_ value: Element) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            if self[middle] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the index of `value` in an ascending column.
    func index(of value: Element) -> Int? {
        let index = lowerBound(value)
        return index < count && self[index] == value ? index : nil
    }
}

/// A column of end offsets that divides another column of `limit` elements into consecutive spans.
struct Spans: Sendable {
    let ends: Column<UInt32>
    let limit: Int

    var count: Int { ends.count }

    @inline(__always)
    subscript(_ index: Int) -> Range<Int> {
        let lower = index <= 0 ? 0 : min(Int(ends[index &- 1]), limit)
        let upper = min(Int(ends[index]), limit)
        return Range(uncheckedBounds: (lower, max(lower, upper)))
    }
}
