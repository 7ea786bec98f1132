import {
  escaped,
  getSubjectText,
  type LibrarySubject,
  playerWords,
  playingTime,
  sceneryOf,
  sentences,
  timeline,
} from '@heed/fixtures/library'

type Word = keyof typeof playerWords

export function playerPage(subject: LibrarySubject, asked: string, captions = asked): string {
  const { text, language } = getSubjectText(subject, asked)
  const read = getSubjectText(subject, captions)
  const word = (name: Word): string =>
    escaped(playerWords[name].get(asked) ?? playerWords[name].get('en') ?? '')
  const length = playingTime(text)
  const scenes = timeline(text)
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(text.title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="../player.css">`,
    '<script type="module" src="../player.js"></script></head>',
    `<body data-subject="${subject.id}" data-language="${asked}" data-length="${length}"><main>`,
    sceneryOf(subject),
    ...scenes.map((scene, at) => {
      const words = { text: read.text.scenes[at]?.[1] ?? scene.text, language: read.language }
      return renderScene(scene, words)
    }),
    ...(text.decisions ?? []).map(({ after, question, options, right }) => {
      const buttons = options.map(
        ([option, why], at) =>
          `<button type="button" aria-pressed="false" data-why="${escaped(why)}" data-right="${at === right}">${escaped(option)}</button>`,
      )
      return `<section class="decision" data-at="${scenes[after]?.to ?? 0}"><h2>${escaped(question)}</h2>${buttons.join('')}<p role="status"></p><button type="button" data-onward hidden>${word('goOn')}</button></section>`
    }),
    `<section class="end"><h2 lang="${asked}">${word('remember')}</h2><ul>${text.points.map((point) => `<li>${escaped(point)}</li>`).join('')}</ul></section></main>`,
    `<div class="controls" lang="${asked}"><button type="button" data-part="toggle" data-play="${word('play')}" data-pause="${word('pause')}" data-again="${word('again')}"></button>`,
    `<input type="range" data-part="bar" min="0" max="${length}" step="1" value="0" aria-label="${word('position')}">`,
    `<output data-part="clock"></output><button type="button" data-part="captions" aria-pressed="true"><i aria-hidden="true">CC</i><span>${word('captions')}</span></button></div>`,
    '</body></html>',
  ].join('')
}

function renderScene(
  { heading, from, to }: ReturnType<typeof timeline>[number],
  { text, language }: { text: string; language: string },
): string {
  const spans = sentences(text, from, to).map(
    (sentence) =>
      `<span data-from="${sentence.from}" data-to="${sentence.to}">${escaped(sentence.text)}</span>`,
  )
  return `<section class="scene" data-from="${from}" data-to="${to}"><h2>${escaped(heading)}</h2><p lang="${language}">${spans.join('')}</p></section>`
}
