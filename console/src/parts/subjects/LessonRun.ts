import { type Decision, PlayerMessage, type Subject } from '@heed/contracts'
import { actionBound, computed, makeObservable, observable } from 'mobx'

export interface DecidedQuestion {
  question: string
  rightOption: Decision['options'][number] | undefined
  chosenOption: Decision['options'][number] | undefined
  isRight: boolean
}

export class LessonRun {
  percent: number = 0
  hasEnded: boolean = false
  /** Keyed by decision index. Only first choices count, because the lesson then shows the answer. */
  private readonly choices = observable.map<number, number>()
  private readonly subject: Subject

  constructor(subject: Subject) {
    this.subject = subject
    makeObservable(this, {
      percent: observable,
      hasEnded: observable,
      decisions: computed,
      decided: computed,
      correct: computed,
      isFinished: computed,
      handleMessage: actionBound,
    })
  }

  get decisions(): readonly DecidedQuestion[] {
    const { decisions = [], correctPath = [] } = this.subject.video_decisions?.[0] ?? {}
    const choices = new Map(this.choices)
    return decisions.map(({ question, options }, index) => {
      const choice = choices.get(index)
      const rightIndex = correctPath[index]
      return {
        question,
        rightOption: rightIndex === undefined ? undefined : options[rightIndex],
        chosenOption: choice === undefined ? undefined : options[choice],
        isRight: choice !== undefined && choice === rightIndex,
      }
    })
  }

  get decided(): number {
    return this.decisions.filter(({ chosenOption }) => chosenOption).length
  }

  get correct(): number {
    return this.decisions.filter(({ isRight }) => isRight).length
  }

  get isFinished(): boolean {
    return this.hasEnded && this.decided === this.decisions.length
  }

  /** Ignores invalid messages and messages about other subjects. */
  handleMessage(message: unknown): void {
    const { success, data } = PlayerMessage.safeParse(message)
    if (!success || data.subjectId !== this.subject.subject_id) return
    if ('percent' in data) this.recordProgress(data.percent as number)
    if ('decision' in data) this.decide(data.decision as number, data.option as number)
    if ('ended' in data) this.hasEnded = true
  }

  private recordProgress(percent: number): void {
    this.percent = percent
    if (percent > 0) return
    this.hasEnded = false
    this.choices.clear()
  }

  private decide(decision: number, option: number): void {
    if (!this.choices.has(decision)) this.choices.set(decision, option)
  }
}
