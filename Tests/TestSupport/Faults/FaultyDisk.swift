import CFaultVFS

/// A folder whose SQLite files fail when a test says so, and where every change to them is remembered.
///
/// It has to be there before a database is opened in the folder.
public final class FaultyDisk: Sendable {
    public enum Fault: String, CaseIterable, Sendable {
        /// Any call fails.
        case error
        /// A write finds no space.
        case full
        /// A write or a read stops half-way, and fails.
        case shortened
        /// Another process holds the lock.
        case busy
        /// What is read is damaged.
        case damaged
    }

    // An opaque pointer, which is not Sendable; what it points to has a lock of its own.
    private let address: Int

    public init(_ folder: TemporaryFolder) {
        guard let disk = cfault_watch(folder.path) else { preconditionFailure("no memory for a disk") }
        address = Int(bitPattern: disk)
    }

    deinit {
        cfault_release(disk)
    }

    private var disk: OpaquePointer? { OpaquePointer(bitPattern: address) }

    /// How often SQLite has called so far.
    public var calls: Int { Int(cfault_calls(disk)) }
    /// How many calls have failed.
    public var failures: Int { Int(cfault_failures(disk)) }
    /// How many changes there were so far.
    public var steps: Int { Int(cfault_step_count(disk)) }

    /// - Parameter call: the first to fail, counted from zero; from now on when left out.
    public func fail(_ fault: Fault, from call: Int? = nil, times: Int = 1) {
        cfault_arm(disk, fault.code, Int64(call ?? calls), Int64(times))
    }

    public func heal() {
        cfault_arm(disk, CFAULT_NONE, 0, 0)
    }

    /// What became of the files of a folder that was like `start` in the beginning.
    public func history(from start: [String: [UInt8]]) -> DiskHistory {
        let all = (0..<Int64(steps)).map { DiskHistory.Step(cfault_step(disk, $0)) }
        return DiskHistory(from: start, steps: all)
    }
}

extension FaultyDisk.Fault {
    fileprivate var code: cfault_fault {
        switch self {
        case .error: CFAULT_ERROR
        case .full: CFAULT_FULL
        case .shortened: CFAULT_SHORT
        case .busy: CFAULT_BUSY
        case .damaged: CFAULT_DAMAGED
        }
    }
}

extension DiskHistory.Step {
    fileprivate init(_ step: cfault_step) {
        file = withUnsafeBytes(of: step.name) { name in
            String(decoding: name.prefix { $0 != 0 }, as: UTF8.self)
        }
        change =
            switch step.kind {
            case CFAULT_CREATE: .create
            case CFAULT_WRITE:
                .write(
                    Array(UnsafeBufferPointer(start: step.bytes, count: Int(step.count))),
                    at: Int(step.offset)
                )
            case CFAULT_TRUNCATE: .truncate(to: Int(step.offset))
            case CFAULT_SYNC: .sync
            default: .delete
            }
    }
}
