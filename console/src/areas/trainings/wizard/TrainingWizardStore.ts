import {
  type Client,
  type Company,
  deliveriesOf,
  type Subject,
  sameValue,
  type Template,
  type Training,
  type TrainingStep,
  type TrainingWizardFacts,
  trainingScheduleProblem,
  trainingSteps,
} from '@heed/contracts'
import { action, actionBound, computed, makeObservable, observable, observableRef } from 'mobx'
import type { GatedStep } from '../../../lib/gating.ts'
import { Resource } from '../../../lib/Resource.ts'
import { copiedValues, firstValues, type KeptTraining, type Origin, templateValues } from './begin.ts'
import { DeliveryPlan } from './DeliveryPlan.ts'
import { type Delivery, planned } from './deliveries.ts'
import { editRefusal, isOngoing, selectionRefusal, sentIdsOf } from './savedTraining.ts'
import { type Beginning, type TrainingValues, valuesOf } from './values.ts'
import { WizardLibrary } from './WizardLibrary.ts'
import { gatedTrainingSteps, startRefusal, unavailableOf, wizardFacts } from './wizardFacts.ts'

export interface WizardGiven {
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
  kept?: KeptTraining | undefined
}

/** A training while it is made or changed: what is chosen, what follows from it, and which steps are open (S1 section 4). */
export class TrainingWizardStore {
  values: TrainingValues
  /** The furthest step that was seen. */
  reached: TrainingStep = 'goal'
  /** As the server has it; undefined while it is new. */
  readonly training = new Resource<Training>()
  readonly library: WizardLibrary
  /** The one that a copy is made of. */
  readonly copied = new Resource<Training>()
  /** How many people the chosen lists hold, each counted once. */
  readonly people = new Resource<number>()
  /** The deliveries as they are changed by hand. */
  readonly plan = new DeliveryPlan(this)
  readonly isPackaged: boolean
  readonly zone: string
  readonly origin: Origin
  /** Its values are there: those of a saved training, what was kept, or those of a new one. */
  isBegun: boolean = false
  /** When the saved training had last changed that this began with; null without one. */
  base: string | null = null
  readonly given: WizardGiven
  /** What is saved, or was there before anything was chosen. */
  private baseline: TrainingValues

  constructor(given: WizardGiven) {
    this.given = given
    this.zone = given.zone
    this.library = new WizardLibrary(() => ({ client: given.client, companyId: this.companyId }))
    this.isPackaged = given.isPackaged ?? false
    this.origin = given.origin ?? { kind: 'new' }
    this.baseline = firstValues(this.origin, this.isPackaged, this.beginning)
    this.values = this.baseline
    makeObservable<this, 'baseline' | 'begin'>(this, {
      values: observableRef,
      reached: observableRef,
      isBegun: observable,
      base: observableRef,
      baseline: observableRef,
      isDirty: computed,
      kept: computed,
      isOngoing: computed,
      startRefusal: computed,
      lockedBy: computed,
      begin: action,
      chooseSubjects: actionBound,
      pickTemplate: actionBound,
      settle: actionBound,
      rebase: actionBound,
      forgetBase: actionBound,
      detach: actionBound,
      deliveries: computed,
      scheduleProblem: computed,
      facts: computed,
      steps: computed,
      chosen: computed,
      known: computed,
      set: actionBound,
      reach: actionBound,
    })
  }

  get now(): string {
    return this.given.now().toISOString()
  }

  get companyId(): number {
    return this.given.company().company_id
  }

  private get beginning(): Beginning {
    return { now: this.now, zone: this.given.zone, channel: this.given.channel }
  }

  /** What the page cannot do without: the training that is changed or copied; undefined for a new one. */
  get source(): Resource<Training> | undefined {
    if (this.origin.kind === 'edit') return this.training
    return this.origin.kind === 'copy' ? this.copied : undefined
  }

  get subjects(): Resource<Subject[]> {
    return this.library.subjects
  }

  /** Asks for all that the steps show. */
  load(): void {
    void this.library.load()
    void this.loadTraining()
  }

  async loadTraining(): Promise<void> {
    const { source, origin, companyId } = this
    if (!source || !('id' in origin)) return this.begin(undefined)
    await source.load(async (signal) => {
      const training = await this.given.client.trainings.get({ companyId, trainingId: origin.id }, { signal })
      this.begin(training)
      return training
    })
    // What was typed is not lost with the training that it was typed for.
    if (source.failure?.kind === 'notFound' && this.given.kept) this.begin(undefined)
  }

  private begin(training: Training | undefined): void {
    if (this.isBegun) return
    const { kept } = this.given
    if (training) this.baseline = this.valuesFrom(training)
    this.values = kept?.values ?? this.baseline
    this.base = kept?.base ?? (this.origin.kind === 'edit' ? (training?.updated ?? null) : null)
    if (kept) this.reached = kept.reached
    else if (this.origin.kind === 'edit') this.reached = 'finalize'
    else if (this.values.beginsWithContent) this.reached = 'content'
    this.isBegun = true
  }

