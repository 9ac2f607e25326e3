import Wording

/// Texts of pushes.
enum PushPhrases {
    static let thisDevice = Words("이 기기에서 알림 받기", "Notifications on this device")
    static let needsScripts = Words(
        "푸시 알림을 켜려면 브라우저의 자바스크립트가 필요해요.",
        "Push notifications need JavaScript in your browser."
    )
    static let turnOn = Words("알림 켜기", "Turn on")
    static let turnOff = Words("알림 끄기", "Turn off")
    static let later = Words("나중에", "Not now")
    static let trial = Words("시험 알림 보내기", "Send a test")
    static let trialSent = Words("시험 알림을 보냈어요.", "The test notification is sent.")
    static let showsContent = Words("내용도 보여 주기", "Show contents")
    static let showsContentHint = Words(
        "잠금 화면에 보낸 사람과 메시지가 보여요.",
        "Names and messages appear on your lock screen."
    )
    static let offer = Words("답이 오면 바로 알려 드릴까요?", "Shall we tell you when there's an answer?")
    static let isPushed = Words("푸시 알림을 받아요", "Receives notifications")
}
