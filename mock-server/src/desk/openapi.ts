import * as z from 'zod/mini'
import { createControl, type Desk } from './controls/control.ts'

export const openApiControls = [
  createControl(
    'GET',
    '/openapi.json',
    'The API as an OpenAPI document that calls this world',
    z.strictObject({}),
    describeApi,
  ),
]

async function describeApi({ origin }: Desk) {
  const { default: document } = await import('@heed/contracts/openapi.json', { with: { type: 'json' } })
  return { ...document, servers: [{ url: `${origin}/api` }] }
}
