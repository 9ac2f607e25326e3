public import Domain
public import Files
import Location

/// Makes an index of the government's monthly files.
public enum AddressImport {
    /// More malformed lines than one in a hundred, and more than ten, refuse the import.
    static let linesPerFlaw = 100
    static let flawsForgiven = 10

    public struct Counts: Sendable {
        public var lines = 0
        public var withoutPoint = 0
        public var flawed = 0
    }

    public struct FlawedLine: Equatable, Sendable {
        public let file: String
        public let number: Int
        public let flaw: EntranceFlaw
    }

    public struct Report: Sendable {
        public let edition: String
        public let counts: Counts
        public let firstFlaw: FlawedLine?
        public let addresses: Int
        public let roads: Int
        /// Of the index, in bytes.
        public let size: Int
    }

    public enum Failure: Error, Sendable {
        case unreadable(FileError)
        case zipped(String)
        /// A file of a month's changes, with a column more.
        case changes(String)
        case unknownFormat(String, columns: Int)
        /// No file, or none with an address.
        case empty
        case flawed(FlawedLine, Counts)
        /// The C library has no table of CP949.
        case noEncoding
        case tooLarge
        case unwritable(path: String, code: Int32)
    }

    /// Reads files, folders with `entrc_*.txt`, and standard input for `-`, and replaces the index at `path`.
    /// A failure leaves the former one.
    ///
    /// - Parameters:
    ///   - edition: nil to take the month from the names of the files.
    ///   - progress: receives the number of lines so far.
    public static func run(
        _ sources: [String],
        into path: String,
        edition: String?,
        at now: Moment,
        progress: (_ lines: Int) -> Void
    ) throws(Failure) -> Report {
        var reader = try EntranceReader()
        for file in try files(sources) { try reader.read(try open(file), reaching: progress) }
        let counts = reader.counts
        if let flaw = reader.firstFlaw,
            counts.flawed > max(flawsForgiven, counts.lines / linesPerFlaw)
                || counts.flawed == counts.lines
        {
            throw .flawed(flaw, counts)
        }
        guard !reader.collection.isEmpty else { throw .empty }
        let edition = edition ?? sources.lazy.compactMap(month(in:)).first ?? ""
        let written = try write(reader.take(), to: path, edition: edition, at: now)
        return Report(
            edition: edition,
            counts: counts,
            firstFlaw: reader.firstFlaw,
            addresses: written.addresses,
            roads: written.roads,
            size: written.size
        )
    }

    private static func write(
        _ collection: consuming AddressCollection,
        to path: String,
        edition: String,
        at now: Moment
    ) throws(Failure) -> AddressIndexWriter.Summary {
        do {
            return try AddressIndexWriter.write(
                consume collection,
                to: path,
                edition: edition,
                at: now.milliseconds
            )
        } catch {
            switch error {
            case .unwritable(let path, _, let code): throw .unwritable(path: path, code: code)
            case .unnamedRoad, .tooManyAreas, .tooLarge: throw .tooLarge
            }
        }
    }

    private static func open(_ file: String) throws(Failure) -> LineReader {
        guard file != "-" else { return .standardInput() }
        do {
            return try LineReader(path: file)
        } catch {
            throw .unreadable(error)
        }
    }

    private static func files(_ sources: [String]) throws(Failure) -> [String] {
        var files: [String] = []
        for source in sources {
            guard source != "-", let names = try? Folder.names(in: source) else {
                files.append(source)
                continue
            }
            files += names.filter { $0.hasPrefix("entrc_") && $0.hasSuffix(".txt") }.sorted()
                .map { "\(source)/\($0)" }
        }
        guard !files.isEmpty else { throw .empty }
        return files
    }

    /// The month that a file or its folder begins with, as in `202610_위치정보요약DB_전체분`: 2026-10.
    static func month(in path: String) -> String? {
        for name in path.split(separator: "/").suffix(2).reversed() {
            let digits = name.prefix { $0.isASCII && $0.isNumber }
            guard digits.count == 6, digits.hasPrefix("20"), let month = Int(digits.suffix(2)),
                (1...12) ~= month
            else { continue }
            return "\(digits.prefix(4))-\(digits.suffix(2))"
        }
        return nil
    }
}
