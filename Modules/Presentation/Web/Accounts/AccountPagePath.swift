import Wire

/// Where people come in, and see to their account.
enum AccountPagePath: String, Path {
    case signIn = "/sign-in"
    case signUp = "/sign-up"
    case signOut = "/sign-out"
    case provider = "/sign-in/{provider}"
    case forgotPassword = "/forgot-password"
    case resetPassword = "/reset-password"
    case verifyEmail = "/verify-email"
    case settings = "/settings"
    case profile = "/settings/profile"
    case language = "/settings/language"
    case look = "/settings/look"
    case email = "/settings/email"
    case password = "/settings/password"
    case devices = "/settings/devices"
    case identities = "/settings/sign-in"
    case export = "/settings/export"
    case delete = "/settings/delete"
}
