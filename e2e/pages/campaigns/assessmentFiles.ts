import type { Person, World } from '../../world.ts'

export const scoresIn = (lines: readonly string[], fromEnd: number): number[] =>
  lines.flatMap((line) => {
    const cell = line.split(',').at(-fromEnd) ?? ''
    return cell === '' ? [] : [Number(cell)]
  })

export const computeMean = (scores: readonly number[]): number =>
  Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)

export function getScenarioScores([head = '', ...lines]: readonly string[], name: string): number[] {
  const heads = head.split(',')
  const fromEnd = heads.length - heads.findIndex((one) => one.endsWith('(%)'))
  return scoresIn(
    lines.filter((line) => line.includes(`,${name},`)),
    fromEnd,
  )
}

export const lastHeads = (head: string, count: number): string[] =>
  head
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
    const areas = scores.lists.find((one) => one.listId === listId)?.areas ?? []
    const cells = [listName, employeesCount, started, completionRate, resilienceScore]
    const line = [...cells, ...areas.map(({ averageScore }) => averageScore)].join()
    return { ...list, line }
  })
}
