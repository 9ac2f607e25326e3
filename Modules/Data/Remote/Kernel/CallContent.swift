import Wire

/// The body of a call.
struct CallContent: Sendable {
    let bytes: [UInt8]
    let type: String

    init(_ body: any Body) {
        bytes = body.encoded
        type = "application/json"
    }

    /// Raw bytes. The server detects the type itself and ignores the declared one.
    init(upload bytes: [UInt8]) {
        self.bytes = bytes
        type = "application/octet-stream"
    }
}
