import { describe, expect, it } from 'vitest'
import { stories } from '../stories/stories.ts'
import { startTestServer, type TestServer } from '../testing/testServer.ts'

interface StoryResponse {
  world: string
  address: string
  story: { name: string } | null
  step: { number: number; of: number; title: string; path: string; as: string }
  signInUrl: string
}

const startStory = (server: TestServer, body: object) =>
  server.send<StoryResponse>('/_mock/stories', { method: 'POST', body })
const goToStep = (server: TestServer, world: string, step: number) =>
  server.send<StoryResponse>(`/w/${world}/_mock/story`, { method: 'POST', body: { step } })
const fetchNow = async (server: TestServer, world: string) =>
  (await server.send<{ now: string }>(`/w/${world}/_mock/clock`)).body.now

it('the desk lists every story with texts for all its steps', async () => {
  const server = await startTestServer()
  const { body } = await server.send<{
    stories: { name: string; steps: { look: string; sees: string[] }[] }[]
  }>('/_mock/stories')
  expect(body.stories.map(({ name }) => name)).toEqual(stories.map(({ name }) => name))
  const steps = body.stories.flatMap((story) => story.steps)
  expect(steps.filter(({ look, sees }) => look === '' || sees.length === 0)).toEqual([])
})

it('stories quote buttons and numbers only if a journey checks them', () => {
  const unheld = stories.flatMap(({ steps }) =>
    steps.flatMap(({ look, sees }) => [
      ...[...look.matchAll(/“(.+?)”/g)].flatMap(([, words = '']) => (sees.includes(words) ? [] : words)),
      ...[...look.matchAll(/\d+/g)].flatMap(([number]) =>
        sees.some((text) => text.split(/\D/).includes(number)) ? [] : number,
      ),
    ]),
  )
  expect(unheld).toEqual([])
})

describe.each(stories.map((story) => [story.name, story] as const))('%s', (name, story) => {
  it('starts at its last step as if all earlier steps had been followed', async () => {
    const server = await startTestServer()
    const last = story.steps.length
    const first = await startStory(server, { story: name })
    expect(first.status).toBe(200)
    const { world } = first.body
    for (let step = 2; step <= last; step++) {
      const { status, body } = await goToStep(server, world, step)
      expect([step, status, body.step.number]).toEqual([step, 200, step])
    }
    const jumped = await startStory(server, { story: name, step: last })
    const here = (await server.send<StoryResponse>(`/w/${world}/_mock/story`)).body
    expect(jumped.body.step).toEqual(here.step)
    expect(here.step.path).not.toContain(':')
    expect(await fetchNow(server, jumped.body.world)).toBe(await fetchNow(server, world))
    // Going back restores the initial state.
    const back = await goToStep(server, world, 1)
    expect(back.body.step).toEqual(first.body.step)
    expect(back.body.signInUrl).toBe(first.body.signInUrl)
  }, 60_000)

  it('gives its viewer a sign-in link in a separate world', async () => {
    const server = await startTestServer()
    const { body } = await startStory(server, { story: name })
    expect(body.signInUrl).toMatch(new RegExp(`^${body.address}auth/jwt/signin/`))
    const { people } = (await server.send<{ people: { email: string }[] }>(`/w/${body.world}/_mock/people`))
      .body
    expect(people.map(({ email }) => email)).toContain(story.as)
    const other = await server.send<StoryResponse>('/_mock/story')
    expect(other.body.story).toBeNull()
  })
})

it('an unknown story, a missing step and a world without a story are rejected', async () => {
  const server = await startTestServer()
  const unknown = await startStory(server, { story: 'nothing' })
  expect([unknown.status, unknown.text]).toEqual([404, expect.stringContaining('first-import')])
  const far = await startStory(server, { story: 'first-import', step: 99 })
  expect([far.status, far.text]).toEqual([400, expect.stringContaining('“The first import” has 4 steps')])
  expect((await startStory(server, { story: 'first-import', step: 0 })).status).toBe(400)
  const nowhere = await server.send('/_mock/story', { method: 'POST', body: { step: 1 } })
  expect(nowhere.status).toBe(409)
})

it('a reset ends the story in its world', async () => {
  const server = await startTestServer()
  const { world } = (await startStory(server, { story: 'a-bad-day', step: 2 })).body
  await server.send(`/w/${world}/_mock/reset`, { method: 'POST', body: {} })
  expect((await server.send<StoryResponse>(`/w/${world}/_mock/story`)).body.story).toBeNull()
})
