import Files
import Glibc

/// A folder that letters are put into instead of being sent: for trying things out, and for programs that
/// take them from there.
public struct MailFolder: Sendable {
    private let path: String

    public init(_ path: String) {
        self.path = path
    }

    /// One file a letter, there as a whole or not at all, readable by its owner only.
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
