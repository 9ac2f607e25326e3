import MemoryCache
import Testing

@Suite("A cache in memory")
struct MemoryCacheTests {
    private let cache = MemoryCache<Int, String>(most: 4)

    private func keep(_ keys: Int...) {
        cache.keep(keys.map { ($0, "value \($0)") }, readAt: cache.moment)
    }

    @Test("What was kept is found in the order of the question")
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

    @Test("What was read before something was forgotten is not kept: it may be older")
    func stale() {
        let before = cache.moment
        cache.forget([1])
        cache.keep([(1, "old")], readAt: before)

        #expect(cache.value(of: 1) == nil)
    }

    @Test("What is forgotten is forgotten alone")
    func forgotten() {
        keep(1, 2)
        cache.forget([1])

        #expect(cache.values(of: [1, 2]) == [nil, "value 2"])
        cache.forgetAll()
        #expect(cache.value(of: 2) == nil)
    }
}
