// swift-tools-version: 6.1
import PackageDescription

// Each line: name, path below Modules/, dependencies. `Tools/archlint` reads them, and checks them against the layers.

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

/// A C library of the system: a module map, found by pkg-config, installed from the Debian package named.
func system(_ name: String, pkgConfig: String, debian: String) -> Target {
    .systemLibrary(
        name: name,
        path: "Modules/System/\(name)",
        pkgConfig: pkgConfig,
        providers: [.apt([debian])]
    )
}

/// A module in `Modules/<path>`, with a README.
func module(
    _ name: String,
    in path: String,
    uses: [Target.Dependency] = [],
    besides: [String] = []
) -> Target {
    .target(
        name: name,
        dependencies: uses,
        path: "Modules/\(path)",
        exclude: ["README.md"] + besides,
        swiftSettings: strict
    )
}

/// A test suite in `Tests/<name>`.
func suite(_ name: String, uses: [Target.Dependency], besides: [String] = []) -> Target {
    .testTarget(
        name: name,
        dependencies: uses,
        path: "Tests/\(name)",
        exclude: besides,
        swiftSettings: strict
    )
}

let libraries: [Target] = [
    system("CCurl", pkgConfig: "libcurl", debian: "libcurl4-openssl-dev"),
    system("CSQLite", pkgConfig: "sqlite3", debian: "libsqlite3-dev"),
    system("CPostgreSQL", pkgConfig: "libpq", debian: "libpq-dev"),
    system("CMicroHTTPD", pkgConfig: "libmicrohttpd", debian: "libmicrohttpd-dev"),
    system("CICal", pkgConfig: "libical", debian: "libical-dev"),
    system("COpenSSL", pkgConfig: "libcrypto", debian: "libssl-dev"),
    system("CSodium", pkgConfig: "libsodium", debian: "libsodium-dev"),
    // Debian ships it without a file for pkg-config.
    .systemLibrary(name: "CZxcvbn", path: "Modules/System/CZxcvbn", providers: [.apt(["libzxcvbn-dev"])]),
    system("CQREncode", pkgConfig: "libqrencode", debian: "libqrencode-dev"),
    system("CXML2", pkgConfig: "libxml-2.0", debian: "libxml2-dev"),
    system("CZlib", pkgConfig: "zlib", debian: "zlib1g-dev"),
    // Loaded with `dlopen` for the first image: see their headers.
    .systemLibrary(name: "CPango", path: "Modules/System/CPango"),
    .systemLibrary(name: "CVips", path: "Modules/System/CVips"),
]

