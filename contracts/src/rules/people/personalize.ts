import { PersonalizeData } from '../../entities/campaigns/assessmentSave.ts'
import type { Block, Question } from '../../entities/content/question.ts'

export const personalizedKeys = ['companyName', 'companyDomain', 'emailHR'] as const
export type PersonalizedKey = (typeof personalizedKeys)[number]

export const listPersonalizedKeys = (texts: readonly string[]): PersonalizedKey[] =>
  personalizedKeys.filter((key) => texts.some((text) => text.includes(`{${key}}`)))

export const findPersonalizedKeys = (questions: readonly Pick<Question, 'definition'>[]): PersonalizedKey[] =>
  personalizedKeys.filter((key) =>
    questions.some(({ definition }) => definition.personalizedKeysUsed.includes(key)),
  )

export const personalizeExample = { companyDomain: 'company.example', emailHR: 'hr@company.example' } as const

const anyKeyPattern = new RegExp(`\\{(${personalizedKeys.join('|')})\\}`)

export const splitPersonalizedText = (text: string): (string | { key: PersonalizedKey })[] =>
  text.split(anyKeyPattern).map((part, index) => (index % 2 === 1 ? { key: part as PersonalizedKey } : part))

export const personalizeText = (
  text: string,
  values: { [K in PersonalizedKey]?: string | undefined },
): string =>
  splitPersonalizedText(text)
    .map((part) => (typeof part === 'string' ? part : values[part.key] || `{${part.key}}`))
    .join('')

export const personalizeBlocks = (
  blocks: readonly Block[],
  values: Parameters<typeof personalizeText>[1],
): Block[] =>
  JSON.parse(JSON.stringify(blocks), (_name, value: unknown) =>
    typeof value === 'string' ? personalizeText(value, values) : value,
  )

export function listBlockTexts(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ text, from, subject, address, messages = [], options = [] }) => [
    ...[text, from, subject, address].filter((text) => text !== undefined),
    ...messages.flatMap((message) => [message.from, message.text]),
    ...options.flatMap((option) => [option.text, option.why ?? '']),
  ])
}

const keyLabels = {
  companyName: 'Company name',
  companyDomain: 'Company domain',
  emailHR: 'HR email',
} as const

export function getPersonalizeProblems(
  usedKeys: readonly PersonalizedKey[],
  values: Readonly<{ [K in PersonalizedKey]?: string | undefined }>,
): { [K in PersonalizedKey]?: string } {
  const problems: { [K in PersonalizedKey]?: string } = {}
  for (const key of usedKeys) {
    const problem = PersonalizeData.shape[key].safeParse(values[key] ?? '').error?.issues[0]?.message
    if (problem) problems[key] = problem
  }
  return problems
}

export function getPersonalizeProblem(...form: Parameters<typeof getPersonalizeProblems>): string | null {
  const problems = getPersonalizeProblems(...form)
  const key = personalizedKeys.find((candidate) => problems[candidate] !== undefined)
  return key === undefined ? null : `${keyLabels[key]}: ${problems[key]}`
}
