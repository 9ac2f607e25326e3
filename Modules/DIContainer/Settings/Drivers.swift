import Addresses
import Atlas
import Audio
import Database
public import Domain
import Gallery
import Geocoding
import Glibc
import Imaging
import Network
import Secrets
import Sources
import Storage
import TileArchives
import Vault
import Web
import Wording

/// Phase one: the drivers for external systems.
struct Drivers: Sendable {
    let database: Database
    /// The key that the database belongs to.
    let key: SecretKey
    var fingerprint: [UInt8] { key.fingerprint }
    let gazetteer: MappedGazetteer
    let passwords: Argon2PasswordKeeper
    let passwordPolicy = PasswordPolicy(ZxcvbnPasswordEstimator())
    let tokens: KeyedTokenIssuer
    let imagePress: VipsImageProcessor
    let posters: DrawnPosters
    let recordingProcessor: FFmpegRecordingProcessor
    let fileStore: FolderFileStore
    let secret: KeyedNumbers
    let codes: KeyedCodeGenerator
    let signInState: SealedSignInState
    let secondFactors: KeyedSecondFactorKeeper
    let calendarKeys: KeyedCalendarKeys
    let unsubscribeTokens: KeyedUnsubscribeTokens
    let appealLinks: KeyedAppealLinks
    let federationSeal: KeyedServerKeySeal
    let pushSeal: KeyedServerKeySeal
    let checkInCodes: KeyedCheckInCodes
    let answers: KeyedAnswerSeal
    let identifiers: IdentifierGenerator
    let addresses: any AddressFinder
    let sourceFetcher: PoliteFetcher
    let clock: any WallClock
    let log: AccessLog
    let current: CurrentSettings
    let tiles: MapTiles?
    /// The street map; nil without a file of it.
    let mapArchive: TileArchive?
    let documents: OperatorDocuments
    let writtenDocuments: SQLDocumentRepository
    /// Nil while payments are off.
    let payments: PaymentService?
    /// Nil while federation is off.
    let federation: FederationPlan?
    let push: PushPlan
    let webhookReach: NetworkReach
    private let node: Int?

    init(_ plan: AppConfiguration, _ opening: Opening, clock: any WallClock) async throws {
        let (database, key) = try await plan.open(opening)
        self.database = database
        let log = AccessLog(plan, clock: clock)
        (self.log, current) = (log, CurrentSettings(plan))
        self.key = key
        tokens = KeyedTokenIssuer(key)
        secret = KeyedNumbers(key)
        codes = KeyedCodeGenerator(key)
        (signInState, secondFactors) = (SealedSignInState(key), KeyedSecondFactorKeeper(key))
        calendarKeys = KeyedCalendarKeys(key)
        (unsubscribeTokens, appealLinks) = (KeyedUnsubscribeTokens(key), KeyedAppealLinks(key))
        federationSeal = KeyedServerKeySeal(key, for: "federation")
        pushSeal = KeyedServerKeySeal(key, for: "push")
        checkInCodes = KeyedCheckInCodes(key)
        answers = KeyedAnswerSeal(key)
        gazetteer = try MappedGazetteer.embedded()
        passwords = Argon2PasswordKeeper(
            try PasswordHasher(memory: plan.passwordMemory, lanes: plan.threads, waitingLimit: 256)
        )
        addresses = plan.addressFinder(besides: gazetteer, clock, log)
        sourceFetcher = PoliteFetcher(contact: plan.sourceContact, reach: plan.sourceReach)
        // Decoding an image can take about 300 MB; half of the cores suffice for a neighbourhood.
        imagePress = VipsImageProcessor(
            ImageRenderer(program: plan.program, lanes: max(1, plan.threads / 2)),
            log: { [log] in log.note(failureOf: "pictures", $0) }
        )
        posters = plan.posters(clock, log)
        recordingProcessor = FFmpegRecordingProcessor(
            AudioConverter(limits: FFmpegRecordingProcessor.limits),
            log: { [log] in log.note(failureOf: "recordings", $0) }
        )
        fileStore = FolderFileStore(plan.imageFolder)
        identifiers = IdentifierGenerator(clock: clock, node: plan.node ?? 0)
        node = plan.node
        mapArchive = try plan.mapArchive.map { try TileArchive(path: $0) }
        tiles = plan.tiles(of: mapArchive)
        writtenDocuments = SQLDocumentRepository(database, identifiers: identifiers)
        documents = try OperatorDocuments(inFolder: plan.documentFolder, besides: writtenDocuments)
        payments = plan.payments?.service
        federation = plan.federation
        (push, webhookReach, self.clock) = (plan.push, plan.webhookReach, clock)
    }

    /// Takes a node that no other process on this database uses. A number set by the operator is reserved
    /// too, but used even if another process holds it.
    func takeNode() async throws {
        guard let node else {
            return try await database.lease(oneOf: IdentifierGenerator.nodes, under: "node") {
                [identifiers] in
                identifiers.move(to: $0)
            }
        }
        try? await database.lease(oneOf: node..<node + 1, under: "node") { _ in }
    }
}

extension AppConfiguration {
    fileprivate func tiles(of archive: TileArchive?) -> MapTiles? {
        archive.map { MapTiles(of: $0, otherwise: tileCredit) } ?? tiles
    }

    fileprivate func posters(_ clock: any WallClock, _ log: AccessLog) -> DrawnPosters {
        DrawnPosters(
            PosterRenderer(program: program),
            folder: posterFolder,
            clock: clock,
            log: { log.note(failureOf: "link pictures", $0) }
        )
    }
}

extension AppConfiguration {
    fileprivate func addressFinder(
        besides gazetteer: MappedGazetteer,
        _ clock: any WallClock,
        _ log: AccessLog
    ) -> any AddressFinder {
        addresses.finder(
            index: indexedAddresses(log),
            gazetteer: AddressesByGazetteer(gazetteer: gazetteer, clock: clock),
            clock: clock,
            complaining: { log.note(failureOf: "addresses", $0) }
        )
    }

    /// Nil without an index, and with a damaged one.
    private func indexedAddresses(_ log: AccessLog) -> AddressesByIndex? {
        do {
            return try AddressesByIndex(at: addressIndex)
        } catch {
            if error != .missing { log.note(failureOf: "addresses", error.words(of: self)[.english]) }
            return nil
        }
    }
}

extension Database {
    static func open(_ plan: AppConfiguration) throws -> Database {
        guard let address = plan.postgreSQL else { return try .sqlite(at: plan.sqliteFile) }
        return try .postgresql(address, applicationName: "madang")
    }
}

/// The system's clock.
public struct SystemClock: WallClock {
    public init() {}

    public var now: Moment {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Moment(milliseconds: Int64(time.tv_sec) * 1_000 + Int64(time.tv_nsec) / 1_000_000)
    }
}
