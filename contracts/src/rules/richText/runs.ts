import type { ElementContent } from 'hast'

export interface TextMarks {
  strong: boolean
  em: boolean
  href: string | null
}

export interface TextRun {
  text: string
  marks: TextMarks
}

export const plainMarks: TextMarks = { strong: false, em: false, href: null }
const lineBreak = '\n'

export const normalizeRuns = (runs: readonly TextRun[]): TextRun[] =>
  mergeRuns(moveSpacesOutOfMarks(mergeRuns(trimEdges(collapseSpaces(runs)))))

const hasSameMarks = (a: TextMarks, b: TextMarks) =>
  a.strong === b.strong && a.em === b.em && a.href === b.href

const intersectMarks = (a: TextMarks, b: TextMarks): TextMarks => ({
  strong: a.strong && b.strong,
  em: a.em && b.em,
  href: a.href === b.href ? a.href : null,
})

function collapseSpaces(runs: readonly TextRun[]): TextRun[] {
  const allRuns: TextRun[] = []
  let breaks: TextRun[] = []
  let pendingBlank: TextRun | undefined
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

const trimEdges = (runs: readonly TextRun[]): TextRun[] =>
  trimRuns(trimRuns(runs, (text) => text.trimStart()).reverse(), (text) => text.trimEnd()).reverse()

function trimRuns(runs: readonly TextRun[], trim: (text: string) => string): TextRun[] {
  const firstIndex = runs.findIndex(({ text }) => trim(text) !== '')
  return runs
    .slice(firstIndex === -1 ? runs.length : firstIndex)
    .map((run, index) => (index === 0 ? { ...run, text: trim(run.text) } : run))
}

function mergeRuns(runs: readonly TextRun[]): TextRun[] {
  const allRuns: TextRun[] = []
  for (const run of runs) {
    const lastRun = allRuns.at(-1)
    const joins =
      lastRun &&
      lastRun.text !== lineBreak &&
      run.text !== lineBreak &&
      hasSameMarks(lastRun.marks, run.marks)
    if (joins) allRuns[allRuns.length - 1] = { text: lastRun.text + run.text, marks: run.marks }
    else allRuns.push(run)
  }
  return allRuns
}

function moveSpacesOutOfMarks(runs: readonly TextRun[]): TextRun[] {
  const pieces = runs.flatMap(({ text, marks }) => {
    const core = text.trim() === '' ? text : text.replace(/^ | $/g, '')
    const leadingSpace = text !== core && text.startsWith(' ') ? [' '] : []
    const after = text !== core && text.endsWith(' ') ? [' '] : []
    return [...leadingSpace, core, ...after].map((piece) => ({ text: piece, marks }))
  })
  const isSolid = ({ text }: TextRun) => text !== ' ' && text !== lineBreak
  const nextMarks = Array<TextMarks>(pieces.length + 1).fill(plainMarks)
  for (const [index, piece] of [...pieces.entries()].reverse()) {
    nextMarks[index] = isSolid(piece) ? piece.marks : (nextMarks[index + 1] ?? plainMarks)
  }
  let previousMarks = plainMarks
  return pieces.map((piece, index) => {
    if (!isSolid(piece))
      return { text: piece.text, marks: intersectMarks(previousMarks, nextMarks[index] ?? plainMarks) }
    previousMarks = piece.marks
    return piece
  })
}

const markKinds = ['href', 'strong', 'em'] as const
type MarkKind = (typeof markKinds)[number]

export function toElements(runs: readonly TextRun[], openKinds: readonly MarkKind[] = []): ElementContent[] {
  const elements: ElementContent[] = []
  let position = 0
  for (let run = runs[position]; run !== undefined; run = runs[position]) {
    const { marks } = run
    const closedKinds = markKinds.filter((kind) => marks[kind] && !openKinds.includes(kind))
    const [outerKind] = closedKinds
      .map((kind) => ({ kind, end: findRunEnd(runs, position, kind) }))
      .sort((a, b) => b.end - a.end)
    if (outerKind) {
      const children = toElements(runs.slice(position, outerKind.end), [...openKinds, outerKind.kind])
      elements.push(wrapChildren(outerKind.kind, marks, children))
    } else elements.push(toLeaf(run))
    position = outerKind?.end ?? position + 1
  }
  return elements
}

function findRunEnd(runs: readonly TextRun[], from: number, kind: MarkKind): number {
  let end = from
  while (end < runs.length && runs[end]?.marks[kind] === runs[from]?.marks[kind]) end += 1
  return end
}

const toLeaf = ({ text }: TextRun): ElementContent =>
  text === lineBreak
    ? { type: 'element', tagName: 'br', properties: {}, children: [] }
    : { type: 'text', value: text }

const wrapChildren = (kind: MarkKind, { href }: TextMarks, children: ElementContent[]): ElementContent =>
  kind === 'href'
    ? { type: 'element', tagName: 'a', properties: { href: href ?? '' }, children }
    : { type: 'element', tagName: kind, properties: {}, children }
