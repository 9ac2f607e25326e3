import JSONCoding
import TestSupport

extension RepeatedOccasions {
    private static let attendance = "/api/v1/listings/{id}/attendance"

    static let attendances: [String: Making] = [
        "\(attendance)/dispute": { environment in
            let group = try await environment.server.runners(["ben"]).begun(by: 5, environment.server)
            try await group.host.marks(group.ben, "absent", in: group.run)
            let path = "/api/v1/listings/\(group.run)/attendance/dispute"
            return Occasion(who: group.ben, path: path, body: ["note": "맨 뒤에서 달렸어요"])
        },
        "\(attendance)/{member}/answer": { environment in
            let group = try await environment.server.runners(["ben"]).begun(by: 5, environment.server)
            try await group.host.marks(group.ben, "absent", in: group.run)
            try await group.ben.disputes(group.run)
            let path = "/api/v1/listings/\(group.run)/attendance/\(try await group.ben.memberID)/answer"
            return Occasion(who: group.host, path: path, body: ["status": "late", "note": "봤어요"])
        },
    ]
}
