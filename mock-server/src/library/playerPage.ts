import {
  computePlayingSeconds,
  createTimeline,
  drawScenery,
  escapeSvgText,
  getSubjectText,
  type LibrarySubject,
  playerWords,
  splitSentences,
} from '@heed/fixtures/library'
import { viewportMeta } from '../server/pages/html.ts'

type PlayerWord = keyof typeof playerWords

export function renderPlayerPage(
  subject: LibrarySubject,
  requestedLanguage: string,
  captions = requestedLanguage,
): string {
  const { text, language } = getSubjectText(subject, requestedLanguage)
  const subjectText = getSubjectText(subject, captions)
  const getWord = (name: PlayerWord): string =>
    escapeSvgText(playerWords[name].get(requestedLanguage) ?? playerWords[name].get('en') ?? '')
  const length = computePlayingSeconds(text)
  const scenes = createTimeline(text)
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    viewportMeta.text,
    `<title>${escapeSvgText(text.title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="../player.css">`,
    '<script type="module" src="../player.js"></script></head>',
    `<body data-subject="${subject.id}" data-language="${requestedLanguage}" data-length="${length}"><main>`,
    drawScenery(subject),
    ...scenes.map((scene, sceneIndex) => {
      const words = {
        text: subjectText.text.scenes[sceneIndex]?.[1] ?? scene.text,
        language: subjectText.language,
      }
      return renderScene(scene, words)
    }),
    ...(text.decisions ?? []).map(({ after, question, options, right }) => {
      const buttons = options.map(
        ([option, explanation], optionIndex) =>
          `<button type="button" aria-pressed="false" data-why="${escapeSvgText(explanation)}" data-right="${optionIndex === right}">${escapeSvgText(option)}</button>`,
      )
      return `<section class="decision" data-at="${scenes[after]?.to ?? 0}"><h2>${escapeSvgText(question)}</h2>${buttons.join('')}<p role="status"></p><button type="button" data-onward hidden>${getWord('goOn')}</button></section>`
    }),
    `<section class="end"><h2 lang="${requestedLanguage}">${getWord('remember')}</h2><ul>${text.points.map((point) => `<li>${escapeSvgText(point)}</li>`).join('')}</ul></section></main>`,
    `<div class="controls" lang="${requestedLanguage}"><button type="button" data-part="toggle" data-play="${getWord('play')}" data-pause="${getWord('pause')}" data-again="${getWord('again')}"></button>`,
    `<input type="range" data-part="bar" min="0" max="${length}" step="1" value="0" aria-label="${getWord('position')}">`,
    `<span role="timer" aria-live="off" data-part="clock"></span><button type="button" data-part="captions" aria-pressed="true"><i aria-hidden="true">CC</i><span>${getWord('captions')}</span></button></div>`,
    '</body></html>',
  ].join('')
}

function renderScene(
  { heading, from, to }: ReturnType<typeof createTimeline>[number],
  { text, language }: { text: string; language: string },
): string {
  const sentenceSpans = splitSentences(text, from, to).map(
    (sentence) =>
      `<span data-from="${sentence.from}" data-to="${sentence.to}">${escapeSvgText(sentence.text)}</span>`,
  )
  return `<section class="scene" data-from="${from}" data-to="${to}"><h2>${escapeSvgText(heading)}</h2><p lang="${language}">${sentenceSpans.join('')}</p></section>`
}
