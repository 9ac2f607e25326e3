/// Generates keys by which a server recognises a repeated request.
enum IdempotencyKey {
    static func random() -> String {
        "\(UInt64.random(in: 0...UInt64.max))-\(UInt64.random(in: 0...UInt64.max))"
    }
}