let infrastructure: [Target] = [
    .target(name: "CBuild", path: "Modules/System/CBuild"),
    .target(name: "CCrash", path: "Modules/System/CCrash"),
    .target(name: "CProcess", path: "Modules/System/CProcess"),
    module("Arguments", in: "Infrastructure/Arguments", uses: ["Files"]),
    module("Audio", in: "Infrastructure/Audio", uses: ["Confinement", "Lanes"]),
    module("BuildInfo", in: "Infrastructure/BuildInfo", uses: ["CBuild"]),
    module("Confinement", in: "Infrastructure/Confinement", uses: ["CProcess"]),
    module("CrashReports", in: "Infrastructure/CrashReports", uses: ["CCrash", "Files"]),
    module("Database", in: "Infrastructure/Database", uses: ["CSQLite", "CPostgreSQL", "Hashing"]),
    module("FileCache", in: "Infrastructure/FileCache", uses: ["Files"]),
    module("Files", in: "Infrastructure/Files"),
    module("Hashing", in: "Infrastructure/Hashing"),
    module(
        "HTTPServer",
        in: "Infrastructure/HTTPServer",
        uses: ["CMicroHTTPD", "CZlib", "Hashing", "WebAddresses"]
    ),
    module("HTTPSignatures", in: "Infrastructure/HTTPSignatures", uses: ["COpenSSL"]),
    module("ICalendar", in: "Infrastructure/ICalendar", uses: ["CICal"]),
    module("Imaging", in: "Infrastructure/Imaging", uses: ["CPango", "CVips", "Confinement", "Lanes"]),
    module("JSONCoding", in: "Infrastructure/JSONCoding"),
    module("Lanes", in: "Infrastructure/Lanes"),
    module("Location", in: "Infrastructure/Location"),
    module("Mail", in: "Infrastructure/Mail", uses: ["CCurl", "Files", "WebAddresses"]),
    module("MemoryCache", in: "Infrastructure/MemoryCache"),
    module("Markup", in: "Infrastructure/Markup"),
    module("Network", in: "Infrastructure/Network", uses: ["CCurl", "WebAddresses"]),
    module("ObjectStore", in: "Infrastructure/ObjectStore", uses: ["CSodium", "CZlib", "Files"]),
    module("OneTimeCodes", in: "Infrastructure/OneTimeCodes", uses: ["COpenSSL"]),
    module("PasswordStrength", in: "Infrastructure/PasswordStrength", uses: ["CZxcvbn"]),
    module("QRCode", in: "Infrastructure/QRCode", uses: ["CQREncode"]),
    module("Secrets", in: "Infrastructure/Secrets", uses: ["CSodium", "Files", "Lanes"]),
    module("Supervisor", in: "Infrastructure/Supervisor"),
    module("TextDecoding", in: "Infrastructure/TextDecoding"),
    module(
        "TileArchives",
        in: "Infrastructure/TileArchives",
        uses: ["CSQLite", "CZlib", "Hashing", "WebAddresses"]
    ),
    module("WebAddresses", in: "Infrastructure/WebAddresses"),
    module("WebPush", in: "Infrastructure/WebPush", uses: ["COpenSSL"]),
    module("XML", in: "Infrastructure/XML", uses: ["CXML2"]),
]

let inner: [Target] = [
    module("Domain", in: "Domain")
]

let data: [Target] = [
    .target(
        name: "CGazetteer",
        path: "Modules/System/CGazetteer",
        exclude: ["data"],
        cSettings: [.headerSearchPath("data")]
    ),
    module(
        "ActivityPub",
        in: "Data/ActivityPub",
        uses: ["Domain", "HTTPSignatures", "JSONCoding", "Markup", "Network", "WebAddresses", "Wire"]
    ),
    module("Addresses", in: "Data/Addresses", uses: ["Domain", "Files", "Location", "TextDecoding"]),
    module(
        "Atlas",
        in: "Data/Atlas",
        uses: ["CGazetteer", "Domain", "Files", "Location", "TextDecoding"],
        besides: ["Gazetteer"]
    ),
    module(
        "Backups",
        in: "Data/Backups",
        uses: [
            "Database", "Domain", "Files", "JSONCoding", "Lanes", "Network", "ObjectStore", "Secrets",
            "Storage",
            "WebAddresses", "XML",
        ]
    ),
    module("BoardIndex", in: "Data/BoardIndex", uses: ["Domain"]),
    module(
        "Geocoding",
        in: "Data/Geocoding",
        uses: ["Domain", "JSONCoding", "Location", "Network", "WebAddresses"]
    ),
    module("Demo", in: "Data/Demo", uses: ["Database", "Domain", "Storage"]),
    module("Gallery", in: "Data/Gallery", uses: ["Audio", "Domain", "FileCache", "Imaging", "Secrets"]),
    module("Passports", in: "Data/Passports", uses: ["Domain", "JSONCoding", "Network", "WebAddresses"]),
    module(
        "Portone",
        in: "Data/Portone",
        uses: ["Domain", "JSONCoding", "Network", "Secrets", "WebAddresses", "Wire"]
    ),
    module(
        "Push",
        in: "Data/Push",
        uses: ["Domain", "JSONCoding", "Network", "WebAddresses", "WebPush"]
    ),
    module(
        "Webhooks",
        in: "Data/Webhooks",
        uses: ["Domain", "JSONCoding", "Network", "Secrets", "WebAddresses", "Wire"]
    ),
    module(
        "Remote",
        in: "Data/Remote",
        uses: ["Domain", "FileCache", "Files", "Hashing", "JSONCoding", "Network", "Wire"]
    ),
    module(
        "Sources",
        in: "Data/Sources",
        uses: ["Domain", "ICalendar", "JSONCoding", "Network", "WebAddresses", "XML"]
    ),
    module("Storage", in: "Data/Storage", uses: ["BoardIndex", "Database", "Domain", "MemoryCache"]),
    module("Vault", in: "Data/Vault", uses: ["Domain", "OneTimeCodes", "PasswordStrength", "Secrets"]),
    module("Wire", in: "Data/Wire", uses: ["Domain", "JSONCoding", "WebAddresses"]),
]

