"""Which layers may know which. The modules, and what each uses, are declared in `Package.swift` alone."""

PLATFORM = {"Synchronization"}
CLOSE_TO_THE_SYSTEM = {"Dispatch", "Glibc"}

# One import of any of them links ICU, which makes the program twice as large (ADR 33).
FOUNDATION = {"Foundation", "FoundationEssentials", "FoundationNetworking"}


class Layer:
    """What the modules of a folder may use: modules, and folders of them."""

    def __init__(self, folder, uses=()):
        self.folder, self.uses = "Modules/" + folder, uses


def leaves(*names):
    return ["Infrastructure/" + name for name in names]


LAYERS = [
    Layer("System/"),
    Layer(
        "Infrastructure/",
        ["System/", *leaves("Confinement", "Files", "Hashing", "Lanes", "WebAddresses")],
    ),
    Layer("Domain"),
    Layer("Data/", ["Infrastructure/", "Domain"]),
    Layer("Presentation/", ["Infrastructure/", "Domain", "Data/Wire", "Presentation/Wording"]),
    # A stand-in for an outside service: it shares nothing with the modules of the product.
    Layer("PaymentSandbox", ["Infrastructure/"]),
    Layer("DIContainer", ["Infrastructure/", "Domain", "Data/", "Presentation/", "PaymentSandbox"]),
    Layer("CLI", [*leaves("Arguments"), "Presentation/Terminal", "DIContainer"]),
]

# What single modules use beyond their layer.
BEYOND_LAYERS = {
    "Webhooks": {"Wire"},
    "ActivityPub": {"Wire"},
    "Atlas": {"CGazetteer"},
    "Backups": {"Storage"},
    "Demo": {"Storage"},
    "Portone": {"Wire"},
    "Remote": {"Wire"},
    "Storage": {"BoardIndex"},
    "Terminal": {"Remote"},
    "Web": {"CAssets"},
}

# What the API of a module shows of others: only these may stand behind `public import`.
EXPOSED = {
    # Its inlinable code is specialised in the modules that use it.
    "MemoryCache": {"Synchronization"},
    "ActivityPub": {"Domain", "Network"},
    "Addresses": {"Domain", "Files"},
    "Atlas": {"Domain"},
    "Backups": {"Database", "Domain", "Secrets"},
    "BoardIndex": {"Domain"},
    "Demo": {"Database", "Domain"},
    "Gallery": {"Audio", "Domain", "Imaging"},
    "Geocoding": {"Domain", "Network"},
    "Passports": {"Domain"},
    "Push": {"Domain", "Network"},
    "Webhooks": {"Domain", "Network", "Secrets"},
    "Portone": {"Domain", "Secrets"},
    "Remote": {"Domain", "Wire"},
    "Sources": {"Domain", "Network"},
    "Storage": {"Database", "Domain"},
    "Vault": {"Domain", "Secrets"},
    "Wire": {"Domain", "JSONCoding"},
    "Emails": {"Domain", "Wording"},
    "Terminal": {"Arguments", "Domain", "Remote", "Wording"},
    "Web": {"Domain", "HTTPServer", "Imaging", "TileArchives", "Wire"},
    "Wording": {"Domain"},
    "PaymentSandbox": {"HTTPServer", "JSONCoding", "Secrets"},
    "DIContainer": {"Arguments", "Domain", "HTTPServer", "Remote", "Terminal"},
}

# Modules that may call the system although they are no leaves.
CALLING_THE_SYSTEM = {
    # File modification times.
    "Gallery",
    # File sizes and types.
    "Backups",
    # It waits for the lock of the credentials file outside of Swift's thread pool.
    "Remote",
    # It hears Control-C, and knows when its reader has gone.
    "Terminal",
    "PaymentSandbox",
    # Signal sources for SIGINT and SIGTERM.
    "DIContainer",
    "madang",
}

# Feature folders, the same in every layer.
CAPABILITIES = {
    "Accounts", "Audit", "Calendars", "Neighbourhoods", "Board", "Listings", "Search", "Admission",
    "Favourites", "SavedSearches", "Conversations", "Deals", "Documents", "Reviews", "Rosters", "RunLogs",
    "Attendance", "Comments", "Claims", "Federation", "Members", "Phones", "Reminders", "Series",
    "LessonNotes", "Recordings", "Slots", "Students", "Submissions", "Suggestions", "Teachers",
    "Websites", "Announcements", "Letters",
    "Images", "Sources", "Live", "Notices", "Digests", "Push", "Moderation", "Payments", "Places",
    "ServerStatus",
    "Invitations", "Site", "Tokens", "Webhooks",
}
# Capabilities of one vertical: they may know it, and it may not know them.
EXTENSIONS = {"Federation": "Events", "Sources": "Events", "Teachers": "Lessons"}
VERTICALS = {"Classes", "Runs", "Events", "Shops", "Lessons", "Community"}
LAYERS_BY_FEATURE = ["Domain", "Storage", "Wire", "Remote", "Web", "Terminal", "Wording"]
FOLDERS_BESIDE_FEATURES = {
    "Storage": {"Migrations"},
    "Terminal": {"Server"},
    "Web": {"Assets", "Design", "Frame", "Reference", "Server"},
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

# Structs of Domain that store interfaces for use cases, and are none themselves.
DEPENDENCIES = {"AccountEmails", "ConfirmedAddress", "PaymentService", "WebsiteProof"}

# Protocols that each kind implements.
EXTENSION_POINTS = {"Post", "StoredPost", "PostContentsBody", "KindPages", "KindCommands"}

# Protocols that stand for a generic type with any arguments.
ERASING = {"AnyCall", "AnyOperation"}

# Folders that link to every feature and may name all of them: page layout and server pages.
WEAVERS = {("Web", "Design"), ("Web", "Frame"), ("Web", "Server")}

DRAWERS = {"Util", "Utils", "Utilities", "Helpers", "Core", "Common", "Extensions", "Misc", "Shared"}

# Rules without a file to inspect yet, and why. An obsolete entry is a finding, and so is a rule without files
# that is not listed.
WAITING: dict[str, str] = {}
