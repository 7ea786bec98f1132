import { expect, it } from 'vitest'
import { type ControlCall, formatControlLines } from './lines.ts'

const address = 'http://127.0.0.1:4200/w/demo/_mock'
const controlsOption = `--controls ${address}`

it.each<[ControlCall, curl: string, heed: string]>([
  [
    { control: 'clock.move', args: { advance: 'P7D' } },
    `curl ${address}/clock -d '{"advance":"P7D"}'`,
    `heed mock clock move P7D ${controlsOption}`,
  ],
  [
    { control: 'clock.move', args: { to: 'next' } },
    `curl ${address}/clock -d '{"to":"next"}'`,
    `heed mock clock move next ${controlsOption}`,
  ],
  [
    { control: 'worlds.make', args: { id: 'mine', scenario: 'sso', seed: 7 } },
    `curl ${address}/worlds -d '{"id":"mine","scenario":"sso","seed":7}'`,
    `heed mock worlds make mine --scenario sso --seed 7 ${controlsOption}`,
  ],
  [
    { control: 'worlds.end', args: { name: 'mine' } },
    `curl -X DELETE ${address}/worlds/mine`,
    `heed mock worlds end mine --yes ${controlsOption}`,
  ],
  [
    { control: 'requests.list', args: { problems: '1' } },
    `curl '${address}/requests?problems=1'`,
    `heed mock requests list --problems ${controlsOption}`,
  ],
  [
    { control: 'outbox.browse', args: { kind: 'lesson', search: "it's", page: 2 } },
    `curl '${address}/outbox/heads?kind=lesson&search=it%27s&page=2'`,
    `heed mock outbox list --kind lesson ${controlsOption}`,
  ],
  [
    { control: 'faults.set', args: { steps: [{ operation: 'lists.create', method: 'POST', status: 503 }] } },
    `curl ${address}/faults -d '{"steps":[{"operation":"lists.create","method":"POST","status":503}]}'`,
    `heed mock faults set --operation lists.create --method post --status 503 ${controlsOption}`,
  ],
  [
    { control: 'faults.set', args: { steps: [{ cut: true }] } },
    `curl ${address}/faults -d '{"steps":[{"cut":true}]}'`,
    `printf '%s' '{"steps":[{"cut":true}]}' | heed mock faults set --file - ${controlsOption}`,
  ],
  [
    { control: 'snapshots.load', args: { name: 'before' }, file: 'my world.json' },
    `curl -X PUT ${address}/snapshots/before -d '@my world.json'`,
    `heed mock snapshots load before 'my world.json' ${controlsOption}`,
  ],
  [
    { control: 'journal.replay', file: 'journal.json' },
    `curl ${address}/replay -d '@journal.json'`,
    `heed mock journal replay journal.json ${controlsOption}`,
  ],
  [
    { control: 'snapshots.restore', args: { name: "Ása's" } },
    `curl -X POST "${address}/snapshots/%C3%81sa's/restore"`,
    `heed mock snapshots restore "Ása's" ${controlsOption}`,
  ],
])('controlLines writes $control as curl and heed commands', (call, curl, heed) => {
  expect(formatControlLines(address, call)).toEqual({ curl, heed })
})