let presentation: [Target] = [
    module("Emails", in: "Presentation/Emails", uses: ["Domain", "Markup", "Wording"]),
    .target(
        name: "CAssets",
        path: "Modules/System/CAssets",
        cSettings: [.unsafeFlags(["-Wno-c23-extensions"])]
    ),
    module(
        "Terminal",
        in: "Presentation/Terminal",
        uses: ["Arguments", "Domain", "Files", "JSONCoding", "Remote", "WebAddresses", "Wire", "Wording"]
    ),
    module(
        "Web",
        in: "Presentation/Web",
        uses: [
            "CAssets", "Domain", "HTTPServer", "Imaging", "JSONCoding", "Markup", "QRCode", "TileArchives",
            "WebAddresses", "Wire", "Wording", "XML",
        ],
        besides: ["Assets"]
    ),
    module("Wording", in: "Presentation/Wording", uses: ["Domain"]),
]

let tools: [Target] = [
    .executableTarget(
        name: "bench",
        dependencies: [
            "Addresses", "Atlas", "DIContainer", "Database", "Domain", "HTTPServer", "Location", "Network",
            "PaymentSandbox", "Secrets", "Storage", "Vault",
        ],
        path: "Tools/bench",
        swiftSettings: strict
    ),
    .executableTarget(
        name: "gazetteer",
        dependencies: ["Atlas"],
        path: "Tools/gazetteer",
        swiftSettings: strict
    ),
]

let sandbox: [Target] = [
    module(
        "PaymentSandbox",
        in: "PaymentSandbox",
        uses: ["HTTPServer", "JSONCoding", "Markup", "Network", "Secrets", "WebAddresses"]
    )
]

let roots: [Target] = [
    module(
        "DIContainer",
        in: "DIContainer",
        uses: [
            "ActivityPub", "Addresses", "Arguments", "Atlas", "Audio", "Backups", "BuildInfo", "CrashReports",
            "Database", "Demo", "Domain", "Emails", "Files", "Gallery", "Geocoding", "HTTPServer", "Imaging",
            "Mail",
            "Network", "ObjectStore", "Passports", "PaymentSandbox", "Portone", "Push", "Remote", "Secrets",
            "Sources", "Storage", "Supervisor", "Terminal", "TileArchives", "Vault", "Web", "WebAddresses",
            "Webhooks", "Wire", "Wording",
        ]
    ),
    .executableTarget(
        name: "madang",
        dependencies: ["Arguments", "DIContainer", "Terminal"],
        path: "Modules/CLI",
        swiftSettings: strict
    ),
]

