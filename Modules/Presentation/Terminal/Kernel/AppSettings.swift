public import Arguments
public import Domain
import Wording

/// The operator's settings: by flag, environment (`MADANG_…`), or file (`madang.conf` in the data folder).
public enum AppSettings {
    public static let prefix = "MADANG_"
    static let standardFolder = "./var"

    public static func all(in language: Language) -> [Setting] {
        let groups: [(Language) -> [Setting]] = [
            storage, pictures, backups, address, timeouts, members, limits, service, tiles, addressFinders,
            sources,
            email, push, federation, providers, payments,
        ]
        return groups.flatMap { $0(language) }
    }

    /// Locations of the stored data.
    private static func storage(in language: Language) -> [Setting] {
        [
            Setting(
                "data",
                .folder,
                label: "DIR",
                default: standardFolder,
                summary: language.say("데이터 폴더", "the data folder")
            ),
            Setting(
                "database",
                .address,
                label: "URL",
                summary: language.say(
                    "postgres://… 주소. 없으면 데이터 폴더의 SQLite를 써요",
                    "postgres://…; SQLite in the data folder by default"
                )
            ),
            Setting(
                "database-file",
                .secretFile,
                label: "FILE",
                summary: language.say(
                    "데이터베이스 주소가 들어 있는 파일 (비밀번호를 명령줄에 남기지 않아요)",
                    "a file with the database URL, which keeps its password off the command line"
                )
            ),
            Setting(
                "key-file",
                .file,
                label: "FILE",
                summary: language.say(
                    "토큰에 서명하는 키. 없으면 데이터 폴더에 만들어요",
                    "the key that signs tokens, created if missing; in the data folder by default"
                )
            ),
        ]
    }

    private static func pictures(in language: Language) -> [Setting] {
        [
            Setting(
                "latest-version-file",
                .file,
                label: "FILE",
                summary: language.say(
                    "가장 새 버전의 번호가 들어 있는 파일. 있으면 새 버전을 알려 줘요",
                    "a file with the number of the newest version, to tell of it; no check by default"
                )
            ),
            Setting(
                "image-folder",
                .folder,
                label: "DIR",
                summary: language.say(
                    "사진 폴더. 같은 데이터베이스를 쓰는 서버는 같은 폴더를 써야 해요",
                    "the folder of pictures; servers that share a database must share it"
                )
            ),
        ]
    }

    /// Timeouts for requests.
    private static func timeouts(in language: Language) -> [Setting] {
        [
            Setting(
                "head-timeout",
                .duration,
                label: "TIME",
                default: "15s",
                summary: language.say(
                    "요청 헤더를 기다리는 시간",
                    "time limit for a request's headers"
                )
            ),
            Setting(
                "body-timeout",
                .duration,
                label: "TIME",
                default: "60s",
                summary: language.say(
                    "요청 본문을 기다리는 시간",
                    "time limit for a request's body"
                )
            ),
        ]
    }

    /// Who may join, whose events wait for an operator, and who sees the parts of pages.
    private static func members(in language: Language) -> [Setting] {
        [
            Setting(
                "sign-up",
                .choice(SignUpPolicy.allCases.map(\.rawValue)),
                default: SignUpPolicy.open.rawValue,
                summary: language.say(
                    "누가 가입할 수 있는지. 정하면 운영자가 화면에서 바꿀 수 없어요",
                    "who can sign up; once it is set here, operators can't change it in the browser"
                )
            ),
            Setting(
                "review-events",
                .choice(["on", "off"]),
                default: "on",
                summary: language.say(
                    "이웃이 올린 행사를 운영자가 확인한 뒤 공개해요",
                    "whether operators review members' events before others see them"
                )
            ),
            Setting(
                "design-page",
                .choice(["on", "off"]),
                default: "off",
                summary: language.say(
                    "운영자가 /design 에서 화면의 부품을 볼 수 있어요",
                    "whether operators see the parts of pages at /design"
                )
            ),
        ]
    }

    /// Limits on messages, memory and connections.
    private static func limits(in language: Language) -> [Setting] {
        [
            Setting(
                "messages-a-day",
                .integer(100...1_000_000),
                label: "N",
                default: "\(Conversation.mostSaidADay)",
                summary: language.say(
                    "이웃마다, 또 대화마다 하루에 보낼 수 있는 메시지 수",
                    "messages per day, per member and per conversation"
                )
            ),
            Setting(
                "board-memory",
                .integer(32...1_048_576),
                label: "MB",
                default: "256",
                summary: language.say(
                    "이웃 글의 목록과 검색에 쓰는 메모리의 한도",
                    "memory limit for feed, map and search"
                )
            ),
            Setting(
                "connections-per-address",
                .integer(1...1_000_000),
                label: "N",
                summary: language.say(
                    "주소 하나(IPv6은 /64)가 동시에 여는 연결 수. 기본은 전체의 4분의 1",
                    "connections per address (IPv6: per /64); a quarter of all by default"
                )
            ),
        ]
    }

