import Terminal
import Wording

extension Doctor {
    /// Whether push services are told whom to write to. Apple refuses pushes otherwise.
    var push: Finding {
        guard let contact = plan.push.contact else {
            return Finding(
                "push",
                .doubtful,
                Words(
                    "푸시 알림에 적을 연락처가 없어서 iPhone에서는 못 받을 수 있어요.",
                    "Pushes name no contact, so that iPhones may not receive them."
                ),
                remedy: "madang serve --push-contact operator@example.com"
            )
        }
        return Finding(
            "push",
            .fine,
            Words("푸시 알림에 연락처 \(contact)을(를) 적어요.", "Pushes name \(contact) as their contact.")
        )
    }
}
