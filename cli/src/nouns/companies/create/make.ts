import { type Client, type Company, companyName, foldedName } from '@heed/contracts'
import { isAsRequested } from '@heed/contracts/rules/newCompanies/check'
import { type Manager, withoutManagers } from '@heed/contracts/rules/newCompanies/managers'
import { type ExitCode, exitCodes } from '../../../io/exit.ts'
import { hashJson } from '../../../io/files/hashJson.ts'
import { explain, isKind, isTemporary } from '../../../io/network/explain.ts'
import type { Caller } from '../../../job/caller.ts'
import { createHaltControl, type HaltControl, isStopped } from '../../../job/HaltControl.ts'
import { type ItemEntry, latestItems } from '../../../job/journal/items.ts'
import type { Run } from '../../../job/journal/open.ts'
import type { Progress } from '../../../job/progress.ts'
import type { NewCompany } from './check.ts'
import { findByName, missingManagers } from './survey.ts'

export interface CreationEntry extends ItemEntry {
  unsure?: true
  /** Cents per month. */
  monthly?: number
}

/** 'left' means not tried, because the run ended. */
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
  onMade(made: CreationResult): void
}

/** Everything that the company's partner sees, to detect later changes. */
const traits = (name: string, code: string, seats: number): string =>
  hashJson([foldedName(name), code, seats])

export const getTraits = (company: Company): string =>
  traits(companyName(company), company.subscription?.subscription_code ?? '', company.users_available)

/** Number of rows recorded together, for each row processed concurrently. */
const handful = 4

const isTaken = (error: unknown): boolean => isKind(error, 'conflict')
const isUnsure = (error: unknown): boolean => isTemporary(error) || isKind(error, 'server', 'contract')

interface Begun {
  company: NewCompany
  recorded?: Promise<void>
}

interface Trace {
  requestIds: string[]
  companyId: number | null
}

/** This run created the company, because it didn't exist when the run sent it. */
const wasMade = (before: CreationEntry | undefined): boolean =>
  before !== undefined && (before.made === true || before.state === 'sent' || before.unsure === true)

export async function makeCompanies(
  making: CreationContext,
  companies: readonly NewCompany[],
): Promise<{ made: CreationResult[]; halt: HaltControl['halt'] }> {
  const maker = new Maker(making, companies)
  const made: CreationResult[] = []
  const worker = async (): Promise<void> => {
    for (let row = maker.next(); row; row = maker.next()) made[row.at] = await maker.make(row.begun)
  }
  await Promise.all(Array.from({ length: making.concurrency }, worker))
  return { made, halt: maker.halt }
}

/** Finishes each row before starting the next, so that an interruption leaves few rows incomplete. */
class Maker {
  private readonly making: CreationContext
  private readonly companies: readonly NewCompany[]
  private readonly before: ReadonlyMap<number, CreationEntry>
  private readonly halting: HaltControl
  private readonly coming: { at: number; begun: Begun }[] = []
  private taken = 0
  private isOver = false

  constructor(making: CreationContext, companies: readonly NewCompany[]) {
    this.making = making
    this.companies = companies
    this.before = latestItems(making.run.before)
    this.halting = createHaltControl(making.call, making.api)
  }

  get halt(): HaltControl['halt'] {
    return this.halting.halt
  }

  next(): (typeof this.coming)[number] | undefined {
    // Recorded in batches in advance, because a disk flush takes as long for one row as for all.
    const { concurrency } = this.making
    if (this.coming.length < concurrency) {
      for (const company of this.companies.slice(this.taken, this.taken + handful * concurrency)) {
        this.coming.push({ at: this.taken++, begun: this.begin(company) })
      }
    }
    return this.coming.shift()
  }

