import CMicroHTTPD

/// A request's head, copied from the library's memory, and its declared body length.
struct RequestHead {
    /// Position of the request line in the library's memory, as C strings in the received bytes.
    struct Line {
        let method: UnsafePointer<CChar>
        let url: UnsafePointer<CChar>
        let version: UnsafePointer<CChar>
        /// The bytes of the target before its first NUL.
        let targetSize: Int
    }

    private(set) var headers = Headers()
    private(set) var hasBody = false
    /// The declared length of the body; nil when it is chunked.
    private(set) var declaredLength: Int? = 0
    private(set) var expectsContinue = false
    /// The reason the rest of the connection cannot be parsed safely, if any.
    private(set) var flaw: String?

    /// - Parameter line: nil when the library refuses the head and does not report it.
    init(_ native: OpaquePointer, _ line: Line?) {
        var copy = Copy(bytes: line.map { HeadBytes($0, size: cmhd_head_size(native)) })
        copy.headers.reserve(12)
        withUnsafeMutablePointer(to: &copy) { cmhd_each_header(native, copyHeader, $0) }
        copy.bytes?.end()
        headers = copy.headers
        if copy.bytes?.isIntact == false { flaw = "The head is not made of lines as HTTP has them." }
        let isOld = line.map { String(cString: $0.version) == "HTTP/1.0" } ?? false
        readFields(isOld: isOld)
        if let line, !RequestHead.isToken(String(cString: line.method)) {
            flaw = "The method is not a token."
        }
    }

    private mutating func readFields(isOld: Bool) {
        var hosts: [String] = []
        var lengths: [String] = []
        var codings: [String] = []
        for (name, value) in headers {
            if !RequestHead.isToken(name) { flaw = "A header's name is not a token." }
            switch name.utf8.count {
            case 4 where name.equalsIgnoringCase("Host"): hosts.append(value)
            case 6 where name.equalsIgnoringCase("Expect"): expectsContinue = true
            case 14 where name.equalsIgnoringCase("Content-Length"): lengths.append(value)
            case 17 where name.equalsIgnoringCase("Transfer-Encoding"): codings.append(value)
            default: break
            }
        }
        if hosts.count > 1 || (hosts.isEmpty && !isOld) {
            flaw = "There is not one Host header."
        } else if let host = hosts.first, !Target.isAuthority(host) {
            flaw = "The Host header is not a host."
        }
        readFraming(lengths, codings, isOld: isOld)
    }

    private mutating func readFraming(_ lengths: [String], _ codings: [String], isOld: Bool) {
        guard lengths.count + codings.count <= 1 else {
            flaw = "The body's length is given twice."
            hasBody = true
            return
        }
        if let coding = codings.first {
            hasBody = true
            declaredLength = nil
            if !coding.equalsIgnoringCase("chunked") || isOld { flaw = "Only chunked bodies are understood." }
        } else if let text = lengths.first {
            declaredLength = text.utf8.allSatisfy(\.isASCIIDigit) ? Int(text) : nil
            hasBody = declaredLength != 0
            if declaredLength == nil { flaw = "The Content-Length is not a number of bytes." }
        }
    }

    private static func isToken(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "-"):
                    true
                case 0...0x20, 0x7F...0xFF: false
                default: !"()<>@,;:\\\"/[]?={}".utf8.contains(byte)
                }
            }
    }
}

extension HeadBytes {
    fileprivate init(_ line: RequestHead.Line, size: Int) {
        self.init(
            method: line.method,
            url: line.url,
            version: line.version,
            targetSize: line.targetSize,
            size: size
        )
    }
}

/// Filled by the library's header iterator.
private struct Copy {
    var headers = Headers()
    var bytes: HeadBytes?
}

private func copyHeader(
    _ context: UnsafeMutableRawPointer?,
    _ kind: MHD_ValueKind,
    _ name: UnsafePointer<CChar>?,
    _ nameSize: Int,
    _ value: UnsafePointer<CChar>?,
    _ valueSize: Int
) -> MHD_Result {
    guard let copy = context?.assumingMemoryBound(to: Copy.self), let name else { return cmhd_no() }
    copy.pointee.bytes?.field(name, nameSize, value, valueSize)
    copy.pointee.headers.add(text(name, nameSize), value.map { text($0, valueSize) } ?? "")
    return cmhd_yes()
}

private func text(_ start: UnsafePointer<CChar>, _ count: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
}
