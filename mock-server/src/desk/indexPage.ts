import { randomBytes } from 'node:crypto'
import { scenarios } from '@heed/fixtures'
import type { FastifyReply } from 'fastify'
import type { LiveWorld } from '../server/LiveWorld.ts'
import type { Worlds } from '../server/Worlds.ts'
import { type DeskPerson, listPeople } from './people.ts'
import { oneOfEach } from './peopleTable.ts'

interface Shown {
  controls: readonly { call: string; says: string }[]
  worlds: Worlds
  live: LiveWorld
  site: string
}

const style = `
  :root { color-scheme: light dark; font: 15px/1.6 system-ui, sans-serif }
  body { max-width: 60rem; margin: 3rem auto; padding: 0 1rem }
  h2 { margin-top: 2.5rem; font-size: 1.2rem }
  table { border-collapse: collapse }
  td { padding: .25rem 1.25rem .25rem 0; vertical-align: top }
  dt { font-family: ui-monospace, monospace; margin-top: .75rem; overflow-wrap: anywhere }
  dd { margin: 0; opacity: .75 }`

/** The controls as a page for people: who can sign in, the worlds, the scenarios; what can be read is a link. */
export async function sendIndexPage(reply: FastifyReply, shown: Shown): Promise<FastifyReply> {
  const { controls, worlds, live, site } = shown
  const nonce = randomBytes(16).toString('base64')
  const people = await listPeople(live, `${site}${live.path}`, oneOfEach)
  const { scenario } = live.world.base
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; frame-ancestors 'none'`,
    })
    .type('text/html; charset=utf-8')
    .send(
      html`<!doctype html><html lang="en"><meta charset="utf-8">` +
        html`<meta name="viewport" content="width=device-width, initial-scale=1">` +
        html`<title>Heed: controls of ${live.id}</title><style nonce="${nonce}">${style}</style>` +
        html`<h1>Controls of the world ${live.id}</h1>` +
        html`<p>Scenario ${scenario}, ${live.world.clock.instant}. For QA, never part of the API. ` +
        html`<a href="${live.path}/">Console</a></p>` +
        `<h2>Sign in as</h2>${table(people.map(personRow))}` +
        `<h2>Worlds</h2>${table(worlds.list().map(worldRow))}` +
        html`<h2>Scenarios</h2><p>Each link is a world that all who open it share; it begins when it is first opened ` +
        html`and ends after an idle hour.</p>` +
        table(Object.values(scenarios).map(scenarioRow)) +
        `<h2>Controls</h2><dl>${controls.map((control) => controlRow(live.path, control)).join('')}</dl></html>`,
    )
}

const table = (rows: readonly string[]): string => `<table>${rows.join('')}</table>`

const personRow = ({ role, name, company, signInUrl }: DeskPerson): string =>
  html`<tr><td>${role}<td><a href="${signInUrl}">${name}</a><td>${company?.name ?? ''}`

const worldRow = ({ id, path, world }: LiveWorld): string =>
  html`<tr><td><a href="${path}/">${id}</a><td>${world.base.scenario}<td>${world.clock.instant}` +
  html`<td><a href="${path}/_mock">Controls</a>`

const scenarioRow = ({ name, shows }: { name: string; shows: string }): string =>
  html`<tr><td><a href="/w/${name}/">${name}</a><td>${shows}<td><a href="/w/${name}/_mock">Controls</a>`

function controlRow(base: string, { call, says }: { call: string; says: string }): string {
  const path = /^GET (\/[^\s:]+)$/.exec(call)?.[1]
  const shown = path === undefined ? html`${call}` : html`GET <a href="${base}${path}">${path}</a>`
  return `<dt>${shown}</dt>${html`<dd>${says}</dd>`}`
}

/** What is put in is text, never markup. */
function html(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return parts.reduce((text, part, at) => text + escapeHtml(values[at - 1] ?? '') + part)
}

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
