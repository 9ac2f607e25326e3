/// Takes objects: a store, or an archive that becomes one.
public protocol ObjectWriter: Sendable {
    /// Whether it was given an object of that name and, if given, that size.
    func has(_ id: ObjectID, size: Int?) -> Bool

    /// Takes the bytes, unless it has them.
    func put(_ bytes: [UInt8]) throws -> ObjectID

    /// Takes a copy of a file, in bounded memory.
    func put(fileAt path: String) throws -> (id: ObjectID, size: Int)
}
