import Wording

/// Phrases on the pages that describe the API. Names and summaries of operations are English.
enum ReferencePhrases {
    static let title = Words("API 안내", "API reference")
    static let lead = Words(
        "화면과 명령줄에서 하는 모든 일을 이 API로도 할 수 있어요.",
        "Everything that pages and the command line do can be done with this API."
    )
    static let document = Words("OpenAPI 3.1 문서", "OpenAPI 3.1 document")
    static let features = Words("기능", "Features")
    static let parameters = Words("매개변수", "Parameters")
    static let bodies = Words("본문의 필드", "Fields of bodies")
    static let takes = Words("보내는 본문", "Takes")
    static let answers = Words("응답", "Answers")
    static let required = Words("필수", "required")
    static let forMembers = Words("로그인이나 토큰 필요", "Sign-in or a token needed")
    static let forDevices = Words("로그인 필요", "Sign-in needed")

    static func count(_ count: Int) -> Words {
        Words("\(count)개", count == 1 ? "1 operation" : "\(count) operations")
    }

    /// What holds for all operations: a heading and a text with code between backticks.
    static let guide: [(title: Words, text: Words)] = [
        (
            Words("로그인", "Signing in"),
            Words(
                """
                `POST /api/v1/sessions`의 응답에 15분짜리 접근 토큰과 30일짜리 갱신 토큰이 있어요. 접근 토큰은 \
                `Authorization: Bearer …`로 보내세요. `POST /api/v1/sessions/refresh`에 갱신 토큰을 보내면 새 \
                토큰을 받아요. 갱신 토큰은 한 번만 쓸 수 있어요. 프로그램은 설정의 '프로그램용 토큰'에서 만든 \
                토큰을 접근 토큰처럼 보내면 돼요.
                """,
                """
                `POST /api/v1/sessions` answers an access token, valid for 15 minutes, and a refresh token, \
                valid for 30 days. Send the first as `Authorization: Bearer …`. `POST \
                /api/v1/sessions/refresh` exchanges the second for a new pair. A refresh token works once. \
                Programs send an API token, created in the settings, in the same way.
                """
            )
        ),
        (
            Words("목록 이어 읽기", "Pages of a list"),
            Words(
                "응답의 `next`를 `cursor`로 보내면 이어서 읽어요. 목록이 끝나면 `next`가 null이에요.",
                "Send `next` of an answer as `cursor` to read on. At the end of the list, `next` is null."
            )
        ),
        (
            Words("웹훅", "Webhooks"),
            Words(
                """
                설정의 '웹훅'에 주소를 적으면 알림마다 `{type, timestamp, data}`를 POST로 보내요. \
                `data`는 알림이에요. `webhook-signature`를 Standard Webhooks대로 확인하세요. 같은 \
                `webhook-id`를 두 번 받을 수 있어요.
                """,
                """
                For an address in the settings under \"Webhooks\", each notice is sent by POST as \
                `{type, timestamp, data}`, where `data` is the notice. Verify `webhook-signature` as \
                Standard Webhooks specifies. The same `webhook-id` can come twice.
                """
            )
        ),
        (
            Words("거절", "Refusals"),
            Words(
                """
                거절은 `Accept-Language`의 언어로 쓴 문제 문서(RFC 9457)예요. 프로그램에서는 `code`를 비교하세요. \
                거절된 필드는 모두 `errors`에 있어요. 429와 503을 받으면 `Retry-After`의 초만큼 기다려 주세요.
                """,
                """
                Refusals are problem documents (RFC 9457) in the language of `Accept-Language`. Compare \
                `code`. `errors` has all refused fields. After 429 and 503, wait for the seconds of \
                `Retry-After`.
                """
            )
        ),
        (
            Words("다시 보내기", "Repeating"),
            Words(
                "`Idempotency-Key`가 있는 POST는 여러 번 보내도 한 번만 처리돼요.",
                "A POST with an `Idempotency-Key` has one effect, however often it is sent."
            )
        ),
        (
            Words("고치기", "Editing"),
            Words(
                "읽을 때 받은 `ETag`를 `If-Match`로 보내면, 그 뒤에 바뀐 것을 덮어쓰지 않아요.",
                "Send the `ETag` of what was read as `If-Match`: an edit of an older version is refused."
            )
        ),
    ]
}
