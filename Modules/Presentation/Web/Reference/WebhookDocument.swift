import JSONCoding
import Wire

/// The call of a member's program in the OpenAPI document.
enum WebhookDocument {
    static let operation: JSON = [
        "summary": "Tell a member's program of a notice",
        "description": "At least once, in no certain order. A trial has no data.",
        "operationId": "tellNotice",
        "parameters": [
            header("webhook-id", "The same for each attempt at one state of a notice"),
            header("webhook-timestamp", "In seconds since 1970; refuse calls of other times"),
            header("webhook-signature", "`v1,` and the HMAC-SHA256 of `id.timestamp.body` in Base64"),
        ],
        "requestBody": [
            "required": true,
            "content": [
                "application/json": [
                    "schema": ["$ref": .string("#/components/schemas/\(WebhookCallBody.name)")]
                ]
            ],
        ],
        "responses": [
            "2XX": ["description": "Told"],
            "410": ["description": "The webhook is removed"],
            "default": ["description": "Told again later"],
        ],
    ]

    private static func header(_ name: String, _ description: String) -> JSON {
        [
            "name": .string(name), "in": "header", "required": true, "description": .string(description),
            "schema": ["type": "string"],
        ]
    }
}
