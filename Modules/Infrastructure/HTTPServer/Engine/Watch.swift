import CMicroHTTPD
import Glibc

/// Waits for disconnects, and can be woken.
struct Watch: Sendable {
    private let watch: Int32
    private let bell: Int32

    init() {
        watch = cmhd_watch_open()
        bell = cmhd_watch_bell(watch)
    }

    func follow(_ socket: Int32, id: UInt64) {
        _ = cmhd_watch_departure(watch, socket, id)
    }

    func ring() {
        cmhd_watch_ring(bell)
    }

    /// Returns the connections whose peers stopped sending; waits without limit when `milliseconds` is nil.
    func departures(within milliseconds: Int?) -> [UInt64] {
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 64) { ids in
            let count = cmhd_watch_wait(watch, ids.baseAddress, 64, Int32(milliseconds ?? -1))
            return ids.prefix(Int(count)).filter { $0 != 0 }
        }
    }

    func close() {
        _ = Glibc.close(bell)
        _ = Glibc.close(watch)
    }
}
