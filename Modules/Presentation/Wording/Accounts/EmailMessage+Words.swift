public import Domain

extension EmailText {
    /// Returns nil for emails that can be turned off, which have parts of their own.
    ///
    /// - Parameters:
    ///   - site: what the place is called.
    ///   - appeal: the address at which a suspended member appeals.
    public init?(_ message: EmailMessage, from site: Words, appeal: String? = nil) {
        guard let subject = message.subject(site), let text = message.text(site, appeal) else { return nil }
        let blocks = text[message.language].split(separator: "\n\n").map { $0.split(separator: "\n") }
        self.init(
            subject: subject[message.language],
            parts: blocks.flatMap { Self.parts(of: $0, site, in: message.language) }
        )
    }

    /// An address on the last line becomes a button.
    private static func parts(of lines: [Substring], _ site: Words, in language: Language) -> [Part] {
        guard let address = lines.last, address.hasPrefix("http") else {
            return [.paragraph(lines.joined(separator: "\n"))]
        }
        let before = lines.dropLast().joined(separator: "\n")
        return (before.isEmpty ? [] : [.paragraph(before)]) + [.opening(String(address), site, in: language)]
    }
}

extension EmailText.Part {
    static func opening(_ address: String, _ site: Words, in language: Language) -> EmailText.Part {
        let words = Words("\(site[.korean])에서 열기", "Open in \(site[.english])")
        return .button(words[language], address: address)
    }
}

extension EmailMessage {
    fileprivate func subject(_ site: Words) -> Words? {
        let (korean, english) = (site[.korean], site[.english])
        return switch content {
        case .emailCode(let code, _):
            Words("\(korean) 이메일 확인 코드: \(code)", "Your \(english) code: \(code)")
        case .passwordCode:
            Words("\(korean) 비밀번호를 재설정해 주세요", "Set a new password for \(english)")
        case .addressInUse:
            Words("이미 \(korean)에서 쓰는 이메일이에요", "Your email address already has an account at \(english)")
        case .emailMoved:
            Words(
                "\(korean) 계정의 이메일이 바뀌었어요",
                "The email address of your \(english) account has changed"
            )
        case .passwordSet:
            Words("\(korean) 비밀번호가 바뀌었어요", "Your \(english) password has changed")
        case .secondFactor(let event): event.subject(of: site)
        case .secondFactorReset:
            Words("\(korean) 2단계 인증이 꺼졌어요", "Two-step sign-in to \(english) was reset")
        case .suspended(let suspension):
            Words(
                "\(suspension.until.words[.korean])까지 \(korean) 이용이 정지됐어요",
                "Your \(english) account is suspended until \(suspension.until.words[.english])"
            )
        case .warned:
            Words("\(korean) 운영자의 경고예요", "A warning by the operator of \(english)")
        case .appealDecided:
            Words("\(korean)에 제기한 이의를 살펴봤어요", "The decision on your appeal at \(english)")
        case .suspensionLifted:
            Words("\(korean.with(.object)) 다시 이용할 수 있어요", "You can sign in to \(english) again")
        case .eventReminder(let reminder, let title, _): reminder.subject(of: title)
        case .refundAccountNamed:
            Words(
                "\(korean)에서 환불받을 계좌가 정해졌어요",
                "A bank account was named for your refund on \(english)"
            )
        case .invitation: Words("\(korean)에 초대해요", "You are invited to \(english)")
        case .notice, .operatorTodo, .digest, .letter: nil
        }
    }

    fileprivate func text(_ site: Words, _ appeal: String?) -> Words? {
        switch content {
        case .emailCode(let code, let link): Self.emailCode(code, link, site)
        case .passwordCode(let code, let link): Self.passwordCode(code, link)
        case .secondFactor(let event): event.text
        case .secondFactorReset(let reason): SecondFactorEvent.reset(for: reason)
        case .suspended(let suspension): Self.suspended(suspension, appeal)
        case .warned(let text): Self.warned(text)
        case .appealDecided(let outcome, let reason): Self.appealDecided(outcome, reason)
        case .suspensionLifted: Self.suspensionLifted
        case .eventReminder(let reminder, let title, let link): reminder.text(of: title, link, site)
        case .refundAccountNamed(let account, let title): Self.refundAccountNamed(account, title)
        case .invitation(let link): Self.invitation(link, site)
        case .addressInUse:
            Words(
                """
                누군가 이 이메일로 \(site[.korean])에 가입하거나 이메일을 바꾸려고 했어요. 이미 이 이메일로 만든 계정이 있어요.

                본인이라면 그 계정으로 로그인하세요. 비밀번호를 잊었다면 로그인 화면에서 재설정할 수 있어요.
                본인이 아니라면 이 메일은 그냥 지우세요. 계정은 그대로예요.

                """,
                """
                Someone entered this address to sign up for \(site[.english]) or to change an \
                account's address. It already has an account.

                If it was you, sign in to that account. If you forgot the password, set a new one from \
                the sign-in page. If it wasn't you, ignore this email: nothing changes.

                """
            )
        case .emailMoved:
            Words(
                """
                \(site[.korean]) 계정이 이제 다른 이메일 주소를 써요. 앞으로 이 주소로는 소식을 보내지 않아요.

                본인이 바꾼 게 아니라면 바로 운영자에게 알려 주세요.

                """,
                """
                Your \(site[.english]) account has another email address now; we won't write to this \
                one any more.

                If that wasn't you, please tell the operator at once.

                """
            )
        case .passwordSet:
            Words(
                """
                메일로 받은 코드로 비밀번호를 재설정했고, 모든 기기에서 로그아웃했어요.

                본인이 한 게 아니라면 메일 계정의 비밀번호부터 바꾸고 운영자에게 알려 주세요.

                """,
                """
                A new password was set with a code from this mailbox, and every device is signed out.

                If that wasn't you, change the password of this mailbox first, and tell the operator.

                """
            )
        case .notice, .operatorTodo, .digest, .letter: nil
        }
    }

