import { deliveryEventsMax } from '@heed/contracts'
import { actionBound, computed, makeObservable, observableRef } from 'mobx'
import { isOnWeekend, moveToDay, moveToMondays } from '../../../../lib/dates/moveToDay.ts'
import type { TrainingValues } from '../values.ts'
import { type Delivery, isOnPlan, isSent, type PlanFacts, planRegularly } from './deliveries.ts'
import {
  dateProblems,
  moveDelivery,
  moveProblem,
  moveSubject,
  renameDelivery,
  reorderSubjects,
  splitDelivery,
  splitProblem,
  swapSubject,
  takeProblem,
  toMondays,
} from './deliveryChanges.ts'
import { type DeliveryNote, deliveryNotes, getDeliveryClock } from './deliveryNotes.ts'

export type DeliveryRule = Pick<TrainingValues, 'start' | 'interval' | 'subjectsPerInterval'>

interface Planned {
  readonly values: TrainingValues
  readonly deliveries: Delivery[]
  readonly sentIds: readonly number[]
  readonly now: string
  readonly zone: string
  set(change: Partial<TrainingValues>): void
}

/** Maximum number of undo steps. */
const remembered = 50

export class DeliveryPlan {
  private readonly training: Planned
  /** Earlier plans for undo, latest last. */
  private past: readonly (DeliveryRule & Pick<TrainingValues, 'deliveries' | 'subjects'>)[] = []

  constructor(training: Planned) {
    this.training = training
    makeObservable<this, 'past' | 'change'>(this, {
      past: observableRef,
      isByHand: computed,
      notes: computed,
      problems: computed,
      weekends: computed,
      canUndo: computed,
      change: actionBound,
      swap: actionBound,
      reorder: actionBound,
      follow: actionBound,
      toMondays: actionBound,
      undo: actionBound,
    })
  }

  get deliveries(): readonly Delivery[] {
    return this.training.deliveries
  }

  get isByHand(): boolean {
    return !isOnPlan(this.training.values, this.facts)
  }

  get canUndo(): boolean {
    return this.past.length > 0
  }

  get hasSent(): boolean {
    return this.training.sentIds.length > 0
  }

  get notes(): (DeliveryNote | null)[] {
    const { values, zone } = this.training
    const { start, interval } = values
    return start === null ? [] : deliveryNotes(this.deliveries, { zone, start, interval })
  }

  get problems(): (string | null)[] {
    const { values, now } = this.training
    // For a regular plan, the start field reports a start in the past.
    if (this.isStartPast && !this.isByHand) return this.deliveries.map(() => null)
    const problems = dateProblems(this.deliveries, { start: values.start ?? now, now })
    return this.deliveries.map((delivery, at) => (this.isSent(delivery) ? null : (problems[at] ?? null)))
  }

  get isStartPast(): boolean {
    const { values, now } = this.training
    return values.start !== null && !this.hasSent && Date.parse(values.start) < Date.parse(now)
  }

  get weekends(): number[] {
    return this.deliveries.flatMap((delivery, at) =>
      !this.isSent(delivery) && isOnWeekend(delivery.date, this.training.zone) ? [at] : [],
    )
  }

  /** Moves the whole plan if it starts on a weekend; otherwise moves only deliveries on weekends. */
  toMondays(): void {
    const { values, zone } = this.training
    const { start, interval } = values
    if (start === null || this.isByHand || this.hasSent || interval === 'M') {
      this.change(toMondays(this.deliveries, this.weekends, zone))
      return
    }
    this.remember()
    const [monday = start] = moveToMondays([start], zone, () => true)
    this.follow({ start: monday })
  }

  isSent(delivery: Delivery): boolean {
    return isSent(delivery, this.training.sentIds)
  }

  moveProblem(at: number, date: string): string | null {
    const { values, now } = this.training
    return moveProblem(this.deliveries, at, date, { start: values.start ?? now, now })
  }

