import Domain
import Foundation
import TestSupport
import Testing
import Wire

/// People and places that commands speak of.
enum SampleNeighbours {
    static var dallae: Account {
        get throws {
            Account(
                id: Member.ID(rawValue: 1),
                email: try EmailAddress("dallae@example.com"),
                nickname: try Nickname("달래"),
                language: .korean,
                bio: try Bio("고양이와 살아요"),
                joinedAt: Moment(milliseconds: 1_790_000_000_000)
            )
        }
    }

    static var admission: SessionGrantBody {
        get throws {
            SessionGrantBody(
                SessionGrant(
                    account: try dallae,
                    tokens: SessionTokens(
                        access: "access",
                        accessExpiresAt: Moment(milliseconds: 1),
                        refresh: "refresh",
                        refreshExpiresAt: Moment(milliseconds: 2)
                    ),
                    deviceToken: "device"
                )
            )
        }
    }

    static func neighbourhood(_ code: String, _ dong: String, _ english: String) throws -> Neighbourhood {
        Neighbourhood(
            code: try #require(NeighbourhoodCode(code)),
            issued: NeighbourhoodName(
                sido: "서울특별시",
                sigungu: "중구",
                dong: dong,
                sidoInEnglish: "Seoul",
                sigunguInEnglish: "Jung-gu",
                dongInEnglish: english
            ),
            renaming: nil,
            point: try #require(Point(latitude: 37.5, longitude: 127))
        )
    }

    static var myeongdong: Neighbourhood {
        get throws { try neighbourhood("1114055000", "명동", "Myeong-dong") }
    }

    static var sogongdong: Neighbourhood {
        get throws { try neighbourhood("1114052000", "소공동", "Sogong-dong") }
    }
}

extension TerminalSession {
    /// Logs 달래 in at the server.
    func login(_ words: String...) async throws {
        server.server.answer("POST /api/v1/sessions", try SampleNeighbours.admission, status: 201)
        server.server.answer("GET /api/v1/me", AccountBody(try SampleNeighbours.dallae))
        _ = await type(
            ["login", "--email", "dallae@example.com", "--password-file", try passwordFile()] + words
        )
    }

    func passwordFile(_ text: String = "correct horse battery\n") throws -> String {
        let file = folder.file("password")
        try text.write(to: file, atomically: true, encoding: .utf8)
        return file.path
    }
}
