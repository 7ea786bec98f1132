import { sameValue, type WizardFacts } from '@heed/contracts'
import { action, actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import { openStep } from '../../../../lib/gatedSteps.ts'
import { Resource } from '../../../../lib/requests/Resource.ts'
import type { CampaignRules } from './CampaignRules.ts'
import { type CampaignItem, type CampaignOptions, CampaignSteps } from './CampaignSteps.ts'
import {
  type Campaign,
  type CampaignDraft,
  type CampaignOrigin,
  type CampaignValues,
  isDraft,
  type Sent,
} from './campaign.ts'
import { findSavedCampaign } from './findSavedCampaign.ts'
import { PendingSaves } from './PendingSaves.ts'

export abstract class CampaignWizard<
  Saved extends Campaign,
  Values extends CampaignValues,
  Step extends string,
  Origin extends CampaignOrigin = CampaignOrigin,
  Facts extends WizardFacts = WizardFacts,
  Item extends CampaignItem = CampaignItem,
> extends CampaignSteps<Saved, Values, Step, Origin, Facts, Item> {
  beginsAt: Step
  readonly saved = new Resource<Saved>()
  readonly copied = new Resource<Saved>()
  origin: Origin | { kind: 'new' } | { kind: 'edit'; id: string }
  isBegun: boolean = false
  /** Time at which the opened version was last changed; null for a new campaign. */
  base: string | null = null
  readonly unanswered = new PendingSaves<Values>()
  private baseline: Values

  constructor(
    rules: CampaignRules<Saved, Values, Step, Facts>,
    given: CampaignOptions<Values, Step, Origin>,
    values: Values,
  ) {
    super(rules, given, values)
    this.origin = given.origin ?? { kind: 'new' }
    this.beginsAt = rules.begins.first
    this.baseline = values
    makeObservable<CampaignWizard<Saved, Values, Step, Origin, Facts, Item>, 'baseline' | 'begin'>(this, {
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
    })
  }

  protected abstract holds(saved: Saved, sent: Sent<Values>): boolean
  protected abstract valuesOf(saved: Saved): Values
  protected abstract copyOf(saved: Saved): Values
  protected abstract anew(values: Values): Values

  changedAt(saved: Saved): string {
    return this.rules.readChangedAt(saved)
  }

  editRefusal(saved: Saved): string | undefined {
    return this.rules.explainEditRefusal(saved) ?? undefined
  }

  protected fetch(id: string, signal?: AbortSignal): Promise<Saved> {
    return this.rules.get(this.asked, id, signal)
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
    else if (isEdited) this.reached = this.rules.begins.last
    else if (this.values.beginsWithContent) this.reached = this.rules.begins.content
    // Set before `beginsAt`, because the available steps depend on the saved campaign.
    if (isEdited && saved) this.saved.set(saved)
    if (isEdited) this.beginsAt = openStep(this.steps, this.rules.begins.last)
    else if (this.values.beginsWithContent) this.beginsAt = this.rules.begins.content
    this.isBegun = true
  }

  get isDirty(): boolean {
    return this.isBegun && !sameValue(this.values, this.baseline)
  }

  get kept(): CampaignDraft<Values, Step> | undefined {
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
      lastNamed: (name: string) => this.rules.listNamed(this.asked, name),
      get: (id: string) => this.fetch(id),
      valuesOf: (saved: Saved) => this.valuesOf(saved),
      contentOf: (values: Values) => this.rules.readContent(values),
    }
    return findSavedCampaign<Saved, Values>(sent, looking, known)
  }

  /** Two versions can have the same timestamp, so their values are compared too. */
  knows(now: Saved): boolean {
    const { base, saved } = this
    if (base === null) return true
    const getState = (one: Saved) => [isDraft(one), this.valuesOf(one)]
    return this.changedAt(now) === base && (!saved.value || sameValue(getState(now), getState(saved.value)))
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
}
