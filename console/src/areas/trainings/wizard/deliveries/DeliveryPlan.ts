import { deliveryEventsMax } from '@heed/contracts'
import { actionBound, computed, makeObservable, observableRef } from 'mobx'
import { isOnWeekend, moveToDay, moveToMondays } from '../../../../lib/dates/moveToDay.ts'
import type { TrainingValues } from '../values.ts'
import {
  computeRegularDeliveries,
  type Delivery,
  isRegularPlan,
  isSent,
  type PlanFacts,
} from './deliveries.ts'
import {
  findAddProblem,
  findDateProblems,
  findMoveProblem,
  findSplitProblem,
  moveDelivery,
  moveSubject,
  renameDelivery,
  reorderSubjects,
  shiftDeliveriesToMonday,
  splitDelivery,
  swapSubject,
} from './deliveryChanges.ts'
import { computeDeliveryNotes, type DeliveryNote, getDeliveryLocalTime } from './deliveryNotes.ts'

export type DeliveryRule = Pick<TrainingValues, 'start' | 'interval' | 'subjectsPerInterval'>

interface PlannedTraining {
  readonly values: TrainingValues
  readonly deliveries: Delivery[]
  readonly sentIds: readonly number[]
  readonly now: string
  readonly zone: string
  set(change: Partial<TrainingValues>): void
}

const maxUndoSteps = 50

export class DeliveryPlan {
  private readonly training: PlannedTraining
  /** Earlier plans for undo, latest last. */
  private past: readonly (DeliveryRule & Pick<TrainingValues, 'deliveries' | 'subjects'>)[] = []

  constructor(training: PlannedTraining) {
    this.training = training
    makeObservable<this, 'past' | 'change'>(this, {
      past: observableRef,
      isByHand: computed,
      notes: computed,
      problems: computed,
      weekendIndexes: computed,
      canUndo: computed,
      change: actionBound,
      swapSubject: actionBound,
      reorder: actionBound,
      follow: actionBound,
      shiftWeekendsToMonday: actionBound,
      undo: actionBound,
    })
  }

  get deliveries(): readonly Delivery[] {
    return this.training.deliveries
  }

  get isByHand(): boolean {
    return !isRegularPlan(this.training.values, this.facts)
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
    return start === null ? [] : computeDeliveryNotes(this.deliveries, { zone, start, interval })
  }

  get problems(): (string | null)[] {
    const { values, now } = this.training
    // For a regular plan, the start field reports a start in the past.
    if (this.isStartPast && !this.isByHand) return this.deliveries.map(() => null)
    const problems = findDateProblems(this.deliveries, { start: values.start ?? now, now })
    return this.deliveries.map((delivery, index) =>
      this.isSent(delivery) ? null : (problems[index] ?? null),
    )
  }

  get isStartPast(): boolean {
    const { values, now } = this.training
    return values.start !== null && !this.hasSent && Date.parse(values.start) < Date.parse(now)
  }

  get weekendIndexes(): number[] {
    return this.deliveries.flatMap((delivery, index) =>
      !this.isSent(delivery) && isOnWeekend(delivery.date, this.training.zone) ? [index] : [],
    )
  }

  /** Moves the whole plan if it starts on a weekend; otherwise moves only deliveries on weekends. */
  shiftWeekendsToMonday(): void {
    const { values, zone } = this.training
    const { start, interval } = values
    if (start === null || this.isByHand || this.hasSent || interval === 'M') {
      this.change(shiftDeliveriesToMonday(this.deliveries, this.weekendIndexes, zone))
      return
    }
    this.remember()
    const [monday = start] = moveToMondays([start], zone, () => true)
    this.follow({ start: monday })
  }

  isSent(delivery: Delivery): boolean {
    return isSent(delivery, this.training.sentIds)
  }

  moveProblem(index: number, date: string): string | null {
    const { values, now } = this.training
    return findMoveProblem(this.deliveries, index, date, { start: values.start ?? now, now })
  }

  /** Returns the new index. */
  move(index: number, date: string): number {
    const delivery = this.deliveries[index]
    if (!delivery || this.moveProblem(index, date) !== null) return index
    this.change(moveDelivery(this.deliveries, index, date))
    return this.deliveries.findIndex(({ subjects }) => subjects[0] === delivery.subjects[0])
  }

  getDateOn(index: number, day: string): string {
    return moveToDay(this.deliveries[index]?.date ?? this.training.now, day, this.training.zone)
  }

  getDay({ date }: Delivery): string {
    return getDeliveryLocalTime(date, this.training.zone).day
  }

  getTime({ date }: Delivery): string {
    return getDeliveryLocalTime(date, this.training.zone).time
  }

  rename(index: number, name: string): void {
    const currentName = this.deliveries[index]?.name ?? ''
    if (currentName !== name) this.change(renameDelivery(this.deliveries, index, name))
  }

  splitProblem(index: number): string | null {
    return findSplitProblem(this.deliveries, index)
  }

  /** Keeps the first `count` subjects in the delivery. */
  split(index: number, count: number): void {
    if (this.splitProblem(index) === null) {
      this.change(splitDelivery(this.deliveries, index, count, this.training.zone))
    }
  }

  takeProblem(index: number): string | null {
    const delivery = this.deliveries[index]
    return delivery ? findAddProblem(delivery) : null
  }

  moveSubject(subject: number, targetIndex: number): void {
    if (this.takeProblem(targetIndex) === null)
      this.change(moveSubject(this.deliveries, subject, targetIndex))
  }

  /** Replaces the subject in the undo steps, too. */
  swapSubject(replacedId: number, replacement: number): void {
    const swapInDeliveries = (deliveries: TrainingValues['deliveries']) =>
      deliveries && swapSubject(deliveries, replacedId, replacement)
    this.past = this.past.map((snapshot) => ({
      ...snapshot,
      deliveries: swapInDeliveries(snapshot.deliveries),
      subjects: snapshot.subjects.map((id) => (id === replacedId ? replacement : id)),
    }))
    // Manual plans may still include subjects removed earlier.
    this.training.set({ deliveries: swapInDeliveries(this.training.values.deliveries) })
  }

  /** Keeps the dates, sizes and names that were set manually. */
  reorder(previousOrder: readonly number[], nextOrder: readonly number[]): void {
    const { deliveries } = this.training.values
    if (!this.isByHand || deliveries === null) return
    this.remember()
    this.training.set({ deliveries: reorderSubjects(deliveries, previousOrder, nextOrder) })
  }

  /** Discards manual changes; without `change`, restores the regular plan. */
  follow(change: Partial<DeliveryRule> = {}): void {
    const values = { ...this.training.values, ...change }
    if (this.isByHand) this.remember()
    const deliveries = values.deliveries && computeRegularDeliveries(values, this.facts)
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
    const sentSubjectIds = deliveries.flatMap(({ subjects }) => subjects)
    // Content is listed in the order in which it is sent.
    this.training.set({ deliveries, subjects: sortByOrder(sentSubjectIds, this.training.values.subjects) })
  }

  private remember(): void {
    const { start, interval, subjectsPerInterval, deliveries, subjects } = this.training.values
    const currentRule = { start, interval, subjectsPerInterval, deliveries, subjects }
    this.past = [...this.past, currentRule].slice(-maxUndoSteps)
  }
}

function sortByOrder(order: readonly number[], chosenIds: readonly number[]): number[] {
  const orderedIds = order.filter((id) => chosenIds.includes(id))
  return [...orderedIds, ...chosenIds.filter((id) => !orderedIds.includes(id))]
}
