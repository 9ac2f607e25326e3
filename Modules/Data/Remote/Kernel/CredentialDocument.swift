import JSONCoding
import Wire

/// The content of the credentials file: every login of this device, and the default one.
struct CredentialDocument {
    var current: String?
    private var logins: [String: SavedLogin]
    /// Device tokens by server.
    var devices: [String: String]

    static let empty = CredentialDocument()

    private init() {
        logins = [:]
        devices = [:]
    }

    init(parsing bytes: [UInt8]) throws {
        let json = try JSON(parsing: bytes)
        current = json["current"]?.stringValue
        logins = try (json["logins"]?.objectValue ?? [:]).reduce(into: [:]) { logins, entry in
            logins[entry.key] = try SavedLogin(Fields(entry.value))
        }
        devices = (json["devices"]?.objectValue ?? [:]).reduce(into: [:]) { devices, entry in
            devices[entry.key] = entry.value.stringValue
        }
    }

    var encoded: [UInt8] {
        var writer = JSONWriter()
        writer.object { writer in
            writer.field("current", current)
            writer.key("logins")
            writer.object { writer in
                for (target, login) in logins.sorted(by: { $0.key < $1.key }) {
                    writer.key(target)
                    login.write(to: &writer)
                }
            }
            writer.key("devices")
            writer.object { writer in
                for (target, token) in devices.sorted(by: { $0.key < $1.key }) { writer.field(target, token) }
            }
        }
        return writer.bytes + [UInt8(ascii: "\n")]
    }

    subscript(target: String) -> SavedLogin? {
        get { logins[target] }
        set { logins[target] = newValue }
    }
}

extension SavedLogin {
    fileprivate init(_ fields: Fields) throws(FieldError) {
        self.init(
            nickname: try fields.text("nickname"),
            tokens: try fields.body("session", as: SessionTokensBody.self).tokens,
            mark: try fields.text("mark")
        )
    }

    fileprivate func write(to writer: inout JSONWriter) {
        writer.object { writer in
            writer.field("nickname", nickname)
            writer.field("mark", mark)
            writer.field("session", SessionTokensBody(tokens))
        }
    }
}
