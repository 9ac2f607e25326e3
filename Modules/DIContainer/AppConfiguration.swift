public import Arguments
import CrashReports
public import Domain
import HTTPServer
import Passports
import Secrets
import Storage
import Web

/// What the operator decided, in the types that the drivers want.
public struct AppConfiguration: Sendable {
    /// Where keys and, without PostgreSQL, all data live.
    let folder: String
    /// Nil for SQLite in the folder.
    let postgreSQL: String?
    let keyFile: String
    /// Servers that share a database share it.
    let imageFolder: String
    /// Nil for any that is free.
    let node: Int?
    let host: String
    let port: Int
    let threads: Int
    let limits: Limits
    let messagesADay: Int
    /// In bytes.
    let boardMemory: Int
    let trustedProxies: Set<String>
    let accessLog: AccessLog.Format
    let metricsReaders: MetricsReaders
    /// Nil where addresses are found by the gazetteer alone.
    let kakao: (key: String, server: String)?
    /// Where neighbours find the server, without a slash at the end; nil when nobody said.
    let publicAddress: String?
    let mail: MailPlan
    let providers: [ProviderSetup]
    /// Nil where maps show outlines alone.
    let tiles: MapTiles?
    /// Where Debian's libjs-leaflet puts it.
    let mapLibrary = "/usr/share/javascript/leaflet"

    public init(_ settings: Settings) throws(SettingsError) {
        let folder = settings.text("data")
        self.folder = folder
        postgreSQL = try settings.secret("database-file") ?? settings.text(ifGiven: "database")
        keyFile = settings.text(ifGiven: "key-file") ?? "\(folder)/keys/madang.key"
        imageFolder = settings.text(ifGiven: "image-folder") ?? "\(folder)/images"
        node = settings.integer(ifGiven: "node")
        host = settings.text("host")
        port = settings.integer("port")
        threads = settings.integer(ifGiven: "threads") ?? ServerConfiguration.processors
        limits = Limits(
            headTime: try settings.patience("head-timeout"),
            bodyTime: try settings.patience("body-timeout"),
            connectionsPerAddress: settings.integer(ifGiven: "connections-per-address")
        )
        messagesADay = settings.integer("messages-a-day")
        boardMemory = settings.integer("board-memory") << 20
        trustedProxies = Set(
            (settings.text(ifGiven: "trusted-proxies") ?? "").split(separator: ",")
                .map { String($0.filter { !$0.isWhitespace }) }
        )
        accessLog = settings.choice("access-log")
        metricsReaders = try settings.metricsReaders()
        let server = settings.text("kakao-url")
        kakao = try settings.secret("kakao-key-file").map { ($0, server) }
        var address = settings.text(ifGiven: "public-url")
        while address?.last == "/" { address?.removeLast() }
        publicAddress = address
        mail = try MailPlan(settings, publicAddress: address)
        providers = try ProviderSetup.all(settings, at: address ?? "http://\(host):\(port)")
        tiles = try settings.tiles()
    }

    /// A server in `folder` for tests and measurements: it logs nothing, shows its metrics on this machine,
    /// and has everything else as it is when an operator says nothing.
    public init(
        folder: String,
        postgreSQL: String? = nil,
        messagesADay: Int = Conversation.mostSaidADay
    ) {
        self.folder = folder
        self.postgreSQL = postgreSQL
        keyFile = "\(folder)/keys/madang.key"
        imageFolder = "\(folder)/images"
        node = nil
        host = "127.0.0.1"
        port = 0
        threads = 2
        limits = Limits()
        self.messagesADay = messagesADay
        boardMemory = BoardKeeper.usualMemory
        trustedProxies = []
        accessLog = .off
        metricsReaders = MetricsReaders(.local)
        kakao = nil
        publicAddress = nil
        mail = .nowhere
        providers = []
        tiles = nil
    }

    var sqliteFile: String { "\(folder)/madang.sqlite" }

    /// What a server that was ended by a signal leaves behind.
    var crashes: CrashReports { CrashReports(in: "\(folder)/crashes") }
}

extension Settings {
    /// A time that somebody is waited for: no time at all would refuse everybody, and more than a day nobody.
    fileprivate func patience(_ name: String) throws(SettingsError) -> Duration {
        let time = duration(name)
        guard time > .zero, time <= .seconds(86_400) else { throw refusal(of: name, .duration) }
        return time
    }

    /// A token that could be guessed is worse than none.
    fileprivate func metricsReaders() throws(SettingsError) -> MetricsReaders {
        let name = "metrics-token-file"
        guard let token = try secret(name) else { return MetricsReaders(choice("metrics")) }
        guard token.utf8.count >= 16 else { throw refusal(of: name, .secretFile) }
        let key = SecretKey.random()
        let seal = key.mac(Array(token.utf8))
        return MetricsReaders(choice("metrics")) { key.verifies(seal, for: Array($0.utf8)) }
    }

    fileprivate func tiles() throws(SettingsError) -> MapTiles? {
        guard let template = text(ifGiven: "tile-url") else { return nil }
        guard let tiles = MapTiles(template: template, credit: text(ifGiven: "tile-credit") ?? "") else {
            throw refusal(of: "tile-url", .address)
        }
        return tiles
    }

    private func refusal(of name: String, _ kind: ValueKind) -> SettingsError {
        let value = entries.first { $0.name == name }?.shown ?? ""
        let reason = SettingProblem.Reason.invalid(name: name, value: value, kind)
        return SettingsError(problems: [SettingProblem(reason: reason, source: source(of: name))])
    }
}
