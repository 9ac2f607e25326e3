import Glibc
import Synchronization

/// Numbers leased by byte-range locks on a file beside the database. The system releases them when the
/// process ends.
final class SQLiteLeases: Sendable {
    /// `F_OFD_SETLK`, which the headers declare only with `_GNU_SOURCE`.
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
            // A child process that is being started may briefly hold a copy of the descriptor.
            var place = Self.place(of: 0, F_UNLCK)
            place.l_len = 0
            _ = fcntl(descriptor, Self.setLockOfOpenFile, &place)
            _ = Glibc.close(descriptor)
        }
    }

    /// The lock belongs to the open file rather than the process, so two databases in one process also
    /// exclude each other.
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
