/// Whether the address is safe as a link: relative, or of a scheme that cannot run code.
func isHarmless(_ address: String) -> Bool {
    guard let scheme = scheme(of: address) else { return true }
    return ["http", "https", "mailto", "tel", "sms", "geo", "otpauth"].contains(scheme)
}

/// The scheme as browsers parse it: leading blanks and controls, and inner line breaks and tabs, are
/// ignored.
private func scheme(of address: String) -> String? {
    var scheme = ""
    for scalar in address.unicodeScalars.drop(while: { $0.value <= 0x20 }) {
        switch scalar {
        case "\t", "\n", "\r": continue
        case ":": return scheme.lowercased()
        case "/", "?", "#", "\\": return nil
        default: scheme.unicodeScalars.append(scalar)
        }
    }
    return nil
}
