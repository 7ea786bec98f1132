import { findMovedPeople, isAnonymous, movedPeopleReadMax } from '@heed/contracts'
import { findCommonDomainChange } from '@heed/contracts/rules/import/addressChanges/movedPeople'
import { formatCompanyFlag } from '../../../io/companyFlag.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { readLines } from '../../../job/reading.ts'
import type { ImportJob } from './job.ts'

const maxShownPeople = 5

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
  const goOn = () => !stop.aborted && people.size < movedPeopleReadMax
  await readLines(source.chunks(), detected.encoding, sink, goOn, source)
  return [...people.values()]
}

/** An import can't tell that employees have new addresses: it would add them again, without their results. */
export async function warnOfAddressMoves(job: MovesJob): Promise<void> {
  const { context, company, companyName, options, rerun, progress } = job
  if (options.asNew || options.resume || rerun || !company.users_total || isAnonymous(company)) return
  const { client, call } = job
  const search = { client, call, companyId: company.company_id }
  const moved = await findMovedPeople(search, await readFirstPeople(job))
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
