import Domain
import Foundation

struct HostTime: WallClock {
    var now: Moment { Moment(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000)) }
}
