import Dispatch
public import Domain
import Secrets

/// Stores images as files in 256 folders, by the first two digits of their names. Several servers may share
/// the folder.
///
/// Files are created atomically. The modification time is the last time of storing.
public final class FolderFileStore: FileStore {
    private let folder: String
    private let turn = SweepCursor()
    private let queue = DispatchQueue(label: "images", attributes: .concurrent)

    public init(_ folder: String) {
        self.folder = folder
    }

    public func keep(_ bytes: [UInt8], at now: Moment) async throws -> StoredFile {
        let letters = Digest.sha256(of: bytes).map { byte in
            (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }
        guard let file = StoredFile(letters.joined()) else { preconditionFailure("a digest is a name") }
        let place = place(of: file)
        try await offPool {
            if place.touch(at: now) { return }
            try place.write(bytes, at: now)
        }
        return file
    }

    public func content(of file: StoredFile) async throws -> StoredContent? {
        .file(path: place(of: file).path)
    }

    public func has(_ file: StoredFile) async throws -> Bool {
        let place = place(of: file)
        return try await offPool { place.time != nil }
    }

    public func sweep(
        about count: Int,
        keptBefore moment: Moment,
        needed: @Sendable ([StoredFile]) async throws -> Set<StoredFile>
    ) async throws {
        var seen = 0
        for _ in 0..<256 where seen < count {
            let shelf = FileShelf("\(folder)/\(turn.next())")
            let old = try await offPool { shelf.old(before: moment) }
            seen += old.seen
            for batch in old.files.batches(of: 200) {
                let unneeded = Set(batch).subtracting(try await needed(batch))
                guard !unneeded.isEmpty else { continue }
                // Set aside, then checked again. A concurrent upload either finds the file missing and writes
                // it, or has recorded its image. In that case the file is restored.
                let aside = try await offPool { unneeded.filter { shelf.setAside($0) } }
                let claimed = try await needed(Array(aside))
                try await offPool {
                    for file in aside {
                        claimed.contains(file) ? shelf.putBack(file) : shelf.throwAway(file)
                    }
                }
            }
        }
    }

    private func place(of file: StoredFile) -> FileOnDisk {
        FileOnDisk("\(folder)/\(file.name.prefix(2))", file.name)
    }

    /// Runs blocking file operations on dedicated threads.
    private func offPool<Value: Sendable>(
        _ work: @escaping @Sendable () throws -> Value
    ) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            queue.async { continuation.resume(with: Result(catching: work)) }
        }
    }
}

extension [StoredFile] {
    fileprivate func batches(of size: Int) -> [[StoredFile]] {
        stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
    }
}
