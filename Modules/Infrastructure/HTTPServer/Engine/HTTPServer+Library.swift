import CMicroHTTPD

extension HTTPServer {
    /// Name and version of the HTTP library.
    public static var library: String { "libmicrohttpd \(String(cString: MHD_get_version()))" }
}
