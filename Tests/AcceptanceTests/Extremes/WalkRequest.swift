import Foundation

/// One request of the walk, byte by byte, so that it can be sent again as it was.
struct WalkRequest {
    let method: String
    var target: [UInt8]
    var headers: [(name: String, value: [UInt8])]
    var body: [UInt8]?

    init(_ method: String, _ target: [UInt8], _ headers: [(String, String)], body: [UInt8]? = nil) {
        self.method = method
        self.target = target
        self.headers = headers.map { ($0.0, Array($0.1.utf8)) }
        self.body = body
    }

    func bytes(to port: Int, from place: Int) -> [UInt8] {
        var bytes = Array("\(method) ".utf8) + target + Array(" HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n".utf8)
        bytes += Array("X-Forwarded-For: 10.\(place >> 16 & 255).\(place >> 8 & 255).\(place & 255)\r\n".utf8)
        for (name, value) in headers { bytes += Array("\(name): ".utf8) + value + Array("\r\n".utf8) }
        if let body { bytes += Array("Content-Length: \(body.count)\r\n".utf8) }
        return bytes + Array("Connection: close\r\n\r\n".utf8) + (body ?? [])
    }

    /// What sends it again: a shell command.
    func replay(to port: Int, from place: Int) -> String {
        let all = bytes(to: port, from: place)
        guard all.count < 20_000 else { return "\(summary), \(all.count) bytes" }
        return "\(summary)\nbase64 -d <<<\(Data(all).base64EncodedString()) | nc -q 5 127.0.0.1 \(port)"
    }

    private var summary: String {
        "\(method) \(String(decoding: target.prefix(300), as: UTF8.self)) "
            + String(decoding: (body ?? []).prefix(300), as: UTF8.self)
    }

    /// With every byte that an address doesn't carry as it is in percent signs.
    static func escaped(_ bytes: [UInt8]) -> [UInt8] {
        bytes.flatMap { byte -> [UInt8] in
            let isPlain =
                byte < 0x80 && (Character(Unicode.Scalar(byte)).isLetter || (0x30...0x39).contains(byte))
            guard !isPlain, byte != 0x2D, byte != 0x5F else { return [byte] }
            let digits = String(byte, radix: 16, uppercase: true)
            return Array((byte < 16 ? "%0" : "%").utf8) + Array(digits.utf8)
        }
    }
}
