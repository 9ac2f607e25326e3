import Foundation

extension String {
    /// As the value of a query parameter.
    var escapedForQuery: String {
        addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
    }
}
