import { isAnonymous } from '@heed/contracts'
import {
  chooseProbes,
  findCommonDomainChange,
  findMovedPerson,
  lookLikeMoves,
  type MovedPerson,
} from '@heed/contracts/rules/import/addressChanges/movedPeople'
import { formatCompanyFlag } from '../../../io/companyFlag.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { readLines } from '../../../job/reading.ts'
import type { ImportJob } from './job.ts'

const maxReadPeople = 1000
const maxShownPeople = 5
const maxNamesakes = 100

type MovesJob = Omit<ImportJob, 'refusals'>

async function readFirstPeople({
  source,
  detected,
  stop,
}: MovesJob): Promise<{ email: string; name: string }[]> {
  const people = new Map<string, { email: string; name: string }>()
  const record = ({ email, name }: { email: string; name: string }) => {
    if (!people.has(email)) people.set(email, { email, name })
  }
  const sink = { record, refused: () => undefined }
  const goOn = () => !stop.aborted && people.size < maxReadPeople
  await readLines(source.chunks(), detected.encoding, sink, goOn, source)
  return [...people.values()]
}

async function findMovedPeople(job: MovesJob): Promise<readonly MovedPerson[]> {
  const { client, call, company } = job
  const probes = chooseProbes(await readFirstPeople(job))
  const results = await Promise.all(
    probes.map(async (probe) => {
      const page = { p: 0, n: maxNamesakes, order: 'email asc' } as const
      const params = { companyId: company.company_id, filter: probe.name, ...page }
      const { users } = await call((signal) => client.employees.list(params, { signal }))
      return findMovedPerson(probe, users)
    }),
  )
  const newcomers = results.filter((result) => result !== 'known')
  const moved = newcomers.filter((result) => result !== null)
  return lookLikeMoves(moved.length, newcomers.length) ? moved : []
}

/** An import can't tell that employees have new addresses: it would add them again, without their results. */
export async function warnOfAddressMoves(job: MovesJob): Promise<void> {
  const { context, company, companyName, options, rerun, progress } = job
  if (options.asNew || options.resume || rerun || !company.users_total || isAnonymous(company)) return
  const moved = await findMovedPeople(job)
  if (moved.length === 0) return
  progress.clear()
  const domain = findCommonDomainChange(moved)
  const command = domain ? `--domain ${domain.from}=${domain.to}` : '--from FILE'
  const flags = formatCompanyFlag(context.flags.company)
  const { write, paint } = context.streams.error
  const lines = [
    `${paint.yellow('!')} This looks like a change of addresses: the file has people of ${companyName} with new addresses.`,
    ...moved
      .slice(0, maxShownPeople)
      .map(({ name, email, newEmail }) => sanitizeText(`  - ${name}: ${email} → ${newEmail}`)),
    'The import would add them again, as new employees without results.',
    domain
      ? 'To change their addresses instead:'
      : 'To change their addresses instead, save them in a file with the columns email and newEmail:',
    `  heed employees update ${command}${flags} --dry-run`,
  ]
  write(`${lines.join('\n')}\n`)
  if (options.dryRun) return
  if (await context.ask.confirm('Import them as new employees?', '--as-new')) return
  throw new Stop('Cancelled: nothing was sent.', exitCodes.usage)
}
