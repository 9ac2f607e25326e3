public import Domain

extension RunStamp {
    public var words: Words {
        switch self {
        case .check: Words("체크!", "Check!")
        case .achievement: Words("성취", "Achievement")
        case .company: Words("사교", "Company")
        case .persistence: Words("지속", "Persistence")
        case .interest: Words("흥미", "Interest")
        case .growth: Words("성장", "Growth")
        case .grit: Words("끈기", "Grit")
        case .mood: Words("감성", "Mood")
        case .joy: Words("즐거움", "Joy")
        case .sprint: Words("질주", "Sprint")
        }
    }
}

extension RunWeather {
    public var words: Words {
        switch self {
        case .clear: Words("맑음", "Clear")
        case .cloudy: Words("흐림", "Cloudy")
        case .night: Words("야간", "Night")
        case .rain: Words("비", "Rain")
        case .snow: Words("눈", "Snow")
        }
    }
}

extension RunDistance {
    /// "5.24 km".
    public static func words(metres: Int) -> String {
        let hundredths = (metres + 5) / 10
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest) km"
    }
}

extension RunMovingTime {
    /// "27:05", "1:02:30".
    public static func clock(seconds: Int) -> String {
        let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
        let two = { (number: Int) in number < 10 ? "0\(number)" : "\(number)" }
        return hours > 0 ? "\(hours):\(two(minutes)):\(two(rest))" : "\(minutes):\(two(rest))"
    }
}

extension RunLogContents {
    /// "5:10 /km".
    public static func words(pace: Int) -> String { "\(RunMovingTime.clock(seconds: pace)) /km" }
}

extension RunLogRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("그런 러닝 로그가 없어요.", "There is no such running log.")
        case .notYours: Words("내가 쓴 로그만 고칠 수 있어요.", "You can only change your own logs.")
        case .dayInFuture: Words("오늘까지의 날짜를 골라 주세요.", "Please choose a day up to today.")
        case .dayTooEarly:
            Words("2000년 이후의 날짜를 골라 주세요.", "Please choose a day since the year 2000.")
        case .otherDay: Words("함께한 러닝의 날짜와 같아야 해요.", "The day has to be that of the run.")
        case .diaryTooLong:
            Words(
                "일기는 \(RunDiary.longest)자까지 쓸 수 있어요.",
                "A diary has at most \(RunDiary.longest) characters."
            )
        case .temperature:
            Words(
                "기온은 영하 40도부터 영상 50도까지 적을 수 있어요.",
                "The temperature is from -40 to 50 degrees."
            )
        case .distance: Words("거리는 10m부터 300km까지예요.", "The distance is from 10 m to 300 km.")
        case .movingTime: Words("시간은 1초부터 48시간까지예요.", "The time is from a second to 48 hours.")
        case .tooManyImages:
            Words(
                "사진은 \(RunLogContents.mostImages)장까지 넣을 수 있어요.",
                "A log has at most \(RunLogContents.mostImages) pictures."
            )
        case .editedMeanwhile:
            Words(
                "그사이 로그가 바뀌었어요. 지금 내용을 확인하고 다시 저장해 주세요.",
                "This log was edited meanwhile. Please check its current contents and save again."
            )
        case .alreadyWritten:
            Words("이 러닝의 로그를 이미 썼어요.", "You have already written a log of this run.")
        case .notFellow: Words("함께 달린 이웃에게만 줄 수 있어요.", "Only those who ran with you can get it.")
        case .runNotFound: Words("내가 함께한 러닝이 아니에요.", "You didn't take part in such a run.")
        case .trackTooLarge:
            Words(
                "파일이 너무 커요. 15MB, 10만 지점까지 읽을 수 있어요.",
                "The file is too large: at most 15 MB and 100,000 positions."
            )
        case .trackEmpty: Words("파일에 달린 기록이 없어요.", "The file contains no track.")
        case .trackWithoutTime: Words("파일에 시각이 없어요.", "The track has no times.")
        case .trackUnreadable:
            Words(
                "GPX, TCX, FIT 파일을 골라 주세요. 읽을 수 없는 파일이에요.",
                "Please choose a GPX, TCX or FIT file. This one can't be read."
            )
        case .tooManyToday:
            Words("오늘은 로그를 더 쓸 수 없어요. 내일 다시 써 주세요.", "No more logs for today. Please try again tomorrow.")
        }
    }
}
