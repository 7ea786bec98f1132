import { type Client, type Company, foldName, getCompanyName } from '@heed/contracts'
import { matchesCompanyRow } from '@heed/contracts/rules/newCompanies/check'
import { formatMissingManagers, type Manager } from '@heed/contracts/rules/newCompanies/managers'
import { type ExitCode, exitCodes } from '../../../io/exit.ts'
import { hashJson } from '../../../io/files/hashJson.ts'
import { explainError, isApiErrorOfKind, isTemporaryError } from '../../../io/network/explainError.ts'
import type { Caller } from '../../../job/caller.ts'
import { createHaltControl, type HaltControl, isStoppedError } from '../../../job/HaltControl.ts'
import { getLatestItems, type ItemEntry } from '../../../job/journal/items.ts'
import type { Run } from '../../../job/journal/open.ts'
import type { Progress } from '../../../job/progress.ts'
import type { NewCompany } from './check.ts'
import { fetchMissingManagers, findAccountCompany } from './survey.ts'

export interface CreationEntry extends ItemEntry {
  unsure?: true
  /** Cents per month. */
  monthly?: number
}

/** 'left' means not tried, because the run ended first. */
export interface CreationResult {
  line: number
  name: string
  state: 'created' | 'existed' | 'failed' | 'left'
  companyId: number | null
  reason: string | null
  code: ExitCode
}

export interface CreationContext {
  client: Client
  call: Caller
  api: string
  run: Run<CreationEntry>
  requestId: () => string
  /** Cents per month. */
  monthly(company: NewCompany): number
  concurrency: number
  welcome: boolean
  progress: Progress
  onCompanyDone(result: CreationResult): void
}

/** Hashes the values that the company's partner sees, to detect later changes. */
const hashTraits = (name: string, code: string, seats: number): string =>
  hashJson([foldName(name), code, seats])

export const hashCompanyTraits = (company: Company): string =>
  hashTraits(getCompanyName(company), company.subscription?.subscription_code ?? '', company.users_available)

/** Number of rows recorded in advance for each concurrent call. */
const workerCount = 4

const isTaken = (error: unknown): boolean => isApiErrorOfKind(error, 'conflict')
const isOutcomeUnknown = (error: unknown): boolean =>
  isTemporaryError(error) || isApiErrorOfKind(error, 'server', 'contract')

interface StartedCreation {
  company: NewCompany
  recorded?: Promise<void>
}

interface CreationTrace {
  requestIds: string[]
  companyId: number | null
}

/** True if this run created the company: no such company existed when the run sent the row. */
const wasCreatedByRun = (earlierEntry: CreationEntry | undefined): boolean =>
  earlierEntry !== undefined &&
  (earlierEntry.made === true || earlierEntry.state === 'sent' || earlierEntry.unsure === true)

export async function runCreationWorkers(
  context: CreationContext,
  companies: readonly NewCompany[],
): Promise<{ made: CreationResult[]; halt: HaltControl['halt'] }> {
  const maker = new CompanyCreator(context, companies)
  const results: CreationResult[] = []
  const worker = async (): Promise<void> => {
    for (let row = maker.next(); row; row = maker.next()) results[row.index] = await maker.make(row.creation)
  }
  await Promise.all(Array.from({ length: context.concurrency }, worker))
  return { made: results, halt: maker.halt }
}

/** Finishes started rows before starting new ones, so that an interruption leaves few rows incomplete. */
class CompanyCreator {
  private readonly context: CreationContext
  private readonly companies: readonly NewCompany[]
  private readonly before: ReadonlyMap<number, CreationEntry>
  private readonly halting: HaltControl
  private readonly startedCreations: { index: number; creation: StartedCreation }[] = []
  private startedCount = 0
  private hasEnded = false

  constructor(context: CreationContext, companies: readonly NewCompany[]) {
    this.context = context
    this.companies = companies
    this.before = getLatestItems(context.run.before)
    this.halting = createHaltControl(context.call, context.api)
  }

  get halt(): HaltControl['halt'] {
    return this.halting.halt
  }

  next(): (typeof this.startedCreations)[number] | undefined {
    // Recorded in batches in advance, because a disk flush takes as long for one row as for all.
    const { concurrency } = this.context
    if (this.startedCreations.length < concurrency) {
      for (const company of this.companies.slice(
        this.startedCount,
        this.startedCount + workerCount * concurrency,
      )) {
        this.startedCreations.push({ index: this.startedCount++, creation: this.begin(company) })
      }
    }
    return this.startedCreations.shift()
  }

