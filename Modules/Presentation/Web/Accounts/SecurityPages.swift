import Domain
import HTTPServer
import Wire
import Wording

/// Page routes for the password and signed-in devices.
public struct SecurityPages: Sendable {
    public init() {}

    public var routes: [PageRoute] { [password, changePassword, devices, endDevice, endOthers] }

    private var password: PageRoute {
        .memberPage(AccountPagePath.password) { PasswordPage(entry: .empty).page(for: $0) }
    }

    private var changePassword: PageRoute {
        .form(
            AccountPagePath.password,
            sends: .put,
            to: AccountPath.password,
            then: { (_, _: Nothing) in .to(AccountPagePath.settings.rawValue, telling: .passwordChanged) },
            refused: { visit, entry in PasswordPage(entry: entry).page(for: visit) }
        )
    }

    private var devices: PageRoute {
        .memberPage(AccountPagePath.devices) { visit in
            DevicesPage(list: try await visit.get(AccountPath.sessions)).page(for: visit)
        }
    }

    private var endDevice: PageRoute {
        .button(AccountPagePath.endDevice) { visit in
            try await visit.ask(.delete, AccountPath.session, visit.place(), answers: Nothing.self)
            return .to(AccountPagePath.devices.rawValue, telling: .deviceSignedOut)
        }
    }

    private var endOthers: PageRoute {
        .button(AccountPagePath.endOtherDevices) { visit in
            let list: ListBody<DeviceBody> = try await visit.get(AccountPath.sessions)
            for device in list.items where !device.isCurrent {
                do {
                    try await visit.ask(
                        .delete,
                        AccountPath.session,
                        device.id.description,
                        answers: Nothing.self
                    )
                } catch SessionRefusal.ended, SessionRefusal.notFound {
                    // The session ended in the meantime.
                }
            }
            return .to(AccountPagePath.devices.rawValue, telling: .devicesSignedOut)
        }
    }
}
