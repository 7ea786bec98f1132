import { ApiError, type CampaignKey, sameValue } from '@heed/contracts'
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import type * as z from 'zod/mini'
import type { Asked } from '../../../lib/apiCommand.ts'
import type { Failure } from '../../../lib/failure.ts'
import { Mutation } from '../../../lib/Mutation.ts'
import type { CampaignWizard } from './CampaignWizard.ts'
import { type Campaign, type CampaignValues, isDraft } from './campaign.ts'

export type Key = z.infer<typeof CampaignKey>

/** What became of a campaign since it was opened here. */
export type Meanwhile = 'saved' | 'stopped' | 'started' | 'completed' | 'deleted'

/** A call as the `heed` line says it. */
export type SaveCall = { operation: string; ids: Asked; body: object }

/** What stands before the server has lost it, or waited too long for it. */
const gateway = [502, 504]

/** Nobody has said what became of it: the server may have done it. */
const isLost = (thrown: unknown): boolean =>
  thrown instanceof ApiError &&
  (thrown.kind === 'network' || thrown.kind === 'contract' || gateway.includes(thrown.status))

/** Saves what a wizard holds. What the business refuses is a failure with its reason. */
export abstract class CampaignSaving<
  Saved extends Campaign,
  Values extends CampaignValues,
  Step extends string,
  Wizard extends CampaignWizard<Saved, Values, Step> = CampaignWizard<Saved, Values, Step>,
