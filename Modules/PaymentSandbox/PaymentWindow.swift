import HTTPServer
import Markup
import Secrets

/// The pages of the sandbox, in Korean and English, without scripts.
enum PaymentWindow {
    private struct Words {
        let isKorean: Bool

        init(_ request: Request) {
            isKorean = !(request.headers["Accept-Language"]?.lowercased().hasPrefix("en") ?? false)
        }

        func callAsFunction(_ korean: String, _ english: String) -> String { isKorean ? korean : english }
    }

    static func choices(_ attempt: SandboxAttempt, store: String, _ request: Request) -> Response {
        let say = Words(request)
        let fields = attempt.fields(store: store).map { name, value -> HTML in
            "<input type=\"hidden\" name=\"\(name)\" value=\"\(value)\">"
        }
        let way =
            attempt.isTransfer
            ? ("account", say("입금 계좌 받기", "Get a bank account")) : ("card", say("카드로 결제하기", "Pay by card"))
        let choices = [
            way,
            ("declined", say("결제 실패로 돌아가기", "Fail the payment")),
            ("none", say("결제하지 않고 돌아가기", "Go back without paying")),
        ]
        let buttons = choices.map { choice, label -> HTML in
            "<button name=\"choice\" value=\"\(choice)\">\(label)</button>"
        }
        return page(
            say,
            title: say("연습용 결제", "Practice payment"),
            """
            <p class="note">\(say(
                "연습용 결제예요. 실제로 돈이 나가지 않아요. 카드 번호도 묻지 않아요.",
                "This is a practice payment. No money moves, and no card number is asked for."
            ))</p>
            <dl><dt>\(say("상품", "Item"))</dt><dd>\(attempt.name)</dd>
            <dt>\(say("금액", "Amount"))</dt><dd class="amount">\(amount(attempt.total, say))</dd>
            <dt>\(say("주문 번호", "Order"))</dt><dd>\(attempt.id)</dd></dl>
            <form method="post" action="/pay">\(fields.joined())\(buttons.joined())</form>
            """
        )
    }

    static func flaw(_ request: Request) -> Response {
        let say = Words(request)
        var response = page(
            say,
            title: say("결제할 수 없어요", "Can't pay"),
            """
            <p>\(say(
                "주문 정보가 빠졌거나 잘못됐어요. 주문한 곳으로 돌아가 다시 시도해 주세요.",
                "The order's details are missing or wrong. Go back to the order and try again."
            ))</p>
            """
        )
        response.status = 400
        return response
    }

    private static func amount(_ won: Int64, _ say: Words) -> String {
        let digits = String(won)
        let grouped = digits.enumerated().reduce(into: "") { text, digit in
            if digit.offset > 0, (digits.count - digit.offset).isMultiple(of: 3) { text += "," }
            text.append(digit.element)
        }
        return say("\(grouped)원", "₩\(grouped)")
    }

    private static func page(_ say: Words, title: String, _ body: HTML) -> Response {
        let nonce = Base64URL.encode(RandomBytes.make(16))
        let page: HTML = """
            <!DOCTYPE html><html lang="\(say("ko", "en"))"><head><meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title)</title><style nonce="\(nonce)">\(style)</style></head>
            <body><main><h1>\(title)</h1>\(body)</main></body></html>
            """
        var response = Response(bytes: page.bytes, type: "text/html; charset=utf-8")
        response.headers["Content-Security-Policy"] =
            "default-src 'none'; style-src 'nonce-\(nonce)'; base-uri 'none'; frame-ancestors 'none'"
        response.headers["Cache-Control"] = "no-store"
        response.headers["Referrer-Policy"] = "no-referrer"
        return response
    }

    private static let style: HTML = """
        :root{color-scheme:light dark}
        body{margin:0;font:1rem/1.5 system-ui,sans-serif}
        main{max-width:26rem;margin:0 auto;padding:1.25rem}
        h1{font-size:1.25rem}
        .note{padding:.75rem 1rem;border:2px dashed;border-radius:.5rem;font-weight:600}
        dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}
        dd{margin:0;overflow-wrap:anywhere}
        .amount{font-weight:700;font-size:1.125rem}
        button{display:block;width:100%;min-height:3rem;margin-top:.75rem;border:1px solid;\
        border-radius:.5rem;background:none;color:inherit;font:inherit}
        button:first-of-type{background:#1f6f43;border-color:#1f6f43;color:#fff;font-weight:700}
        button:focus-visible{outline:3px solid #1f6f43;outline-offset:2px}
        """
}
