import CMicroHTTPD
import Glibc

extension Connection {
    /// Records from the first head where the library's memory for this connection begins. That is the same
    /// page, unless a page of blank lines preceded the head.
    func noteMemory(head: UnsafePointer<CChar>, size: Int) {
        guard !knowsMemory, let socket else { return }
        let isFirst = cmhd_received(socket) < UInt64(size + pageSize)
        beginMemory(at: isFirst ? UInt(bitPattern: head) & ~UInt(pageSize - 1) : 0)
    }

    /// Returns to the system the memory that the library does not use while a stream is open.
    func returnMemory(_ size: Int) {
        guard let start = memory.flatMap(UnsafeRawPointer.init(bitPattern:)) else { return }
        cmhd_return_zeros(start, size - pageSize)
    }
}

private let pageSize = sysconf(Int32(_SC_PAGESIZE))
