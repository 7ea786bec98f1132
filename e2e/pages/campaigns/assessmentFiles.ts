import type { Person, World } from '../../world.ts'

export const parseScores = (lines: readonly string[], offsetFromEnd: number): number[] =>
  lines.flatMap((line) => {
    const cell = line.split(',').at(-offsetFromEnd) ?? ''
    return cell === '' ? [] : [Number(cell)]
  })

export const computeMean = (scores: readonly number[]): number =>
  Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)

export function getScenarioScores([headerLine = '', ...lines]: readonly string[], name: string): number[] {
  const headings = headerLine.split(',')
  const offsetFromEnd = headings.length - headings.findIndex((heading) => heading.endsWith('(%)'))
  return parseScores(
    lines.filter((line) => line.includes(`,${name},`)),
    offsetFromEnd,
  )
}

export const getLastHeadings = (headerLine: string, count: number): string[] =>
  headerLine
    .split(',')
    .slice(-count)
    .map((name) => name.replace(' (%)', ''))

interface ListRow {
  listId: number
  listName: string
  started: number
  employeesCount: number
  completionRate: number
  resilienceScore: number | null
}

export async function fetchListScores(world: World, person: Person, path: string) {
  const { lists } = await world.api<{ lists: ListRow[] }>(person, `${path}/employees_report`)
  const scores = await world.api<{ lists: { listId: number; areas: { averageScore: number | null }[] }[] }>(
    person,
    `${path}/listScores`,
  )
  return lists.map((list) => {
    const { listId, listName, employeesCount, started, completionRate, resilienceScore } = list
    const areas = scores.lists.find((listScores) => listScores.listId === listId)?.areas ?? []
    const cells = [listName, employeesCount, started, completionRate, resilienceScore]
    const line = [...cells, ...areas.map(({ averageScore }) => averageScore)].join()
    return { ...list, line }
  })
}
