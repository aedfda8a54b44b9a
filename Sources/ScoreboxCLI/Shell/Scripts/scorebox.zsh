#compdef scorebox
# Completion of scorebox for zsh; `scorebox completions zsh` prints it.
_scorebox() {
  local -a candidates open
  candidates=("${(@f)$(${(Q)words[1]} completions candidates -- "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" 2>/dev/null)}")
  candidates=("${(@)candidates:#}")
  if (( ! $#candidates )); then
    _files
    return
  fi
  open=("${(@M)candidates:#*=}")
  candidates=("${(@)candidates:#*=}")
  (( $#open )) && compadd -S '' -- "${open[@]}"
  (( $#candidates )) && compadd -- "${candidates[@]}"
}
if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _scorebox "$@"; else compdef _scorebox scorebox; fi
