import Domain
import JSONCoding
import Wire

/// What a command has to say, for a program and for a person; only one of the two is printed, and as a whole.
struct Printout: Sendable {
    let document: [UInt8]
    let text: String
    /// When the answer was given, if it is an old one.
    var keptSince: Moment?
    var exitCode = ExitCode.success

    static let nothing = Printout(document: [], text: "")

    /// For a command after which there is nothing to know but that it is done.
    static func done(_ text: String) -> Printout {
        Printout(JSON.object(["done": true]), text: text)
    }

    init(_ document: some JSONWritable, text: String, keptSince: Moment? = nil) {
        var writer = JSONWriter()
        document.write(to: &writer)
        self.init(document: writer.bytes, text: text)
        self.keptSince = keptSince
    }

    private init(document: [UInt8], text: String) {
        self.document = document
        self.text = text
    }
}
