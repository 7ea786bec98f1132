import { type Client, getCompanyName, TimeZone } from '@heed/contracts'
import { makeDatedName } from '@heed/contracts/rules/fileName'
import type { OptionValues } from '../../../command/command.ts'
import type { Context } from '../../../command/context.ts'
import { findList } from '../../../command/list.ts'
import type { FactsOutcome } from '../../../command/outcome.ts'
import { formatCompanyFlag } from '../../../io/companyFlag.ts'
import { exitCodes, Stop } from '../../../io/exit.ts'
import { resolveOutPath } from '../../../io/files/folder.ts'
import { openOutFile } from '../../../io/files/outFile.ts'
import { realTime } from '../../../io/realTime.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { formatCount } from '../../../io/words.ts'
import type { Caller } from '../../../job/caller.ts'
import { createJobCaller } from '../../../job/jobCaller.ts'
import { createProgress, type Progress } from '../../../job/progress.ts'
import type { employeesExportOptions } from '../commands.ts'
import { fetchPeoplePages, type PeopleQuery } from '../pages.ts'
import { type ExportCounts, formatExportLines, getFileStart } from './csv.ts'

const maxConcurrentExports = 2

function formatSummary(
  { people, lines, left, refused }: ExportCounts,
  sourceLabel: string,
  file: string | undefined,
  companyId: number,
): string[] {
  const countsText = [formatCount(people, 'employee'), formatCount(lines, 'line')].join(', ')
  return [
    `Exported ${countsText} from ${sourceLabel}${file === undefined ? '' : ` to ${file}`}`,
    ...(left > 0
      ? [
          `  ${formatCount(left, 'name, list or tag', 'names, lists or tags')} left out, because an import would change or reject them. To see them: heed employees list --all --csv${formatCompanyFlag(String(companyId))}`,
        ]
      : []),
    ...(refused > 0
      ? [`  ${formatCount(refused, 'employee')} left out, because an import would reject their addresses.`]
      : []),
  ]
}

interface ExportJob {
  client: Client
  call: Caller
  progress: Progress
  place: string
  asked: PeopleQuery
  counts: ExportCounts
  begin: string
}

async function* streamBytes({ client, call, progress, place, asked, counts, begin }: ExportJob) {
  let hasBegun = false
  for await (const { users, count } of fetchPeoplePages(client, call, asked)) {
    if (!hasBegun) progress.stage(`Exporting from ${place}`, count, 'employees')
    yield Buffer.from(`${hasBegun ? '' : begin}${formatExportLines(users, counts)}`)
    hasBegun = true
    progress.add(users.length)
  }
}

async function prepareExport(
  context: Context,
  call: Caller,
  { list, filter }: OptionValues<typeof employeesExportOptions>,
): Promise<Pick<ExportJob, 'client' | 'place' | 'asked'>> {
  const company = await context.company()
  const client = await context.client({ oneTry: true, connections: maxConcurrentExports })
  const targetList = list === undefined ? undefined : await call(() => findList(client, company, list))
  const sourceLabel = sanitizeText(
    [getCompanyName(company), ...(targetList ? [targetList.name] : [])].join(' · '),
  )
  const query = {
    companyId: company.company_id,
    ...(targetList ? { listId: [targetList.id] } : {}),
    ...(filter ? { filter } : {}),
  }
  return { client, place: sourceLabel, asked: query }
}

const makePath = (context: Context, { out, list }: OptionValues<typeof employeesExportOptions>) =>
  resolveOutPath(out, async () => {
    const company = getCompanyName(await context.company())
    return makeDatedName(
      [company, ...(list ? [list] : []), 'employees'],
      context.now(),
      getTerminalZone(),
      'csv',
    )
  })

/** Node returns no zone or 'Etc/Unknown' if TZ is empty or wrong. */
function getTerminalZone(): string {
  const parseResult = TimeZone.safeParse(new Intl.DateTimeFormat().resolvedOptions().timeZone)
  return parseResult.success ? parseResult.data : 'UTC'
}

export async function exportEmployees(
  context: Context,
  options: OptionValues<typeof employeesExportOptions>,
): Promise<FactsOutcome> {
  const { streams, quiet, format } = context
  const { out: path, force } = options
  if (path === undefined && format !== 'people') {
    throw new Stop(
      "The exported employees and the command's result can't both go to standard output.",
      exitCodes.usage,
      'Add --out <file>.',
    )
  }
  const output = openOutFile(streams, { path: await makePath(context, options), force })
  const progress = createProgress({ streams, quiet, ...realTime })
  const { call, stop } = createJobCaller(context, progress, maxConcurrentExports)
  const writtenCounts: ExportCounts = { people: 0, lines: 0, left: 0, refused: 0 }
  try {
    const job = await prepareExport(context, call, options)
    const fileStart = getFileStart({ isPiped: output.path === undefined })
    await output.write(streamBytes({ ...job, call, progress, counts: writtenCounts, begin: fileStart }))
    progress.clear()
    const lines = formatSummary(writtenCounts, job.place, output.path, job.asked.companyId)
    if (output.path === undefined && !quiet) streams.error.write(`${lines.join('\n')}\n`)
    const { paint } = streams.output
    return {
      kind: 'facts',
      document: { company: job.asked.companyId, file: output.path ?? null, ...writtenCounts },
      lines: output.path === undefined ? [] : [`${paint.green('✓')} ${lines[0]}`, ...lines.slice(1)],
    }
  } catch (error) {
    throw stop.aborted ? new Stop("Interrupted: the export wasn't completed.", exitCodes.interrupted) : error
  } finally {
    progress.clear()
  }
}
