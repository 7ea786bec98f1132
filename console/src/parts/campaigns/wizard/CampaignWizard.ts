import { type Client, type Company, sameValue } from '@heed/contracts'
import { action, actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import { type GatedStep, openStep } from '../../../lib/gating.ts'
import { Resource } from '../../../lib/Resource.ts'
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
  /** The current company, whose seats and plan may change meanwhile. */
  company: () => Company
  now: () => Date
  zone: string
  /** Channels that were chosen last in this company. */
  channel?: number | undefined
  isPackaged?: boolean
  /** A new one without it. */
  origin?: Origin
  /** What was kept of it in the tab. */
  kept?: KeptCampaign<Values, Step> | undefined
}

/** Steps that the wizard of every campaign has. */
interface Places<Step> {
  first: Step
  content: Step
  last: Step
}

/** A campaign while it is made or changed: what is chosen, what is saved of it, and how far somebody came. */
export abstract class CampaignWizard<
  Saved extends Campaign,
  Values extends CampaignValues,
  Step extends string,
  Origin extends CampaignOrigin = CampaignOrigin,
> {
  values: Values
  /** The furthest step that was seen. */
  reached: Step
  /** Where an address begins that names no step: a saved campaign where something is open, or where all is seen. */
  beginsAt: Step
  /** As the server has it; undefined while it is new. */
  readonly saved = new Resource<Saved>()
  /** The one that a copy is made of. */
  readonly copied = new Resource<Saved>()
  /** How many people the chosen lists hold, each counted once. */
  readonly people = new Resource<number>()
  readonly isPackaged: boolean
  readonly zone: string
  origin: Origin | { kind: 'new' } | { kind: 'edit'; id: string }
  /** Its values are there: those of a saved campaign, what was kept, or those of a new one. */
  isBegun: boolean = false
  /** When the saved campaign had last changed that this began with; null without one. */
  base: string | null = null
  /** What was sent without an answer; it is looked for before anything is sent again. */
  readonly unanswered = new Unanswered<Values>()
  readonly given: CampaignGiven<Values, Step, Origin>
  /** What its content is chosen from. */
  abstract readonly library: Pick<CampaignLibrary<unknown>, 'load' | 'refresh'>
  private readonly places: Places<Step>
  /** What is saved, or was there before anything was chosen. */
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

  /** The steps of this run, each with what stands in its way. */
  abstract get steps(): GatedStep<Step>[]
  /** Why it cannot be started; a name is asked for then, and none is no reason. */
  abstract get startRefusal(): string | undefined
  /** It goes on by itself, and little of it may still change. */
  abstract get isOngoing(): boolean
  protected abstract fetch(id: string, signal?: AbortSignal): Promise<Saved>
  /** The last campaigns that are called so, or something like it. */
  protected abstract lastNamed(name: string): Promise<readonly Pick<Saved, 'id' | 'name'>[]>
  /** What people are sent. */
  protected abstract contentOf(values: Values): readonly number[]
  /** When it was last changed. */
  abstract changedAt(saved: Saved): string
  /** Whether a saved one is all that was sent. */
  protected abstract holds(saved: Saved, sent: Sent<Values>): boolean
  protected abstract valuesOf(saved: Saved): Values
  protected abstract copyOf(saved: Saved): Values
  /** The same as a campaign of its own, apart from the one that it was. */
  protected abstract anew(values: Values): Values
  /** Why the wizard is not for it; undefined where it is. */
  abstract editRefusal(saved: Saved): string | undefined

  get now(): string {
    return this.given.now().toISOString()
  }

  get companyId(): number {
    return this.given.company().company_id
  }

  /** What the page cannot do without: the campaign that is changed or copied; undefined for a new one. */
  get source(): Resource<Saved> | undefined {
    if (this.origin.kind === 'edit') return this.saved
    return this.origin.kind === 'copy' ? this.copied : undefined
  }

  /** Asks for all that the steps show. */
  load(): void {
    void this.library.load()
    void this.loadSaved()
  }

  /** Others may have withdrawn what is chosen, or emptied a list: asks again, unseen. */
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
    // What was typed is not lost with the campaign that it was typed for.
    if (source.failure?.kind === 'notFound' && this.given.kept) this.begin(undefined)
  }

  /** What the server has of it now, or of the one that was just made of it. */
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
    // What was to be changed and is gone cannot be looked for among the new ones.
    this.unanswered.keep(isEdited && !saved ? [] : (kept?.unanswered ?? []))
    if (kept) this.reached = kept.reached
    else if (isEdited) this.reached = this.places.last
    else if (this.values.beginsWithContent) this.reached = this.places.content
    // What was sent of it stands there, and decides which step is open.
    if (isEdited && saved) this.saved.set(saved)
    if (isEdited) this.beginsAt = openStep(this.steps, this.places.last)
    else if (this.values.beginsWithContent) this.beginsAt = this.places.content
    this.isBegun = true
  }

  /** Something is chosen or typed that is not saved. */
  get isDirty(): boolean {
    return this.isBegun && !sameValue(this.values, this.baseline)
  }

  /** What the tab keeps of it; undefined while there is nothing to lose. */
  get kept(): KeptCampaign<Values, Step> | undefined {
    const { values, reached, base, unanswered, isDirty } = this
    if (!isDirty && unanswered.isEmpty) return undefined
    return { values, reached, base, ...(!unanswered.isEmpty && { unanswered: [...unanswered.all] }) }
  }

  /** The saved campaign that the wizard is not for, and why; not while something typed would be lost by it. */
  get lockedBy(): { id: string | number; name: string; reason: string } | undefined {
    const { value } = this.saved
    const reason = value && this.editRefusal(value)
    return value && reason && !this.isDirty ? { id: value.id, name: value.name, reason } : undefined
  }

  /** These values are saved now. */
  settle(saved: Values): void {
    this.baseline = saved
  }

  /** Goes on from the campaign as the server has it now, with what is typed here. */
  rebase(saved: Saved): void {
    this.saved.set(saved)
    this.base = this.changedAt(saved)
  }

  /** What the server has now is not known. */
  forgetBase(): void {
    this.base = null
  }

  /** What was sent without an answer and is this; undefined where nothing was. */
  sentAs(now: Saved): Sent<Values> | undefined {
    return this.unanswered.all.findLast((sent) => isDraft(now) === sent.isDraft && this.holds(now, sent))
  }

  /** Goes on from what was sent without an answer; not from what was started by it, which is a result of its own. */
  arrive(now: Saved, sent: Sent<Values>): void {
    const { saved, unanswered } = this
    if (!saved.value || isDraft(saved.value) !== isDraft(now)) return
    this.rebase(now)
    this.settle(sent.values)
    unanswered.found(sent)
  }

  /** What was sent without an answer, the last one first, where the server has made it, or changed it so. */
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

  /** What the server has made of one that was sent as a new one, other than the known one. */
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

  /** Whether nobody has changed it since it was read here; two changes may fall into one moment of the server's clock. */
  knows(now: Saved): boolean {
    const { base, saved } = this
    if (base === null) return true
    const stateOf = (one: Saved) => [isDraft(one), this.valuesOf(one)]
    return this.changedAt(now) === base && (!saved.value || sameValue(stateOf(now), stateOf(saved.value)))
  }

  /** Takes what the server has in the place of what is typed here. */
  takeOver(saved: Saved): void {
    this.rebase(saved)
    this.unanswered.clear()
    this.settle(this.valuesOf(saved))
    this.set(this.baseline)
  }

  /** What is typed here becomes a new campaign: the one that it was is gone, or can no longer be changed. */
  detach(): void {
    this.saved.clear()
    this.base = null
    this.unanswered.clear()
    this.values = { ...this.anew(this.values), beginsWithContent: true }
  }

  /** Changes some of what is chosen. */
  set(change: Partial<Values>): void {
    this.values = { ...this.values, ...change }
  }

  reach(step: Step): void {
    if (!this.hasSeen(step)) this.reached = step
  }

  /** Whether somebody came as far as a step. */
  hasSeen(step: Step): boolean {
    const order = this.steps.map((gated) => gated.step)
    return order.indexOf(step) <= order.indexOf(this.reached)
  }
}
