import Addresses
import Domain
import Files
import Glibc
import Terminal
import Wording

extension AppFailure {
    static func noFolder(of plan: AppConfiguration) -> AppFailure {
        AppFailure(
            Words(
                "데이터 폴더 \(plan.folder)이(가) 없어요. 경로를 확인해 주세요.",
                "There is no data folder \(plan.folder). Check the path."
            ),
            remedy: "madang serve --data \(plan.folder)",
            code: "addresses.no-folder"
        )
    }

    init(_ unusable: AddressIndexUnusable, in plan: AppConfiguration) {
        self.init(
            unusable.words(of: plan),
            remedy: "madang addresses import FILE --data \(plan.folder)",
            code: unusable == .missing ? "addresses.missing" : "addresses.unusable"
        )
    }

    init(_ failure: AddressImport.Failure) {
        let (code, words) = failure.told
        self.init(words, remedy: failure.remedy, code: code)
    }
}

extension AddressIndexUnusable {
    func words(of plan: AppConfiguration) -> Words {
        let path = plan.addressIndex
        return switch self {
        case .missing: Words("도로명주소 색인이 없어요: \(path)", "There is no index of road addresses: \(path)")
        case .foreign:
            Words("\(path)은(는) 도로명주소 색인이 아니에요.", "\(path) is not an index of road addresses.")
        case .otherVersion:
            Words(
                "\(path)은(는) 다른 버전의 마당이 만든 색인이에요. 다시 불러와 주세요.",
                "Another version of Madang made the index \(path). Import the addresses again."
            )
        case .damaged:
            Words(
                "도로명주소 색인 \(path)이(가) 손상됐어요. 다시 불러와 주세요.",
                "The index of road addresses \(path) is damaged. Import the addresses again."
            )
        case .unreadable(let code):
            Words(
                "도로명주소 색인 \(path)을(를) 읽을 수 없어요: \(String(cString: strerror(code)))",
                "The index of road addresses \(path) can't be read: \(String(cString: strerror(code)))"
            )
        }
    }
}

extension AddressImport.Failure {
    fileprivate var remedy: String? {
        switch self {
        case .zipped(let file): "unzip -p \(file) 'entrc_*.txt' | madang addresses import -"
        case .unwritable(let path, _): "df -h \(Folder.parent(of: path) ?? ".")"
        case .unreadable, .changes, .unknownFormat, .empty, .flawed, .noEncoding, .tooLarge: nil
        }
    }

    /// The code and the sentence.
    fileprivate var told: (code: String, words: Words) {
        switch self {
        case .unreadable(let error):
            (
                "addresses.unreadable",
                Words(
                    "\(error.path)을(를) 읽을 수 없어요: \(error.reason)",
                    "\(error.path) can't be read: \(error.reason)"
                )
            )
        case .zipped(let file):
            (
                "addresses.zipped",
                Words("\(file)은(는) 압축 파일이에요. 먼저 풀어 주세요.", "\(file) is a zip file. Unzip it first.")
            )
        case .changes(let file):
            (
                "addresses.changes",
                Words(
                    "\(file)은(는) 변동분이에요. 전체분을 불러와 주세요.",
                    "\(file) has the changes of a month or a day. Import the full data."
                )
            )
        case .unknownFormat(let file, let columns):
            (
                "addresses.unknown-format",
                Words(
                    "\(file)은(는) 위치정보요약DB의 파일이 아니에요. 한 줄에 18칸이어야 하는데 \(columns)칸이에요.",
                    "\(file) is not of 위치정보요약DB, which has 18 columns in a line and not \(columns)."
                )
            )
        case .empty:
            (
                "addresses.empty",
                Words("불러올 주소가 없어요.", "There is no address to import.")
            )
        case .flawed(let first, let counts):
            (
                "addresses.malformed",
                Words(
                    """
                    \(counts.lines)줄 가운데 \(counts.flawed)줄의 형식이 달라서 불러오지 않았어요. \
                    첫 줄: \(first.file):\(first.number) (\(first.flaw.words[.korean]))
                    """,
                    """
                    Imported nothing: of \(counts.lines) lines, \(counts.flawed) are malformed. The first: \
                    \(first.file):\(first.number) (\(first.flaw.words[.english]))
                    """
                )
            )
        case .noEncoding:
            (
                "addresses.no-encoding",
                Words(
                    "이 시스템의 iconv가 CP949를 몰라요. 파일을 UTF-8로 바꿔 주세요.",
                    "The system's iconv doesn't know CP949. Convert the files to UTF-8."
                )
            )
        case .tooLarge:
            (
                "addresses.too-large",
                Words("색인에 담기에는 지역이 너무 많아요.", "There are more areas than an index can have.")
            )
        case .unwritable(let path, let code):
            (
                "addresses.unwritable",
                Words(
                    "\(path)을(를) 쓸 수 없어요: \(String(cString: strerror(code)))",
                    "\(path) can't be written: \(String(cString: strerror(code)))"
                )
            )
        }
    }
}

extension EntranceFlaw {
    fileprivate var words: Words {
        switch self {
        case .columns(let count): Words("\(count)칸", "\(count) columns")
        case .code: Words("도로명코드나 법정동코드", "the code of the road or the dong")
        case .level: Words("지하여부", "the level")
        case .number: Words("건물번호", "the building's number")
        case .point: Words("좌표", "the point")
        case .farAway: Words("우리나라 밖의 좌표", "a point outside of Korea")
        case .text: Words("글자 인코딩", "the encoding of a name")
        case .unnamedRoad: Words("도로명", "the road's name")
        }
    }
}
