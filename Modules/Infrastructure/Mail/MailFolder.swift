import Files
import Glibc

/// Stores emails as files in a folder instead of sending them, for trials and for programs that process them.
public struct MailFolder: Sendable {
    private let path: String

    public init(_ path: String) {
        self.path = path
    }

    /// Writes each email to its own file, atomically and readable by its owner only.
    public func keep(_ message: MailMessage) throws {
        let bytes = try message.rendered()
        try Folder.make(path)
        let half = "\(path)/.\(message.id).part"
        do { try File.writePrivately(bytes, to: half) } catch {
            throw MailError.other("\(path) can't be written")
        }
        guard rename(half, "\(path)/\(message.id).eml") == 0 else {
            throw MailError.other("\(path) can't be written")
        }
    }
}
