import CMicroHTTPD
import Glibc

/// A complete response as bytes, for when the library cannot send one: during an upload or a head.
enum RawAnswer {
    static func bytes(_ response: Response, withBody: Bool = true) -> [UInt8] {
        var body: [UInt8] = []
        if case .bytes(let bytes) = response.content { body = bytes }
        let phrase = String(cString: MHD_get_reason_phrase_for(UInt32(response.status)))
        var head = "HTTP/1.1 \(response.status) \(phrase)\r\nDate: \(HTTPDate.text(time(nil)))\r\n"
        for (name, value) in response.headers where isOurs(name) == false && isClean(name) && isClean(value) {
            head += "\(name): \(value)\r\n"
        }
        head += "Content-Length: \(body.count)\r\nConnection: close\r\n\r\n"
        return Array(head.utf8) + (withBody ? body : [])
    }

    /// Whether the server sets this header itself, so that handlers cannot.
    static func isOurs(_ name: String) -> Bool {
        switch name.utf8.count {
        case 10: name.equalsIgnoringCase("Connection")
        case 14: name.equalsIgnoringCase("Content-Length")
        case 17: name.equalsIgnoringCase("Transfer-Encoding")
        default: false
        }
    }

    private static func isClean(_ text: String) -> Bool {
        text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
    }
}
