public import Arguments
import Backups
import CrashReports
public import Domain
import Files
import HTTPServer
import Network
import Passports
import Secrets
import Storage
import Terminal
import Web
import WebAddresses

/// The operator's settings, in the types that the drivers take.
public struct AppConfiguration: Sendable {
    /// The folder of the keys and, without PostgreSQL, of all data.
    let folder: String
    /// Nil for SQLite in the folder.
    let postgreSQL: String?
    let keyFile: String
    /// Shared by all servers on one database.
    let imageFolder: String
    /// The folder of the operator's documents.
    var documentFolder: String { "\(folder)/documents" }
    /// Drawn pictures, which may be removed at any time.
    var posterFolder: String { "\(folder)/cache/link-pictures" }
    /// The file of the settings; nil without one.
    let settingsFile: String?
    /// Nil when the server makes none.
    let backups: BackupPlan?
    /// Nil without a bucket.
    let remoteBackups: RemoteBackups?
    /// The operator's file with the newest version; nil for no check.
    let latestVersionFile: String?
    /// Nil for any free node.
    let node: Int?
    let host: String
    let port: Int
    let threads: Int
    let limits: Limits
    let messagesADay: Int
    /// Settings of the place that are fixed from the start of the server.
    let givenSite: [SiteSetting: SiteSettings.Given]
    /// Whether operators approve members' events before others see them.
    let reviewsEvents: Bool
    let showsDesign: Bool
    /// In bytes.
    let boardMemory: Int
    let trustedProxies: AddressRanges
    let sharedOrigins: SharedOrigins
    let accessLog: AccessLog.Format
    let metricsReaders: MetricsReaders
    let addresses: AddressPlan
    /// The public base URL, without a trailing slash; nil when not set.
    let publicAddress: String?
    /// The names that the server answers under.
    let site: Site
    /// Whom to tell of a hole in the security, with its scheme; nil when not set.
    let securityContact: String?
    let mail: MailPlan
    let providers: [ProviderSetup]
    /// Nil when payments are off.
    let payments: PaymentPlan?
    /// The files of secrets that are set.
    let secretFiles: [String]
    /// Settings of payments that are set while payments are off.
    let idleSettings: [String]
    /// Nil while federation is off.
    let federation: FederationPlan?
    let push: PushPlan
    let webhookReach: NetworkReach
    /// Sent to the servers of sources; nil when neither it nor a public address is set.
    let sourceContact: String?
    /// Tests have sources on this machine.
    private(set) var sourceReach: NetworkReach
    /// Tiles of another server; nil for none.
    let tiles: MapTiles?
    /// The path of an archive with the street map; nil for none.
    let mapArchive: String?
    /// The attribution of tiles that have none of their own.
    let tileCredit: String
    /// The memory of a password's hash, in bytes. Tests, which make thousands, take less.
    public var passwordMemory = PasswordHasher.usualMemory
    /// This program, as the worker that decodes images. Tests run in another.
    public var program = "/proc/self/exe"
    /// The path of Debian's libjs-leaflet.
    let mapLibrary = "/usr/share/javascript/leaflet"

    public init(_ settings: Settings) throws(SettingsError) {
        folder = settings.text("data")
        postgreSQL = try settings.secret("database-file") ?? settings.text(ifGiven: "database")
        keyFile = settings.text(ifGiven: "key-file") ?? "\(folder)/keys/madang.key"
        imageFolder = settings.text(ifGiven: "image-folder") ?? "\(folder)/images"
        (settingsFile, backups) = (settings.file(in: folder), try BackupPlan(settings))
        remoteBackups = try settings.remoteBackups()
        latestVersionFile = settings.text(ifGiven: "latest-version-file")
        node = settings.integer(ifGiven: "node")
        (host, port) = (settings.text("host"), settings.integer("port"))
        threads = settings.integer(ifGiven: "threads") ?? ServerConfiguration.processors
        limits = try settings.limits()
        messagesADay = settings.integer("messages-a-day")
        givenSite = settings.givenSite
        reviewsEvents = settings.text("review-events") == "on"
        showsDesign = settings.text("design-page") == "on"
        boardMemory = settings.integer("board-memory") << 20
        (trustedProxies, sharedOrigins) = (try settings.trustedProxies(), try settings.sharedOrigins())
        (secretFiles, idleSettings) = (settings.secretFiles, settings.withoutPayments)
        accessLog = settings.choice("access-log")
        metricsReaders = try settings.metricsReaders()
        addresses = try AddressPlan(settings)
        var address = settings.text(ifGiven: "public-url")
        while address?.last == "/" { address?.removeLast() }
        if let address, let path = WebAddress(address)?.path, !path.isEmpty {
            throw settings.complaint(.hasPath(name: "public-url", value: address), about: "public-url")
        }
        publicAddress = address
        site = try settings.site(at: address)
        securityContact = try settings.securityContact()
        mail = try MailPlan(settings, publicAddress: address)
        providers = try ProviderSetup.all(settings, at: address ?? "http://\(host):\(port)")
        payments = try PaymentPlan(settings, publicAddress: address)
        federation = try FederationPlan(settings, publicAddress: address)
        webhookReach = settings.text("webhook-addresses") == "any" ? .everything : .publicAddresses
        push = try PushPlan(settings, publicAddress: address, securityContact: securityContact)
        sourceContact = settings.text(ifGiven: "source-contact") ?? address
        sourceReach = .publicAddresses
        (tiles, mapArchive) = (try settings.tiles(), settings.text(ifGiven: "map-tiles"))
        tileCredit = settings.text(ifGiven: "tile-credit") ?? ""
    }

