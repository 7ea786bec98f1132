import { type Client, type Company, sameValue } from '@heed/contracts'
import { action, actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import { type GatedStep, openStep } from '../../../lib/gating.ts'
import { Resource } from '../../../lib/requests/Resource.ts'
import type { CampaignLibrary } from './CampaignLibrary.ts'
import {
  type Campaign,
  type CampaignOrigin,
  type CampaignValues,
  isDraft,
  type KeptCampaign,
} from './campaign.ts'
import { findSent } from './findSent.ts'
import { type Sent, Unanswered } from './Unanswered.ts'

export interface CampaignGiven<Values, Step, Origin extends CampaignOrigin = CampaignOrigin> {
  client: Client
  company: () => Company
  now: () => Date
  zone: string
  channel?: number | undefined
  isPackaged?: boolean
  origin?: Origin
  kept?: KeptCampaign<Values, Step> | undefined
}

interface Places<Step> {
  first: Step
  content: Step
  last: Step
}

export abstract class CampaignWizard<
  Saved extends Campaign,
  Values extends CampaignValues,
  Step extends string,
  Origin extends CampaignOrigin = CampaignOrigin,
> {
  values: Values
  reached: Step
  beginsAt: Step
  readonly saved = new Resource<Saved>()
  readonly copied = new Resource<Saved>()
  readonly people = new Resource<number>()
  readonly isPackaged: boolean
  readonly zone: string
  origin: Origin | { kind: 'new' } | { kind: 'edit'; id: string }
  isBegun: boolean = false
  /** Time at which the opened version was last changed; null for a new campaign. */
  base: string | null = null
  readonly unanswered = new Unanswered<Values>()
  readonly given: CampaignGiven<Values, Step, Origin>
  abstract readonly library: Pick<CampaignLibrary<unknown>, 'load' | 'refresh'>
  private readonly places: Places<Step>
  private baseline: Values

  constructor(given: CampaignGiven<Values, Step, Origin>, values: Values, places: Places<Step>) {
    this.given = given
    this.zone = given.zone
    this.isPackaged = given.isPackaged ?? false
    this.origin = given.origin ?? { kind: 'new' }
    this.places = places
    this.reached = places.first
    this.beginsAt = places.first
    this.baseline = values
    this.values = values
    makeObservable<CampaignWizard<Saved, Values, Step, Origin>, 'baseline' | 'begin'>(this, {
      values: observableRef,
      reached: observableRef,
      isBegun: observable,
      base: observableRef,
      baseline: observableRef,
      isDirty: computed,
      kept: computed,
      lockedBy: computed,
      begin: action,
      settle: actionBound,
      rebase: actionBound,
      takeOver: actionBound,
      forgetBase: actionBound,
      detach: actionBound,
      set: actionBound,
      reach: actionBound,
    })
  }

  abstract get steps(): GatedStep<Step>[]
  /** A missing name doesn't block starting: a dialog then asks for the name. */
  abstract get startRefusal(): string | undefined
  abstract get isOngoing(): boolean
  protected abstract fetch(id: string, signal?: AbortSignal): Promise<Saved>
  protected abstract lastNamed(name: string): Promise<readonly Pick<Saved, 'id' | 'name'>[]>
  protected abstract contentOf(values: Values): readonly number[]
  abstract changedAt(saved: Saved): string
  protected abstract holds(saved: Saved, sent: Sent<Values>): boolean
  protected abstract valuesOf(saved: Saved): Values
  protected abstract copyOf(saved: Saved): Values
  protected abstract anew(values: Values): Values
  abstract editRefusal(saved: Saved): string | undefined

  get now(): string {
    return this.given.now().toISOString()
  }

  get companyId(): number {
    return this.given.company().company_id
  }

  get source(): Resource<Saved> | undefined {
    if (this.origin.kind === 'edit') return this.saved
    return this.origin.kind === 'copy' ? this.copied : undefined
  }

  load(): void {
    void this.library.load()
    void this.loadSaved()
  }

  readAgain(): void {
    void this.library.refresh()
    void this.people.refresh()
  }

  async loadSaved(): Promise<void> {
    const { source, origin } = this
    if (!source || !('id' in origin)) return this.begin(undefined)
    await source.load(async (signal) => {
      const saved = await this.fetch(origin.id, signal)
      this.begin(saved)
      return saved
    })
    // If the campaign was deleted, keep the values that the admin typed.
    if (source.failure?.kind === 'notFound' && this.given.kept) this.begin(undefined)
  }

  ask(id = this.saved.value?.id): Promise<Saved> {
    return this.fetch(String(id))
  }

  private begin(saved: Saved | undefined): void {
    if (this.isBegun) return
    const { kept } = this.given
    const isEdited = this.origin.kind === 'edit'
    if (saved) this.baseline = isEdited ? this.valuesOf(saved) : this.copyOf(saved)
    this.values = kept?.values ?? this.baseline
    this.base = kept?.base ?? (isEdited && saved ? this.changedAt(saved) : null)
    // Changes sent to a deleted campaign can't be found among new campaigns.
    this.unanswered.keep(isEdited && !saved ? [] : (kept?.unanswered ?? []))
    if (kept) this.reached = kept.reached
    else if (isEdited) this.reached = this.places.last
    else if (this.values.beginsWithContent) this.reached = this.places.content
    // Set before `beginsAt`, because the available steps depend on the saved campaign.
    if (isEdited && saved) this.saved.set(saved)
    if (isEdited) this.beginsAt = openStep(this.steps, this.places.last)
    else if (this.values.beginsWithContent) this.beginsAt = this.places.content
    this.isBegun = true
  }

  get isDirty(): boolean {
    return this.isBegun && !sameValue(this.values, this.baseline)
  }

  get kept(): KeptCampaign<Values, Step> | undefined {
    const { values, reached, base, unanswered, isDirty } = this
    if (!isDirty && unanswered.isEmpty) return undefined
    return { values, reached, base, ...(!unanswered.isEmpty && { unanswered: [...unanswered.all] }) }
  }

  get lockedBy(): { id: string | number; name: string; reason: string } | undefined {
    const { value } = this.saved
    const reason = value && this.editRefusal(value)
    return value && reason && !this.isDirty ? { id: value.id, name: value.name, reason } : undefined
  }

  settle(saved: Values): void {
    this.baseline = saved
  }

  rebase(saved: Saved): void {
    this.saved.set(saved)
    this.base = this.changedAt(saved)
  }

  forgetBase(): void {
    this.base = null
  }

  sentAs(now: Saved): Sent<Values> | undefined {
    return this.unanswered.all.findLast((sent) => isDraft(now) === sent.isDraft && this.holds(now, sent))
  }

  /** Continues from a request without a response, unless that request started the campaign. */
  arrive(now: Saved, sent: Sent<Values>): void {
    const { saved, unanswered } = this
    if (!saved.value || isDraft(saved.value) !== isDraft(now)) return
    this.rebase(now)
    this.settle(sent.values)
    unanswered.found(sent)
  }

  async findSent(among = this.unanswered.all): Promise<{ found: Saved; sent: Sent<Values> } | undefined> {
    if (among.length === 0) return undefined
    if (this.saved.value !== undefined) {
      const found = await this.ask()
      const sent = this.sentAs(found)
      return sent && among.includes(sent) ? { found, sent } : undefined
    }
    for (const sent of among.toReversed()) {
      const found = await this.findMade(sent)
      if (found) return { found, sent }
    }
    return undefined
  }

  findMade(sent: Sent<Values>, known?: Campaign['id']): Promise<Saved | undefined> {
    const looking = {
      isPackaged: this.isPackaged,
      lastNamed: (name: string) => this.lastNamed(name),
      get: (id: string) => this.fetch(id),
      valuesOf: (saved: Saved) => this.valuesOf(saved),
      contentOf: (values: Values) => this.contentOf(values),
    }
    return findSent<Saved, Values>(sent, looking, known)
  }

  /** Two versions can have the same timestamp, so their values are compared too. */
  knows(now: Saved): boolean {
    const { base, saved } = this
    if (base === null) return true
    const stateOf = (one: Saved) => [isDraft(one), this.valuesOf(one)]
    return this.changedAt(now) === base && (!saved.value || sameValue(stateOf(now), stateOf(saved.value)))
  }

  takeOver(saved: Saved): void {
    this.rebase(saved)
    this.unanswered.clear()
    this.settle(this.valuesOf(saved))
    this.set(this.baseline)
  }

  detach(): void {
    this.saved.clear()
    this.base = null
    this.unanswered.clear()
    this.values = { ...this.anew(this.values), beginsWithContent: true }
  }

  set(change: Partial<Values>): void {
    this.values = { ...this.values, ...change }
  }

  reach(step: Step): void {
    if (!this.hasSeen(step)) this.reached = step
  }

  hasSeen(step: Step): boolean {
    const order = this.steps.map((gated) => gated.step)
    return order.indexOf(step) <= order.indexOf(this.reached)
  }
}
