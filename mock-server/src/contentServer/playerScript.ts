/**
 * Runs in a package's parent page. Translates the SCORM API to xAPI; cmi5 packages report directly (cmi5
 * section 8.1).
 */
export const playerScript = `'use strict'
const launch = JSON.parse(document.getElementById('launch').textContent)
const query = new URLSearchParams(location.search)
const actor = JSON.parse(query.get('actor') || '{}')
const said = new Set()

function report(verb, result) {
  const body = { actor, verb: { id: 'http://adlnet.gov/expapi/verbs/' + verb }, object: { id: launch.activity } }
  if (result) body.result = result
  const text = JSON.stringify(body)
  if (said.has(text)) return
  said.add(text)
  fetch(query.get('endpoint') + '/statements', {
    method: 'POST',
    keepalive: true,
    headers: {
      authorization: 'Bearer ' + query.get('auth'),
      'content-type': 'application/json',
      'x-experience-api-version': '1.0.3',
    },
    body: text,
  }).catch(() => said.delete(text))
}

function number(text) {
  const value = text === '' || text === undefined ? Number.NaN : Number(text)
  return Number.isFinite(value) ? value : undefined
}

const verbs = { passed: 'passed', failed: 'failed', completed: 'completed' }

function outcome(status, success, scaled) {
  const verb = verbs[success] || verbs[status]
  if (!verb) return
  const result = { completion: status !== 'incomplete' }
  if (success === 'passed' || success === 'failed') result.success = success === 'passed'
  if (scaled !== undefined) result.score = { scaled: Math.min(1, Math.max(-1, scaled)) }
  report(verb, result)
}

function outcome12(api) {
  const { lesson_status: status, score } = api.cmi.core
  const [raw, min, max] = [number(score.raw), number(score.min) ?? 0, number(score.max) ?? 100]
  const scaled = raw === undefined || max <= min ? undefined : (raw - min) / (max - min)
  outcome(status, status, scaled)
}

const learner = { id: actor.mbox || 'learner', name: actor.name || '' }

if (launch.kind === 'scorm12') {
  const api = new Scorm12API({ logLevel: 5 })
  api.cmi.core.student_id = learner.id
  api.cmi.core.student_name = learner.name
  api.on('LMSInitialize', () => report('initialized'))
  api.on('LMSCommit', () => outcome12(api))
  api.on('LMSFinish', () => {
    outcome12(api)
    report('terminated')
  })
  window.API = api
}
if (launch.kind === 'scorm2004') {
  const api = new Scorm2004API({ logLevel: 5 })
  api.cmi.learner_id = learner.id
  api.cmi.learner_name = learner.name
  const tell = () => outcome(api.cmi.completion_status, api.cmi.success_status, number(api.cmi.score.scaled))
  api.on('Initialize', () => report('initialized'))
  api.on('Commit', tell)
  api.on('Terminate', () => {
    tell()
    report('terminated')
  })
  window.API_1484_11 = api
}

const own = new URLSearchParams()
if (launch.kind === 'cmi5') {
  for (const name of ['endpoint', 'actor']) own.set(name, query.get(name) || '')
  own.set('fetch', launch.fetch)
  own.set('registration', launch.registration)
  own.set('activityId', launch.activity)
}
const [, address, hash] = /^([^#]*)(.*)$/.exec(launch.entry)
const joined = own.size === 0 ? '' : (address.includes('?') ? '&' : '?') + own
document.getElementById('course').src = address + joined + hash
`
