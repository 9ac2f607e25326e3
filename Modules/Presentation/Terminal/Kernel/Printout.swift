import Domain
import JSONCoding
import Wire

/// A command's result as JSON and as text, of which one is printed.
struct Printout: Sendable {
    let document: [UInt8]
    let text: String
    /// When the response was cached; nil for a fresh one.
    var keptSince: Moment?
    /// The cursor of the next page, if there is one.
    var next: String?
    var exitCode = ExitCode.success
    /// Where it is printed. Standard error if the result itself goes to standard output.
    var outlet = Streams.Outlet.output
    /// Whether the text says no more than that it was done.
    private(set) var isConfirmation = false

    static let nothing = Printout(document: [], text: "")

    /// A result without data.
    static func done(_ text: String) -> Printout {
        var printout = Printout(JSON.object(["done": true]), text: text)
        printout.isConfirmation = true
        return printout
    }

    init(_ document: some JSONWritable, text: String, keptSince: Moment? = nil, next: String? = nil) {
        var writer = JSONWriter()
        document.write(to: &writer)
        self.init(document: writer.bytes, text: text)
        self.keptSince = keptSince
        self.next = next
    }

    private init(document: [UInt8], text: String) {
        self.document = document
        self.text = text
    }
}
