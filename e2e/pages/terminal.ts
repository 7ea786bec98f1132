const escapeCharacter = String.fromCharCode(27)
const stylePattern = new RegExp(`${escapeCharacter}\\[(\\d+)m`)

const ansiStyles: Readonly<Record<string, string>> = {
  1: 'bold',
  2: 'dim',
  31: 'red',
  32: 'green',
  33: 'yellow',
  36: 'cyan',
}

const escapeText = (text: string): string =>
  text.replace(/[&<>]/g, (character) => `&#${character.charCodeAt(0)};`)

function renderSpans(output: string): string {
  const [firstText = '', ...rest] = output.split(stylePattern)
  let html = escapeText(firstText)
  for (let index = 0; index < rest.length; index += 2) {
    const ansiStyle = ansiStyles[rest[index] ?? '']
    const text = escapeText(rest[index + 1] ?? '')
    html += ansiStyle ? `<span class="${ansiStyle}">${text}</span>` : text
  }
  return html
}

const style = `
  body { margin: 0; padding: 32px; display: inline-block; background: #e9ecf2; }
  main { border-radius: 10px; overflow: hidden; background: #10151d; color: #dbe2ec; box-shadow: 0 12px 40px #0005; }
  header { display: flex; gap: 8px; padding: 13px 16px; background: #1b222d; }
  i { width: 12px; height: 12px; border-radius: 50%; background: #3a4557; }
  pre { margin: 0; padding: 20px 24px 24px; font: 15px/1.5 'DejaVu Sans Mono', 'Liberation Mono', monospace; }
  .bold { font-weight: 700; color: #fff; } .dim { color: #8b98aa; } .red { color: #ff8f87; }
  .green { color: #7fd694; } .yellow { color: #f0c674; } .cyan { color: #7fd0e0; }`

export const renderTerminalPage = (command: string, output: string): string =>
  `<!doctype html><html lang="en"><title>${escapeText(command)}</title><style>${style}</style>
  <main><header><i></i><i></i><i></i></header><pre><span class="green">$</span> ${escapeText(command)}\n${renderSpans(output)}</pre></main>`