    private static func suspended(_ suspension: Suspension, _ appeal: String?) -> Words {
        let (about, reason) = (suspension.about.words, suspension.reason.words)
        return Words(
            """
            운영자가 내용을 살펴보고, \
            \(suspension.until.words[.korean])까지 이용을 정지했어요. 그 뒤에는 다시 이용할 수 있어요.

            문제가 된 것: \(about[.korean])
            사유: \(reason[.korean])
            \(appeal.map { "\n여섯 달 안에 아래 주소에서 한 번 이의를 제기할 수 있어요.\n\($0)\n" } ?? "")
            결정이 잘못되었다고 생각하거나 궁금한 점이 있으면 이 메일에 답장해 주세요. 운영자가 다시 살펴볼게요.

            """,
            """
            An operator looked into it and suspended your account until \
            \(suspension.until.words[.english]). After that you can use it as before.

            What it is about: \(about[.english])
            Why: \(reason[.english])
            \(appeal.map { "\nWithin six months, you can appeal once at this address.\n\($0)\n" } ?? "")
            If you think that this is wrong, or want to know more, reply to this email, and the operator \
            will look again.

            """
        )
    }

    private static func warned(_ text: String) -> Words {
        Words(
            """
            운영자가 경고했어요.

            \(text)

            같은 일이 다시 있으면 글이 숨겨지거나 이용이 정지될 수 있어요. 잘못된 경고라고 생각하면 알림에서 경고를 열어 \
            이의를 제기할 수 있어요. 궁금한 점은 이 메일에 답장해 주세요.

            """,
            """
            An operator warns you:

            \(text)

            If it happens again, posts may be hidden or your account suspended. If you think that this is \
            wrong, open the warning from your notices and appeal. Reply to this email to know more.

            """
        )
    }

    private static func appealDecided(_ outcome: Appeal.Outcome, _ reason: String?) -> Words {
        let why = reason.map { "\n\($0)\n" } ?? ""
        return switch outcome {
        case .upheld:
            Words(
                """
                제기한 이의를 다시 살펴봤지만 조치를 그대로 두기로 했어요.
                \(why)
                궁금한 점이 있으면 이 메일에 답장해 주세요.

                """,
                """
                We looked at your appeal, and the action stays as it is.
                \(why)
                If you want to know more, reply to this email.

                """
            )
        case .reversed:
            Words(
                """
                제기한 이의를 살펴보고 조치를 취소했어요. 불편을 드려 죄송해요.
                \(why)
                """,
                """
                We looked at your appeal and reversed the action. We are sorry for the trouble.
                \(why)
                """
            )
        }
    }

    private static func refundAccountNamed(_ account: NamedAccount, _ title: String) -> Words {
        let name = account.bank.words(endingWith: account.digits)
        return Words(
            """
            '\(title)' 주문의 환불을 \(name[.korean]) 계좌로 보내요.

            내 계좌가 아니라면 바로 이 메일에 답장해 운영자에게 알려 주세요.

            """,
            """
            The refund of your order "\(title)" goes to the account \(name[.english]).

            If it isn't your account, reply to this email at once to tell the operator.

            """
        )
    }

    private static let suspensionLifted = Words(
        """
        운영자가 결정을 취소해서 다시 로그인할 수 있어요. 불편을 드려 죄송해요.

        """,
        """
        The operator has undone the decision, and you can sign in again. We are sorry for the trouble.

        """
    )

    private static func emailCode(_ code: String, _ link: String?, _ site: Words) -> Words {
        Words(
            """
            이메일 확인 코드는 \(code)이에요. 하루 안에 \(site[.korean])에 적어 주세요.
            \(link.map { "\n아래 주소를 열어도 돼요.\n\($0)\n" } ?? "")
            요청한 적이 없다면 이 메일은 그냥 지우세요.

            """,
            """
            Your code is \(code). Please enter it in \(site[.english]) within a day.
            \(link.map { "\nOr open this address:\n\($0)\n" } ?? "")
            If you didn't ask for it, ignore this email.

            """
        )
    }

    private static func passwordCode(_ code: String, _ link: String?) -> Words {
        Words(
            """
            비밀번호 재설정 코드는 \(code)예요. 30분 동안 한 번만 쓸 수 있어요.
            \(link.map { "\n아래 주소를 열어도 돼요.\n\($0)\n" } ?? "")
            누구에게도 알려 주지 마세요. 요청한 적이 없다면 이 메일은 그냥 지우세요. 비밀번호는 그대로예요.

            """,
            """
            Your code to set a new password is \(code). It works once, for 30 minutes.
            \(link.map { "\nOr open this address:\n\($0)\n" } ?? "")
            Don't share it with anyone. If you didn't ask for it, ignore this email: nothing changes.

            """
        )
    }

    private static func invitation(_ link: String, _ site: Words) -> Words {
        Words(
            """
            \(site[.korean])에 초대해요. 아래 주소에서 가입할 수 있어요.

            \(link)

            모르는 초대라면 이 메일은 그냥 지우세요.

            """,
            """
            You are invited to \(site[.english]). Sign up at this address.

            \(link)

            If you don't know why, ignore this email.

            """
        )
    }
}
