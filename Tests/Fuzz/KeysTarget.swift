@testable import HTTPSignatures

/// In the first byte what to expect, behind it the text: a public key, a private one, the header of a
/// signature, or Base64.
@Sendable func checkKeys(_ bytes: [UInt8]) {
    guard let first = bytes.first else { return }
    let text = String(decoding: bytes.dropFirst(), as: UTF8.self)
    switch first % 4 {
    case 0: checkPublicKey(text)
    case 1: checkPrivateKey(text)
    case 2: checkSignatureHeader(text)
    default: checkBase64(text)
    }
}

private let content = Array("(request-target): post /inbox".utf8)

private func checkPublicKey(_ pem: String) {
    guard let key = RSAPublicKey(pem: pem) else { return }
    promise(!key.verifies([UInt8](repeating: 1, count: 256), of: content), "a made-up signature")
}

private func checkPrivateKey(_ pem: String) {
    guard let key = RSAPrivateKey(pem: pem) else { return }
    promise(RSAPublicKey(pem: key.publicPEM) != nil, "a public key that can't be read again")
}

private func checkSignatureHeader(_ text: String) {
    guard let header = SignatureHeader(text) else { return }
    promise(text.utf8.count <= SignatureHeader.longest, "a header beyond its limit")
    promise(SignatureHeader(header.text) == header, "a header that is read differently again")
    promise(Set(header.names).count == header.names.count, "a header that is signed twice")
}

private func checkBase64(_ text: String) {
    guard let bytes = Base64.decode(text) else { return }
    promise(Base64.encode(bytes) == text, "two spellings of one value")
}
