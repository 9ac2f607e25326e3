import Wire

/// What a call carries.
struct CallContent: Sendable {
    let bytes: [UInt8]
    let type: String

    init(_ body: any Body) {
        bytes = body.encoded
        type = "application/json"
    }

    /// Bytes that are handed in as they are; the server looks at them and not at what they are called.
    init(upload bytes: [UInt8]) {
        self.bytes = bytes
        type = "application/octet-stream"
    }
}
