import { exitCodes, Stop } from '../../../io/exit.ts'
import { sanitizeText } from '../../../io/terminal/width.ts'
import { formatCount } from '../../../io/words.ts'
import { formatIgnoredColumns } from '../../../rows/unreadLines.ts'
import { type CreationJob, getInputName, selectNewCompanies } from './job.ts'
import { formatCost, formatNoteLines, formatPriceLines } from './outcome.ts'

export function printCreation({ context, rows, account, price, checked }: CreationJob): void {
  if (context.quiet) return
  const { error } = context.streams
  const { bold } = error.paint
  error.write(`${bold(getInputName(rows))} → ${bold(sanitizeText(account.name))}\n`)
  for (const line of formatIgnoredColumns(rows.unread)) error.write(`  ${line}\n`)
  for (const line of formatPriceLines(account, price, error)) error.write(`  ${line}\n`)
  for (const line of formatNoteLines(checked.companies, rows.word)) error.write(`  ${line}\n`)
  const existingCount = checked.companies.filter(({ existing }) => existing).length
  if (existingCount > 0)
    error.write(`  ${formatCount(existingCount, 'company already exists', 'companies already exist')}\n`)
}

export async function confirmCreation(job: CreationJob, isConfirmed: boolean): Promise<void> {
  const { context, account, price } = job
  const count = selectNewCompanies(job).length
  if (isConfirmed || count === 0) return
  const question = `Create ${formatCount(count, 'company', 'companies')} for ${sanitizeText(account.name)}?`
  if (await context.ask.confirm(`${question} ${formatCost(price.cost)}`, '--yes')) return
  throw new Stop('Cancelled: nothing was created.', exitCodes.usage)
}
