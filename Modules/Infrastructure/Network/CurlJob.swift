import CCurl
import Glibc
import Synchronization

/// A request that libcurl runs.
// Unchecked because only the queue's thread changes its state, except for `isCancelled`, which is atomic.
final class CurlJob: @unchecked Sendable {
    let isCancelled = Atomic<Bool>(false)
    private(set) var handle: UnsafeMutableRawPointer?
    private let request: ClientRequest
    private let receiver: any Receiver
    private let endsWhenQuiet: Bool
    private let reach: NetworkReach
    private var metPrivateAddress = false
    private var fields: UnsafeMutablePointer<curl_slist>?
    private var status = 0
    private var headers = ClientHeaders()
    private var hasBegun = false

    /// - Parameter endsWhenQuiet: whether the timeout limits the time between two pieces instead of the total
    ///   time.
    init(
        _ request: ClientRequest,
        for receiver: any Receiver,
        endsWhenQuiet: Bool,
        reach: NetworkReach
    ) throws(NetworkError) {
        guard let origin = request.origin, ["http", "https"].contains(origin.scheme), !origin.host.isEmpty
        else { throw .invalidURL }
        for (name, value) in request.headers {
            guard isOneLine(name), isOneLine(value), !name.isEmpty else { throw .invalidHeader(name: name) }
        }
        self.request = request
        self.receiver = receiver
        self.endsWhenQuiet = endsWhenQuiet
        self.reach = reach
    }

    /// Returns a configured handle; nil when out of memory.
    func begin() -> UnsafeMutableRawPointer? {
        guard let handle = curl_easy_init() else { return nil }
        self.handle = handle
        _ = ccurl_set_text(handle, CURLOPT_URL, request.url)
        _ = ccurl_set_text(handle, CURLOPT_PROTOCOLS_STR, "http,https")
        _ = ccurl_set_number(handle, CURLOPT_NOSIGNAL, 1)
        // Accepts every encoding that libcurl can decode.
        _ = ccurl_set_text(handle, CURLOPT_ACCEPT_ENCODING, "")
        setMethod(of: handle)
        setTimeouts(of: handle)
        setSignature(of: handle)
        setFields(of: handle)
        let context = Unmanaged.passUnretained(self).toOpaque()
        if reach == .publicAddresses {
            _ = ccurl_set_text(handle, CURLOPT_NOPROXY, "*")
            ccurl_set_opening(handle, { job, _, address in CurlJob.at(job).openSocket(to: address) }, context)
        }
        ccurl_set_receivers(
            handle,
            { bytes, size, count, job in CurlJob.at(job).readLine(bytes, size * count) },
            { bytes, size, count, job in CurlJob.at(job).readBody(bytes, size * count) },
            context
        )
        return handle
    }

    func end(_ code: CURLcode) {
        if code == CURLE_OK {
            receiver.complete()
        } else if metPrivateAddress {
            receiver.fail(NetworkError.privateAddress(host: request.host))
        } else {
            receiver.fail(NetworkError(code, host: request.host))
        }
    }

    func close() {
        curl_easy_cleanup(handle)
        curl_slist_free_all(fields)
        (handle, fields) = (nil, nil)
    }

    private func setMethod(of handle: UnsafeMutableRawPointer) {
        if request.method == .head { _ = ccurl_set_number(handle, CURLOPT_NOBODY, 1) }
        if let body = request.body ?? (request.method == .post ? [] : nil) {
            _ = (body + [0]).withUnsafeBytes { ccurl_set_body(handle, $0.baseAddress, $0.count - 1) }
        }
        _ = ccurl_set_text(handle, CURLOPT_CUSTOMREQUEST, request.method.rawValue)
    }

    private func setTimeouts(of handle: UnsafeMutableRawPointer) {
        let seconds = Int(request.timeout.components.seconds) + 1
        _ = ccurl_set_number(handle, CURLOPT_CONNECTTIMEOUT, seconds)
        if endsWhenQuiet {
            _ = ccurl_set_number(handle, CURLOPT_LOW_SPEED_LIMIT, 1)
            _ = ccurl_set_number(handle, CURLOPT_LOW_SPEED_TIME, seconds)
        } else {
            _ = ccurl_set_number(handle, CURLOPT_TIMEOUT, seconds)
        }
    }

