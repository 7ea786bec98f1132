import { ApiError, sameValue } from '@heed/contracts'
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import type { Failure } from '../../../../lib/requests/failure.ts'
import { Mutation } from '../../../../lib/requests/Mutation.ts'
import { ensureSuccess } from '../../../../lib/tables/ensureSuccess.ts'
import type { CampaignRequests, ConcurrentChange, SaveAnswer } from '../model/CampaignRequests.ts'
import type { CampaignWizard } from '../model/CampaignWizard.ts'
import { type Campaign, type CampaignValues, isDraft, type Key, type SaveCall } from '../model/campaign.ts'

const gateway = [502, 504]

/** Outcome unknown: the server may have processed the request. */
const isLost = (thrown: unknown): boolean =>
  thrown instanceof ApiError &&
  (thrown.kind === 'network' || thrown.kind === 'contract' || gateway.includes(thrown.status))

export class CampaignSaving<
  Saved extends Campaign,
  Values extends CampaignValues,
  Step extends string,
  Wizard extends CampaignWizard<Saved, Values, Step> = CampaignWizard<Saved, Values, Step>,
> {
  readonly change = new Mutation()
  /** Someone else's version; 'deleted' if the campaign no longer exists. */
  elsewhere: Saved | 'deleted' | undefined = undefined
  /** The new campaign was found on the server although the response was lost. */
  isFound: boolean = false
  isUnanswered: boolean = false
  /** Duplicate campaign, created because an earlier request arrived late. */
  twin: Saved | undefined = undefined
  readonly wizard: Wizard
  private readonly requests: CampaignRequests<Saved, Wizard>
  /** Local changes that the server's version replaced; they can be restored. */
  replaced: Values | undefined = undefined
  private refused: Values | undefined = undefined
  private readonly otherwise: string
  private readonly wasMade: string

  constructor(
    wizard: Wizard,
    requests: CampaignRequests<Saved, Wizard>,
    { otherwise, wasMade = otherwise }: { otherwise: string; wasMade?: string },
  ) {
    this.wizard = wizard
    this.requests = requests
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

  get startsBySaving(): boolean {
    const { value } = this.wizard.saved
    return value !== undefined && this.requests.startsBySaving(value)
  }

  get saveCall(): SaveCall | undefined {
    return this.startsBySaving ? this.startCall : this.requests.draftCall(this.wizard)
  }

  get startCall(): SaveCall | undefined {
    return this.requests.startCall(this.wizard)
  }

  draft(): Promise<Key> {
    return this.keepOnce(() => this.requests.saveDraft(this.wizard, this.id), true)
  }

  start(): Promise<Key> {
    return this.keepOnce(() => this.requests.start(this.wizard, this.id), false)
  }

  pack(): Promise<Key> {
    return this.keepOnce(() => this.requests.pack(this.wizard), false)
  }

  get failure(): Failure | undefined {
    const { isUnanswered, refused, wizard, change } = this
    return isUnanswered || refused === wizard.values ? change.failure : undefined
  }

  get meanwhile(): ConcurrentChange | undefined {
    const { elsewhere, wizard } = this
    if (elsewhere === undefined || elsewhere === 'deleted') return elsewhere
    return this.requests.explainChange(elsewhere, wizard.saved.value)
  }

  /** The input can no longer change this campaign; it can only create a new one. */
  get isOver(): boolean {
    const { meanwhile } = this
    return meanwhile === 'deleted' || meanwhile === 'started' || meanwhile === 'completed'
  }

  private get id(): Key | undefined {
    return this.wizard.saved.value?.id
  }

  /** Detects versions other than the opened version and the results of requests sent here. */
  async look(): Promise<void> {
    const { wizard, id } = this
    if (id === undefined) return
    const now = await wizard.ask().catch((error: unknown) => {
      if (error instanceof ApiError && error.kind === 'notFound') return 'deleted' as const
      throw error
    })
    this.see(now)
  }

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

  keepMine(): void {
    const { elsewhere, wizard } = this
    if (elsewhere === undefined) return
    if (elsewhere === 'deleted' || this.isOver) wizard.detach()
    else wizard.rebase(elsewhere)
    wizard.unanswered.clear()
    this.forget()
  }

  takeTheirs(): void {
    const { elsewhere, wizard } = this
    if (elsewhere === undefined || elsewhere === 'deleted') return
    const mine = wizard.isDirty ? wizard.values : undefined
    wizard.takeOver(elsewhere)
    this.forget()
    this.offer(mine)
  }

  offer(mine: Values | undefined): void {
    this.replaced = mine
  }

  private forget(): void {
    this.change.reset()
    runInAction(() => {
      this.elsewhere = undefined
    })
  }

  private async ready(): Promise<void> {
    await this.look()
    if (this.elsewhere !== undefined) throw new Error(this.otherwise)
  }

  /** Avoids duplicates: after a lost response, looks for the campaign before retrying. Throws if rejected. */
  private async keepOnce(send: () => Promise<SaveAnswer>, asDraft: boolean): Promise<Key> {
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

  private async save(send: () => Promise<SaveAnswer>, asDraft: boolean): Promise<Key> {
    await this.ready()
    const before = await this.sentBefore()
    if (before !== undefined) return before
    const { wizard } = this
    const { unanswered, values, given } = wizard
    const sent = unanswered.add({ values, isDraft: asDraft, isNew: this.id === undefined }, given.now())
    try {
      const id = this.done(ensureSuccess(await send(), this.otherwise).saved)
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

  private async take(found: Saved): Promise<Key> {
    await this.settleWith(found.id)
    runInAction(() => {
      this.isFound = this.id === undefined
    })
    return this.done(found)
  }

  /** An earlier request can arrive after the search and create a duplicate. */
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

  private done(saved: { id: Key } | undefined): Key {
    if (!saved) throw new Error(this.otherwise)
    this.wizard.settle(this.wizard.values)
    this.requests.onSaved?.(this.wizard, saved.id)
    return saved.id
  }

  async goOn(id: Key): Promise<boolean> {
    const { wizard } = this
    const saved = await wizard.ask(id).catch(() => undefined)
    if (!saved) return false
    wizard.origin = { kind: 'edit', id: String(id) }
    wizard.rebase(saved)
    return true
  }

  async refresh(): Promise<void> {
    const { wizard, id } = this
    if (id === undefined) return
    // The campaign has been saved, so failing to reload it is not an error.
    wizard.forgetBase()
    const saved = await wizard.ask().catch(() => undefined)
    if (saved) wizard.rebase(saved)
  }
}