  async make(begun: Begun): Promise<CreationResult> {
    const { company } = begun
    const left = {
      line: company.line,
      name: company.form.companyName,
      state: 'left',
      companyId: null,
      reason: null,
      code: exitCodes.interrupted,
    } as const
    const trace: Trace = { requestIds: [], companyId: null }
    try {
      const made = await this.settle(begun, trace)
      this.making.progress.add(1)
      this.making.onMade(made)
      return made
    } catch (error) {
      this.halting.fail(error)
      if (isStopped(error) || this.halting.halt) {
        this.isOver = true
        if (begun.recorded && trace.requestIds.length === 0) this.withdraw(company)
        return left
      }
      const made = this.noteFailure(company, error, trace)
      this.making.progress.skip(1)
      this.making.onMade(made)
      return made
    }
  }

  private begin(company: NewCompany): Begun {
    if (company.existing || this.isOver) return { company }
    const { line, hash, form } = company
    const recorded = this.making.run.record({ line, hash, state: 'sent', label: form.companyName })
    // The caller that awaits the promise gets the error; this avoids an unhandled rejection.
    recorded.catch(() => undefined)
    return { company, recorded }
  }

  /** The row was recorded but not sent, so a company with this name that appears later is someone else's. */
  private withdraw({ line, hash, form }: NewCompany): void {
    this.making.run.note({ line, hash, state: 'skipped', label: form.companyName })
  }

  private async send(
    { company, recorded }: Begun,
    { requestIds }: Trace,
  ): Promise<{ id: number; made: boolean }> {
    const { line, form } = company
    let lost = wasMade(this.before.get(line))
    await recorded
    try {
      const made = await this.halting.call(async (signal) => {
        const requestId = this.making.requestId()
        requestIds.push(requestId)
        try {
          return await this.making.client.companies.create(form, { signal, requestId })
        } catch (error) {
          lost ||= isTemporary(error)
          throw error
        }
      })
      return { id: made.company_id, made: true }
    } catch (error) {
      if (!isTaken(error)) throw error
      const there = await findByName(this.making.client, this.halting.call, form.accountId, form.companyName)
      if (there && isAsRequested(company, there)) return { id: there.id, made: lost }
      throw error
    }
  }

  private async addManagers(companyId: number, managers: readonly Manager[]): Promise<void> {
    for (const manager of managers) {
      try {
        await this.halting.call((signal) =>
          this.making.client.managers.create(
            { companyId, ...manager, sendWelcome: this.making.welcome },
            { signal },
          ),
        )
      } catch (error) {
        // Someone else created the company first, or an earlier response was lost.
        if (!isTaken(error)) throw error
      }
    }
  }

  private async settle(begun: Begun, trace: Trace): Promise<CreationResult> {
    const { company } = begun
    const { line, hash, form, existing } = company
    const label = form.companyName
    const { id, made } = existing
      ? { id: existing.id, made: wasMade(this.before.get(line)) }
      : await this.send(begun, trace)
    const { requestIds } = trace
    trace.companyId = id
    const entry = {
      line,
      hash,
      label,
      ids: { companyId: id },
      monthly: this.making.monthly(company),
      ...(made ? { made, was: traits(label, form.subscription, form.seats) } : {}),
    } as const
    // The run may end after creating the company but before adding its managers.
    if (made && company.managers.length > 0) this.making.run.note({ ...entry, state: 'sent' })
    const isFresh = made && !existing && requestIds.length === 1
    const missing = isFresh
      ? company.managers
      : await missingManagers(this.making.client, this.halting.call, company, id)
    await this.addManagers(id, missing)
    const state = made ? 'created' : 'existed'
    this.making.run.note({ ...entry, state, requestIds })
    return { line, name: label, state, companyId: id, reason: null, code: exitCodes.done }
  }

  private noteFailure(
    { line, hash, form }: NewCompany,
    error: unknown,
    { requestIds, companyId }: Trace,
  ): CreationResult {
    const { message, code } = explain(error, this.making.api)
    const reason = companyId === null ? message : withoutManagers(message)
    const unsure = companyId === null && isUnsure(error) ? ({ unsure: true } as const) : {}
    this.making.run.note({
      line,
      hash,
      state: 'failed',
      label: form.companyName,
      reason,
      requestIds,
      ...unsure,
    })
    return { line, name: form.companyName, state: 'failed', companyId, reason, code }
  }
}