    /// A server in `folder` for tests and benchmarks: no log, no review of events, metrics open to this
    /// machine, and defaults for everything else.
    /// - Parameter address: switches federation on under this public address.
    public init(
        folder: String,
        postgreSQL: String? = nil,
        messagesADay: Int = Conversation.mostSaidADay,
        federatedAs address: String? = nil
    ) {
        self.folder = folder
        self.postgreSQL = postgreSQL
        keyFile = "\(folder)/keys/madang.key"
        imageFolder = "\(folder)/images"
        (settingsFile, backups, remoteBackups, node) = (nil, nil, nil, nil)
        latestVersionFile = nil
        host = "127.0.0.1"
        port = 0
        threads = 2
        limits = Limits()
        self.messagesADay = messagesADay
        givenSite = [:]
        (reviewsEvents, showsDesign) = (false, false)
        boardMemory = BoardKeeper.usualMemory
        (trustedProxies, sharedOrigins) = (.none, .none)
        (secretFiles, idleSettings) = ([], [])
        accessLog = .off
        metricsReaders = MetricsReaders(.local)
        addresses = .local
        publicAddress = address
        site = Site(address)
        securityContact = nil
        mail = .nowhere
        providers = []
        payments = nil
        federation = address.flatMap { FederationPlan($0, reach: .everything) }
        (push, webhookReach) = (.local, .everything)
        sourceContact = nil
        sourceReach = .everything
        (tiles, mapArchive, tileCredit) = (nil, nil, "")
    }

    /// Nil where the library isn't installed.
    var mapFiles: StaticFolder? { try? StaticFolder(mapLibrary, cacheControl: "public, max-age=86400") }

    /// The index of `madang addresses import`; optional.
    var addressIndex: String { "\(folder)/addresses.index" }

    var sqliteFile: String { "\(folder)/madang.sqlite" }

    /// The reports of processes that were ended by a signal.
    /// The version in the operator's file if it is newer than this program.
    var newerVersion: String? {
        guard let latestVersionFile, let bytes = try? File.contents(of: latestVersionFile),
            let latest = ReleaseNumber(String(decoding: bytes.prefix(100), as: UTF8.self)),
            let own = ReleaseNumber(MadangCommandLine.version), latest > own
        else { return nil }
        return latest.description
    }

    var crashes: CrashReports { CrashReports(in: "\(folder)/crashes") }
}

extension Settings {
    /// A timeout. Zero would refuse every request, and more than a day none.
    fileprivate func patience(_ name: String) throws(SettingsError) -> Duration {
        let time = duration(name)
        guard time > .zero, time <= .seconds(86_400) else { throw refusal(of: name, .duration) }
        return time
    }

    /// Refuses a guessable token, which would be worse than none.
    fileprivate func metricsReaders() throws(SettingsError) -> MetricsReaders {
        let name = "metrics-token-file"
        guard let token = try secret(name) else { return MetricsReaders(choice("metrics")) }
        guard token.utf8.count >= 16 else { throw refusal(of: name, .secretFile) }
        let key = SecretKey.random()
        let seal = key.mac(Array(token.utf8))
        return MetricsReaders(choice("metrics")) { key.verifies(seal, for: Array($0.utf8)) }
    }

