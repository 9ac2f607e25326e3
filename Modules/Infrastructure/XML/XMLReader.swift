/// Receives the parts of a document in order.
public protocol XMLReader {
    /// An element begins.
    ///
    /// - Parameters:
    ///   - name: without its namespace.
    ///   - namespace: its address, or the prefix if that isn't declared; nil for a name without a namespace.
    ///   - attributes: reads an attribute without a namespace by its name.
    mutating func start(_ name: String, in namespace: String?, _ attributes: XMLAttributes) throws

    /// A part of an element's text. One text may arrive in several parts.
    mutating func text(_ part: String) throws

    mutating func end(_ name: String) throws
}