    private func setSignature(of handle: UnsafeMutableRawPointer) {
        guard let signature = request.signature else { return }
        _ = ccurl_set_text(handle, CURLOPT_AWS_SIGV4, signature.scope)
        _ = ccurl_set_text(handle, CURLOPT_USERNAME, signature.key)
        _ = ccurl_set_text(handle, CURLOPT_PASSWORD, signature.secret)
    }

    private func setFields(of handle: UnsafeMutableRawPointer) {
        for (name, value) in request.headers {
            fields = curl_slist_append(fields, value.isEmpty ? "\(name);" : "\(name): \(value)")
        }
        // Suppresses headers that libcurl would add. It would sign them, too, and not send them.
        for name in ["Content-Type", "Expect"] where request.headers[name] == nil && request.signature == nil
        {
            fields = curl_slist_append(fields, "\(name):")
        }
        _ = ccurl_set_list(handle, CURLOPT_HTTPHEADER, fields)
    }

    private func openSocket(to address: UnsafeMutablePointer<curl_sockaddr>?) -> curl_socket_t {
        guard let address, let offset = MemoryLayout<curl_sockaddr>.offset(of: \.addr) else { return -1 }
        let target = UnsafeRawPointer(address).advanced(by: offset).assumingMemoryBound(to: sockaddr.self)
        guard IPAddress(target)?.isPublic ?? false else {
            metPrivateAddress = true
            return -1
        }
        let kind = address.pointee.socktype | Int32(SOCK_CLOEXEC.rawValue)
        return socket(address.pointee.family, kind, address.pointee.`protocol`)
    }

    private static func at(_ pointer: UnsafeMutableRawPointer?) -> CurlJob {
        Unmanaged<CurlJob>.fromOpaque(pointer!).takeUnretainedValue()
    }

    /// Returns `count`, or 0 to end the transfer.
    private func readLine(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
        // Ignores trailers, which follow the body.
        guard !hasBegun else { return count }
        let line = UnsafeRawBufferPointer(start: bytes, count: count)
        let text = String(decoding: line, as: UTF8.self).drop { $0.isWhitespace }
        guard !text.isEmpty else {
            // An informational response precedes the final one.
            guard status >= 200 else { return count }
            hasBegun = true
            return receiver.begin(ResponseHead(status: status, headers: headers)) ? count : 0
        }
        if text.hasPrefix("HTTP/") {
            let parts = text.split(separator: " ", maxSplits: 2)
            (status, headers) = (parts.count > 1 ? Int(parts[1]) ?? 0 : 0, [:])
        } else if let colon = text.firstIndex(of: ":") {
            let value = text[text.index(after: colon)...].drop { $0 == " " || $0 == "\t" }
            headers[String(text[..<colon])] = String(value.trimmingEnd())
        }
        return count
    }

    private func readBody(_ bytes: UnsafeMutablePointer<CChar>?, _ count: Int) -> Int {
        receiver.receive(UnsafeRawBufferPointer(start: bytes, count: count)) ? count : 0
    }
}

private func isOneLine(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 0x09 }
}

extension Substring {
    fileprivate func trimmingEnd() -> Substring {
        guard let last = lastIndex(where: { !$0.isWhitespace }) else { return self[..<startIndex] }
        return self[...last]
    }
}

extension NetworkError {
    fileprivate init(_ code: CURLcode, host: String) {
        switch code {
        case CURLE_OPERATION_TIMEDOUT: self = .timedOut
        case CURLE_URL_MALFORMAT: self = .invalidURL
        case CURLE_COULDNT_RESOLVE_HOST, CURLE_COULDNT_RESOLVE_PROXY, CURLE_COULDNT_CONNECT,
            CURLE_WEIRD_SERVER_REPLY, CURLE_UNSUPPORTED_PROTOCOL, CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING,
            CURLE_SEND_ERROR, CURLE_RECV_ERROR, CURLE_HTTP2, CURLE_HTTP2_STREAM:
            self = .unreachable(host: host)
        default: self = .other(String(cString: curl_easy_strerror(code)))
        }
    }
}