  private valuesFrom(training: Training): TrainingValues {
    return this.origin.kind === 'copy'
      ? copiedValues(training, this.beginning)
      : valuesOf(training, this.beginning)
  }

  /** Something is chosen or typed that is not saved. */
  get isDirty(): boolean {
    return this.isBegun && !sameValue(this.values, this.baseline)
  }

  /** What the tab keeps of it; undefined while there is nothing to lose. */
  get kept(): KeptTraining | undefined {
    return this.isDirty ? { values: this.values, reached: this.reached, base: this.base } : undefined
  }

  /** These values are saved now. */
  settle(saved: TrainingValues): void {
    this.baseline = saved
  }

  /** Goes on from the training as the server has it now, with what is typed here. */
  rebase(training: Training): void {
    this.training.set(training)
    this.base = training.updated
  }

  /** What the server has now is not known. */
  forgetBase(): void {
    this.base = null
  }

  /** Whether nobody has changed it since it was read here; two changes may fall into one moment of the server's clock. */
  knows(now: Training): boolean {
    const { base, beginning, training } = this
    if (base === null) return true
    const isSame = !training.value || sameValue(valuesOf(now, beginning), valuesOf(training.value, beginning))
    return now.updated === base && isSame
  }

  /** Takes what the server has in the place of what is typed here. */
  takeOver(training: Training): void {
    this.rebase(training)
    this.settle(valuesOf(training, this.beginning))
    this.set(this.baseline)
  }

  /** What is typed here becomes a new training: the one that it was is gone, or can no longer be changed. */
  detach(): void {
    this.training.clear()
    this.base = null
    const { deliveries } = this.values
    this.values = {
      ...this.values,
      beginsWithContent: true,
      deliveries: deliveries?.map(({ id: _, ...delivery }) => delivery) ?? null,
    }
  }

  /** Picks a template with its subjects and its frequency. */
  pickTemplate(template: Template): void {
    this.set(templateValues(template))
  }

  /** Changes which subjects are sent, and in what order. */
  chooseSubjects(subjects: readonly number[]): void {
    this.set({ subjects: [...subjects], templateCustomized: this.values.templateId !== null })
  }

  get isOngoing(): boolean {
    return isOngoing(this.training.value)
  }

  /** Why the whole selection cannot be replaced. */
  get selectionRefusal(): string | undefined {
    return selectionRefusal(this.training.value)
  }

  /** The saved training that the wizard is not for, and why; not while something typed would be lost by it. */
  get lockedBy(): { id: string | number; name: string; reason: string } | undefined {
    const { value } = this.training
    const reason = value && editRefusal(value)
    return value && reason && !this.isDirty ? { id: value.id, name: value.name, reason } : undefined
  }

  /** Changes some of what is chosen. */
  set(change: Partial<TrainingValues>): void {
    this.values = { ...this.values, ...change }
  }

  reach(step: TrainingStep): void {
    const order = trainingSteps(this.facts)
    if (order.indexOf(step) > order.indexOf(this.reached)) this.reached = step
  }

  get startRefusal(): string | undefined {
    return startRefusal(this.facts)
  }

  /** The chosen subjects in their order; one that is gone from the library is left out here and told as unavailable. */
  get chosen(): Subject[] {
    return this.values.subjects.flatMap((id) => this.known.get(id) ?? [])
  }

  /** The library by its ids. */
  get known(): ReadonlyMap<number, Subject> {
    return new Map(this.subjects.value?.map((subject) => [subject.id, subject]))
  }

  get deliveries(): Delivery[] {
    return planned(this.values, { now: this.now, zone: this.zone, sentIds: this.sentIds })
  }

  get sentIds(): number[] {
    return sentIdsOf(this.training.value)
  }

  get scheduleProblem(): string | null {
    const { scheduleType, start } = this.values
    const events = deliveriesOf(this.deliveries)
    return trainingScheduleProblem({ scheduleType, start, events, sentIds: this.sentIds }, this.now)
  }

  /** What the steps are judged by. */
  get facts(): TrainingWizardFacts {
    const { values, isPackaged, scheduleProblem, unavailable, people } = this
    return wizardFacts({
      values,
      company: this.given.company(),
      isPackaged,
      scheduleProblem,
      unavailable: unavailable.length,
      people: people.value,
    })
  }

  /** Chosen subjects that cannot be sent. */
  get unavailable(): number[] {
    return unavailableOf(this.values.subjects, this.subjects.value, this.given.company())
  }

  /** The steps of this run, each with what stands in its way. */
  get steps(): GatedStep<TrainingStep>[] {
    return gatedTrainingSteps(this.facts, this.reached)
  }
}
