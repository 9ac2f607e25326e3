import Glibc
import Synchronization

/// Numbers held by locks on single bytes of a file beside the database: the system lets go of them when the
/// process ends, whatever ends it.
final class SQLiteLeases: Sendable {
    /// `F_OFD_SETLK`, which the headers show to those alone who ask for GNU's additions.
    private static let setLockOfOpenFile: Int32 = 37

    private let path: String
    private let descriptors = Mutex<[Int32]>([])

    /// - Parameter path: of the database.
    init(besides path: String) {
        self.path = path
    }

    deinit {
        close()
    }

    func take(oneOf numbers: Range<Int>, under name: String) throws -> Int {
        let file = "\(path)-\(name)"
        let descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw Self.failure(file) }
        for number in numbers {
            if try Self.lock(number, of: descriptor, file) {
                descriptors.withLock { $0.append(descriptor) }
                return number
            }
        }
        _ = Glibc.close(descriptor)
        throw DatabaseError.allTaken(name, numbers)
    }

    func close() {
        let held = descriptors.withLock { descriptors in
            defer { descriptors = [] }
            return descriptors
        }
        for descriptor in held {
            // A program that is being started may hold a copy of the descriptor for a moment.
            var place = Self.place(of: 0, F_UNLCK)
            place.l_len = 0
            _ = fcntl(descriptor, Self.setLockOfOpenFile, &place)
            _ = Glibc.close(descriptor)
        }
    }

    /// The lock belongs to the open file, not to the process, so that two databases in one process exclude
    /// each other as well.
    private static func lock(_ number: Int, of descriptor: Int32, _ file: String) throws -> Bool {
        var place = place(of: number, F_WRLCK)
        if fcntl(descriptor, setLockOfOpenFile, &place) == 0 { return true }
        guard errno == EAGAIN || errno == EACCES else {
            defer { _ = Glibc.close(descriptor) }
            throw failure(file)
        }
        return false
    }

    private static func place(of number: Int, _ type: Int32) -> flock {
        var place = flock()
        place.l_type = Int16(type)
        place.l_whence = Int16(SEEK_SET)
        place.l_start = number
        place.l_len = 1
        return place
    }

    private static func failure(_ file: String) -> DatabaseError {
        DatabaseError(.unavailable, "\(file) cannot be locked: \(String(cString: strerror(errno)))")
    }
}
