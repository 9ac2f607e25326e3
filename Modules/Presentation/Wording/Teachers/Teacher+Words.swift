public import Domain

extension TeacherCredentials.Part {
    public var words: Words {
        switch self {
        case .education: Words("학력", "Education")
        case .career: Words("경력", "Career")
        }
    }
}

extension Verification.State {
    public var words: Words {
        switch self {
        case .waiting: Words("확인 중", "In review")
        case .accepted: Words("확인함", "Verified")
        case .declined: Words("반려됨", "Not accepted")
        case .withdrawn: Words("취소함", "Withdrawn")
        }
    }
}

extension VerificationMark {
    /// "서류를 확인했어요 (2026-11-20)".
    public var words: Words { Self.words(at: at) }

    public static func words(at moment: Moment) -> Words {
        let day = moment.stamp.prefix(10)
        return Words("서류를 확인했어요 (\(day))", "Documents verified (\(day))")
    }
}

extension TeacherRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .required:
            Words(
                "레슨은 선생님만 올릴 수 있어요. 선생님으로 시작해 주세요.",
                "Only teachers offer lessons. Please become a teacher first."
            )
        case .notFound: Words("이 이웃은 선생님이 아니에요.", "This member isn't a teacher.")
        case .lessonsOpen(let count):
            Words(
                "모집 중인 레슨이 \(count)개 있어요. 먼저 마감하거나 삭제해 주세요.",
                "You have \(count.of("open lesson")). Please close or delete "
                    + (count == 1 ? "it first." : "them first.")
            )
        case .tooManyLines(let part):
            Words(
                "\(part.words[.korean])은 \(TeacherCredentials.mostLines)줄까지 적을 수 있어요.",
                "\(part.words[.english]) has at most \(TeacherCredentials.mostLines) lines."
            )
        case .lineTooLong(let part):
            Words(
                "\(part.words[.korean])은 한 줄에 \(TeacherCredentials.longestLine)자까지 적을 수 있어요.",
                "A line of \(part.words[.english].lowercased()) has at most "
                    + "\(TeacherCredentials.longestLine) characters."
            )
        }
    }
}

extension VerificationRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .notFound: Words("보낸 서류를 찾을 수 없어요.", "There are no such documents.")
        case .nothingToVerify:
            Words("확인할 학력이나 경력을 먼저 적어 주세요.", "Please add your education or career first.")
        case .verified:
            Words("이미 확인한 학력과 경력이에요.", "Your education and career are verified already.")
        case .waiting: Words("보낸 서류를 확인하고 있어요.", "Your documents are in review already.")
        case .decided: Words("이미 처리된 서류예요.", "These documents were decided on already.")
        case .own:
            Words(
                "내 서류는 다른 운영자가 확인해야 해요.",
                "Another operator has to decide on your own documents."
            )
        case .documentsMissing: Words("서류 사진을 올려 주세요.", "Please add a picture of a document.")
        case .noteMissing: Words("어떤 서류인지 적어 주세요.", "Please say what the documents are.")
        case .noteTooLong:
            Words(
                "설명은 \(DocumentNote.longest)자까지 적을 수 있어요.",
                "A note has at most \(DocumentNote.longest) characters."
            )
        case .seenMissing: Words("무엇을 확인했는지 적어 주세요.", "Please say what you have seen.")
        case .seenTooLong:
            Words(
                "확인한 것은 한 줄에 \(VerifiedDocuments.longest)자까지 적을 수 있어요.",
                "What you have seen is one line of at most \(VerifiedDocuments.longest) characters."
            )
        case .tooManyToday:
            Words(
                "서류는 하루에 \(Verification.mostPerDay)번까지 보낼 수 있어요.",
                "You can send documents \(Verification.mostPerDay) times a day."
            )
        }
    }
}
