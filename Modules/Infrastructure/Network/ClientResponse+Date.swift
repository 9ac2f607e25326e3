import CCurl

extension ClientResponse {
    /// The server's time in seconds since 1970, from the header `Date`.
    public var date: Int? {
        guard let text = headers["Date"] else { return nil }
        let date = Int(curl_getdate(text, nil))
        return date < 0 ? nil : date
    }
}
