import JSONCoding
import Wire

extension Callback {
    /// The callbacks of its operation in the OpenAPI document.
    var document: JSON {
        let operation: JSON = [
            "summary": .string(summary),
            "parameters": .array(headers.map(Self.header)),
            "requestBody": [
                "required": true,
                "content": [
                    "application/json": ["schema": ["$ref": .string("#/components/schemas/\(body.name)")]]
                ],
            ],
            "responses": [
                "2XX": ["description": "Received"],
                "410": ["description": "There is no such address any more"],
                "default": ["description": "Sent again later"],
            ],
        ]
        let path: JSON = ["post": operation]
        return .object(JSONObject(members: [(name, .object(JSONObject(members: [(address, path)])))]))
    }

    private static func header(_ name: String, _ summary: String) -> JSON {
        [
            "name": .string(name), "in": "header", "required": true, "description": .string(summary),
            "schema": ["type": "string"],
        ]
    }
}
