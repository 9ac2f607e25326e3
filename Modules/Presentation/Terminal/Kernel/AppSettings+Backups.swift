import Arguments
import Domain

extension AppSettings {
    /// Backups that the server makes by itself.
    static func backups(in language: Language) -> [Setting] {
        [
            Setting(
                "backup-folder",
                .folder,
                label: "DIR",
                summary: language.say(
                    "서버가 스스로 백업하는 폴더. 없으면 백업하지 않아요",
                    "the folder that the server backs up into; no backups by default"
                )
            ),
            Setting(
                "backup-every",
                .integer(1...720),
                label: "HOURS",
                default: "24",
                summary: language.say("백업 사이의 시간", "hours from one backup to the next")
            ),
            Setting(
                "backup-keep",
                .integer(1...1_000),
                label: "N",
                default: "14",
                summary: language.say("남겨 두는 백업의 수", "the number of backups that are kept")
            ),
            Setting(
                "backup-passphrase-file",
                .secretFile,
                label: "FILE",
                summary: language.say(
                    "백업에 담는 열쇠를 잠그는 암호가 들어 있는 파일. 없으면 열쇠를 담지 않아요",
                    "a file with the passphrase of the key in backups, which have no key by default"
                )
            ),
        ] + bucket(in: language)
    }

    /// The copy of the backups.
    private static func bucket(in language: Language) -> [Setting] {
        [
            Setting(
                "backup-bucket",
                .address,
                label: "URL",
                summary: language.say(
                    "백업 폴더를 복사해 두는 S3 버킷의 주소 (https://HOST/BUCKET/FOLDER)",
                    "an S3 bucket for a copy of the backups: https://HOST/BUCKET/FOLDER"
                )
            ),
            Setting(
                "backup-bucket-region",
                label: "REGION",
                default: "us-east-1",
                summary: language.say("버킷이 있는 지역", "the region of the bucket")
            ),
            Setting(
                "backup-bucket-key",
                label: "ID",
                summary: language.say("버킷을 여는 액세스 키", "the access key for the bucket")
            ),
            Setting(
                "backup-bucket-secret-file",
                .secretFile,
                label: "FILE",
                summary: language.say("버킷의 비밀 키가 들어 있는 파일", "a file with the secret key for the bucket")
            ),
        ]
    }
}
