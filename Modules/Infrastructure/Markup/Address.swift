/// Whether following the address only ever goes somewhere: relative, or of a scheme known not to run
/// anything.
func isHarmless(_ address: String) -> Bool {
    guard let scheme = scheme(of: address) else { return true }
    return ["http", "https", "mailto", "tel", "sms", "geo"].contains(scheme)
}

/// The scheme as a browser finds it: blanks and controls before it, and line breaks and tabs within it, are
/// not seen.
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
