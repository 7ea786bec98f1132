import {
  type Client,
  type Company,
  deliveriesOf,
  type Subject,
  subjectUnavailable,
  type Template,
  type Training,
  type TrainingStep,
  type TrainingWizardFacts,
  trainingScheduleProblem,
  trainingStepClosed,
  trainingSteps,
} from '@heed/contracts'
import { actionBound, computed, makeObservable, observableRef } from 'mobx'
import { type GatedStep, gatedSteps } from '../../../lib/gating.ts'
import { Resource } from '../../../lib/Resource.ts'
import { type Delivery, planned } from './deliveries.ts'
import { newValues, type TrainingValues } from './values.ts'

interface Facts {
  client: Client
  /** The current company, whose seats and plan may change meanwhile. */
  company: () => Company
  now: () => Date
  zone: string
  /** Channels that were chosen last in this company. */
  channel?: number | undefined
  isPackaged?: boolean
}

/** A training while it is made or changed: what is chosen, what follows from it, and which steps are open (S1 section 4). */
export class TrainingWizardStore {
  values: TrainingValues
  /** The furthest step that was seen. */
  reached: TrainingStep = 'goal'
  /** As the server has it; undefined while it is new. */
  readonly training = new Resource<Training>()
  readonly templates = new Resource<Template[]>()
  readonly subjects = new Resource<Subject[]>()
  /** How many people the chosen lists hold, each counted once. */
  readonly people = new Resource<number>()
  readonly isPackaged: boolean
  readonly zone: string
  private readonly given: Facts

  constructor(facts: Facts) {
    this.given = facts
    this.zone = facts.zone
    this.isPackaged = facts.isPackaged ?? false
    this.values = newValues({ now: this.now, zone: facts.zone, channel: facts.channel })
    makeObservable(this, {
      values: observableRef,
      reached: observableRef,
      deliveries: computed,
      scheduleProblem: computed,
      facts: computed,
      steps: computed,
      chosen: computed,
      set: actionBound,
      reach: actionBound,
    })
  }

  get now(): string {
    return this.given.now().toISOString()
  }

  /** Changes some of what is chosen. */
  set(change: Partial<TrainingValues>): void {
    this.values = { ...this.values, ...change }
  }

  reach(step: TrainingStep): void {
    const order = trainingSteps(this.facts)
    if (order.indexOf(step) > order.indexOf(this.reached)) this.reached = step
  }

  /** The chosen subjects in their order; one that is gone from the library is left out here and told as unavailable. */
  get chosen(): Subject[] {
    const known = new Map(this.subjects.value?.map((subject) => [subject.id, subject]))
    return this.values.subjects.flatMap((id) => known.get(id) ?? [])
  }

  get deliveries(): Delivery[] {
    return planned(this.values, { now: this.now, zone: this.zone })
  }

  /** Deliveries that went out before: they stay as they are. */
  get sentIds(): number[] {
    return (this.training.value?.events ?? []).filter(({ status }) => status > 0).map(({ id }) => id)
  }

  get scheduleProblem(): string | null {
    const { scheduleType, start } = this.values
    const events = deliveriesOf(this.deliveries)
    return trainingScheduleProblem({ scheduleType, start, events, sentIds: this.sentIds }, this.now)
  }

  /** What the steps are judged by. */
  get facts(): TrainingWizardFacts {
    const { values } = this
    const company = this.given.company()
    return {
      name: values.name,
      licensed: company.canCreateTraining !== false,
      seats: { total: company.users_total, available: company.users_available },
      hasTemplate: values.templateId !== null || values.beginsWithContent,
      items: { selected: values.subjects.length, unavailable: this.unavailable.length },
      employees: this.people.value ?? 0,
      isPackaged: this.isPackaged,
      scheduleType: values.scheduleType,
      scheduleProblem: this.scheduleProblem,
      channel: values.channel,
      reminders: values.reminders,
      intro: values.intro,
    }
  }

  /** Chosen subjects that cannot be sent: not in the plan, or gone from the library. */
  get unavailable(): number[] {
    const { value } = this.subjects
    if (!value) return []
    const known = new Map(value.map((subject) => [subject.id, subject]))
    const company = this.given.company()
    return this.values.subjects.filter((id) => {
      const subject = known.get(id)
      return !subject || subjectUnavailable(subject, company)
    })
  }

  /** The steps of this run, each with what stands in its way. */
  get steps(): GatedStep<TrainingStep>[] {
    const { facts } = this
    const gates = trainingSteps(facts).map((step) => ({
      step,
      refusal: (state: TrainingWizardFacts) => trainingStepClosed(step, state) ?? undefined,
    }))
    return gatedSteps(gates, facts, this.reached)
  }
}
