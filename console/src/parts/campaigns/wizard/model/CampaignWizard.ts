import { isSameValue, type WizardFacts } from '@heed/contracts'
import { action, actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import { findOpenStep } from '../../../../lib/gatedSteps.ts'
import { Resource } from '../../../../lib/requests/Resource.ts'
import type { CampaignRules } from './CampaignRules.ts'
import { type CampaignItem, type CampaignOptions, CampaignSteps } from './CampaignSteps.ts'
import {
  type Campaign,
  type CampaignDraft,
  type CampaignOrigin,
  type CampaignValues,
  isDraft,
  type PendingSave,
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
  firstStep: Step
  readonly saved = new Resource<Saved>()
  readonly copied = new Resource<Saved>()
  origin: Origin | { kind: 'new' } | { kind: 'edit'; id: string }
  hasStarted: boolean = false
  /** Time at which the opened version was last changed; null for a new campaign. */
  base: string | null = null
  readonly unanswered = new PendingSaves<Values>()
  private baseline: Values

  constructor(
    rules: CampaignRules<Saved, Values, Step, Facts>,
    options: CampaignOptions<Values, Step, Origin>,
    values: Values,
  ) {
    super(rules, options, values)
    this.origin = options.origin ?? { kind: 'new' }
    this.firstStep = rules.initialSteps.first
    this.baseline = values
    makeObservable<CampaignWizard<Saved, Values, Step, Origin, Facts, Item>, 'baseline' | 'begin'>(this, {
      hasStarted: observable,
      base: observableRef,
      baseline: observableRef,
      isDirty: computed,
      draftValue: computed,
      lockedCampaign: computed,
      begin: action,
      markSaved: actionBound,
      rebase: actionBound,
      takeOver: actionBound,
      clearBase: actionBound,
      detach: actionBound,
    })
  }

  protected abstract matchesSent(saved: Saved, sent: PendingSave<Values>): boolean
  protected abstract toValues(saved: Saved): Values
  protected abstract toCopiedValues(saved: Saved): Values
  protected abstract toFreshValues(values: Values): Values

  getChangedAt(campaign: Saved): string {
    return this.rules.readChangedAt(campaign)
  }

  getEditRefusal(campaign: Saved): string | undefined {
    return this.rules.explainEditRefusal(campaign) ?? undefined
  }

  protected fetch(id: string, signal?: AbortSignal): Promise<Saved> {
    return this.rules.get(this.requestContext, id, signal)
  }

  get source(): Resource<Saved> | undefined {
    if (this.origin.kind === 'edit') return this.saved
    return this.origin.kind === 'copy' ? this.copied : undefined
  }

  load(): void {
    void this.library.load()
    void this.loadSavedCampaign()
  }

  readAgain(): void {
    void this.library.refresh()
    void this.people.refresh()
  }

  async loadSavedCampaign(): Promise<void> {
    const { source, origin } = this
    if (!source || !('id' in origin)) return this.begin(undefined)
    await source.load(async (signal) => {
      const campaign = await this.fetch(origin.id, signal)
      this.begin(campaign)
      return campaign
    })
    // If the campaign was deleted, keep the values that the admin typed.
    if (source.failure?.kind === 'notFound' && this.given.kept) this.begin(undefined)
  }

  ask(id = this.saved.value?.id): Promise<Saved> {
    return this.fetch(String(id))
  }

  private begin(campaign: Saved | undefined): void {
    if (this.hasStarted) return
    const { kept: savedDraft } = this.given
    const isEdited = this.origin.kind === 'edit'
    if (campaign) this.baseline = isEdited ? this.toValues(campaign) : this.toCopiedValues(campaign)
    this.values = savedDraft?.values ?? this.baseline
    this.base = savedDraft?.base ?? (isEdited && campaign ? this.getChangedAt(campaign) : null)
    // Drops changes sent to a deleted campaign, because no new campaign can match them.
    this.unanswered.replaceAll(isEdited && !campaign ? [] : (savedDraft?.unanswered ?? []))
    if (savedDraft) this.reached = savedDraft.reached
    else if (isEdited) this.reached = this.rules.initialSteps.last
    else if (this.values.beginsWithContent) this.reached = this.rules.initialSteps.content
    // Set before `firstStep`, because the available steps depend on the saved campaign.
    if (isEdited && campaign) this.saved.set(campaign)
    if (isEdited) this.firstStep = findOpenStep(this.steps, this.rules.initialSteps.last)
    else if (this.values.beginsWithContent) this.firstStep = this.rules.initialSteps.content
    this.hasStarted = true
  }

  get isDirty(): boolean {
    return this.hasStarted && !isSameValue(this.values, this.baseline)
  }

  get draftValue(): CampaignDraft<Values, Step> | undefined {
    const { values, reached, base, unanswered, isDirty } = this
    if (!isDirty && unanswered.isEmpty) return undefined
    return { values, reached, base, ...(!unanswered.isEmpty && { unanswered: [...unanswered.all] }) }
  }

  get lockedCampaign(): { id: string | number; name: string; reason: string } | undefined {
    const { value } = this.saved
    const reason = value && this.getEditRefusal(value)
    return value && reason && !this.isDirty ? { id: value.id, name: value.name, reason } : undefined
  }

  markSaved(savedValues: Values): void {
    this.baseline = savedValues
  }

  rebase(campaign: Saved): void {
    this.saved.set(campaign)
    this.base = this.getChangedAt(campaign)
  }

  clearBase(): void {
    this.base = null
  }

  findMatchingSave(latest: Saved): PendingSave<Values> | undefined {
    return this.unanswered.all.findLast(
      (pendingSave) => isDraft(latest) === pendingSave.isDraft && this.matchesSent(latest, pendingSave),
    )
  }

  /** Accepts a save whose response was lost, unless that request started the campaign. */
  acceptSave(latest: Saved, pendingSave: PendingSave<Values>): void {
    const { saved, unanswered } = this
    if (!saved.value || isDraft(saved.value) !== isDraft(latest)) return
    this.rebase(latest)
    this.markSaved(pendingSave.values)
    unanswered.confirm(pendingSave)
  }

  async findSentCampaign(
    candidates = this.unanswered.all,
  ): Promise<{ campaign: Saved; pendingSave: PendingSave<Values> } | undefined> {
    if (candidates.length === 0) return undefined
    if (this.saved.value !== undefined) {
      const savedCampaign = await this.ask()
      const pendingSave = this.findMatchingSave(savedCampaign)
      return pendingSave && candidates.includes(pendingSave)
        ? { campaign: savedCampaign, pendingSave: pendingSave }
        : undefined
    }
    for (const pendingSave of candidates.toReversed()) {
      const savedCampaign = await this.findCreatedCampaign(pendingSave)
      if (savedCampaign) return { campaign: savedCampaign, pendingSave: pendingSave }
    }
    return undefined
  }

  findCreatedCampaign(
    pendingSave: PendingSave<Values>,
    knownId?: Campaign['id'],
  ): Promise<Saved | undefined> {
    const search = {
      isPackaged: this.isPackaged,
      listByName: (name: string) => this.rules.listNamed(this.requestContext, name),
      get: (id: string) => this.fetch(id),
      toValues: (campaign: Saved) => this.toValues(campaign),
      getContent: (values: Values) => this.rules.readContent(values),
    }
    return findSavedCampaign<Saved, Values>(pendingSave, search, knownId)
  }

  /** Two versions can have the same timestamp, so their values are compared too. */
  isCurrent(latest: Saved): boolean {
    const { base, saved } = this
    if (base === null) return true
    const getState = (campaign: Saved) => [isDraft(campaign), this.toValues(campaign)]
    return (
      this.getChangedAt(latest) === base &&
      (!saved.value || isSameValue(getState(latest), getState(saved.value)))
    )
  }

  takeOver(campaign: Saved): void {
    this.rebase(campaign)
    this.unanswered.clear()
    this.markSaved(this.toValues(campaign))
    this.set(this.baseline)
  }

  detach(): void {
    this.saved.clear()
    this.base = null
    this.unanswered.clear()
    this.values = { ...this.toFreshValues(this.values), beginsWithContent: true }
  }
}
