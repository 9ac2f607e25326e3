extension CompletionRules {
    // bash splits `--name=value` into three words; a lone `=` therefore neither begins nor ends a value.
    var bash: String {
        """
        # bash completion for \(program): source it, or put it into /etc/bash_completion.d
        \(function)_offer() {
            case $1 in
            files) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -f -- "$current") ;;
            folders) compopt -o filenames 2>/dev/null; mapfile -t COMPREPLY < <(compgen -d -- "$current") ;;
            words) mapfile -t COMPREPLY < <(compgen -W "${*:2}" -- "$current") ;;
            esac
        }

        \(function)() {
            local current=${COMP_WORDS[COMP_CWORD]} place=\(program.quotedForShell)
            local count=0 plain='' value='' word i
            [[ $current != = ]] || current=
            for ((i = 1; i < COMP_CWORD; i++)); do
                word=${COMP_WORDS[i]}
                [[ $word != = ]] || continue
                if [[ -n $value ]]; then value=; continue; fi
                if [[ -n $plain ]]; then ((count += 1)); continue; fi
                case "$place $word" in
                \(walk.lines(indent: 8))
                *" --") plain=1 ;;
                *" -"*) ;;
                *) ((count += 1)) ;;
                esac
            done
            COMPREPLY=()
            if [[ -n $value ]]; then
                # The words of a choice are several.
                # shellcheck disable=SC2086
                \(function)_offer $value
            elif [[ $current == -* && -z $plain ]]; then
                case "$place" in
                \(options.lines(indent: 8))
                esac
            else
                case "$place#$count" in
                \(plainWords.lines(indent: 8))
                esac
            fi
        }
        complete -F \(function) \(program)

        """
    }

    private var walk: [String] {
        let commands =
            commandPaths.isEmpty ? [] : ["\(commandPaths.alternatives(" | "))) place=\"$place $word\" ;;"]
        return commands
            + awaited.map { "\($0.patterns.alternatives(" | "))) value=\($0.source.quotedForShell) ;;" }
    }

    private var options: [String] {
        places.map { place in
            let words = place.options.map(\.text).joined(separator: " ")
            return "\(place.path.quotedForShell)) \(function)_offer words \(words) ;;"
        }
    }

    private var plainWords: [String] {
        let groups = places.filter { !$0.commands.isEmpty }.map { place in
            let words = place.commands.map(\.text).joined(separator: " ")
            return "\((place.path + "#").quotedForShell)*) \(function)_offer words \(words) ;;"
        }
        return groups + arguments.map { "\($0.pattern)) \(function)_offer \($0.source) ;;" }
    }
}
