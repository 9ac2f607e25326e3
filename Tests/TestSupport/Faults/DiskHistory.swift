/// Walks through what happened to some files, and tells what a disk may hold if the power goes there.
///
/// A disk has what was synced. Of everything after that it has any part, in any order.
public struct DiskHistory: Sendable {
    struct Step: Sendable {
        enum Change {
            case create, delete, sync
            case write([UInt8], at: Int)
            case truncate(to: Int)
        }

        let file: String
        let change: Change
    }

    /// What the disk made of that which was not synced.
    public enum Fate: Sendable {
        case nothing, everything
        /// Some writes are lost, some are torn, and the rest comes in another order.
        case anything
    }

    private struct File {
        var synced: [UInt8]?
        var pending: [Step.Change] = []
    }

    private let steps: [Step]
    private var files: [String: File]
    public private(set) var place = 0

    init(from start: [String: [UInt8]], steps: [Step]) {
        files = start.mapValues { File(synced: $0) }
        self.steps = steps
    }

    public var count: Int { steps.count }

    /// Goes on until that number of steps has been made.
    public mutating func advance(to place: Int) {
        for step in steps[self.place..<place] {
            var file = files.removeValue(forKey: step.file) ?? File()
            if case .sync = step.change {
                for change in file.pending { change.apply(to: &file.synced) }
                file.pending = []
            } else {
                file.pending.append(step.change)
            }
            files[step.file] = file
        }
        self.place = place
    }

    public func disk(_ fate: Fate, _ chance: inout some RandomNumberGenerator) -> [String: [UInt8]] {
        files.compactMapValues { file in
            var content = file.synced
            for change in fate.survivors(of: file.pending, &chance) { change.apply(to: &content) }
            return content
        }
    }
}

extension DiskHistory.Step.Change {
    fileprivate func apply(to content: inout [UInt8]?) {
        switch self {
        case .create: content = []
        case .delete: content = nil
        case .sync: break
        case .truncate(let size):
            guard let count = content?.count else { return }
            if size < count { content?.removeLast(count - size) } else { content?.pad(to: size) }
        case .write(let bytes, let place):
            content?.pad(to: place + bytes.count)
            content?.replaceSubrange(place..<place + bytes.count, with: bytes)
        }
    }

    fileprivate var isWrite: Bool {
        if case .write = self { true } else { false }
    }

    /// The part of it that came before a multiple of a sector, or before any byte.
    fileprivate func torn(_ chance: inout some RandomNumberGenerator) -> Self {
        guard case .write(let bytes, let place) = self else { return self }
        let end = Int.random(in: 0...bytes.count, using: &chance)
        return .write(Array(bytes.prefix(Bool.random(using: &chance) ? end : end / 512 * 512)), at: place)
    }
}

extension DiskHistory.Fate {
    fileprivate func survivors(
        of pending: [DiskHistory.Step.Change],
        _ chance: inout some RandomNumberGenerator
    ) -> [DiskHistory.Step.Change] {
        switch self {
        case .nothing: return []
        case .everything: return pending
        case .anything:
            // A file's beginning and end come as they were; only writes lose their order.
            let head = pending.lastIndex { !$0.isWrite }.map { pending[...$0] } ?? []
            let end = Int.random(in: 0...head.count, using: &chance)
            guard end == head.count else { return Array(head.prefix(end)) }
            let tail = pending[head.count...].filter { _ in Bool.random(using: &chance) }
            return head
                + tail.shuffled(using: &chance).map {
                    Int.random(in: 0..<4, using: &chance) == 0 ? $0.torn(&chance) : $0
                }
        }
    }
}

extension [UInt8] {
    fileprivate mutating func pad(to size: Int) {
        if count < size { append(contentsOf: repeatElement(0, count: size - count)) }
    }
}
