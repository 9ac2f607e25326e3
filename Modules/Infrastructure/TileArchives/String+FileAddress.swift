import WebAddresses

extension String {
    /// The path for SQLite, which then takes no lock and looks for no other file beside it.
    var asAddressOfFile: String {
        let path = PercentEncoding.encode(self) {
            PercentEncoding.isUnreserved($0) || $0 == UInt8(ascii: "/")
        }
        return "file:\(path)?immutable=1"
    }
}
