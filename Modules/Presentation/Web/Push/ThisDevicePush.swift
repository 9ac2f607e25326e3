import Domain
import Markup
import Wire
import Wording

/// Turns pushes to the reader's own device on and off. A script shows what the browser can do, where that
/// differs from what the server knows.
struct ThisDevicePush {
    let device: DevicePushBody

    private var isOn: Bool { device.subscription != nil }

    func html(in language: Language) -> HTML {
        """
        <section class="section" data-push>
        <h2>\(PushPhrases.thisDevice[language])</h2>
        <noscript><p class="soft">\(PushPhrases.needsScripts[language])</p></noscript>
        \(PushState.allCases.map { state in
            """
            <p class="soft" data-push-state="\(state.rawValue)"\
            \(" hidden", if: state != (isOn ? .on : .off))>\(state.words[language])</p>
            """ as HTML
        })
        <label class="switch" data-push-content\(" hidden", if: !isOn)>\
        <span>\(PushPhrases.showsContent[language])\
        <small class="block soft">\(PushPhrases.showsContentHint[language])</small></span>\
        <input type="checkbox" role="switch"\
        \(" checked", if: device.subscription?.showsContent ?? false)></label>
        <div class="acts">
        <button class="button primary" type="button" data-push-on\(" hidden", if: isOn)>\
        \(PushPhrases.turnOn[language])</button>
        <button class="button" type="button" data-push-try \
        data-sent="\(PushPhrases.trialSent[language])"\(" hidden", if: !isOn)>\
        \(PushPhrases.trial[language])</button>
        <button class="button" type="button" data-push-off\(" hidden", if: !isOn)>\
        \(PushPhrases.turnOff[language])</button>
        </div></section>
        """
    }
}

/// Asks once whether to push to this device, after the reader did something that will be answered.
struct PushOfferCard {
    /// When the script shows it.
    enum Occasion: String {
        case now
        case sent
    }

    let occasion: Occasion

    func html(in language: Language) -> HTML {
        """
        <aside class="section" data-push-offer="\(occasion.rawValue)" hidden>
        <p class="strong">\(PushPhrases.offer[language])</p>
        <p class="soft" data-push-state="home-screen" hidden>\(PushState.homeScreen.words[language])</p>
        <div class="acts">
        <button class="button primary" type="button" data-push-on>\(PushPhrases.turnOn[language])</button>
        <button class="button" type="button" data-push-later>\(PushPhrases.later[language])</button>
        </div></aside>
        """
    }
}

/// What the script finds out about the browser.
enum PushState: String, CaseIterable {
    case off
    case on
    case blocked
    case unsupported
    /// On an iPhone, only apps of the home screen receive pushes.
    case homeScreen = "home-screen"
    case failed

    var words: Words {
        switch self {
        case .off:
            Words(
                "마당을 닫아 두어도 새 소식을 알려 드려요.",
                "Hear of news even while Madang is closed."
            )
        case .on: Words("이 기기로 알림을 보내고 있어요.", "This device receives notifications.")
        case .blocked:
            Words(
                "브라우저에서 마당의 알림이 차단되어 있어요. 사이트 설정에서 허용해 주세요.",
                "Your browser blocks notifications from Madang. Allow them in its site settings."
            )
        case .unsupported:
            Words("이 브라우저는 푸시 알림을 받을 수 없어요.", "This browser can't receive push notifications.")
        case .homeScreen:
            Words(
                "아이폰에서는 공유 버튼을 누르고 '홈 화면에 추가'한 뒤, 홈 화면에서 마당을 열어 켜 주세요.",
                "On an iPhone, tap Share, choose Add to Home Screen, and turn this on from there."
            )
        case .failed:
            Words(
                "지금은 켤 수 없어요. 잠시 후 다시 시도해 주세요.",
                "This can't be turned on right now. Please try again later."
            )
        }
    }
}
