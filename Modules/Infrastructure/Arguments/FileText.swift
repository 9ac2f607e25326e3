import Files

/// The system's reason for an unreadable file.
struct Unreadable: Error {
    let why: String
}

/// Returns the text of a file.
func text(ofFile path: String) throws(Unreadable) -> String {
    let bytes: [UInt8]
    do {
        bytes = try File.contents(of: path)
    } catch {
        throw Unreadable(why: error.reason)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
        throw Unreadable(why: "it is not UTF-8")
    }
    return text
}
