public import Arguments
public import Domain
import Wording

/// What an operator can set: by flag, environment (`MADANG_…`), file (`madang.conf` in the data folder) or not at all.
public enum HouseSettings {
    public static let prefix = "MADANG_"
    static let standardFolder = "./var"

    public static func all(in language: Language) -> [Setting] {
        [
            Setting(
                "data",
                .folder,
                label: "DIR",
                default: standardFolder,
                summary: Words("데이터 폴더", "the data folder")[language]
            ),
            Setting(
                "database",
                .address,
                label: "URL",
                summary: Words(
                    "postgres://… 주소. 없으면 데이터 폴더의 SQLite를 써요",
                    "postgres://…; SQLite in the data folder when left out"
                )[language]
            ),
            Setting(
                "database-file",
                .secretFile,
                label: "FILE",
                summary: Words(
                    "데이터베이스 주소가 들어 있는 파일 (비밀번호를 명령줄에 남기지 않아요)",
                    "a file holding the database URL, to keep its password off the command line"
                )[language]
            ),
            Setting(
                "key-file",
                .file,
                label: "FILE",
                summary: Words(
                    "로그인 표에 서명하는 열쇠. 없으면 데이터 폴더 안에 만들어요",
                    "the key that signs tokens, made when missing; in the data folder when left out"
                )[language]
            ),
            Setting(
                "host",
                .text,
                label: "ADDRESS",
                default: "127.0.0.1",
                summary: Words("요청을 받을 주소", "the address to listen on")[language]
            ),
            Setting(
                "port",
                .integer(0...65_535),
                label: "PORT",
                default: "8080",
                summary: Words("포트. 0이면 비어 있는 아무 포트", "the port; 0 takes any free one")[language]
            ),
            Setting(
                "threads",
                .integer(1...64),
                label: "N",
                summary: Words("요청을 처리하는 스레드 수. 기본은 코어 수", "threads that serve; one per core when left out")[
                    language
                ]
            ),
            Setting(
                "node",
                .integer(0...1023),
                label: "N",
                summary: Words(
                    "같은 PostgreSQL을 함께 쓰는 서버마다 다른 번호",
                    "a number of its own for each server on one PostgreSQL"
                )[language]
            ),
            Setting(
                "trusted-proxies",
                .text,
                label: "ADDRESSES",
                summary: Words(
                    "X-Forwarded-For를 믿을 프록시 주소 (쉼표로 구분)",
                    "proxies whose X-Forwarded-For is believed, separated by commas"
                )[language]
            ),
            Setting(
                "access-log",
                .choice(["off", "text", "json"]),
                default: "text",
                summary: Words("표준 오류에 남기는 요청 기록", "the log of requests on standard error")[language]
            ),
            Setting(
                "metrics",
                .choice(["anyone", "local", "off"]),
                default: "local",
                summary: Words("/metrics를 볼 수 있는 곳", "who may read /metrics")[language]
            ),
        ]
    }

    /// Takes the settings from a file of another name and place than `madang.conf` in the data folder.
    static func file(in language: Language) -> Option {
        Option(
            "config",
            .file,
            label: "FILE",
            summary: Words(
                "설정 파일. 기본은 데이터 폴더의 madang.conf",
                "the settings; madang.conf in the data folder when left out"
            )[
                language
            ]
        )
    }

    /// Every setting as an option, for a command of the operator.
    static func options(in language: Language) -> [Option] {
        [file(in: language)] + all(in: language).map(\.option)
    }

    /// What tells a neighbour's command that the data on this machine is meant, and which.
    static func whereabouts(in language: Language) -> [Option] {
        all(in: language).filter { whereaboutNames.contains($0.name) }.map {
            Option($0.name, $0.kind, label: $0.label, summary: $0.summary)
        } + [file(in: language)]
    }

    static let whereaboutNames = ["data", "database", "database-file"]
}
