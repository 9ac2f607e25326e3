public import Domain

extension RecordingRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("연주 녹음을 찾을 수 없어요.", "There is no such recording.")
        case .byTeachers:
            Words(
                "연주 녹음은 선생님만 올릴 수 있어요. 선생님으로 시작해 주세요.",
                "Only teachers have recordings. Please become a teacher first."
            )
        case .tooMany:
            Words(
                "연주 녹음은 \(Recording.mostPerTeacher)개까지 올릴 수 있어요. 하나를 먼저 지워 주세요.",
                "You can have \(Recording.mostPerTeacher) recordings. Please remove one first."
            )
        case .titleMissing: Words("제목을 적어 주세요.", "Please add a title.")
        case .titleTooLong:
            Words(
                "제목은 한 줄에 \(RecordingTitle.longest)자까지 적을 수 있어요.",
                "A title is one line of at most \(RecordingTitle.longest) characters."
            )
        case .tooLarge:
            Words(
                "연주 녹음은 \(Recording.mostBytes / 1_000_000)MB까지 올릴 수 있어요.",
                "A recording can have \(Recording.mostBytes / 1_000_000) MB."
            )
        case .tooLong:
            Words(
                "연주 녹음은 \(Recording.mostSeconds / 60)분까지 올릴 수 있어요.",
                "A recording can last \(Recording.mostSeconds / 60) minutes."
            )
        case .unsupported:
            Words(
                "MP3, M4A, WAV, OGG, FLAC, WebM 파일을 올려 주세요.",
                "Please use an MP3, M4A, WAV, OGG, FLAC or WebM file."
            )
        case .unreadable:
            Words(
                "파일이 손상되었거나 소리가 없어요. 다른 파일을 올려 주세요.",
                "The file is damaged or has no sound. Please use another file."
            )
        case .tooSlow:
            Words(
                "파일을 바꾸는 데 너무 오래 걸려서 멈췄어요. 다른 파일을 올려 주세요.",
                "Converting the file took too long. Please use another file."
            )
        case .unavailable:
            Words("지금은 연주 녹음을 올릴 수 없어요.", "This server can't take in recordings right now.")
        case .tooMuchWork:
            Words(
                "오늘 올린 파일이 너무 커서 더 처리할 수 없어요. 나중에 다시 올려 주세요.",
                "Your uploads of today took too much time to process. Please try again later."
            )
        case .tooOften:
            Words(
                "연주 녹음을 너무 자주 올렸어요. 잠시 후 다시 해 주세요.",
                "Too many uploads. Please try again later."
            )
        }
    }
}

extension Recording {
    /// "2:05".
    public static func clock(_ seconds: Int) -> String {
        "\(seconds / 60):\(seconds % 60 < 10 ? "0" : "")\(seconds % 60)"
    }
}
