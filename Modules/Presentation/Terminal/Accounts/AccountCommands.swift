import Arguments
import Domain
import Remote
import Wire
import Wording

/// `madang account …`
enum AccountCommands: CommandGroup {
    static func command(in language: Language) -> Command {
        Command(
            "account",
            summary: language.say("가입하고, 내 계정을 보고 수정해요", "Sign up and manage your account"),
            example: .init(
                "madang account sign-up --server https://madang.example",
                language.say("서버에 계정을 만들어요", "creates an account on a server")
            ),
            options: AppSettings.storageOptions(in: language),
            subcommands: actions.map { $0.command(language) }
        )
    }

    static var actions: [Action] {
        [
            signUp, show, edit, password, sessions, endSession, verifyEmail, changeEmail, forgotPassword,
            recover, resetPassword, secondFactor, turnOnSecondFactor, turnOffSecondFactor, recoveryCodes,
            resetSecondFactor, identities, link, unlink, consents, consent, warnings,
            export, delete,
        ]
    }

    private static let show = Action.calling(
        API.accounts.mine,
        "show",
        Words("내 계정을 보여 줘요", "Show my account"),
        example: "madang account show"
    )

    private static let sessions = Action.listing(
        API.sessions.list,
        "sessions",
        Words("로그인한 기기를 보여 줘요", "Show my signed-in devices"),
        example: "madang account sessions",
        nothing: nil
    )

    private static let endSession = Action.doing(
        API.sessions.end,
        "end-session",
        Words("내 기기 하나를 로그아웃해요", "Sign out one of my devices"),
        example: "madang account end-session 02SJ7Q4B80H5C",
        meaning: Words("ID는 'madang account sessions'에 나와요", "'madang account sessions' shows the ID"),
        .place("id", label: "ID", Words("기기의 ID", "the ID of the device")),
        says: Words("그 기기를 로그아웃했어요.", "That device is signed out.")
    )

    private static let identities = Action.listing(
        API.identities.mine,
        "identities",
        Words("내 계정에 연결한 다른 계정을 보여 줘요", "Show the identities linked to my account"),
        example: "madang account identities",
        nothing: Words(
            "연결한 것이 없어요. 연결하려면: madang account link kakao",
            "Nothing is linked. To link an identity: madang account link kakao"
        )
    )

    private static let link = Action(
        "link",
        Words("다른 계정을 내 계정에 연결해요", "Link an identity to my account"),
        example: "madang account link kakao",
        options: PasswordSource.options,
        arguments: { [BrowserSignIn.argument(in: $0)] },
        run: { context in
            let provider: IdentityProvider = context.invocation.choice("provider")
            let back = try await context.askAsMember { client in
                try await BrowserSignIn(context, client).goes(to: provider)
            }
            try await context.askConfirmed { try await $0(API.identities.link(provider, back)) }
            let name = provider.words[context.language]
            return .done(
                context.say("이제 \(name)(으)로도 로그인할 수 있어요.", "\(name) is now linked to your account.")
            )
        }
    )

    private static let unlink = Action(
        "unlink",
        Words("다른 계정의 연결을 해제해요", "Unlink an identity"),
        example: "madang account unlink kakao",
        options: PasswordSource.options,
        arguments: { [BrowserSignIn.argument(in: $0)] },
        run: { context in
            let provider: IdentityProvider = context.invocation.choice("provider")
            try await context.askConfirmed { try await $0(API.identities.unlink(provider)) }
            let name = provider.words[context.language]
            return .done(context.say("\(name) 연결을 해제했어요.", "\(name) is unlinked."))
        }
    )
}

extension AccountBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        Printout(self, text: account.facts(context))
    }
}

extension DeviceBody: Tabular {
    static let columns: [TableColumn<DeviceBody>] = [
        .init(Words("ID", "ID")) { device, _ in device.id.description },
        .init(Words("기기", "Device"), canShrink: true) { device, _ in device.device },
        .init(Words("로그인한 때", "Since")) { device, _ in device.openedAt.stamp },
        .init(Words("마지막으로 쓴 때", "Last used")) { device, _ in device.lastUsedAt.stamp },
        .init(Words("", ""), canShrink: true) { device, context in
            let marks = [
                device.isCurrent ? context.say("이 기기", "This device") : nil,
                device.isPushed ? context.say("푸시", "Pushed") : nil,
            ]
            return marks.compactMap(\.self).joined(separator: " · ")
        },
    ]
}

extension IdentityBody: Tabular {
    static let columns: [TableColumn<IdentityBody>] = [
        .init(Words("", ""), canShrink: true) { $0.provider.words[$1.language] },
        .init(Words("연결한 때", "Since")) { identity, _ in identity.linkedAt.stamp },
    ]
}
