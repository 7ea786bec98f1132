import type { ElementContent } from 'hast'

export interface TextMarks {
  strong: boolean
  em: boolean
  href: string | null
}

export interface Run {
  text: string
  marks: TextMarks
}

export const plain: TextMarks = { strong: false, em: false, href: null }
const lineBreak = '\n'

export const tidyRuns = (runs: readonly Run[]): Run[] => merged(unpadded(merged(edged(spaced(runs)))))

const isSame = (one: TextMarks, other: TextMarks) =>
  one.strong === other.strong && one.em === other.em && one.href === other.href

const common = (one: TextMarks, other: TextMarks): TextMarks => ({
  strong: one.strong && other.strong,
  em: one.em && other.em,
  href: one.href === other.href ? one.href : null,
})

function spaced(runs: readonly Run[]): Run[] {
  const all: Run[] = []
  let breaks: Run[] = []
  let blank: Run | undefined
  for (const { text, marks } of runs) {
    if (text === lineBreak) {
      breaks.push({ text, marks })
      blank = undefined
      continue
    }
    for (const piece of text.replaceAll(/[\t\n\f\r ]+/g, ' ').split(/( )/)) {
      if (piece === ' ') blank ??= { text: piece, marks }
      else if (piece !== '') {
        if (all.length > 0) all.push(...(breaks.length > 0 ? breaks : blank ? [blank] : []))
        all.push({ text: piece, marks })
        breaks = []
        blank = undefined
      }
    }
  }
  return all
}

const edged = (runs: readonly Run[]): Run[] =>
  trimmed(trimmed(runs, (text) => text.trimStart()).reverse(), (text) => text.trimEnd()).reverse()

function trimmed(runs: readonly Run[], trim: (text: string) => string): Run[] {
  const at = runs.findIndex(({ text }) => trim(text) !== '')
  return runs
    .slice(at === -1 ? runs.length : at)
    .map((run, index) => (index === 0 ? { ...run, text: trim(run.text) } : run))
}

function merged(runs: readonly Run[]): Run[] {
  const all: Run[] = []
  for (const run of runs) {
    const last = all.at(-1)
    const joins = last && last.text !== lineBreak && run.text !== lineBreak && isSame(last.marks, run.marks)
    if (joins) all[all.length - 1] = { text: last.text + run.text, marks: run.marks }
    else all.push(run)
  }
  return all
}

function unpadded(runs: readonly Run[]): Run[] {
  const pieces = runs.flatMap(({ text, marks }) => {
    const core = text.trim() === '' ? text : text.replace(/^ | $/g, '')
    const before = text !== core && text.startsWith(' ') ? [' '] : []
    const after = text !== core && text.endsWith(' ') ? [' '] : []
    return [...before, core, ...after].map((piece) => ({ text: piece, marks }))
  })
  const isSolid = ({ text }: Run) => text !== ' ' && text !== lineBreak
  const next = Array<TextMarks>(pieces.length + 1).fill(plain)
  for (const [at, piece] of [...pieces.entries()].reverse()) {
    next[at] = isSolid(piece) ? piece.marks : (next[at + 1] ?? plain)
  }
  let before = plain
  return pieces.map((piece, at) => {
    if (!isSolid(piece)) return { text: piece.text, marks: common(before, next[at] ?? plain) }
    before = piece.marks
    return piece
  })
}

const kinds = ['href', 'strong', 'em'] as const
type Kind = (typeof kinds)[number]

export function toElements(runs: readonly Run[], open: readonly Kind[] = []): ElementContent[] {
  const elements: ElementContent[] = []
  let at = 0
  for (let run = runs[at]; run !== undefined; run = runs[at]) {
    const { marks } = run
    const closed = kinds.filter((kind) => marks[kind] && !open.includes(kind))
    const [outer] = closed
      .map((kind) => ({ kind, end: findRunEnd(runs, at, kind) }))
      .sort((one, other) => other.end - one.end)
    if (outer) {
      const children = toElements(runs.slice(at, outer.end), [...open, outer.kind])
      elements.push(wrapped(outer.kind, marks, children))
    } else elements.push(leaf(run))
    at = outer?.end ?? at + 1
  }
  return elements
}

function findRunEnd(runs: readonly Run[], from: number, kind: Kind): number {
  let end = from
  while (end < runs.length && runs[end]?.marks[kind] === runs[from]?.marks[kind]) end += 1
  return end
}

const leaf = ({ text }: Run): ElementContent =>
  text === lineBreak
    ? { type: 'element', tagName: 'br', properties: {}, children: [] }
    : { type: 'text', value: text }

const wrapped = (kind: Kind, { href }: TextMarks, children: ElementContent[]): ElementContent =>
  kind === 'href'
    ? { type: 'element', tagName: 'a', properties: { href: href ?? '' }, children }
    : { type: 'element', tagName: kind, properties: {}, children }