    /// The file that they were read from, or that of the folder if it sets nothing.
    fileprivate func file(in folder: String) -> String? {
        for entry in entries {
            if case .file(let path, _) = entry.source { return path }
        }
        let usual = "\(folder)/madang.conf"
        return File.exists(usual) ? usual : nil
    }

    /// Today only who may sign up.
    fileprivate var givenSite: [SiteSetting: SiteSettings.Given] {
        let source: SiteSettings.Source
        switch self.source(of: "sign-up") {
        case .standard: return [:]
        case .file: source = .file
        case .environment: source = .environment
        case .option: source = .option
        }
        return [.signUp: SiteSettings.Given(text("sign-up"), from: source)]
    }

    fileprivate func tiles() throws(SettingsError) -> MapTiles? {
        guard let template = text(ifGiven: "tile-url") else { return nil }
        guard text(ifGiven: "map-tiles") == nil else {
            throw complaint(.excluded(name: "map-tiles", by: "tile-url"), about: "map-tiles")
        }
        guard let tiles = MapTiles(template: template, credit: text(ifGiven: "tile-credit") ?? "") else {
            throw refusal(of: "tile-url", .address)
        }
        return tiles
    }

    fileprivate func securityContact() throws(SettingsError) -> String? {
        guard let contact = contact(ifGiven: "security-contact") else { return nil }
        guard ["mailto:", "https://", "tel:"].contains(where: contact.hasPrefix),
            contact.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
        else { throw refusal(of: "security-contact", .text) }
        return contact
    }

    fileprivate func trustedProxies() throws(SettingsError) -> AddressRanges {
        let name = "trusted-proxies"
        let texts = (text(ifGiven: name) ?? "").split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        guard let ranges = AddressRanges(texts.filter { !$0.isEmpty }) else {
            throw refusal(of: name, .networks)
        }
        return ranges
    }

    fileprivate func sharedOrigins() throws(SettingsError) -> SharedOrigins {
        let name = "cors-origins"
        let texts = (text(ifGiven: name) ?? "").split(separator: ",").map { $0.filter { !$0.isWhitespace } }
        if texts == ["*"] { return .all }
        let origins = texts.compactMap { text in WebAddress(text).flatMap { $0.origin == text ? text : nil } }
        guard origins.count == texts.count, origins.count <= SharedOrigins.most else {
            throw refusal(of: name, .origins)
        }
        return .some(Set(origins))
    }

    /// What would have an effect only with payments.
    fileprivate var withoutPayments: [String] {
        guard text(ifGiven: "portone-store-id") == nil else { return [] }
        let names = [
            "commission", "payments-operator", "refund-ladder", "bank-transfers", "shop-deposits",
            "deposit-limit", "first-sale-limit", "portone-channel-key", "portone-secret-file",
            "portone-webhook-secret-file",
        ]
        return names.filter { source(of: $0) != .standard }
    }

    /// Names only make sense besides the public one.
    fileprivate func site(at address: String?) throws(SettingsError) -> Site {
        let names = (text(ifGiven: "hosts") ?? "").split(separator: ",").map {
            $0.filter { !$0.isWhitespace }.lowercased()
        }
        guard names.isEmpty || address != nil else { throw missing("public-url", neededBy: "hosts") }
        for name in names where WebAddress("http://\(name)")?.host != name {
            throw refusal(of: "hosts", .text)
        }
        return Site(address, besides: Set(names))
    }

    private func refusal(of name: String, _ kind: ValueKind) -> SettingsError {
        let value = entries.first { $0.name == name }?.shown ?? ""
        let reason = SettingProblem.Reason.invalid(name: name, value: value, kind)
        return SettingsError(problems: [SettingProblem(reason: reason, source: source(of: name))])
    }
}

extension Settings {
    /// An address with its scheme: an email needs none.
    func contact(ifGiven name: String) -> String? {
        text(ifGiven: name).map { $0.contains(":") ? $0 : "mailto:\($0)" }
    }
}

extension AppConfiguration {
    /// Fetches sources also from this machine and its network, as tests do.
    public mutating func fetchSourcesAnywhere() { sourceReach = .everything }
}

extension Settings {
    fileprivate func limits() throws(SettingsError) -> Limits {
        Limits(
            headTime: try patience("head-timeout"),
            bodyTime: try patience("body-timeout"),
            connectionsPerAddress: integer(ifGiven: "connections-per-address")
        )
    }
}