let suites: [Target] = [
    // A SQLite VFS with faults on request.
    .target(name: "CFaultVFS", dependencies: ["CSQLite"], path: "Tests/CFaultVFS"),
    // Allocation failures of one library, preloaded into the real program.
    .target(name: "CMallocFaults", path: "Tests/CMallocFaults"),
    // A converter that tries to break out.
    .executableTarget(
        name: "intruder",
        dependencies: ["CProcess"],
        path: "Tests/Intruder",
        // A confined program can't read the libraries of Swift, which are linked although it needs none.
        linkerSettings: [.unsafeFlags(["-static-stdlib"])]
    ),
    .target(
        name: "TestSupport",
        dependencies: [
            "Arguments", "CFaultVFS", "CSodium", "DIContainer", "Database", "Domain", "HTTPServer",
            "HTTPSignatures", "JSONCoding", "OneTimeCodes", "PaymentSandbox", "Remote", "Secrets", "Terminal",
            "Wire",
        ],
        path: "Tests/TestSupport",
        exclude: ["Pictures/Fixtures"],
        swiftSettings: strict
    ),
    suite(
        "AcceptanceTests",
        uses: [
            "Database", "Domain", "HTTPSignatures", "JSONCoding", "PaymentSandbox", "Remote", "TestSupport",
            "Wire", "madang",
        ]
    ),
    suite(
        "ActivityPubTests",
        uses: [
            "ActivityPub", "Atlas", "Domain", "HTTPServer", "HTTPSignatures", "JSONCoding", "Network",
            "TestSupport",
        ],
        besides: ["Fixtures"]
    ),
    suite("AddressesTests", uses: ["Addresses", "Domain", "Location", "TestSupport"]),
    suite("ArgumentsTests", uses: ["Arguments", "TestSupport"]),
    suite("AtlasTests", uses: ["Atlas", "Domain", "Location", "TestSupport"], besides: ["Fixtures"]),
    suite("AudioTests", uses: ["Audio", "TestSupport", "intruder"]),
    suite(
        "BackupsTests",
        uses: ["Backups", "Database", "Domain", "Files", "ObjectStore", "Secrets", "Storage", "TestSupport"]
    ),
    suite("BuildInfoTests", uses: ["BuildInfo"]),
    suite("ConfinementTests", uses: ["Confinement", "TestSupport", "intruder"]),
    suite("CrashReportsTests", uses: ["CrashReports", "TestSupport"]),
    suite("DatabaseTests", uses: ["Database", "TestSupport"]),
    suite(
        "DemoTests",
        uses: [
            "Atlas", "Audio", "Database", "Demo", "Domain", "Gallery", "Imaging", "Storage", "TestSupport",
            "madang",
        ]
    ),
    suite("DomainTests", uses: ["Domain", "TestSupport"], besides: ["Kernel/Fixtures", "Shops/Fixtures"]),
    suite("FileCacheTests", uses: ["FileCache", "TestSupport"]),
    suite("FilesTests", uses: ["Files", "TestSupport"]),
    suite("FuzzTests", uses: ["TestSupport", "fuzz"]),
    suite("GeocodingTests", uses: ["Domain", "Geocoding", "HTTPServer", "Network", "TestSupport"]),
    suite("HashingTests", uses: ["Hashing"]),
    suite("HTTPServerTests", uses: ["HTTPServer", "TestSupport"]),
    suite("GalleryTests", uses: ["Audio", "Domain", "Gallery", "Imaging", "TestSupport", "madang"]),
    suite("HTTPSignaturesTests", uses: ["HTTPSignatures", "JSONCoding"], besides: ["Fixtures"]),
    suite("EmailsTests", uses: ["Domain", "Emails", "Wording"]),
    suite("ICalendarTests", uses: ["ICalendar"]),
    suite("ImagingTests", uses: ["Imaging", "TestSupport", "intruder", "madang"]),
    suite("JSONCodingTests", uses: ["JSONCoding"]),
    suite("LanesTests", uses: ["Lanes"]),
    suite("LocationTests", uses: ["Location", "TestSupport"]),
    suite("MailTests", uses: ["Mail", "TestSupport"]),
    suite("MarkupTests", uses: ["Markup"]),
    suite("MemoryCacheTests", uses: ["MemoryCache"]),
    suite("NetworkTests", uses: ["HTTPServer", "Network", "TestSupport"]),
    suite(
        "PortoneTests",
        uses: [
            "Domain", "HTTPServer", "JSONCoding", "Network", "PaymentSandbox", "Portone", "Secrets",
            "TestSupport", "WebAddresses", "Wire",
        ],
        besides: ["Fixtures"]
    ),
    suite(
        "RemoteTests",
        uses: ["Domain", "FileCache", "JSONCoding", "Network", "Remote", "TestSupport", "Wire"]
    ),
    suite("ObjectStoreTests", uses: ["Files", "ObjectStore", "TestSupport"]),
    suite("OneTimeCodesTests", uses: ["OneTimeCodes"]),
    suite("PasswordStrengthTests", uses: ["PasswordStrength", "TestSupport"]),
    suite("PassportsTests", uses: ["Domain", "JSONCoding", "Passports"]),
    suite("PushTests", uses: ["Domain", "Network", "Push", "TestSupport"]),
    suite(
        "WebhooksTests",
        uses: ["Domain", "HTTPServer", "JSONCoding", "Network", "Secrets", "TestSupport", "Webhooks"]
    ),
    suite("QRCodeTests", uses: ["QRCode"]),
    suite(
        "SourcesTests",
        uses: ["Domain", "HTTPServer", "Network", "Sources", "TestSupport"],
        besides: ["Corpus"]
    ),
    suite("SecretsTests", uses: ["Secrets", "TestSupport"], besides: ["Fixtures"]),
    suite("SupervisorTests", uses: ["Supervisor", "TestSupport"]),
    suite(
        "StorageTests",
        uses: [
            "BoardIndex", "Database", "Domain", "JSONCoding", "Secrets", "Storage", "TestSupport", "Vault",
        ],
        besides: ["Search/Fixtures"]
    ),
    suite(
        "TileArchivesTests",
        uses: ["CSQLite", "TestSupport", "TileArchives"],
        besides: ["Fixtures", "make-fixtures", "town.py"]
    ),
    suite("VaultTests", uses: ["Domain", "OneTimeCodes", "Secrets", "TestSupport", "Vault"]),
    suite("WebPushTests", uses: ["COpenSSL", "WebPush"]),
    suite(
        "WebTests",
        uses: ["Domain", "HTTPServer", "JSONCoding", "Markup", "TestSupport", "Web", "Wire", "Wording"]
    ),
    suite("WebAddressesTests", uses: ["WebAddresses"]),
    suite("WireTests", uses: ["Domain", "JSONCoding", "TestSupport", "Wire"]),
    suite("XMLTests", uses: ["XML"]),
    suite("TextDecodingTests", uses: ["TextDecoding"]),
    suite(
        "TerminalTests",
        uses: ["Arguments", "Domain", "JSONCoding", "Remote", "Terminal", "TestSupport", "Wire", "Wording"]
    ),
]

