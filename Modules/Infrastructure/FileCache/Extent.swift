/// A number of files and their total size.
struct Extent {
    private(set) var bytes: Int
    private(set) var count: Int

    init(bytes: Int, count: Int) {
        self.bytes = bytes
        self.count = count
    }

    init(of files: [CacheFolder.Entry]) {
        self.init(bytes: files.reduce(0) { $0 + $1.bytes }, count: files.count)
    }

    func fits(in bounds: Extent) -> Bool {
        bytes <= bounds.bytes && count <= bounds.count
    }

    mutating func add(bytes more: Int) {
        bytes += more
        count += 1
    }

    mutating func subtract(bytes less: Int) {
        bytes -= less
        count -= 1
    }
}
