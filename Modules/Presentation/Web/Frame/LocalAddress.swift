import HTTPServer

/// An address on this server, safe as the target of a form or redirect.
struct LocalAddress: Sendable {
    let text: String

    /// Nil for text that a browser could resolve to another host.
    init?(_ text: String) {
        guard text.hasPrefix("/"), !text.hasPrefix("//"), text.utf8.count <= 2_000,
            text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "\\") })
        else { return nil }
        self.text = text
    }

    /// The page of this host from which a request came; nil for another host.
    init?(referer: String, to request: Request) {
        guard let host = request.headers["Host"] else { return nil }
        for scheme in ["https", "http"] {
            let origin = "\(scheme)://\(host)"
            guard referer.hasPrefix(origin + "/") else { continue }
            self.init(String(referer.dropFirst(origin.count)))
            return
        }
        return nil
    }
}

extension Visit {
    /// The reader's return address, otherwise `usual`.
    func wayBack(or usual: String) -> String {
        request.query["then"].flatMap(LocalAddress.init)?.text ?? usual
    }
}
