import HTTPServer
import JSONCoding

/// A status and a JSON document.
struct SandboxAnswer: Sendable {
    let status: Int
    var body: JSON

    static func done(_ body: JSON = .object(JSONObject())) -> SandboxAnswer {
        SandboxAnswer(status: 200, body: body)
    }

    static func refused(_ status: Int, _ type: String) -> SandboxAnswer {
        SandboxAnswer(status: status, body: ["type": .string(type), "message": "sandbox"])
    }

    static let failed = refused(500, "SANDBOX_FAILURE")

    var response: Response { Response(status: status, bytes: body.encoded(), type: "application/json") }

    /// The first half of the document.
    var cutOff: Response {
        let bytes = body.encoded()
        return Response(status: status, bytes: Array(bytes.prefix(bytes.count / 2)), type: "application/json")
    }

    /// The answer with one statement changed.
    func contradicted(_ kind: SandboxFault.Kind) -> SandboxAnswer {
        guard status == 200, var fields = body.objectValue else { return self }
        switch kind {
        case .otherAmount:
            for name in ["amount", "cancellation"] {
                guard var amount = fields[name]?.objectValue else { continue }
                for part in ["total", "totalAmount"] {
                    if let won = amount[part]?.int64Value { amount[part] = .integer(won + 1) }
                }
                fields[name] = .object(amount)
            }
        case .otherOrder: fields["id"] = "0000000000000"
        case .otherStore: fields["storeId"] = "store-of-another"
        case .otherCurrency: fields["currency"] = "USD"
        case .otherMode:
            var channel = fields["channel"]?.objectValue ?? JSONObject()
            channel["type"] = "LIVE"
            fields["channel"] = .object(channel)
        case .unknownStatus: fields["status"] = "SETTLED_ON_THE_MOON"
        default: break
        }
        return SandboxAnswer(status: status, body: .object(fields))
    }
}
