import { completionCommand, filesMarker, type Shell } from '../shells.ts'

// bash also splits words at characters other than blanks, so the script passes the whole line and gets only the end back.
const bashScript = `# bash completion for heed
_heed() {
  local line
  COMPREPLY=()
  while IFS= read -r line; do
    if [[ $line == '${filesMarker}' ]]; then
      compopt -o default 2>/dev/null
      return
    fi
    COMPREPLY+=("$line")
  done < <("\${COMP_WORDS[0]}" ${completionCommand} bash "\${COMP_LINE:0:COMP_POINT}" "$COMP_WORDBREAKS" 2>/dev/null)
}
complete -F _heed heed
`

const zshScript = `#compdef heed
# zsh completion for heed
_heed() {
  local line
  local -a values shown
  while IFS= read -r line; do
    if [[ $line == '${filesMarker}' ]]; then
      _files
      return
    fi
    values+=("\${line%%$'\\t'*}")
    shown+=("\${line//$'\\t'/  }")
  done < <("\${(Q)words[1]}" ${completionCommand} zsh "\${(@Q)words[2,CURRENT-1]}" "\${(Q)PREFIX}" 2>/dev/null)
  (( $#values )) && compadd -l -d shown -a values
}
if [[ $funcstack[1] == _heed ]]; then
  _heed "$@"
else
  compdef _heed heed
fi
`

const fishScript = `# fish completion for heed
function __heed_complete
    set -l typed (commandline -opc)
    set -l lines ($typed[1] ${completionCommand} fish $typed[2..-1] (commandline -ct) 2>/dev/null)
    if test "$lines[1]" = '${filesMarker}'
        __fish_complete_path (commandline -ct)
    else
        printf '%s\\n' $lines
    end
end
complete -c heed -f -a '(__heed_complete)'
`

// PowerShell before 7.3 never passes empty words, so the script adds a prefix to the current word.
const powershellScript = `# PowerShell completion for heed
Register-ArgumentCompleter -Native -CommandName heed, heed.cmd, heed.exe, heed.ps1 -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $typed = @($commandAst.CommandElements | Where-Object { $_.Extent.EndOffset -lt $cursorPosition } | ForEach-Object {
        if ($_ -is [System.Management.Automation.Language.StringConstantExpressionAst]) { $_.Value } else { $_.Extent.Text }
    })
    $before = @($typed | Select-Object -Skip 1)
    $current = '=' + $wordToComplete.Trim("'", '"')
    $encoding = [Console]::OutputEncoding
    try {
        [Console]::OutputEncoding = [System.Text.Encoding]::UTF8
        $lines = @(& $typed[0] ${completionCommand} powershell @before $current 2>$null)
    } finally {
        [Console]::OutputEncoding = $encoding
    }
    # If there is no output at all, PowerShell offers file names.
    foreach ($line in $lines | Where-Object { $_ -and $_ -ne '${filesMarker}' }) {
        $value, $text = $line -split "\`t", 2
        $word = if ($value -match '[\\s''"\`$&|;<>(){}@#,]') { "'" + $value.Replace("'", "''") + "'" } else { $value }
        $tip = if ($text) { $text } else { $value }
        [System.Management.Automation.CompletionResult]::new($word, $value, 'ParameterValue', $tip)
    }
}
`

export const scripts: Readonly<Record<Shell, string>> = {
  bash: bashScript,
  zsh: zshScript,
  fish: fishScript,
  powershell: powershellScript,
}
