import type { Block, BlockAnswer, Question } from '@heed/contracts'
import { actionBound, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { Resource } from '../../lib/requests/Resource.ts'
import { isBlockDone, isSingleClick } from './blocks/blockKind.ts'

/** Delay before the next block after an answer, ms (S2 section 4). */
export const AUTO_ADVANCE_MS = 500

type BlockPosition = number | 'last'

type Answers = Readonly<Record<string, BlockAnswer>>

type PreviewOptions = {
  questions: readonly number[]
  index: number
  language?: string | undefined
  onMove?: (index: number) => void
}

export type StopReason = 'waiting' | 'answer' | 'lines' | 'end'

export class PreviewStore {
  readonly questions: readonly number[]
  at: number
  language: string | undefined
  scenario = new Resource<Question>()
  private lastLoaded: Question | undefined
  private place: BlockPosition = 0
  private readonly answers = observable.map<number, Answers>({}, { deep: false })
  private readonly scenarios = new Map<string, Resource<Question>>()
  private readonly company: CompanyStores
  private readonly onMove: PreviewOptions['onMove']
  private readonly end = new AbortController()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(company: CompanyStores, { questions, index, language, onMove }: PreviewOptions) {
    this.company = company
    this.questions = questions
    this.at = Math.min(Math.max(index, 0), questions.length - 1)
    this.language = language
    this.onMove = onMove
    makeObservable<this, 'lastLoaded' | 'place' | 'show'>(this, {
      at: observable,
      language: observable,
      scenario: observableRef,
      lastLoaded: observableRef,
      place: observable,
      blocks: computed,
      currentBlockIndex: computed,
      stop: computed,
      show: actionBound,
      changeLanguage: actionBound,
      answer: actionBound,
      showBlock: actionBound,
    })
  }

  get total(): number {
    return this.questions.length
  }

  get languages(): readonly string[] {
    return (this.scenario.value ?? this.lastLoaded)?.languages ?? []
  }

  get shownLanguage(): string {
    return this.scenario.value?.language ?? this.language ?? this.lastLoaded?.language ?? ''
  }

  get blocks(): readonly Block[] {
    return this.scenario.value?.blocks ?? []
  }

  get currentBlockIndex(): number {
    const last = Math.max(this.blocks.length - 1, 0)
    return this.place === 'last' ? last : Math.min(this.place, last)
  }

  get block(): Block | undefined {
    return this.blocks[this.currentBlockIndex]
  }

  get isFirst(): boolean {
    return this.at === 0
  }

  get isLast(): boolean {
    return this.at === this.total - 1
  }

  get canGoBack(): boolean {
    return this.currentBlockIndex > 0 || !this.isFirst
  }

  private get hasNextBlock(): boolean {
    return this.currentBlockIndex < this.blocks.length - 1
  }

  /** Last reachable block: the first block without an answer. */
  get lastReachableIndex(): number {
    const open = this.blocks.findIndex((block) => !isBlockDone(block, this.getAnswer(block)))
    return open < 0 ? this.blocks.length - 1 : Math.max(open, this.currentBlockIndex)
  }

  get stop(): StopReason | null {
    const { block } = this
    if (this.scenario.value === undefined) return 'waiting'
    if (block && !isBlockDone(block, this.getAnswer(block))) {
      return block.presentation === 'yes-no-list' ? 'lines' : 'answer'
    }
    return this.hasNextBlock || !this.isLast ? null : 'end'
  }

  getAnswer({ id }: Block): BlockAnswer | undefined {
    return this.answers.get(this.questions[this.at] ?? 0)?.[id]
  }

  start(): Promise<void> {
    return this.show(this.at, 0)
  }

  changeLanguage(language: string): void {
    this.language = language
    void this.show(this.at, this.place)
  }

  /** `isFinal`: the admin has probably finished choosing. */
  answer(block: Block, answer: BlockAnswer, isFinal: boolean): void {
    const id = this.questions[this.at] ?? 0
    this.answers.set(id, { ...this.answers.get(id), [block.id]: answer })
    this.stopTimer()
    if (!isFinal || !isSingleClick(block) || !isBlockDone(block, answer) || !this.hasNextBlock) return
    this.timer = setTimeout(() => this.showBlock(this.currentBlockIndex + 1), AUTO_ADVANCE_MS)
  }

  showBlock(index: number): void {
    this.stopTimer()
    this.place = index
  }

  readonly next = (): void => {
    if (this.stop !== null) return
    if (this.hasNextBlock) this.showBlock(this.currentBlockIndex + 1)
    else this.skip()
  }

  readonly back = (): void => {
    if (this.currentBlockIndex > 0) this.showBlock(this.currentBlockIndex - 1)
    else this.previous()
  }

  readonly previous = (): void => {
    if (!this.isFirst) void this.show(this.at - 1, 'last')
  }

  readonly skip = (): void => {
    if (!this.isLast) void this.show(this.at + 1, 0)
  }

  dispose(): void {
    this.end.abort()
    this.stopTimer()
    for (const scenario of this.scenarios.values()) scenario.cancel()
  }

  private show(index: number, position: BlockPosition): Promise<void> {
    this.stopTimer()
    const hasMoved = index !== this.at
    this.at = index
    this.place = position
    this.scenario = this.getScenario(index)
    if (hasMoved) this.onMove?.(index)
    const request = this.fetch(index)
    void request.then(() => this.fetch(index + 1))
    return request
  }

  private getScenario(index: number): Resource<Question> {
    const key = `${String(this.questions[index])} ${this.language ?? ''}`
    const scenario = this.scenarios.get(key) ?? new Resource<Question>()
    this.scenarios.set(key, scenario)
    return scenario
  }

  private async fetch(index: number): Promise<void> {
    const questionId = this.questions[index]
    if (this.end.signal.aborted || questionId === undefined) return
    const scenario = this.getScenario(index)
    if (scenario.value !== undefined) return
    const { client, companyId } = this.company
    const lang = this.language === undefined ? {} : { lang: this.language }
    const call = { companyId, questionId, ...lang }
    await scenario.load((signal) => client.questions.get(call, { signal }), 'scenario')
    runInAction(() => {
      this.lastLoaded = scenario.value ?? this.lastLoaded
    })
  }

  private stopTimer(): void {
    clearTimeout(this.timer)
  }
}