  /** Returns the new index. */
  move(at: number, date: string): number {
    const moved = this.deliveries[at]
    if (!moved || this.moveProblem(at, date) !== null) return at
    this.change(moveDelivery(this.deliveries, at, date))
    return this.deliveries.findIndex(({ subjects }) => subjects[0] === moved.subjects[0])
  }

  dateOn(at: number, day: string): string {
    return moveToDay(this.deliveries[at]?.date ?? this.training.now, day, this.training.zone)
  }

  dayOf({ date }: Delivery): string {
    return getDeliveryClock(date, this.training.zone).day
  }

  timeOf({ date }: Delivery): string {
    return getDeliveryClock(date, this.training.zone).time
  }

  rename(at: number, name: string): void {
    const now = this.deliveries[at]?.name ?? ''
    if (now !== name) this.change(renameDelivery(this.deliveries, at, name))
  }

  splitProblem(at: number): string | null {
    return splitProblem(this.deliveries, at)
  }

  /** Keeps the first `count` subjects in the delivery. */
  split(at: number, count: number): void {
    if (this.splitProblem(at) === null) {
      this.change(splitDelivery(this.deliveries, at, count, this.training.zone))
    }
  }

  takeProblem(at: number): string | null {
    const delivery = this.deliveries[at]
    return delivery ? takeProblem(delivery) : null
  }

  take(subject: number, to: number): void {
    if (this.takeProblem(to) === null) this.change(moveSubject(this.deliveries, subject, to))
  }

  /** Replaces the subject in the undo steps, too. */
  swap(old: number, fresh: number): void {
    const swapped = (deliveries: TrainingValues['deliveries']) =>
      deliveries && swapSubject(deliveries, old, fresh)
    this.past = this.past.map((before) => ({
      ...before,
      deliveries: swapped(before.deliveries),
      subjects: before.subjects.map((id) => (id === old ? fresh : id)),
    }))
    // Manual plans may still include subjects removed earlier.
    this.training.set({ deliveries: swapped(this.training.values.deliveries) })
  }

  /** Keeps the dates, sizes and names that were set manually. */
  reorder(before: readonly number[], after: readonly number[]): void {
    const { deliveries } = this.training.values
    if (!this.isByHand || deliveries === null) return
    this.remember()
    this.training.set({ deliveries: reorderSubjects(deliveries, before, after) })
  }

  /** Discards manual changes; without `change`, restores the regular plan. */
  follow(change: Partial<DeliveryRule> = {}): void {
    const values = { ...this.training.values, ...change }
    if (this.isByHand) this.remember()
    const deliveries = values.deliveries && planRegularly(values, this.facts)
    this.training.set({ ...change, deliveries })
  }

  undo(): void {
    const last = this.past.at(-1)
    if (!last) return
    this.past = this.past.slice(0, -1)
    this.training.set({ ...last, subjects: sortByOrder(last.subjects, this.training.values.subjects) })
  }

  private get facts(): PlanFacts {
    const { now, zone, sentIds } = this.training
    return { now, zone, sentIds }
  }

  private change(deliveries: Delivery[]): void {
    if (deliveries.length > deliveryEventsMax && deliveries.length > this.deliveries.length) return
    this.remember()
    const sending = deliveries.flatMap(({ subjects }) => subjects)
    // Content is listed in the order in which it is sent.
    this.training.set({ deliveries, subjects: sortByOrder(sending, this.training.values.subjects) })
  }

  private remember(): void {
    const { start, interval, subjectsPerInterval, deliveries, subjects } = this.training.values
    const now = { start, interval, subjectsPerInterval, deliveries, subjects }
    this.past = [...this.past, now].slice(-remembered)
  }
}

function sortByOrder(order: readonly number[], chosen: readonly number[]): number[] {
  const known = order.filter((id) => chosen.includes(id))
  return [...known, ...chosen.filter((id) => !known.includes(id))]
}
