import { hash } from '@heed/fixtures'
import { type SubjectText, shuffled } from '@heed/fixtures/library'

export interface QuizQuestion {
  question: string
  answers: readonly string[]
  right: number
  why: string
}

/** Shuffled by lesson ID, so that the order reveals nothing. */
export const createQuiz = ({ quiz }: Pick<SubjectText, 'quiz'>, lessonId: number): QuizQuestion[] =>
  quiz.map(([question, right, wrong1, wrong2, wrong3, why], at) => {
    const answers = shuffled([right, wrong1, wrong2, wrong3], hash(lessonId, 'quiz', at))
    return { question, answers, right: answers.indexOf(right), why }
  })

export type Choices = readonly (number | undefined)[]

export const nameOfField = (at: number): string => `q${at}`

export const parseChoices = (quiz: readonly QuizQuestion[], form: URLSearchParams): Choices =>
  quiz.map(({ answers }, at) => choice(form.get(nameOfField(at)), answers.length))

/** Returns a choice for each question, as in '0_2'; '_' means that a question has no answer yet. */
export const formatChoices = (choices: Choices): string => choices.map((chosen) => chosen ?? '_').join('')

export const readChoices = (quiz: readonly QuizQuestion[], text: string): Choices =>
  quiz.map(({ answers }, at) => choice(text[at] ?? null, answers.length))

function choice(text: string | null, count: number): number | undefined {
  const chosen = text !== null && /^\d$/.test(text) ? Number(text) : undefined
  return chosen !== undefined && chosen < count ? chosen : undefined
}

export const countWrong = (quiz: readonly QuizQuestion[], choices: Choices): number =>
  quiz.filter(({ right }, at) => choices[at] !== right).length
