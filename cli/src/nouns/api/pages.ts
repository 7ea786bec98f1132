import { type Parameter, pageSizeMax } from '@heed/contracts'
import { readPages } from '../../command/pages.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { formatThousands } from '../../io/words.ts'
import type { Args } from './args.ts'

type Answer = Readonly<Record<string, unknown>>

function findPage(answer: Answer): { key: string; rows: readonly unknown[]; count: number } | undefined {
  const [firstList, ...otherLists] = Object.entries(answer).filter(([, value]) => Array.isArray(value))
  const { count } = answer
  if (!firstList || otherLists.length > 0 || typeof count !== 'number') return undefined
  return { key: firstList[0], rows: firstList[1] as readonly unknown[], count }
}

const hasPageParameters = (parameters: readonly Parameter[]): boolean =>
  ['p', 'n'].every((parameterName) => parameters.some(({ name }) => name === parameterName))

export function refusePages(operation: string, parameters: readonly Parameter[], args: Args): void {
  if (!hasPageParameters(parameters)) {
    throw new Stop(`${operation} isn't paginated.`, exitCodes.usage, 'Leave out --paginate.')
  }
  if (args.p !== undefined || args.n !== undefined) {
    throw new Stop('--paginate already fetches every page.', exitCodes.usage, 'Leave out --p and --n.')
  }
}

export async function fetchAllPages(call: (args: Args) => Promise<unknown>, args: Args): Promise<Answer> {
  let firstAnswer: Answer = {}
  let key = ''
  const { rows } = await readPages(Number.MAX_SAFE_INTEGER, async ({ p, n }) => {
    const answer = (await call({ ...args, p, n: Math.min(n, pageSizeMax) })) as Answer
    const page = findPage(answer)
    if (p === 0) firstAnswer = answer
    key = page?.key ?? key
    return { rows: [...(page?.rows ?? [])], count: page?.count ?? 0 }
  })
  return { ...firstAnswer, [key]: rows }
}

export function formatCutNote(
  answer: unknown,
  parameters: readonly Parameter[],
  { p, n }: Args,
): string | undefined {
  if (!hasPageParameters(parameters) || typeof answer !== 'object' || answer === null) return undefined
  const page = findPage(answer as Answer)
  if (!page || p !== undefined || n !== undefined || page.count <= page.rows.length) return undefined
  return `Showing only ${formatThousands(page.rows.length)} of ${formatThousands(page.count)}. To show all, add --paginate`
}
