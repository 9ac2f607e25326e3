/// A multipart form in memory, for routes whose body limit allows it.
public struct MultipartForm: Sendable {
    /// An uploaded file. Its name is sanitised; its type is the client's claim.
    public struct File: Sendable {
        public let field: String
        public let name: String
        public let type: String?
        public let bytes: [UInt8]
    }

    /// Parts without a file, in order.
    public private(set) var fields: [(name: String, value: String)] = []
    public private(set) var files: [File] = []

    public subscript(name: String) -> String? {
        fields.first { $0.name == name }?.value
    }

    public func values(_ name: String) -> [String] {
        fields.filter { $0.name == name }.map(\.value)
    }

    fileprivate mutating func add(_ part: MultipartPart, _ bytes: [UInt8]) throws(MultipartError) {
        if let fileName = part.fileName {
            files.append(File(field: part.name, name: fileName, type: part.contentType, bytes: bytes))
        } else if let value = String(validating: bytes, as: UTF8.self) {
            fields.append((part.name, value))
        } else {
            throw .malformed(reason: "A field is not UTF-8.")
        }
    }
}

extension Request {
    /// Returns a parser for this request's boundary, to be fed from `body.chunks`.
    public func multipartParser(limits: MultipartLimits = MultipartLimits()) throws(MultipartError)
        -> MultipartParser
    {
        let type = Parameters(headers["Content-Type"] ?? "")
        guard type.value.equalsIgnoringCase("multipart/form-data"), let boundary = type["boundary"],
            (1...70).contains(boundary.utf8.count)
        else { throw .notMultipart }
        return MultipartParser(boundary: boundary, limits: limits)
    }

    /// Reads the body as a form, from buffered and streamed routes.
    public func multipartForm(limits: MultipartLimits = MultipartLimits()) async throws -> MultipartForm {
        var parser = try multipartParser(limits: limits)
        var form = MultipartForm()
        var open: (part: MultipartPart, bytes: [UInt8])?
        for try await chunk in body.chunks {
            for element in try parser.feed(chunk) {
                switch element {
                case .began(let part): open = (part, [])
                case .data(let bytes): open?.bytes += bytes
                case .ended:
                    if let open { try form.add(open.part, open.bytes) }
                    open = nil
                }
            }
        }
        try parser.finish()
        return form
    }
}
