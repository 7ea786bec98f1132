// Checks that every exact text was seen, either in a journey or in the test that `exact.json` specifies.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { root } from '../runner/command.mjs'

const folder = `${root}.cache/shown`
const exactTexts = JSON.parse(readFileSync(new URL('exact.json', import.meta.url), 'utf8'))

/** Shorter texts must match completely, because they could easily be part of another text. */
const wholeTextLimit = 20

export const deleteShownTexts = () => rmSync(folder, { recursive: true, force: true })

function collectShownTexts() {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith('.json'))
  return [...new Set(files.flatMap((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))))]
}

const escapeRegex = (text) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')

const toPatternParts = (text) =>
  text
    .split(/\{[^}]*\}/)
    .map(escapeRegex)
    .join('.+')

const toLoosePattern = (text) => new RegExp(toPatternParts(text))

const toPattern = (text) =>
  text.length < wholeTextLimit ? new RegExp(`^${toPatternParts(text)}$`) : toLoosePattern(text)

export function checkSeenTexts() {
  const allShownTexts = collectShownTexts()
  return Object.entries(exactTexts).flatMap(([area, texts]) =>
    Object.entries(texts).map(([text, source]) => {
      const isShownByJourneys = source === 'journeys'
      const searchedTexts = isShownByJourneys
        ? allShownTexts
        : [readFileSync(`${root}${source}`, 'utf8').replaceAll('\\', '')]
      const pattern = isShownByJourneys ? toPattern(text) : toLoosePattern(text)
      const failure = searchedTexts.some((text) => pattern.test(text))
        ? undefined
        : `was not seen ${isShownByJourneys ? 'by a journey' : `in ${source}`}`
      return { title: `${area}: “${text}”`, seconds: 0, failure }
    }),
  )
}
