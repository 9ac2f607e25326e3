"""Allowed dependencies between modules. `Package.swift` repeats them, so adding one takes two edits."""


class Module:
    def __init__(self, path, uses=(), exposes=(), system=()):
        self.path = "Modules/" + path
        self.uses = set(uses)
        # What its API shows of others: only these may stand behind `public import`.
        self.exposes = set(exposes)
        # What it may import of the platform, beyond what everybody may.
        self.system = set(system)


PLATFORM = {"Synchronization"}
CLOSE_TO_THE_SYSTEM = {"Dispatch", "Glibc"}

# One import of any of them links ICU, which makes the program twice as large (ADR 33).
FOUNDATION = {"Foundation", "FoundationEssentials", "FoundationNetworking"}


def leaf(name, uses=(), exposes=()):
    return Module("Infrastructure/" + name, uses, exposes, CLOSE_TO_THE_SYSTEM)


MODULES = {
    "CCurl": Module("System/CCurl"),
    "CSQLite": Module("System/CSQLite"),
    "CPostgreSQL": Module("System/CPostgreSQL"),
    "CMicroHTTPD": Module("System/CMicroHTTPD"),
    "CICal": Module("System/CICal"),
    "COpenSSL": Module("System/COpenSSL"),
    "CSodium": Module("System/CSodium"),
    "CQREncode": Module("System/CQREncode"),
    "CXML2": Module("System/CXML2"),
    "CZlib": Module("System/CZlib"),
    "CZxcvbn": Module("System/CZxcvbn"),
    "CVips": Module("System/CVips"),
    "CAssets": Module("System/CAssets"),
    "CGazetteer": Module("System/CGazetteer"),
    "CCrash": Module("System/CCrash"),
    "CProcess": Module("System/CProcess"),
    "Arguments": leaf("Arguments", {"Files"}),
    "Audio": leaf("Audio", {"Confinement", "Lanes"}),
    "Confinement": leaf("Confinement", {"CProcess"}),
    "CrashReports": leaf("CrashReports", {"CCrash", "Files"}),
    "Database": leaf("Database", {"CSQLite", "CPostgreSQL", "Hashing"}),
    "FileCache": leaf("FileCache", {"Files"}),
    "Files": leaf("Files"),
    "Hashing": leaf("Hashing"),
    "HTTPServer": leaf("HTTPServer", {"CMicroHTTPD", "CZlib", "Hashing", "WebAddresses"}),
    "HTTPSignatures": leaf("HTTPSignatures", {"COpenSSL"}),
    "ICalendar": leaf("ICalendar", {"CICal"}),
    "Imaging": leaf("Imaging", {"CVips", "Confinement", "Lanes"}),
    "JSONCoding": leaf("JSONCoding"),
    "Lanes": leaf("Lanes"),
    "Location": leaf("Location"),
    "Mail": leaf("Mail", {"CCurl", "Files", "WebAddresses"}),
    # Its inlinable code is specialised in the modules that use it.
    "MemoryCache": leaf("MemoryCache", exposes={"Synchronization"}),
    "Markup": leaf("Markup"),
    "Network": leaf("Network", {"CCurl", "WebAddresses"}),
    "PasswordStrength": leaf("PasswordStrength", {"CZxcvbn"}),
    "Secrets": leaf("Secrets", {"CSodium", "Files", "Lanes"}),
    "QRCode": leaf("QRCode", {"CQREncode"}),
    "WebAddresses": leaf("WebAddresses"),
    "XML": leaf("XML", {"CXML2"}),
    "Domain": Module("Domain"),
    "ActivityPub": Module(
        "Data/ActivityPub",
        {"Domain", "HTTPSignatures", "JSONCoding", "Markup", "Network", "WebAddresses", "Wire"},
        {"Domain", "Network"},
    ),
    "Atlas": Module("Data/Atlas", {"CGazetteer", "Domain", "Files", "Location"}, {"Domain"}),
    "Geocoding": Module(
        "Data/Geocoding", {"Domain", "JSONCoding", "Network", "WebAddresses"}, {"Domain", "Network"}
    ),
    "Demo": Module("Data/Demo", {"Database", "Domain", "Storage"}, {"Database", "Domain"}),
    "Gallery": Module(
        "Data/Gallery",
        {"Audio", "Domain", "Imaging", "Secrets"},
        {"Audio", "Domain", "Imaging"},
        # File modification times.
        {"Dispatch", "Glibc"},
    ),
    "Passports": Module(
        "Data/Passports", {"Domain", "JSONCoding", "Network", "WebAddresses"}, {"Domain"}
    ),
    "Portone": Module(
        "Data/Portone",
        {"Domain", "JSONCoding", "Network", "Secrets", "WebAddresses", "Wire"},
        {"Domain", "Secrets"},
    ),
    "Remote": Module(
        "Data/Remote",
        {"Domain", "FileCache", "Files", "Hashing", "JSONCoding", "Network", "Wire"},
        {"Domain", "FileCache", "JSONCoding", "Network", "Wire"},
        # It waits for the lock of the credentials file outside of Swift's thread pool.
        {"Dispatch", "Glibc"},
    ),
    "BoardIndex": Module("Data/BoardIndex", {"Domain"}, {"Domain"}),
    "Sources": Module(
        "Data/Sources",
        {"Domain", "ICalendar", "JSONCoding", "Network", "WebAddresses", "XML"},
        {"Domain", "Network"},
    ),
    "Storage": Module(
        "Data/Storage", {"BoardIndex", "Database", "Domain", "MemoryCache"}, {"Database", "Domain"}
    ),
    "Vault": Module(
        "Data/Vault", {"Domain", "PasswordStrength", "Secrets"}, {"Domain", "Secrets"}
    ),
    "Wire": Module("Data/Wire", {"Domain", "JSONCoding", "WebAddresses"}, {"Domain", "JSONCoding"}),
    "Terminal": Module(
        "Presentation/Terminal",
        {"Arguments", "Domain", "Files", "JSONCoding", "Remote", "WebAddresses", "Wire", "Wording"},
        {"Arguments", "Domain", "Remote", "Wire", "Wording"},
        # It hears Control-C, and knows when its reader has gone.
        {"Dispatch", "Glibc"},
    ),
    "Web": Module(
        "Presentation/Web",
        {"CAssets", "Domain", "HTTPServer", "JSONCoding", "Markup", "WebAddresses", "Wire", "Wording"}
        | {"QRCode", "XML"},
        {"Domain", "HTTPServer", "JSONCoding", "Wire"},
    ),
    "Wording": Module("Presentation/Wording", {"Domain"}, {"Domain"}),
    # A stand-in for an outside service: it shares nothing with the modules of the product.
    "PaymentSandbox": Module(
        "PaymentSandbox",
        {"HTTPServer", "JSONCoding", "Markup", "Network", "Secrets", "WebAddresses"},
        {"HTTPServer", "JSONCoding", "Secrets"},
        {"Glibc"},
    ),
    "DIContainer": Module(
        "DIContainer",
        {"Arguments", "Audio", "CrashReports", "Database", "Files", "HTTPServer", "Imaging", "Mail"}
        | {"Network", "Secrets", "WebAddresses"}
        | {"Domain", "Atlas", "Demo", "Gallery", "Geocoding", "Passports", "Portone", "Remote", "Sources"}
        | {"ActivityPub", "PaymentSandbox", "Storage"}
        | {"Terminal", "Vault", "Web", "Wire", "Wording"},
        {"Arguments", "Database", "Domain", "HTTPServer", "Remote", "Terminal", "Web"},
        # Signal sources for SIGINT and SIGTERM.
        {"Dispatch", "Glibc"},
    ),
    "madang": Module("CLI", {"Arguments", "DIContainer", "Terminal"}, system={"Glibc"}),
}

