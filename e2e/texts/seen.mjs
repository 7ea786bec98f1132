// Checks that every exact text was seen, either in a journey or in the test that `exact.json` specifies.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { root } from '../runner/command.mjs'

const folder = `${root}.cache/shown`
const exact = JSON.parse(readFileSync(new URL('exact.json', import.meta.url), 'utf8'))

/** Shorter texts must match completely, because they could easily be part of another text. */
const wholeBelow = 20

export const deleteShown = () => rmSync(folder, { recursive: true, force: true })

function shownTexts() {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.json'))
  return [...new Set(files.flatMap((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))))]
}

const escaped = (text) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')

const toPatternParts = (text) =>
  text
    .split(/\{[^}]*\}/)
    .map(escaped)
    .join('.+')

const anywhere = (text) => new RegExp(toPatternParts(text))

const toPattern = (text) =>
  text.length < wholeBelow ? new RegExp(`^${toPatternParts(text)}$`) : anywhere(text)

export function seenTexts() {
  const shown = shownTexts()
  return Object.entries(exact).flatMap(([area, texts]) =>
    Object.entries(texts).map(([text, where]) => {
      const byJourneys = where === 'journeys'
      const found = byJourneys ? shown : [readFileSync(`${root}${where}`, 'utf8').replaceAll('\\', '')]
      const pattern = byJourneys ? toPattern(text) : anywhere(text)
      const failure = found.some((one) => pattern.test(one))
        ? undefined
        : `was not seen ${byJourneys ? 'by a journey' : `in ${where}`}`
      return { title: `${area}: “${text}”`, seconds: 0, failure }
    }),
  )
}
