import CMicroHTTPD
import Glibc

/// The head of a request, copied out of the library's memory, with what it says about the body.
struct RequestHead {
    private(set) var headers = Headers()
    private(set) var hasBody = false
    /// What the head says the body has; nil when it comes in chunks.
    private(set) var declaredLength: Int? = 0
    private(set) var expectsContinue = false
    /// Why the rest of this connection cannot be trusted, if so.
    private(set) var flaw: String?

    init(_ native: OpaquePointer, version: UnsafePointer<CChar>) {
        headers.reserve(12)
        withUnsafeMutablePointer(to: &headers) { headers in
            cmhd_each_header(native, copyHeader, headers)
        }
        var hosts = 0
        var lengths: [String] = []
        var codings: [String] = []
        for (name, value) in headers {
            if !RequestHead.isToken(name) { flaw = "A header's name is not a token." }
            switch name.utf8.count {
            case 4 where name.equalsIgnoringCase("Host"): hosts += 1
            case 6 where name.equalsIgnoringCase("Expect"): expectsContinue = true
            case 14 where name.equalsIgnoringCase("Content-Length"): lengths.append(value)
            case 17 where name.equalsIgnoringCase("Transfer-Encoding"): codings.append(value)
            default: break
            }
        }
        if hosts > 1 || (hosts == 0 && strcmp(version, "HTTP/1.1") == 0) {
            flaw = "There is not one Host header."
        }
        readFraming(lengths, codings)
    }

    private mutating func readFraming(_ lengths: [String], _ codings: [String]) {
        guard lengths.count + codings.count <= 1 else {
            flaw = "The body's length is given twice."
            hasBody = true
            return
        }
        if let coding = codings.first {
            hasBody = true
            declaredLength = nil
            if !coding.equalsIgnoringCase("chunked") { flaw = "Only chunked bodies are understood." }
        } else if let text = lengths.first {
            declaredLength = text.utf8.allSatisfy(\.isASCIIDigit) ? Int(text) : nil
            hasBody = declaredLength != 0
            if declaredLength == nil { flaw = "The Content-Length is not a number." }
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

private func copyHeader(
    _ context: UnsafeMutableRawPointer?,
    _ kind: MHD_ValueKind,
    _ name: UnsafePointer<CChar>?,
    _ nameSize: Int,
    _ value: UnsafePointer<CChar>?,
    _ valueSize: Int
) -> MHD_Result {
    guard let headers = context?.assumingMemoryBound(to: Headers.self), let name else { return cmhd_no() }
    headers.pointee.add(text(name, nameSize), value.map { text($0, valueSize) } ?? "")
    return cmhd_yes()
}

private func text(_ start: UnsafePointer<CChar>, _ count: Int) -> String {
    String(decoding: UnsafeRawBufferPointer(start: start, count: count), as: UTF8.self)
}
