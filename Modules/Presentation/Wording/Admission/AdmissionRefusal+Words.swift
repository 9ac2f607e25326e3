public import Domain

extension AdmissionRefusal: LocalizedRefusal {
    public var words: Words {
        switch self {
        case .ages:
            Words("나이는 20세부터 65세까지, 5살 단위로 정해 주세요.", "Choose ages from 20 to 65, in steps of 5.")
        case .agesContradict:
            Words("가장 많은 나이는 가장 적은 나이보다 적을 수 없어요.", "The oldest age can't be below the youngest.")
        case .otherGender:
            Words("나와 다른 성별만 모집할 수는 없어요.", "You can't look for members of another gender only.")
        case .tooYoung:
            Words(
                "올해에서 태어난 해를 뺀 나이가 19세부터 함께할 수 있어요.",
                "This is for those who turn 19 or more this year."
            )
        case .age: Words("나이 조건에 맞지 않아요.", "Your age doesn't meet the conditions.")
        case .gender: Words("성별 조건에 맞지 않아요.", "Your gender doesn't meet the conditions.")
        case .jobGroup: Words("하는 일 조건에 맞지 않아요.", "Your occupation doesn't meet the conditions.")
        }
    }
}
