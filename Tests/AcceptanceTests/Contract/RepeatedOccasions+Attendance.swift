import JSONCoding
import TestSupport

extension RepeatedOccasions {
    private static let attendance = "/api/v1/listings/{id}/attendance"

    static let attendances: [String: Making] = [
        "\(attendance)/dispute": { environment in
            let table = try await environment.server.runners(["ben"]).begun(by: 5, environment.server)
            try await table.host.marks(table.ben, "absent", in: table.run)
            let path = "/api/v1/listings/\(table.run)/attendance/dispute"
            return Occasion(who: table.ben, path: path, body: ["note": "맨 뒤에서 달렸어요"])
        },
        "\(attendance)/{member}/answer": { environment in
            let table = try await environment.server.runners(["ben"]).begun(by: 5, environment.server)
            try await table.host.marks(table.ben, "absent", in: table.run)
            try await table.ben.disputes(table.run)
            let path = "/api/v1/listings/\(table.run)/attendance/\(try await table.ben.memberID)/answer"
            return Occasion(who: table.host, path: path, body: ["status": "late", "note": "봤어요"])
        },
    ]
}
