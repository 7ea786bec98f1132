import { type Client, findTitleLanguage, type Note, type ScormInfo, type Subject } from '@heed/contracts'
import { action, computed, makeObservable, observable, observableRef, runInAction } from 'mobx'
import type { CompanyStores } from '../../app/stores/CompanyStores.ts'
import { Resource } from '../../lib/requests/Resource.ts'
import { isPackaged } from './kinds.ts'
import { LessonRun } from './LessonRun.ts'
import { buildPackageUrl } from './packageAddress.ts'

export class SubjectStore {
  language: string
  readonly subject = new Resource<Subject>()
  readonly opened = new Resource<ScormInfo>()
  readonly answer = new Resource<Subject>()
  run: LessonRun | undefined = undefined
  isAnswerShown: boolean = false
  private readonly client: Client
  readonly ids: { companyId: number; subjectId: number }

  constructor(client: Client, ids: { companyId: number; subjectId: number }, language: string) {
    this.client = client
    this.ids = ids
    this.language = language
    makeObservable(this, {
      language: observable,
      run: observableRef,
      isAnswerShown: observable,
      spokenLanguage: computed,
      titleLanguage: computed,
      isPackaged: computed,
      packageUrl: computed,
      changeLanguage: action,
      showAnswer: action,
      hideAnswer: action,
    })
  }

  get spokenLanguage(): string {
    const { value } = this.subject
    return value && !value.languages.includes(this.language)
      ? (value.language ?? value.languages[0] ?? this.language)
      : this.language
  }

  /** A title can be translated although the lesson isn't. */
  get titleLanguage(): string | undefined {
    const { value } = this.subject
    return value && findTitleLanguage(value, this.spokenLanguage)
  }

  get isPackaged(): boolean {
    return isPackaged({ type: this.subject.value?.type })
  }

  get packageUrl(): string | undefined {
    return this.opened.value && buildPackageUrl(this.opened.value)
  }

  changeLanguage(language: string): Promise<void> {
    this.language = language
    this.isAnswerShown = false
    this.answer.clear()
    this.opened.clear()
    return this.load()
  }

  load(): Promise<void> {
    const { client, ids, language: lang } = this
    return this.subject.load(async (signal) => {
      const subject = await client.subjects.get({ ...ids, lang }, { signal })
      runInAction(() => {
        this.run = new LessonRun(subject)
      })
      return subject
    }, lang)
  }

  /** The subject gets a new URL each time it's opened. */
  open(): Promise<void> {
    const { client, ids, spokenLanguage: lang } = this
    return this.opened.load((signal) =>
      client.subjects.getScormInfo({ ...ids, lang, preview: '1' }, { signal }),
    )
  }

  showAnswer(): Promise<void> {
    const { client, language: lang } = this
    const { companyId } = this.ids
    const subjectId = this.subject.value?.video_decisions?.[0]?.answerSubjectId
    if (subjectId === undefined) return Promise.resolve()
    this.isAnswerShown = true
    return this.answer.load((signal) => client.subjects.get({ companyId, subjectId, lang }, { signal }), lang)
  }

  hideAnswer(): void {
    const { value } = this.subject
    this.isAnswerShown = false
    this.run = value && new LessonRun(value)
  }

  dispose(): void {
    for (const resource of [this.subject, this.opened, this.answer]) resource.cancel()
  }

  async saveNote(content: string, id?: number): Promise<void> {
    const { note } = await this.client.subjects.saveNote({
      ...this.ids,
      content,
      ...(id === undefined ? {} : { id }),
    })
    this.changeNotes((notes) =>
      notes.some((item) => item.id === note.id)
        ? notes.map((item) => (item.id === note.id ? note : item))
        : [...notes, note],
    )
  }

  async deleteNote(noteId: number): Promise<void> {
    await this.client.subjects.deleteNote({ ...this.ids, noteId })
    this.changeNotes((notes) => notes.filter(({ id }) => id !== noteId))
  }

  /** Updates only the local copy, because reloading would restart the lesson. */
  private changeNotes(change: (notes: Note[]) => Note[]): void {
    const { value } = this.subject
    if (value) this.subject.set({ ...value, notes: change(value.notes) })
  }
}

export class SubjectStores {
  private readonly company: CompanyStores

  constructor(company: CompanyStores) {
    this.company = company
  }

  get(subjectId: number, language: string): SubjectStore {
    const { client, companyId } = this.company
    return new SubjectStore(client, { companyId, subjectId }, language)
  }
}
