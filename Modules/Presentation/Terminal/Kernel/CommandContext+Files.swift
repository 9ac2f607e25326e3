import Files

extension CommandContext {
    /// The bytes of a file that the command line names.
    func contents(of path: String) throws -> [UInt8] {
        guard let bytes = try? File.contents(of: path) else {
            throw UsageComplaint(say("\(path) 파일을 읽을 수 없어요.", "\(path) can't be read."))
        }
        return bytes
    }
}
