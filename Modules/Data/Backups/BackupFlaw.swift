import ObjectStore

/// The reason a backup isn't whole, or can't be read by this program.
public enum BackupFlaw: Error, Hashable, Sendable {
    /// The manifest isn't JSON, or isn't what was written.
    case unreadableManifest
    /// A newer program wrote it.
    case unknownFormat(Int)
    /// A newer program wrote it: its schema is of a later migration than this program knows.
    case newerSchema(found: Int, known: Int)
    /// An object isn't there.
    case missing(object: String)
    /// The bytes of an object aren't those that were written.
    case changed(object: String)
    /// An object has fewer bytes than were written.
    case cutOff(object: String)
    /// The rows of a table can't be read.
    case unreadable
    /// A table has other rows than were written.
    case different(table: String)
    /// The list of deleted accounts can't be read: they would come back.
    case unreadableErasures
    /// The key in it isn't that of its database.
    case wrongKey

    init?(_ error: ObjectStoreError) {
        switch error {
        case .missing(let id): self = .missing(object: id.description)
        case .changed(let id): self = .changed(object: id.description)
        default: return nil
        }
    }
}
