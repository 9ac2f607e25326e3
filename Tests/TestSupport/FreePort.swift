import Foundation

/// A port for a server that has to know it beforehand, or comes back to it.
///
/// Below the ports that the system hands out by itself: one of those may belong to another's connection by
/// the time the server wants it.
public enum FreePort {
    public static func any() throws -> Int {
        for _ in 1...100 {
            let port = Int.random(in: 20_000..<32_000)
            if isFree(port) { return port }
        }
        throw ChildProcess.Failure(reason: "no free port")
    }

    private static func isFree(_ port: Int) -> Bool {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        defer { close(descriptor) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        let size = socklen_t(MemoryLayout<sockaddr_in>.size)
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { bind(descriptor, $0, size) == 0 }
        }
    }
}
