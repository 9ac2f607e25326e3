/// The reason an object or a record can't be had.
public enum ObjectStoreError: Error, Hashable {
    /// The folder has other files, and not those of a store.
    case notAStore(folder: String)
    /// A newer program made the store.
    case unknownFormat(folder: String)
    /// Another process writes to the store, or reads it while this one wants to write.
    case inUse(folder: String)
    case missing(ObjectID)
    /// The object's bytes are not those it is named for.
    case changed(ObjectID)
    case noRecord(String)
    /// A record of that name exists.
    case recordExists(String)
    /// An archive has no room for the size of this file.
    case tooLargeForArchive(String)
    /// Memory is short.
    case outOfMemory
}
