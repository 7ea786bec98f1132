import { hash } from '@heed/fixtures'
import { type SubjectText, shuffle } from '@heed/fixtures/library'

export interface QuizQuestion {
  question: string
  answers: readonly string[]
  correctIndex: number
  explanation: string
}

/** Shuffled with the lesson ID as the seed, so that the order reveals nothing. */
export const createQuiz = ({ quiz }: Pick<SubjectText, 'quiz'>, lessonId: number): QuizQuestion[] =>
  quiz.map(([question, correctAnswer, wrong1, wrong2, wrong3, explanation], questionIndex) => {
    const answers = shuffle([correctAnswer, wrong1, wrong2, wrong3], hash(lessonId, 'quiz', questionIndex))
    return { question, answers, correctIndex: answers.indexOf(correctAnswer), explanation }
  })

export type Choices = readonly (number | undefined)[]

export const formatFieldName = (index: number): string => `q${index}`

export const parseFormChoices = (quiz: readonly QuizQuestion[], form: URLSearchParams): Choices =>
  quiz.map(({ answers }, index) => parseChoice(form.get(formatFieldName(index)), answers.length))

/** Returns a choice for each question, as in '0_2'; '_' means that a question has no answer yet. */
export const formatChoices = (choices: Choices): string =>
  choices.map((choiceIndex) => choiceIndex ?? '_').join('')

export const parseChoiceText = (quiz: readonly QuizQuestion[], text: string): Choices =>
  quiz.map(({ answers }, index) => parseChoice(text[index] ?? null, answers.length))

function parseChoice(text: string | null, count: number): number | undefined {
  const choiceIndex = text !== null && /^\d$/.test(text) ? Number(text) : undefined
  return choiceIndex !== undefined && choiceIndex < count ? choiceIndex : undefined
}

export const countWrong = (quiz: readonly QuizQuestion[], choices: Choices): number =>
  quiz.filter(({ correctIndex }, index) => choices[index] !== correctIndex).length
