extension CompletionRules {
    var fish: String {
        """
        # fish completion for \(program): put it into ~/.config/fish/completions/\(program).fish
        function _\(function)_value
            switch $argv[1]
                \(awaitedCases.lines(indent: 8))
            end
        end

        function _\(function)_offer
            switch $argv[1]
                case files
                    __fish_complete_path $argv[2]
                case folders
                    __fish_complete_directories $argv[2]
                case 'words *'
                    string split ' ' -- (string replace 'words ' '' -- $argv[1])
            end
        end

        function _\(function)
            set -l place \(program.quotedForShell)
            set -l count 0
            set -l plain
            set -l value
            for word in (commandline -opc)[2..-1]
                if test -n "$value"
                    set value
                    continue
                end
                if test -n "$plain"
                    set count (math $count + 1)
                    continue
                end
                set value (_\(function)_value "$place $word")
                test -z "$value" || continue
                switch "$place $word"
                    \(commandCases.lines(indent: 12))
                    case '* --'
                        set plain 1
                    case '* -*'
                    case '*'
                        set count (math $count + 1)
                end
            end
            set -l current (commandline -ct)
            set -l option (string match -r -- '^--[^=]*=' $current)
            if test -z "$value" -a -n "$option"
                set value (_\(function)_value "$place "(string replace '=' '' -- $option))
                printf "$option%s\\n" (_\(function)_offer "$value" (string replace -- "$option" '' $current))
            else if test -n "$value"
                _\(function)_offer "$value" "$current"
            else if string match -q -- '-*' $current && test -z "$plain"
                switch $place
                    \(places.map { described($0.path.quotedForShell, $0.options) }.lines(indent: 12))
                end
            else
                switch "$place#$count"
                    \(plainCases.lines(indent: 12))
                end
            end
        end

        complete -c \(program) -f -a '(_\(function))'

        """
    }

    private var awaitedCases: [String] {
        awaited.map { "case \($0.patterns.alternatives(" ")); echo \($0.source.quotedForShell)" }
    }

    private var commandCases: [String] {
        commandPaths.isEmpty ? [] : ["case \(commandPaths.alternatives(" ")); set place \"$place $word\""]
    }

    private var plainCases: [String] {
        let groups = places.filter { !$0.commands.isEmpty }
        return groups.map { described(($0.path + "#").quotedForShell + "'*'", $0.commands) }
            + arguments.map { pattern, source in
                let quoted = pattern.hasSuffix("*") ? pattern.dropLast() + "'*'" : pattern[...]
                return "case \(quoted); _\(function)_offer \(source.quotedForShell) \"$current\""
            }
    }

    /// fish reads `word`, a tab, `summary`.
    private func described(_ pattern: String, _ words: [Word]) -> String {
        let pairs = words.map { "\($0.text)\t\($0.summary)".quotedForShell }
        return "case \(pattern); printf '%s\\n' \(pairs.joined(separator: " "))"
    }
}