# Feature folders, the same in every layer.
CAPABILITIES = {
    "Accounts", "Audit", "Calendars", "Neighbourhoods", "Board", "Listings", "Search", "Admission",
    "Favourites", "SavedSearches", "Conversations", "Deals", "Documents", "Reviews", "Rosters", "RunLogs",
    "Attendance", "Comments", "Claims", "Federation", "Members", "Phones", "Reminders", "Series",
    "LessonNotes", "Recordings", "Slots", "Students", "Submissions", "Suggestions", "Teachers",
    "Websites",
    "Images", "Sources", "Live", "Notices", "Moderation", "Payments", "Places",
}
# Capabilities of one vertical: they may know it, and it may not know them.
EXTENSIONS = {"Federation": "Events", "Sources": "Events", "Teachers": "Lessons"}
VERTICALS = {"Classes", "Runs", "Events", "Shops", "Lessons", "Community"}
LAYERS_BY_FEATURE = ["Domain", "Storage", "Wire", "Remote", "Web", "Terminal", "Wording"]
FOLDERS_BESIDE_FEATURES = {
    "Storage": {"Migrations"},
    "Terminal": {"Server"},
    "Web": {"Assets", "Frame", "Server"},
}

# Kinds of listing: the case, the folder that may name it, and the tables of the kind.
KINDS = {"class": ("Classes", {"classes", "class_sessions"}), "run": ("Runs", {"runs"}),
         "event": ("Events", {"events", "event_dates", "event_days", "event_reminders"}),
         "shop": ("Shops", {"shops", "shop_prices", "shop_statuses"}),
         "lesson": ("Lessons", {"lessons"}),
         "community": ("Community", {"community_posts"})}

# Files that name every kind.
REGISTRIES = {
    "Modules/Domain/Kinds.swift",
    "Modules/Data/Storage/Kinds.swift",
    "Modules/Data/Demo/Kinds.swift",
    "Modules/Data/Wire/API.swift",
    "Modules/Data/Wire/Listings/Kind+PathSegment.swift",
    "Modules/Presentation/Wording/Listings/Kind+Words.swift",
    "Modules/Presentation/Web/Frame/Kind+Pages.swift",
    "Modules/Presentation/Terminal/Kind+Commands.swift",
    "Modules/DIContainer/Features/ListingsFeature.swift",
}

# Protocols that each kind implements.
EXTENSION_POINTS = {"Post", "StoredPost", "PostContentsBody", "KindPages", "KindCommands"}

# Protocols that stand for a generic type with any arguments.
ERASING = {"AnyCall", "AnyOperation"}

# Folders that link to every feature and may name all of them: page layout and server pages.
WEAVERS = {("Web", "Frame"), ("Web", "Server")}

DRAWERS = {"Util", "Utils", "Utilities", "Helpers", "Core", "Common", "Extensions", "Misc", "Shared"}

# Rules without a file to inspect yet, and why. An obsolete entry is a finding, and so is a rule without files
# that is not listed.
WAITING: dict[str, str] = {}
