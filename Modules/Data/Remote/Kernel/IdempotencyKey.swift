/// By which a server knows a call that it was asked before.
enum IdempotencyKey {
    static func random() -> String {
        "\(UInt64.random(in: 0...UInt64.max))-\(UInt64.random(in: 0...UInt64.max))"
    }
}
