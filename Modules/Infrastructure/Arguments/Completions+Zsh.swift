extension CompletionRules {
    var zsh: String {
        """
        #compdef \(program)
        # zsh completion for \(program): put it into a folder of $fpath, as \(function)
        \(function)_value() {
            value=
            case "$1" in
            \(awaitedCases.lines(indent: 4))
            esac
        }

        \(function)_offer() {
            case "$1" in
            files) _files ;;
            folders) _files -/ ;;
            words) compadd -- "${@:2}" ;;
            esac
        }

        \(function)() {
            local place=\(program.quotedForShell) count=0 plain='' value='' word i
            local -a offered
            for ((i = 2; i < CURRENT; i++)); do
                word=${words[i]}
                if [[ -n $value ]]; then value=; continue; fi
                if [[ -n $plain ]]; then ((count += 1)); continue; fi
                \(function)_value "$place $word"
                [[ -z $value ]] || continue
                case "$place $word" in
                \(commandCases.lines(indent: 8))
                *" --") plain=1 ;;
                *" -"*) ;;
                *) ((count += 1)) ;;
                esac
            done
            if [[ -z $value && $PREFIX == --*=* ]]; then
                \(function)_value "$place ${PREFIX%%=*}"
                compset -P '*='
            fi
            if [[ -n $value ]]; then
                \(function)_offer ${=value}
            elif [[ $PREFIX == -* && -z $plain ]]; then
                case "$place" in
                \(places.map { described($0.path.quotedForShell, $0.options) }.lines(indent: 8))
                esac
                _describe -o option offered
            else
                case "$place#$count" in
                \(plainCases.lines(indent: 8))
                esac
            fi
        }

        if [[ $funcstack[1] == \(function) ]]; then \(function) "$@"; else compdef \(function) \(program); fi

        """
    }

    private var awaitedCases: [String] {
        awaited.map { "\($0.patterns.alternatives(" | "))) value=\($0.source.quotedForShell) ;;" }
    }

    private var commandCases: [String] {
        commandPaths.isEmpty ? [] : ["\(commandPaths.alternatives(" | "))) place=\"$place $word\" ;;"]
    }

    private var plainCases: [String] {
        let groups = places.filter { !$0.commands.isEmpty }
        return groups.map {
            described(($0.path + "#").quotedForShell + "*", $0.commands, "; _describe command offered")
        }
            + arguments.map { "\($0.pattern)) \(function)_offer \($0.source) ;;" }
    }

    /// `_describe` reads `word:summary`.
    private func described(_ pattern: String, _ words: [Word], _ action: String = "") -> String {
        let pairs = words.map { word in
            (word.summary.isEmpty ? word.text : "\(word.text):\(word.summary)").quotedForShell
        }
        return "\(pattern)) offered=(\(pairs.joined(separator: " ")))\(action) ;;"
    }
}
