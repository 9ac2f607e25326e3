import CMicroHTTPD

extension HTTPServer {
    /// What this program was given to serve with, as `name version`.
    public static var library: String { "libmicrohttpd \(String(cString: MHD_get_version()))" }
}
