import Domain
import Markup
import Wire
import Wording

/// A member's signed-in devices.
struct DevicesPage {
    let list: ListBody<DeviceBody>

    func page(for visit: Visit) -> Page {
        let language = visit.language
        let title = SettingsPhrases.devices[language]
        let others: HTML =
            list.items.count < 2
            ? ""
            : """
            <div class="section">\(ActionButton(
                words: SettingsPhrases.endOthers,
                action: AccountPagePath.endOtherDevices.rawValue,
                style: "button danger wide"
            ).html(in: language))</div>
            """
        return Page(
            title,
            tab: .mine,
            back: AccountPagePath.settings.rawValue,
            content: """
                <div class="head"><h1>\(title)</h1>
                <p class="soft">\(SettingsPhrases.devicesText[language])</p></div>
                <ul class="plain rows">\(list.items.map { row($0, visit) })</ul>
                \(others)
                """
        )
    }

    private func trial(of device: DeviceBody, _ name: String, _ language: Language) -> HTML {
        ActionButton(
            words: PushPhrases.trial,
            action: AccountPagePath.tryDevice.filled(device.id.description),
            style: "link-button",
            about: name
        ).html(in: language)
    }

    private func row(_ device: DeviceBody, _ visit: Visit) -> HTML {
        let language = visit.language
        let name = DeviceName(device.device).words[language]
        let end: HTML =
            device.isCurrent
            ? "<span class=\"tag offer\">\(SettingsPhrases.thisDevice[language])</span>"
            : ActionButton(
                words: SettingsPhrases.endDevice,
                action: AccountPagePath.endDevice.filled(device.id.description),
                about: name
            ).html(in: language)
        return """
            <li class="row-link"><div class="grow"><p class="strong one-line">\(name)</p>
            <p class="soft small">\
            \(SettingsPhrases.lastUsed(device.lastUsedAt.age(at: visit.now))[language])\
            \(device.isPushed ? " · \(PushPhrases.isPushed[language])" : "")</p>
            \(device.isPushed ? trial(of: device, name, language) : "")</div>
            \(end)</li>
            """
    }
}

/// A readable name for a device, derived from its user agent.
struct DeviceName {
    let words: Words

    init(_ said: String) {
        let program = Self.programs.first { said.contains($0.mark) }?.name
        let system = Self.systems.first { said.contains($0.mark) }?.name
        let known = [program, system].compactMap { $0 }
        let plain = said.count > 40 ? "\(said.prefix(40))…" : said
        words =
            known.isEmpty
            ? Words(plain, plain)
            : Words(
                known.map { $0[.korean] }.joined(separator: " · "),
                known.map { $0[.english] }.joined(separator: " · ")
            )
    }

    /// Ordered by specificity: browsers' user agents contain each other's names.
    private static let programs: [(mark: String, name: Words)] = [
        ("SamsungBrowser", Words("삼성 인터넷", "Samsung Internet")), ("Whale/", Words("웨일", "Whale")),
        ("KAKAOTALK", Words("카카오톡", "KakaoTalk")), ("Edg", Words("엣지", "Edge")),
        ("Firefox/", Words("파이어폭스", "Firefox")), ("FxiOS", Words("파이어폭스", "Firefox")),
        ("Chrome/", Words("크롬", "Chrome")), ("CriOS", Words("크롬", "Chrome")),
        ("Safari/", Words("사파리", "Safari")), ("madang", Words("명령줄", "command line")),
    ]

    private static let systems: [(mark: String, name: Words)] = [
        ("iPhone", Words("아이폰", "iPhone")), ("iPad", Words("아이패드", "iPad")),
        ("Android", Words("안드로이드", "Android")), ("Mac OS X", Words("맥", "Mac")),
        ("Windows", Words("윈도우", "Windows")), ("Linux", Words("리눅스", "Linux")),
    ]
}
