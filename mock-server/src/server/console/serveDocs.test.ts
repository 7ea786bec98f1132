import { operations } from '@heed/contracts'
import { expect, it } from 'vitest'
import { startTestServer } from '../../testing/testServer.ts'

it('the OpenAPI document is served with the URL of its world', async () => {
  const { send } = await startTestServer()
  type Document = { servers: unknown; paths: Record<string, object> }
  const { body } = await send<Document>('/api/openapi.json')
  expect(body.servers).toEqual([{ url: '/api' }])
  const ids = Object.values(body.paths).flatMap((item) =>
    Object.values(item).flatMap((one: { operationId?: string }) => one.operationId ?? []),
  )
  expect(ids.length).toBe(operations.length)
  const there = await send<Document>('/w/default/api/openapi.json')
  expect(there.body.servers).toEqual([{ url: '/w/default/api' }])
})

it('the API docs page has no inline scripts and all of its files exist', async () => {
  const { origin, send } = await startTestServer()
  const page = await fetch(`${origin}/api/docs`)
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self';/,
  )
  const text = await page.text()
  expect(text).not.toMatch(/<script(?! src=)|<style|\sstyle=/)
  const named = [...text.matchAll(/(?:src|href)="(docs\/[^"]+)"/g)].map(([, name = '']) => name)
  expect(named.length).toBe(3)
  for (const name of named) {
    const { status, headers } = await send(`/api/${name}`)
    expect([name, status, headers.get('content-type')]).toEqual([
      name,
      200,
      `text/${name.endsWith('.css') ? 'css' : 'javascript'}; charset=utf-8`,
    ])
  }
})

it('the API docs address with a trailing slash redirects to the page, worlds included', async () => {
  const { origin } = await startTestServer()
  for (const base of ['', '/w/default']) {
    const page = await fetch(`${origin}${base}/api/docs/`)
    expect([page.status, page.url]).toEqual([200, `${origin}${base}/api/docs`])
    expect(await page.text()).toContain('href="docs/swagger-ui.css"')
  }
})

it.each(['/api/docs', '/api/docs/', '/api/openapi.json'])('%s accepts only GET and HEAD', async (path) => {
  const { origin } = await startTestServer()
  const answers = await Promise.all(
    ['POST', 'OPTIONS'].map(async (method) => {
      const { status, headers } = await fetch(`${origin}${path}`, { method })
      return [method, status, headers.get('allow')]
    }),
  )
  expect(answers).toEqual([
    ['POST', 405, 'GET, HEAD'],
    ['OPTIONS', 204, 'GET, HEAD'],
  ])
})
