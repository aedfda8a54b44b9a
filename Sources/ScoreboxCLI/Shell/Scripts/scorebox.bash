# Completion of scorebox for bash; `scorebox completions bash` prints it.
_scorebox() {
  local text=${COMP_LINE:0:COMP_POINT} word= raw= quote= char i words=() candidate reply=() open=0
  # The words as the shell will see them; COMP_WORDS are cut at colons and equals signs.
  for ((i = 0; i < ${#text}; i++)); do
    char=${text:i:1}
    if [[ $quote ]]; then
      raw+=$char
      if [[ $char == "$quote" ]]; then
        quote=
      elif [[ $quote == '"' && $char == '\' ]]; then
        ((i++)); word+=${text:i:1}; raw+=${text:i:1}
      else
        word+=$char
      fi
    elif [[ $char == ["'\""] ]]; then
      quote=$char; raw+=$char; open=1
    elif [[ $char == '\' ]]; then
      ((i++)); word+=${text:i:1}; raw+=$char${text:i:1}; open=1
    elif [[ $char == [[:blank:]] ]]; then
      if [[ $raw ]]; then words+=("$word"); fi
      word= raw= open=0
    else
      word+=$char; raw+=$char; open=1
    fi
  done
  local last=${COMP_WORDS[COMP_CWORD]} before=
  # Behind a colon bash replaces what follows it, which is nothing yet.
  [[ $last =~ ^[:=]+$ ]] && last=
  [[ $last == "$raw" || -z $raw ]] || before=${raw%"$last"}
  while IFS= read -r candidate; do
    case $quote in
      "'") candidate=${candidate//\'/\'\\\'\'} ;;
      '"') candidate=${candidate//\\/\\\\}; candidate=${candidate//\"/\\\"}
        candidate=${candidate//\$/\\\$}; candidate=${candidate//\`/\\\`} ;;
      *) printf -v candidate %q "$candidate"
        candidate=${candidate//\\,/,}; candidate=${candidate#"$before"} ;;
    esac
    reply+=("$candidate")
  done < <("${words[0]}" completions candidates -- "${words[@]:1}" "$word" 2>/dev/null)
  COMPREPLY=("${reply[@]}")
  if [[ ${#reply[@]} == 1 && ${reply[0]} == *= ]]; then compopt -o nospace; fi
}
complete -o default -F _scorebox scorebox
