// Whether every text that is agreed letter for letter was seen: on a page by the journeys, or in the test that
// `exact.json` names where no journey leads to it. {name}, {n}, {date} stand for what changes.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { root } from '../runner/command.mjs'
import { failures } from '../runner/counts.mjs'

const folder = `${root}.cache/shown`
const exact = JSON.parse(readFileSync(new URL('exact.json', import.meta.url), 'utf8'))

/** A shorter text is too easily a part of another one. */
const wholeBelow = 20

export const forgetShown = () => rmSync(folder, { recursive: true, force: true })

function shownTexts() {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).map((file) => JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')))
  return [...new Set(files.flat())]
}

const escaped = (text) => text.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&')

function patternOf(text) {
  const parts = text
    .split(/\{[^}]*\}/)
    .map(escaped)
    .join('.+')
  return new RegExp(text.length < wholeBelow ? `^${parts}$` : parts)
}

export function seenTexts() {
  const shown = shownTexts()
  const unseen = []
  let passed = 0
  for (const [area, texts] of Object.entries(exact)) {
    for (const [text, where] of Object.entries(texts)) {
      const found =
        where === 'journeys' ? shown : [readFileSync(`${root}${where}`, 'utf8').replaceAll('\\', '')]
      const pattern =
        where === 'journeys'
          ? patternOf(text)
          : new RegExp(
              text
                .split(/\{[^}]*\}/)
                .map(escaped)
                .join('.+'),
            )
      if (found.some((one) => pattern.test(one))) passed += 1
      else
        unseen.push(
          `${area}: "${text}" was not seen ${where === 'journeys' ? 'by a journey' : `in ${where}`}`,
        )
    }
  }
  failures.push(...unseen.map((one) => `texts: ${one}`))
  return { passed, failed: unseen.length }
}
