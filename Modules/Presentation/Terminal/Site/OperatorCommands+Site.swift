import Arguments
import Domain
import Remote
import Wire
import Wording

/// The settings of the place, from any machine.
extension OperatorCommands {
    static let ofSite: [Action] = [settings, set, changes]

    private static let settings = Action.calling(
        API.site.settings,
        "settings",
        Words("(운영자) 사이트 설정을 보여 줘요", "(Operator) Show the site settings"),
        example: "madang operator settings"
    )

    private static let set = Action(
        "set",
        Words("(운영자) 사이트 설정을 바꿔요", "(Operator) Change a site setting"),
        discussion: Words(
            "이름은 'madang operator settings'에 나와요. 빈 값은 기본값으로 돌려요.",
            "'madang operator settings' shows the names. An empty value returns to the usual one."
        ),
        example: "madang operator set sign-up invitation",
        more: [("madang operator set name ''", Words("원래 이름으로 돌려요", "returns to the usual name"))],
        arguments: { language in
            [
                Argument(
                    "name",
                    .choice(SiteSetting.allCases.map(\.rawValue)),
                    summary: language.say("설정의 이름", "the name of the setting")
                ),
                Argument("value", summary: language.say("값", "the value")),
            ]
        },
        run: { context in
            let name = context.invocation.text("name")
            guard let setting = SiteSetting(rawValue: name) else { throw SiteRefusal.unknownSetting }
            let body = SiteChangesBody([setting: context.invocation.text("value")])
            let settings = try await context.askAsMember { try await $0(API.site.change(body)) }
            return settings.printout(context)
        }
    )

    private static let changes = Action.listing(
        API.site.changes,
        "changes",
        Words("(운영자) 사이트 설정을 바꾼 기록이에요", "(Operator) Show changes of the site settings"),
        example: "madang operator changes",
        nothing: Words("아직 바꾼 설정이 없어요.", "Nothing was changed yet.")
    )
}

extension SiteSettingsBody: Printable {
    func printout(_ context: CommandContext) -> Printout {
        Printout(self, text: context.table(of: settings))
    }
}

extension SiteSettingBody: Tabular {
    static let columns: [TableColumn<SiteSettingBody>] = [
        .init(Words("설정", "Setting")) { setting, _ in setting.name.rawValue },
        .init(Words("값", "Value"), canShrink: true) { setting, _ in
            setting.value.isEmpty ? "-" : setting.value
        },
        .init(Words("어디서 정했는지", "Set by")) { setting, context in
            setting.source.words[context.language]
        },
    ]
}

extension SiteChangeBody: Tabular {
    static let columns: [TableColumn<SiteChangeBody>] = [
        .init(Words("때", "When")) { change, _ in change.at.stamp },
        .init(Words("운영자", "Operator"), canShrink: true) { change, _ in change.nickname ?? "-" },
        .init(Words("설정", "Setting")) { change, _ in change.setting.rawValue },
        .init(Words("전", "Before"), canShrink: true) { change, _ in
            change.former.isEmpty ? "-" : change.former
        },
        .init(Words("후", "After"), canShrink: true) { change, _ in change.value.isEmpty ? "-" : change.value
        },
    ]
}