    /// Threads, node number, access log and metrics.
    private static func service(in language: Language) -> [Setting] {
        [
            Setting(
                "threads",
                .integer(1...64),
                label: "N",
                summary: language.say(
                    "요청을 처리하는 스레드 수. 기본은 코어 수",
                    "serving threads; one per core by default"
                )
            ),
            Setting(
                "node",
                .integer(0...1023),
                label: "N",
                summary: language.say(
                    "같은 데이터베이스를 쓰는 프로세스마다 다른 번호. 기본은 비어 있는 번호",
                    "a unique number per process on a database; any free one by default"
                )
            ),
            Setting(
                "access-log",
                .choice(["off", "text", "json"]),
                default: "text",
                summary: language.say("표준 오류에 남기는 요청 기록", "the format of the access log on standard error")
            ),
            Setting(
                "metrics",
                .choice(["anyone", "local", "off"]),
                default: "off",
                summary: language.say("/metrics를 볼 수 있는 곳", "who may read /metrics")
            ),
            Setting(
                "metrics-token-file",
                .secretFile,
                label: "FILE",
                summary: language.say(
                    "어디서든 /metrics를 볼 수 있는 토큰이 들어 있는 파일 (16자 이상)",
                    "a file with a token for reading /metrics from anywhere, at least 16 characters"
                )
            ),
        ]
    }

    /// The map's background tiles.
    private static func tiles(in language: Language) -> [Setting] {
        [
            Setting(
                "map-tiles",
                .file,
                label: "FILE",
                summary: language.say(
                    "지도에 그릴 거리 지도 파일: .mbtiles 또는 .pmtiles",
                    "a street map to draw on maps: an .mbtiles or .pmtiles file"
                )
            ),
            Setting(
                "tile-url",
                .text,
                label: "URL",
                summary: language.say(
                    "지도 타일 주소: https://…/{z}/{x}/{y}.png. 없으면 경계만 그려요",
                    "the map tiles: https://…/{z}/{x}/{y}.png; outlines only by default"
                )
            ),
            Setting(
                "tile-credit",
                .text,
                label: "TEXT",
                summary: language.say(
                    "지도 타일의 출처 표시. 파일에 있으면 파일의 것을 보여 줘요",
                    "the attribution of the map tiles; a file's own comes first"
                )
            ),
        ]
    }

    /// Servers of event sources.
    private static func sources(in language: Language) -> [Setting] {
        [
            Setting(
                "source-contact",
                .text,
                label: "TEXT",
                summary: language.say(
                    "행사 출처의 서버에 알릴 연락처. 기본은 public-url",
                    "the contact told to servers of event sources; public-url by default"
                )
            )
        ]
    }

    /// Reads the settings from another file than `madang.conf` in the data folder.
    static func file(in language: Language) -> Option {
        Option(
            "config",
            .file,
            label: "FILE",
            summary: language.say(
                "설정 파일. 기본은 데이터 폴더의 madang.conf",
                "the settings file; madang.conf in the data folder by default"
            )
        )
    }

    /// All settings as options, for the operator's commands.
    static func options(in language: Language) -> [Option] {
        [file(in: language)] + all(in: language).map(\.option)
    }

    /// All settings for the operator's other commands, whose help lists only where the data is.
    static func quietOptions(in language: Language) -> [Option] {
        let listed = storageNames + ["key-file", "image-folder"]
        return [file(in: language)]
            + all(in: language).map { listed.contains($0.name) ? $0.option : $0.option.unlisted }
    }

    /// The options that name the address of this machine's server.
    static func addressOptions(in language: Language) -> [Option] {
        [file(in: language)]
            + all(in: language).filter { ["data", "host", "port"].contains($0.name) }.map {
                Option($0.name, $0.kind, label: $0.label, summary: $0.summary)
            }
    }

    /// What the help of such a command says of the settings that it leaves out.
    static let quietNote = Words(
        "'madang serve'의 설정도 모두 옵션으로 받아요.",
        "Also takes every setting of 'madang serve' as an option."
    )

    /// The options that direct a member's command to the data on this machine.
    static func storageOptions(in language: Language) -> [Option] {
        all(in: language).filter { storageNames.contains($0.name) }.map {
            Option($0.name, $0.kind, label: $0.label, summary: $0.summary)
        } + [file(in: language)]
    }

    static let storageNames = ["data", "database", "database-file"]
}
