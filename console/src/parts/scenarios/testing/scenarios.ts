import type { Block, Question } from '@heed/contracts'
import type { FakeServer } from '../../../../test/fakeServer.ts'

type PartialBlock = Pick<Block, 'type' | 'presentation'> & Partial<Block>

const createOption = (id: string, text: string) => ({ id, text })

export const textBlock: PartialBlock = {
  type: 'content',
  presentation: 'text',
  text: 'A stranger holds the door.',
}

export const singleChoice: PartialBlock = {
  type: 'question',
  presentation: 'single-choice',
  text: 'What do you do?',
  options: [
    createOption('a', 'Ask who it is'),
    createOption('b', 'Walk on'),
    createOption('c', 'Hold it too'),
  ],
}

export const multipleChoice: PartialBlock = {
  ...singleChoice,
  presentation: 'multiple-choice',
  text: 'What is right?',
}

export const yesNoList: PartialBlock = { ...singleChoice, presentation: 'yes-no-list', text: 'Is it so?' }

export const orderBlock: PartialBlock = { ...singleChoice, presentation: 'order', text: 'In which order?' }

export const aScenario = (
  id: number,
  blocks: readonly PartialBlock[],
  overrides: Partial<Question> = {},
): Question => ({
  question_id: id,
  id,
  name: `Scenario ${String(id)}`,
  area: 'Physical security',
  behaviours: [
    { code: 'challenge', name: 'Asks strangers' },
    { code: 'report', name: 'Reports what is odd' },
  ],
  duration: 60,
  disabled: false,
  difficulty: 2,
  adminDescription: 'Whether people ask who comes in with them.',
  maxScoresByBehaviour: { challenge: 10 },
  definition: { personalizedKeysUsed: [] },
  blocks: blocks.map((block, index) => ({ ...block, id: `${String(id)}-${String(index + 1)}` })),
  languages: ['en', 'is'],
  language: 'en',
  ...overrides,
})

export function serveScenarios(server: FakeServer, scenarios: readonly Question[]): FakeServer {
  for (const scenario of scenarios) {
    server.on(`GET /companies/11/questions/${String(scenario.id)}`, ({ path }: { path: string }) => ({
      ...scenario,
      language: /lang=(\w+)/.exec(path)?.[1] ?? scenario.language,
    }))
  }
  return server
}
