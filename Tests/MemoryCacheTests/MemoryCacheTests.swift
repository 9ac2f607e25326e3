import MemoryCache
import Testing

@Suite("A cache in memory")
struct MemoryCacheTests {
    private let cache = MemoryCache<Int, String>(most: 4)

    private func keep(_ keys: Int...) {
        cache.keep(keys.map { ($0, "value \($0)") }, readAt: cache.moment)
    }

    @Test("Cached values are returned in the order of the keys")
    func order() {
        keep(1, 2)

        #expect(cache.values(of: [2, 3, 1]) == ["value 2", nil, "value 1"])
    }

    @Test("It never holds more than it may, and what is asked for stays")
    func bounded() {
        for key in 1...100 {
            keep(key)
            #expect(cache.count <= 4)
            #expect(cache.value(of: 1) == "value 1")
        }
    }

    @Test("A lower limit holds as soon as something is kept")
    func lowered() {
        keep(1, 2, 3, 4)
        cache.limit(to: 2)
        keep(5)

        #expect(cache.count == 2)
        #expect(cache.value(of: 5) == "value 5")
    }

    @Test("The last stored value is found")
    func again() {
        keep(1, 2)
        cache.keep([(1, "other")], readAt: cache.moment)

        #expect(cache.values(of: [1, 2]) == ["other", "value 2"])
        #expect(cache.count == 2)
    }

    @Test("A value read before a removal is not cached, since it may be stale")
    func stale() {
        let before = cache.moment
        cache.forget([1])
        cache.keep([(1, "old")], readAt: before)

        #expect(cache.value(of: 1) == nil)
    }

    @Test("Removing an entry removes only that entry")
    func forgotten() {
        keep(1, 2)
        cache.forget([1])

        #expect(cache.values(of: [1, 2]) == [nil, "value 2"])
        keep(3, 4, 5)
        #expect(cache.values(of: [2, 3, 4, 5]) == ["value 2", "value 3", "value 4", "value 5"])
        cache.forgetAll()
        #expect(cache.value(of: 2) == nil && cache.count == 0)
    }

    @Test("Any changes leave what was kept last and not forgotten")
    func changes() {
        var (chance, kept) = (SystemRandomNumberGenerator(), [Int: String]())
        let cache = MemoryCache<Int, String>(most: 10_000)
        for round in 1...20_000 {
            let key = Int.random(in: 1...900, using: &chance)
            if Bool.random(using: &chance) {
                cache.keep([(key, "\(round)")], readAt: cache.moment)
                kept[key] = "\(round)"
            } else {
                cache.forget([key])
                kept[key] = nil
            }
        }
        #expect(cache.count == kept.count)
        #expect(cache.values(of: Array(1...900)) == (1...900).map { kept[$0] })
    }
}
