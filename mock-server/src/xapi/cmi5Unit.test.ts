import { expect, it } from 'vitest'
import { openCmi5Unit, runCmi5Unit } from '../testing/testUnit.ts'

/** Imitates a unit of an authoring tool: fetches a token, reads launch data, reports, and saves its state. */
const unitScript = `
const launch = new URLSearchParams(location.search)
const statuses = []
const token = (await (await fetch(launch.get('fetch'), { method: 'POST' })).json())['auth-token']
const ask = async (method, path, query, body, headers = {}) => {
  const answer = await fetch(launch.get('endpoint') + path + '?' + new URLSearchParams(query), {
    method,
    headers: { authorization: 'Basic ' + token, 'x-experience-api-version': '1.0.3', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  statuses.push(method + ' ' + path + ' ' + answer.status)
  return answer
}
const json = { 'content-type': 'application/json' }
const [agent, registration, activityId] = ['actor', 'registration', 'activityId'].map((name) => launch.get(name))
const state = (stateId) => ({ stateId, activityId, agent, registration })
const launchData = await (await ask('GET', '/activities/state', state('LMS.LaunchData'))).json()
const preferences = await (await ask('GET', '/agents/profile', { profileId: 'cmi5LearnerPreferences', agent })).json()
const activity = await (await ask('GET', '/activities', { activityId })).json()
const statement = (verb, result) => ({
  id: crypto.randomUUID(),
  actor: JSON.parse(agent),
  verb: { id: 'http://adlnet.gov/expapi/verbs/' + verb },
  object: { id: activityId },
  context: { ...launchData.contextTemplate, registration },
  timestamp: '2026-02-02T09:00:00.000Z',
  ...(result ? { result } : {}),
})
const [initialized, passed, terminated] = [
  statement('initialized'),
  statement('passed', { success: true, score: { scaled: 0.9 } }),
  statement('terminated'),
]
await ask('PUT', '/statements', { statementId: initialized.id }, initialized, json)
await ask('GET', '/activities/state', state('bookmark'))
await ask('PUT', '/activities/state', state('bookmark'), { page: 3 }, json)
await ask('POST', '/activities/state', state('bookmark'), { seen: [1, 2, 3] }, json)
const bookmark = await (await ask('GET', '/activities/state', state('bookmark'))).json()
const ids = await (await ask('POST', '/statements', {}, [passed, terminated], json)).json()
const own = await (await ask('GET', '/statements', { registration, activity: activityId, ascending: true })).json()
const again = await (await fetch(launch.get('fetch'), { method: 'POST' })).json()
return {
  statuses, launchData, preferences, activity, bookmark, again, ids,
  said: own.statements.map(({ verb }) => verb.id.replace(/.*\\//, '')),
  wanted: [passed.id, terminated.id],
}
`

it('a cmi5 unit can run from fetching its token to its last statement', async () => {
  const opened = await openCmi5Unit(unitScript)
  const found = await runCmi5Unit(opened)
  expect(found.statuses).toEqual([
    'GET /activities/state 200',
    'GET /agents/profile 200',
    'GET /activities 200',
    'PUT /statements 204',
    'GET /activities/state 404',
    'PUT /activities/state 204',
    'POST /activities/state 204',
    'GET /activities/state 200',
    'POST /statements 200',
    'GET /statements 200',
  ])
  expect(found.launchData).toEqual({
    contextTemplate: {
      contextActivities: {
        grouping: [{ objectType: 'Activity', id: 'urn:heed:course:sample:1' }],
      },
      extensions: { 'https://w3id.org/xapi/cmi5/context/extensions/sessionid': expect.any(String) },
    },
    launchMode: 'Normal',
    moveOn: 'Passed',
    masteryScore: 0.8,
    launchParameters: 'level=2',
  })
  expect(found.preferences).toEqual({ languagePreference: 'en', audioPreference: 'on' })
  expect(found.activity).toMatchObject({ objectType: 'Activity', definition: { name: { en: 'Clean desk' } } })
  expect(found.bookmark).toEqual({ page: 3, seen: [1, 2, 3] })
  expect(found.ids).toEqual(found.wanted)
  expect(found.said).toEqual(['initialized', 'passed', 'terminated'])
  expect(found.again).toEqual({
    'error-code': '1',
    'error-text': expect.stringContaining('already been fetched'),
  })

  const { world } = opened.worlds.default
  const kept = [...world.content.statements.values()]
  expect(kept.map(({ packageId, success, score }) => [packageId, success, score])).toEqual([
    [opened.subjectId, null, null],
    [opened.subjectId, true, 0.9],
    [opened.subjectId, null, null],
  ])
})

it("a unit's records are deleted when its preview expires or its package is deleted", async () => {
  const opened = await openCmi5Unit(unitScript)
  await runCmi5Unit(opened)
  const { content, clock } = opened.worlds.default.world
  const left = () => [content.previews.size, content.statements.size, content.documents.size]
  expect(left()).toEqual([1, 3, 1])
  const { token } = await opened.person('admin')
  const again = () =>
    opened.send(`/api/companies/2/subjects/scormInfo?subjectId=${opened.subjectId}&lang=en`, { token })
  await again()
  expect(left()).toEqual([1, 3, 1])
  const [first] = content.previews.values()
  clock.moveTo(Date.parse(first?.expires ?? ''))
  const { url } = (await again()).body
  const key = new URL(String(url)).pathname.split('/').at(-2)
  await opened.send(`/api/xapi/preview/fetch?key=${key}`, { method: 'POST' })
  expect(left()).toEqual([1, 0, 0])
  await opened.send(`/api/companies/2/content/${opened.subjectId}`, { method: 'DELETE', token })
  expect(left()).toEqual([0, 0, 0])
})
