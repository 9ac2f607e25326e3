@preconcurrency import Glibc

/// The environment variables that this process was started with.
public enum ProcessEnvironment {
    public static var all: [String: String] {
        var variables: [String: String] = [:]
        var next = environ
        while let entry = next.pointee {
            let text = String(cString: entry)
            let name = text.prefix { $0 != "=" }
            variables[String(name)] = String(text[name.endIndex...].dropFirst())
            next += 1
        }
        return variables
    }
}