  async make(creation: StartedCreation): Promise<CreationResult> {
    const { company } = creation
    const untriedResult = {
      line: company.line,
      name: company.form.companyName,
      state: 'left',
      companyId: null,
      reason: null,
      code: exitCodes.interrupted,
    } as const
    const trace: CreationTrace = { requestIds: [], companyId: null }
    try {
      const result = await this.settle(creation, trace)
      this.context.progress.add(1)
      this.context.onCompanyDone(result)
      return result
    } catch (error) {
      this.halting.fail(error)
      if (isStoppedError(error) || this.halting.halt) {
        this.hasEnded = true
        if (creation.recorded && trace.requestIds.length === 0) this.withdraw(company)
        return untriedResult
      }
      const result = this.recordFailure(company, error, trace)
      this.context.progress.skip(1)
      this.context.onCompanyDone(result)
      return result
    }
  }

  private begin(company: NewCompany): StartedCreation {
    if (company.existing || this.hasEnded) return { company }
    const { line, hash, form } = company
    const recordPromise = this.context.run.record({ line, hash, state: 'sent', label: form.companyName })
    // The caller that awaits the promise gets the error; this avoids an unhandled rejection.
    recordPromise.catch(() => undefined)
    return { company, recorded: recordPromise }
  }

  /** The row was recorded but not sent, so a company with this name that appears later is someone else's. */
  private withdraw({ line, hash, form }: NewCompany): void {
    this.context.run.note({ line, hash, state: 'skipped', label: form.companyName })
  }

  private async send(
    { company, recorded }: StartedCreation,
    { requestIds }: CreationTrace,
  ): Promise<{ id: number; made: boolean }> {
    const { line, form } = company
    let mayBeCreated = wasCreatedByRun(this.before.get(line))
    await recorded
    try {
      const createdCompany = await this.halting.call(async (signal) => {
        const requestId = this.context.requestId()
        requestIds.push(requestId)
        try {
          return await this.context.client.companies.create(form, { signal, requestId })
        } catch (error) {
          mayBeCreated ||= isTemporaryError(error)
          throw error
        }
      })
      return { id: createdCompany.company_id, made: true }
    } catch (error) {
      if (!isTaken(error)) throw error
      const existingCompany = await findAccountCompany(
        this.context.client,
        this.halting.call,
        form.accountId,
        form.companyName,
      )
      if (existingCompany && matchesCompanyRow(company, existingCompany))
        return { id: existingCompany.id, made: mayBeCreated }
      throw error
    }
  }

  private async addManagers(companyId: number, managers: readonly Manager[]): Promise<void> {
    for (const manager of managers) {
      try {
        await this.halting.call((signal) =>
          this.context.client.managers.create(
            { companyId, ...manager, sendWelcome: this.context.welcome },
            { signal },
          ),
        )
      } catch (error) {
        // Someone else created the company first, or an earlier response was lost.
        if (!isTaken(error)) throw error
      }
    }
  }

  private async settle(creation: StartedCreation, trace: CreationTrace): Promise<CreationResult> {
    const { company } = creation
    const { line, hash, form, existing } = company
    const label = form.companyName
    const { id, made } = existing
      ? { id: existing.id, made: wasCreatedByRun(this.before.get(line)) }
      : await this.send(creation, trace)
    const { requestIds } = trace
    trace.companyId = id
    const entry = {
      line,
      hash,
      label,
      ids: { companyId: id },
      monthly: this.context.monthly(company),
      ...(made ? { made, was: hashTraits(label, form.subscription, form.seats) } : {}),
    } as const
    // The run may end after creating the company but before adding its managers.
    if (made && company.managers.length > 0) this.context.run.note({ ...entry, state: 'sent' })
    const isFresh = made && !existing && requestIds.length === 1
    const missingManagers = isFresh
      ? company.managers
      : await fetchMissingManagers(this.context.client, this.halting.call, company, id)
    await this.addManagers(id, missingManagers)
    const state = made ? 'created' : 'existed'
    this.context.run.note({ ...entry, state, requestIds })
    return { line, name: label, state, companyId: id, reason: null, code: exitCodes.done }
  }

  private recordFailure(
    { line, hash, form }: NewCompany,
    error: unknown,
    { requestIds, companyId }: CreationTrace,
  ): CreationResult {
    const { message, code } = explainError(error, this.context.api)
    const reason = companyId === null ? message : formatMissingManagers(message)
    const unsureState = companyId === null && isOutcomeUnknown(error) ? ({ unsure: true } as const) : {}
    this.context.run.note({
      line,
      hash,
      state: 'failed',
      label: form.companyName,
      reason,
      requestIds,
      ...unsureState,
    })
    return { line, name: form.companyName, state: 'failed', companyId, reason, code }
  }
}
