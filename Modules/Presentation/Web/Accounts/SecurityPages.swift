import Domain
import HTTPServer
import Wire
import Wording

/// Page routes for the password and signed-in devices.
public struct SecurityPages: Sendable {
    public init() {}

    public var routes: [PageRoute] {
        [password, toPassword, changePassword, devices, endDevice, tryDevice, endOthers]
    }

    private var password: PageRoute {
        .memberPage(AccountPagePath.password) { PasswordPage(entry: .empty).page(for: $0) }
    }

    private var toPassword: PageRoute {
        .link(ServerPath.changePassword) { _ in .to(AccountPagePath.password.rawValue) }
    }

    private var changePassword: PageRoute {
        .form(
            AccountPagePath.password,
            sends: API.accounts.changePassword,
            then: { _, _ in .to(AccountPagePath.settings.rawValue, flash: .passwordChanged) },
            refused: { visit, entry in PasswordPage(entry: entry).page(for: visit) }
        )
    }

    private var devices: PageRoute {
        .memberPage(AccountPagePath.devices) { visit in
            DevicesPage(list: try await visit(API.sessions.list())).page(for: visit)
        }
    }

    private var endDevice: PageRoute {
        .button(AccountPagePath.endDevice, sends: API.sessions.end) { _, _ in
            .to(AccountPagePath.devices.rawValue, flash: .deviceSignedOut)
        }
    }

    private var tryDevice: PageRoute {
        .button(AccountPagePath.tryDevice, sends: API.push.try) { _, _ in
            .to(AccountPagePath.devices.rawValue, flash: .trialPushSent)
        }
    }

    private var endOthers: PageRoute {
        .button(AccountPagePath.endOtherDevices) { visit in
            let list = try await visit(API.sessions.list())
            for device in list.items where !device.isCurrent {
                do {
                    try await visit(API.sessions.end(device.id))
                } catch SessionRefusal.ended, SessionRefusal.notFound {
                    // The session ended in the meantime.
                }
            }
            return .to(AccountPagePath.devices.rawValue, flash: .devicesSignedOut)
        }
    }
}
