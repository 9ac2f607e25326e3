import Foundation

/// Why a file could not be read, in the words of the system.
struct Unreadable: Error {
    let why: String
}

/// The text of a file; Foundation's own reading hides why it failed.
func text(ofFile path: String) throws(Unreadable) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Unreadable(why: String(cString: strerror(errno))) }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while true {
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        guard count >= 0 else { throw Unreadable(why: String(cString: strerror(errno))) }
        if count == 0 { break }
        bytes += buffer[..<count]
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
        throw Unreadable(why: "it is not UTF-8")
    }
    return text
}