// `make fuzz` links libFuzzer; without it, the tests use the program to replay the corpus.
let isFuzzing = Context.environment["FUZZ"] != nil

let fuzz: [Target] =
    (isFuzzing ? [.systemLibrary(name: "CFuzzer", path: "Tests/Fuzz/CFuzzer")] : []) + [
        .executableTarget(
            name: "fuzz",
            dependencies: [
                "Addresses", "Arguments", "Database", "Domain", "Geocoding", "HTTPServer", "HTTPSignatures",
                "Imaging", "JSONCoding", "Location", "Markup", "Portone", "Secrets", "Sources", "Storage",
                "TileArchives", "Web", "WebAddresses", "Wire", "Wording", "XML",
            ] + (isFuzzing ? ["CFuzzer"] : []),
            path: "Tests/Fuzz",
            exclude: ["CFuzzer", "Corpus", "Dictionaries", "Served", "run"],
            swiftSettings: strict + (isFuzzing ? [.define("FUZZ")] : [])
        )
    ]

let peers: [Target] = [
    // Prints what the importers read, for `make peers`.
    .executableTarget(
        name: "peers",
        dependencies: ["Domain", "JSONCoding", "Sources", "Web"],
        path: "Tests/Peers",
        exclude: ["compare.py", "known.txt", "run"],
        swiftSettings: strict
    )
]

let package = Package(
    name: "Madang",
    products: [.library(name: "MallocFaults", type: .dynamic, targets: ["CMallocFaults"])],
    targets: libraries + infrastructure + inner + data + presentation + sandbox + roots + tools + suites
        + fuzz + peers
)
