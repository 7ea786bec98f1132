import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { listPactFiles } from '../pact/files/pactFiles.ts'

const PactExamples = z.object({
  interactions: z.array(
    z.object({
      description: z.string(),
      request: z.object({
        query: z.optional(z.record(z.string(), z.array(z.string()))),
        headers: z.optional(z.record(z.string(), z.unknown())),
        body: z.optional(z.unknown()),
      }),
      response: z.object({ status: z.int(), body: z.optional(z.unknown()) }),
    }),
  ),
})

export interface Example {
  operation: string
  query: Readonly<Record<string, readonly string[]>>
  body: unknown
  status: number
  answer: unknown
}

const isObjectOrArray = (value: unknown): boolean => typeof value === 'object' && value !== null

export function readPinnedExamples(): Example[] {
  return listPactFiles(join(import.meta.dirname, '..', 'pacts'))
    .flatMap((file) => PactExamples.parse(JSON.parse(readFileSync(file, 'utf8'))).interactions)
    .map(({ description, request, response }) => ({
      operation: description.split(':')[0] ?? '',
      query: request.query ?? {},
      body: isObjectOrArray(request.body) ? request.body : parseParts(request.body),
      status: response.status,
      answer: isObjectOrArray(response.body) ? response.body : undefined,
    }))
    .sort((a, b) => measureSize(b) - measureSize(a))
}

function parseParts(body: unknown): Record<string, string> | undefined {
  if (typeof body !== 'string') return undefined
  const text = body.startsWith('--') ? body : Buffer.from(body, 'base64').toString('utf8')
  const [boundary = ''] = /^--[^\r\n]+/.exec(text) ?? []
  if (!boundary) return undefined
  const parts = text.split(boundary).flatMap((part) => {
    const [, name = '', file] = /name="([^"]+)"(?:; filename="([^"]*)")?/.exec(part) ?? []
    return name ? [[name, file ?? part.slice(part.indexOf('\r\n\r\n') + 4, -2)] as const] : []
  })
  return Object.fromEntries(parts)
}

const measureSize = ({ query, body, answer }: Example): number => JSON.stringify([query, body, answer]).length
