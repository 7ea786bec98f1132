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

export const plainMarks: TextMarks = { strong: false, em: false, href: null }
const lineBreak = '\n'

export const tidyRuns = (runs: readonly Run[]): Run[] =>
  merged(trimBlocks(merged(trimEdges(collapseSpaces(runs)))))

const isSame = (a: TextMarks, b: TextMarks) => a.strong === b.strong && a.em === b.em && a.href === b.href

const intersectMarks = (a: TextMarks, b: TextMarks): TextMarks => ({
  strong: a.strong && b.strong,
  em: a.em && b.em,
  href: a.href === b.href ? a.href : null,
})

function collapseSpaces(runs: readonly Run[]): Run[] {
  const allRuns: Run[] = []
  let breaks: Run[] = []
  let pendingBlank: Run | undefined
  for (const { text, marks } of runs) {
    if (text === lineBreak) {
      breaks.push({ text, marks })
      pendingBlank = undefined
      continue
    }
    for (const piece of text.replaceAll(/[\t\n\f\r ]+/g, ' ').split(/( )/)) {
      if (piece === ' ') pendingBlank ??= { text: piece, marks }
      else if (piece !== '') {
        if (allRuns.length > 0)
          allRuns.push(...(breaks.length > 0 ? breaks : pendingBlank ? [pendingBlank] : []))
        allRuns.push({ text: piece, marks })
        breaks = []
        pendingBlank = undefined
      }
    }
  }
  return allRuns
}

const trimEdges = (runs: readonly Run[]): Run[] =>
  trimmed(trimmed(runs, (text) => text.trimStart()).reverse(), (text) => text.trimEnd()).reverse()

function trimmed(runs: readonly Run[], trim: (text: string) => string): Run[] {
  const firstIndex = runs.findIndex(({ text }) => trim(text) !== '')
  return runs
    .slice(firstIndex === -1 ? runs.length : firstIndex)
    .map((run, index) => (index === 0 ? { ...run, text: trim(run.text) } : run))
}

function merged(runs: readonly Run[]): Run[] {
  const allRuns: Run[] = []
  for (const run of runs) {
    const last = allRuns.at(-1)
    const joins = last && last.text !== lineBreak && run.text !== lineBreak && isSame(last.marks, run.marks)
    if (joins) allRuns[allRuns.length - 1] = { text: last.text + run.text, marks: run.marks }
    else allRuns.push(run)
  }
  return allRuns
}

function trimBlocks(runs: readonly Run[]): Run[] {
  const pieces = runs.flatMap(({ text, marks }) => {
    const core = text.trim() === '' ? text : text.replace(/^ | $/g, '')
    const before = text !== core && text.startsWith(' ') ? [' '] : []
    const after = text !== core && text.endsWith(' ') ? [' '] : []
    return [...before, core, ...after].map((piece) => ({ text: piece, marks }))
  })
  const isSolid = ({ text }: Run) => text !== ' ' && text !== lineBreak
  const next = Array<TextMarks>(pieces.length + 1).fill(plainMarks)
  for (const [index, piece] of [...pieces.entries()].reverse()) {
    next[index] = isSolid(piece) ? piece.marks : (next[index + 1] ?? plainMarks)
  }
  let before = plainMarks
  return pieces.map((piece, index) => {
    if (!isSolid(piece)) return { text: piece.text, marks: intersectMarks(before, next[index] ?? plainMarks) }
    before = piece.marks
    return piece
  })
}

const kinds = ['href', 'strong', 'em'] as const
type Kind = (typeof kinds)[number]

export function toElements(runs: readonly Run[], open: readonly Kind[] = []): ElementContent[] {
  const elements: ElementContent[] = []
  let position = 0
  for (let run = runs[position]; run !== undefined; run = runs[position]) {
    const { marks } = run
    const closed = kinds.filter((kind) => marks[kind] && !open.includes(kind))
    const [outer] = closed
      .map((kind) => ({ kind, end: findRunEnd(runs, position, kind) }))
      .sort((a, b) => b.end - a.end)
    if (outer) {
      const children = toElements(runs.slice(position, outer.end), [...open, outer.kind])
      elements.push(wrapped(outer.kind, marks, children))
    } else elements.push(toLeaf(run))
    position = outer?.end ?? position + 1
  }
  return elements
}

function findRunEnd(runs: readonly Run[], from: number, kind: Kind): number {
  let end = from
  while (end < runs.length && runs[end]?.marks[kind] === runs[from]?.marks[kind]) end += 1
  return end
}

const toLeaf = ({ text }: Run): ElementContent =>
  text === lineBreak
    ? { type: 'element', tagName: 'br', properties: {}, children: [] }
    : { type: 'text', value: text }

const wrapped = (kind: Kind, { href }: TextMarks, children: ElementContent[]): ElementContent =>
  kind === 'href'
    ? { type: 'element', tagName: 'a', properties: { href: href ?? '' }, children }
    : { type: 'element', tagName: kind, properties: {}, children }
