import CCurl
import Glibc

/// Sends one email with libcurl. Blocks until the server has answered.
struct MailTransfer: Sendable {
    let server: MailServer
    let message: MailMessage
    let bytes: [UInt8]
    let patience: Duration

    /// - Parameter answers: notes what the server answers, if given.
    func perform(noting answers: MailAnswers? = nil) throws(MailError) {
        let handle = try MailLibrary.handle()
        defer { curl_easy_cleanup(handle) }
        var bytes = bytes
        let size = bytes.count
        let outcome = bytes.withUnsafeMutableBytes { buffer -> Result<Void, MailError> in
            guard let file = fmemopen(buffer.baseAddress, size, "r") else {
                return .failure(.other("no memory for a letter"))
            }
            defer { fclose(file) }
            let recipients = curl_slist_append(nil, "<\(message.to)>")
            defer { curl_slist_free_all(recipients) }
            prepare(handle)
            if let answers {
                let context = Unmanaged.passUnretained(answers).toOpaque()
                ccurl_set_receivers(handle, MailAnswers.receive, MailAnswers.receive, context)
            }
            _ = ccurl_set_list(handle, CURLOPT_MAIL_RCPT, recipients)
            _ = ccurl_set_source(handle, file)
            let code = curl_easy_perform(handle)
            guard code != CURLE_OK else { return .success(()) }
            return .failure(MailError(code, answer: Int(ccurl_response_code(handle))))
        }
        try outcome.get()
    }

    private func prepare(_ handle: UnsafeMutableRawPointer) {
        server.prepare(handle, path: "/\(message.domain)", patience)
        _ = ccurl_set_number(handle, CURLOPT_UPLOAD, 1)
        _ = ccurl_set_text(handle, CURLOPT_MAIL_FROM, "<\(message.from)>")
    }
}

/// Connects to the server in the same way as a transfer, without sending an email. Blocks until the server
/// has answered.
struct MailGreeting: Sendable {
    let server: MailServer
    let patience: Duration

    func perform() throws(MailError) {
        let handle = try MailLibrary.handle()
        defer { curl_easy_cleanup(handle) }
        server.prepare(handle, path: "", patience)
        _ = ccurl_set_number(handle, CURLOPT_CONNECT_ONLY, 1)
        let code = curl_easy_perform(handle)
        guard code == CURLE_OK else { throw MailError(code, answer: Int(ccurl_response_code(handle))) }
    }
}

enum MailLibrary {
    private static let isReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

    static var name: String { "libcurl \(LIBCURL_VERSION)" }

    static func handle() throws(MailError) -> UnsafeMutableRawPointer {
        guard isReady, let handle = curl_easy_init() else { throw .other("libcurl does not start") }
        return handle
    }
}

extension MailServer {
    /// Sets the options that all connections share.
    fileprivate func prepare(_ handle: UnsafeMutableRawPointer, path: String, _ patience: Duration) {
        let time = patience.components
        let milliseconds = Int(time.seconds * 1_000 + time.attoseconds / 1_000_000_000_000_000)
        _ = ccurl_set_text(handle, CURLOPT_URL, url + path)
        _ = ccurl_set_text(handle, CURLOPT_PROTOCOLS_STR, "smtp,smtps")
        _ = ccurl_set_number(handle, CURLOPT_NOSIGNAL, 1)
        _ = ccurl_set_number(handle, CURLOPT_TIMEOUT_MS, milliseconds)
        _ = ccurl_set_number(handle, CURLOPT_CONNECTTIMEOUT_MS, min(10_000, milliseconds))
        // A proxy in the environment is meant for HTTP.
        _ = ccurl_set_text(handle, CURLOPT_PROXY, "")
        if encryption != .none {
            _ = ccurl_set_number(handle, CURLOPT_USE_SSL, Int(CURLUSESSL_ALL.rawValue))
        }
        if let login {
            _ = ccurl_set_text(handle, CURLOPT_USERNAME, login.user)
            _ = ccurl_set_text(handle, CURLOPT_PASSWORD, login.password)
        }
    }
}

extension MailError {
    fileprivate init(_ code: CURLcode, answer: Int) {
        let words = String(cString: curl_easy_strerror(code))
        switch code {
        case CURLE_OPERATION_TIMEDOUT: self = .timedOut
        case CURLE_USE_SSL_FAILED, CURLE_SSL_CONNECT_ERROR, CURLE_PEER_FAILED_VERIFICATION:
            self = .notEncrypted(words)
        case CURLE_LOGIN_DENIED: self = .loginRefused
        default:
            switch answer {
            case 400..<500: self = .refusedForNow(code: answer)
            case 500..<600: self = .refusedForGood(code: answer)
            default: self = .unreachable(words)
            }
        }
    }
}
