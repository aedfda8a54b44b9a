# Completion of scorebox for fish; `scorebox completions fish` prints it.
function __scorebox_candidates
    set -l words (commandline -opc)
    set -l typed (commandline -ct)
    set -l word (string unescape -- $typed; or string trim --left --chars "'\"" -- $typed)
    set -l found ($words[1] completions candidates -- $words[2..-1] "$word" 2>/dev/null)
    if test (count $found) -eq 0
        __fish_complete_path "$word"
    else
        printf '%s\n' $found
    end
end
complete -c scorebox -f -a '(__scorebox_candidates)'
