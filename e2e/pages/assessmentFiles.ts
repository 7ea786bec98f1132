import type { Person, World } from '../world.ts'

/** The scores in a column of a file that is counted from its end, where no cell is in quotes; who has none is left out. */
export const scoresIn = (lines: readonly string[], fromEnd: number): number[] =>
  lines.flatMap((line) => {
    const cell = line.split(',').at(-fromEnd) ?? ''
    return cell === '' ? [] : [Number(cell)]
  })

export const meanOf = (scores: readonly number[]): number =>
  Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length)

/** The answers to one scenario as answers.csv has them; the times behind each stand in one zone or in two. */
export function scoresOfScenario([head = '', ...lines]: readonly string[], name: string): number[] {
  const heads = head.split(',')
  const fromEnd = heads.length - heads.findIndex((one) => one.endsWith('(%)'))
  return scoresIn(
    lines.filter((line) => line.includes(`,${name},`)),
    fromEnd,
  )
}

/** What stands above the last columns of a file, without its unit. */
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

/** Every list of an assessment, each with its line in lists.csv. */
export async function listsOf(world: World, person: Person, path: string) {
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