> {
  readonly change = new Mutation()
  /** As the server has it where somebody else changed it; 'deleted' where it is gone. */
  elsewhere: Saved | 'deleted' | undefined = undefined
  /** The last new one was found there although its answer was lost. */
  isFound: boolean = false
  /** Nobody has said what became of what was sent last. */
  isUnanswered: boolean = false
  /** What was sent earlier arrived too, and is a second one. */
  twin: Saved | undefined = undefined
  readonly wizard: Wizard
  /** What was changed here when what the server has took its place: it can be brought back. */
  replaced: Values | undefined = undefined
  /** What could not be saved. */
  private refused: Values | undefined = undefined
  /** What is said of a refusal without a reason. */
  protected readonly otherwise: string
  /** What is said where it was made although its answer was lost, and something is changed since. */
  private readonly wasMade: string

  constructor(wizard: Wizard, otherwise: string, wasMade = otherwise) {
    this.wizard = wizard
    this.otherwise = otherwise
    this.wasMade = wasMade
    makeObservable<this, 'refused'>(this, {
      refused: observableRef,
      replaced: observableRef,
      offer: action,
      failure: computed,
      elsewhere: observableRef,
      isFound: observable,
      isUnanswered: observable,
      twin: observableRef,
      meanwhile: computed,
    })
  }

  protected abstract sendDraft(): Promise<Key>
  protected abstract sendStart(): Promise<Key>
  protected abstract sendPackage(): Promise<Key>
  /** Whether it is changed by saving alone: a draft is kept, what is planned or runs is changed (S1 section 4). */
  abstract get startsBySaving(): boolean
  /** What `save` sends, whatever it is called; undefined while something is missing. */
  abstract get saveCall(): SaveCall | undefined
  /** What starts it; undefined while something is missing. */
  abstract get startCall(): SaveCall | undefined
  protected abstract becameOf(now: Saved, before: Saved | undefined): Exclude<Meanwhile, 'deleted'>

  /** Keeps it without starting it. */
  draft(): Promise<Key> {
    return this.keepOnce(() => this.sendDraft(), true)
  }

  /** Starts it, now or with its first delivery. */
  start(): Promise<Key> {
    return this.keepOnce(() => this.sendStart(), false)
  }

  /** Makes a package of it. */
  pack(): Promise<Key> {
    return this.keepOnce(() => this.sendPackage(), false)
  }

  /** Why it is not saved, until something else is chosen: of that nothing is known yet. */
  get failure(): Failure | undefined {
    const { isUnanswered, refused, wizard, change } = this
    return isUnanswered || refused === wizard.values ? change.failure : undefined
  }

  get meanwhile(): Meanwhile | undefined {
    const { elsewhere, wizard } = this
    if (elsewhere === undefined || elsewhere === 'deleted') return elsewhere
    return this.becameOf(elsewhere, wizard.saved.value)
  }

  /** What is typed here can no longer become of it what was meant: it goes on as a new one, or not at all. */
  get isOver(): boolean {
    const { meanwhile } = this
    return meanwhile === 'deleted' || meanwhile === 'started' || meanwhile === 'completed'
  }

  protected get id(): Key | undefined {
    return this.wizard.saved.value?.id
  }

  /** Asks what the server has, and tells when it is neither what was opened here nor what was sent from here. */
  async look(): Promise<void> {
    const { wizard, id } = this
    if (id === undefined) return
    const now = await wizard.ask().catch((error: unknown) => {
      if (error instanceof ApiError && error.kind === 'notFound') return 'deleted' as const
      throw error
    })
    this.see(now)
  }

  /** What was kept in the tab may be older than what was read for it. */
  seeOpened(): void {
    const { value, failure } = this.wizard.saved
    if (value) this.see(value)
    else if (failure?.kind === 'notFound') this.see('deleted')
  }

  private see(now: Saved | 'deleted'): void {
    const { wizard } = this
    const sent = now === 'deleted' ? undefined : wizard.sentAs(now)
    if (now !== 'deleted' && sent) wizard.arrive(now, sent)
    const isKnown = now !== 'deleted' && (sent !== undefined || wizard.knows(now))
    runInAction(() => {
      this.elsewhere = isKnown ? undefined : now
    })
  }

  /** What is here goes on, as a new campaign where the other one cannot be changed so any more. */
  keepMine(): void {
    const { elsewhere, wizard } = this
    if (elsewhere === undefined) return
    if (elsewhere === 'deleted' || this.isOver) wizard.detach()
    else wizard.rebase(elsewhere)
    wizard.unanswered.clear()
    this.forget()
  }

  /** What the server has goes on. */
  takeTheirs(): void {
    const { elsewhere, wizard } = this
    if (elsewhere === undefined || elsewhere === 'deleted') return
    const mine = wizard.isDirty ? wizard.values : undefined
    wizard.takeOver(elsewhere)
    this.forget()
    this.offer(mine)
  }

  /** Offers to bring that back, or nothing any more. */
  offer(mine: Values | undefined): void {
    this.replaced = mine
  }

  private forget(): void {
    this.change.reset()
    runInAction(() => {
      this.elsewhere = undefined
    })
  }

  /** Nothing is saved where somebody else has changed it: the page says so and offers the ways on. */
  private async ready(): Promise<void> {
    await this.look()
    if (this.elsewhere !== undefined) throw new Error(this.otherwise)
  }

  /**
   * Sends it, a new one once: where its answer is lost, it is looked for at once, and again before anything is sent the
   * next time. What is refused is thrown.
   */
  private async keepOnce(send: () => Promise<Key>, asDraft: boolean): Promise<Key> {
    runInAction(() => {
      this.isFound = false
      this.isUnanswered = false
      this.twin = undefined
    })
    try {
      return await this.save(send, asDraft)
    } catch (thrown) {
      runInAction(() => {
        this.isUnanswered = isLost(thrown) && !this.wizard.unanswered.isEmpty
        this.refused = this.wizard.values
      })
      throw thrown
    }
  }

  private async save(send: () => Promise<Key>, asDraft: boolean): Promise<Key> {
    await this.ready()
    const before = await this.sentBefore()
    if (before !== undefined) return before
    const { wizard } = this
    const { unanswered, values, given } = wizard
    const sent = unanswered.add({ values, isDraft: asDraft, isNew: this.id === undefined }, given.now())
    try {
      const id = await send()
      unanswered.drop(sent)
      await this.settleWith(id)
      return id
    } catch (thrown) {
      if (!isLost(thrown)) unanswered.drop(sent)
      const made = isLost(thrown) ? await wizard.findSent([sent]).catch(() => undefined) : undefined
      if (!made) throw thrown
      unanswered.drop(sent)
      return this.take(made.found)
    }
  }

  /**
   * Goes on from the one whose answer was lost before, where the server has it. Its id where nothing is left to be done:
   * nothing has changed here since it was sent.
   */
  private async sentBefore(): Promise<Key | undefined> {
    const { wizard } = this
    const made = await wizard.findSent()
    if (!made) return undefined
    const { found, sent } = made
    const { isPackaged, unanswered } = wizard
    unanswered.found(sent)
    if (isDraft(found)) {
      wizard.rebase(found)
      return undefined
    }
    if (sameValue(sent.values, wizard.values)) return this.take(found)
    unanswered.clear()
    if (isPackaged) throw new Error(this.wasMade)
    wizard.rebase(found)
    if (wizard.editRefusal(found) === undefined) throw new Error(this.wasMade)
    runInAction(() => {
      this.elsewhere = found
    })
    throw new Error(this.otherwise)
  }

  /** The one that was found is the one that was sent. */
  private async take(found: Saved): Promise<Key> {
    await this.settleWith(found.id)
    runInAction(() => {
      this.isFound = this.id === undefined
    })
    return this.done(found)
  }

  /** It is saved. What was sent before may have arrived after it was looked for, as a second one. */
  private async settleWith(id: Key): Promise<void> {
    const { wizard } = this
    for (const sent of wizard.unanswered.all.filter(({ isNew }) => isNew)) {
      const twin = await wizard.findMade(sent, id).catch(() => undefined)
      runInAction(() => {
        this.twin ??= twin
      })
    }
    wizard.unanswered.clear()
  }

  /** What is here is saved, under the id that the server gave it. */
  protected done(saved: { id: Key } | undefined): Key {
    if (!saved) throw new Error(this.otherwise)
    this.wizard.settle(this.wizard.values)
    return saved.id
  }

  /** Goes on from what was just saved as a new one; false where it cannot be read. */
  async goOn(id: Key): Promise<boolean> {
    const { wizard } = this
    const saved = await wizard.ask(id).catch(() => undefined)
    if (!saved) return false
    wizard.origin = { kind: 'edit', id: String(id) }
    wizard.rebase(saved)
    return true
  }

  /** Reads what was saved again, for what the server has made of it. */
  async refresh(): Promise<void> {
    const { wizard, id } = this
    if (id === undefined) return
    // It is saved: that it cannot be read just now is no failure.
    wizard.forgetBase()
    const saved = await wizard.ask().catch(() => undefined)
    if (saved) wizard.rebase(saved)
  }
}
