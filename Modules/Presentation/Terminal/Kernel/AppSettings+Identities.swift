import Arguments
import Domain
import Wording

extension AppSettings {
    /// Settings of outgoing email.
    static func email(in language: Language) -> [Setting] {
        [
            Setting(
                "public-url",
                .address,
                label: "URL",
                summary: language.say(
                    "공개 주소. 링크에 들어가고, 다른 이름으로 온 요청은 받지 않아요",
                    "the public address, used for links; requests for other names are refused"
                )
            ),
            Setting(
                "smtp",
                .address,
                label: "URL",
                summary: language.say(
                    "메일을 넘길 서버: smtp://… (STARTTLS) 또는 smtps://…",
                    "the mail server: smtp://… (with STARTTLS) or smtps://…"
                )
            ),
            Setting("smtp-user", label: "NAME", summary: language.say("그 서버의 사용자 이름", "its user name")),
            Setting(
                "smtp-password-file",
                .secretFile,
                label: "FILE",
                summary: language.say("그 비밀번호가 들어 있는 파일", "a file with its password")
            ),
            Setting(
                "mail-from",
                label: "ADDRESS",
                summary: language.say(
                    "보내는 이메일 주소. 기본은 madang@(공개 주소의 호스트)",
                    "the sender of emails; madang@ and the public host by default"
                )
            ),
            Setting(
                "mail-folder",
                .folder,
                label: "DIR",
                summary: language.say(
                    "메일을 보내지 않고 이 폴더에 둬요 (시험용)",
                    "a folder that receives emails instead of the mail server, for testing"
                )
            ),
        ]
    }

    /// Settings of identity providers.
    static func providers(in language: Language) -> [Setting] {
        IdentityProvider.allCases.flatMap { provider in
            let name = provider.rawValue
            let title = provider.words[language]
            return [
                Setting(
                    "\(name)-client-id",
                    label: "ID",
                    summary: language.say(
                        "\(title) 로그인을 켜요: 등록한 앱의 ID",
                        "enables sign-in with \(title): the ID of the registered app"
                    )
                ),
                Setting(
                    "\(name)-secret-file",
                    .secretFile,
                    label: "FILE",
                    summary: language.say("그 앱의 비밀 값이 들어 있는 파일", "a file with the app's secret")
                ),
            ] + addresses(of: provider, in: language)
        }
    }

    private static func addresses(of provider: IdentityProvider, in language: Language) -> [Setting] {
        let (name, title) = (provider.rawValue, provider.words[language])
        guard provider != .openID else {
            return [
                Setting(
                    "\(name)-issuer",
                    .address,
                    label: "URL",
                    summary: language.say(
                        "OpenID Connect 발급자의 주소",
                        "the issuer of OpenID Connect"
                    )
                )
            ]
        }
        return [
            Setting(
                "\(name)-authorize",
                .address,
                label: "URL",
                summary: language.say(
                    "\(title) 로그인 서버가 다른 곳에 있을 때",
                    "an alternative sign-in server for \(title)"
                )
            ),
            Setting(
                "\(name)-api",
                .address,
                label: "URL",
                summary: language.say(
                    "\(title) API 서버가 다른 곳에 있을 때",
                    "an alternative API server for \(title)"
                )
            ),
        ]
    }
}
