import { type Branding, type Company, createDemoLink, type User } from '@heed/contracts'
import { companyIds } from '@heed/fixtures'
import {
  assessmentTemplates,
  findQuestion,
  findSubject,
  trainingTemplates,
  translateTemplate,
} from '@heed/fixtures/library'
import { expect, test } from 'vitest'
import { startTestServer } from '../testing/testServer.ts'
import { createQuiz } from './trainings/quiz.ts'

const encodePerson = (person: unknown) => Buffer.from(JSON.stringify(person)).toString('base64url')
const guest = { name: 'Ása <b>', email: 'asa@nordurljos.example' }

async function startDemo(kind: 'training' | 'assessment', person: unknown = guest) {
  const server = await startTestServer()
  const { world } = server.worlds.default
  const link = `/${kind}/try-demo/${world.companies.get(companyIds.direct)?.uid}/${encodePerson(person)}`
  const before = JSON.stringify([...world.snapshot().changes()])
  const post = async (path: string, form: Record<string, string> = {}) => {
    const body = String(new URLSearchParams(form))
    return (await server.send(path, { method: 'POST', body })).headers.get('location') ?? ''
  }
  const isUntouched = () => JSON.stringify([...world.snapshot().changes()]) === before
  return { ...server, link, post, isUntouched }
}

test('a demo training works like a real one and records nothing', async () => {
  const { send, link, post, isUntouched } = await startDemo('training')
  const { text } = await send(link)
  expect(text).toContain('Ása &#60;b&#62;')
  expect(text).toContain('Þetta er sýnishorn. Ekkert er skráð.')
  const [template] = trainingTemplates
  expect(text).toContain(template && translateTemplate(template, 'is').description)
  expect(text).not.toContain(template?.description)
  const id = trainingTemplates[0]?.items[0] ?? 0
  const opened = await post(`${link}/${id}`)
  expect(opened).toBe(`${link}/${id}?kept=${id}b`)
  const quiz = createQuiz(findSubject(id) ?? { quiz: [] }, id)
  const right = Object.fromEntries(quiz.map((question, at) => [`q${at}`, String(question.correctIndex)]))
  const done = await post(`${link}/${id}/questions?kept=${id}b`, right)
  expect((await send(done)).text).toContain('Lokið: 1 af 3')
  expect(isUntouched()).toBe(true)
})

test.each(['training', 'assessment'] as const)(
  "the console's demo %s link opens a page on this server",
  async (kind) => {
    const { origin, send, person } = await startTestServer()
    const { token } = await person('viewer')
    const at = `/api/companies/${companyIds.direct}`
    const [brand, company, user] = await Promise.all([
      send<Branding>(`${at}/branding`, { token }),
      send<Company>(at, { token }),
      send<User>('/api/auth/user', { token }),
    ])
    const link = createDemoLink(kind, brand.body, company.body, user.body)
    expect(link.startsWith(`${origin}/${kind}/`)).toBe(true)
    const page = await send(link.slice(origin.length))
    expect([page.status, page.text.includes('Þetta er sýnishorn.')]).toEqual([200, true])
  },
)

test('a demo assessment keeps its answers only in the address', async () => {
  const { send, link, post, isUntouched } = await startDemo('assessment')
  let at = await post(link)
  for (const id of assessmentTemplates[0]?.items.slice(0, 3) ?? []) {
    const form: Record<string, string> = { do: 'next' }
    for (const block of findQuestion(id)?.blocks ?? []) {
      for (const option of block.options ?? []) {
        form[block.presentation === 'yes-no-list' ? `${block.id}.${option.id}` : block.id] =
          block.presentation === 'yes-no-list' ? 'no' : option.id
      }
    }
    at = await post(at, form)
  }
  const { text } = await send(at)
  expect(text).toContain('Takk fyrir!')
  expect(text).toContain('Ekkert er skráð')
  expect(isUntouched()).toBe(true)
})

test.each([
  ['an unknown company', (link: string) => link.replace(/try-demo\/[^/]+/, 'try-demo/none')],
  [
    'no employee name',
    (link: string) => link.replace(/[^/]+$/, encodePerson({ email: 'asa@nordurljos.example' })),
  ],
  ['an injected header', (link: string) => `${link}%0d%0aset-cookie:x`],
  ['truncated data', (link: string) => link.slice(0, -9)],
])('a demo link with %s returns 404', async (_, changed) => {
  const { send, link } = await startDemo('training')
  expect((await send(changed(link))).status).toBe(404)
})

test('a demo assessment ignores forged progress in its address', async () => {
  const { send, link } = await startDemo('assessment')
  const { text } = await send(
    `${link}?kept=${encodePerson({ said: { 1: { x: { y: 'z' } } }, isFinished: true })}`,
  )
  expect(text).toContain('Byrja')
})
