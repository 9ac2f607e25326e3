import Domain
import Wire

extension NeighbourhoodBody {
    func printout(_ errand: Errand, keptSince: Moment?) -> Printout {
        var facts = FactList()
        facts.add(errand.say("코드", "Code"), code.description)
        facts.add(errand.say("동네", "Name"), name)
        facts.add(errand.say("영어 이름", "In English"), nameEn)
        facts.add(errand.say("위치", "Point"), "\(point.latitude), \(point.longitude)")
        if let renamed {
            let former = [sido, sigungu, dong].filter { !$0.isEmpty }.joined(separator: " ")
            facts.add(errand.say("예전 이름", "Formerly"), former)
            facts.add(errand.say("바뀐 코드", "Code now"), renamed.code)
        }
        return Printout(self, text: facts.rendered(errand.voice.style), keptSince: keptSince)
    }
}
