import { type ApiError, type Client, type Download, mediaOf, parametersOf } from '@heed/contracts'
import { type Args, readArgs } from '../api/args.ts'
import { readBody } from '../api/body.ts'
import { describeOperation } from '../api/describe.ts'
import { listOperations } from '../api/list.ts'
import { type Called, findOperation } from '../api/operation.ts'
import { withoutSecrets } from '../api/secrets.ts'
import { readTyped } from '../api/typed.ts'
import type { Context } from '../context.ts'
import { exitCodes, Stop } from '../exit.ts'
import { openOut } from '../io/outFile.ts'
import { harmless } from '../io/width.ts'
import { sizeText } from '../io/words.ts'
import type { FactsOutcome, Outcome } from '../outcome.ts'
import type { apiOptions } from './api.ts'
import type { Values } from './command.ts'

type Wishes = Values<typeof apiOptions>
type Call = (args: Args, options?: Parameters<Client['reports']['downloadPdf']>[1]) => Promise<unknown>

/** Any call of the catalogue by its name; lists and describes them too. */
export async function callApi(
  context: Context,
  wishes: Wishes,
  typed: string,
  words: readonly string[],
): Promise<Outcome> {
  if (wishes.list) return listOperations(context, wishes.filter)
  if (!typed || typed.startsWith('-')) {
    throw new Stop(
      'Which call? It comes before its parameters.',
      exitCodes.usage,
      'See all of them: heed api --list',
    )
  }
  const [first, ...others] = words
  const isAddress = first?.startsWith('/')
  const called = findOperation(typed, isAddress ? first : undefined)
  if (wishes.describe) return describeOperation(context, called)
  return make(context, called, wishes, isAddress ? others : words)
}

async function make(
  context: Context,
  called: Called,
  wishes: Wishes,
  words: readonly string[],
): Promise<Outcome> {
  const { operation, endpoint } = called
  const parameters = parametersOf(endpoint)
  const filter = wishes.filter === undefined ? [] : ['--filter', wishes.filter]
  const read = readTyped(called, parameters, [...words, ...filter])
  const body = await readBody(context, called, parameters, wishes.body)
  const args = await readArgs(called, parameters, read, body, () => companyId(context))
  if (endpoint.method === 'DELETE') await confirm(context, called, wishes.yes)
  const { token } = await context.settings()
  if (endpoint.tokenInQuery) args.token = token
  const client = await context.client({ signedOut: endpoint.who === 'public' && !token })
  const area = client[called.area as keyof Client] as unknown as Record<string, Call>
  const call = area[called.name] as Call
  return explained(
    mediaOf(endpoint, args)
      ? intoFile(context, operation, call, args, wishes)
      : answered(context, called, call, args, wishes),
  )
}

/** The company of --company; one named by its id is not looked up. */
async function companyId(context: Context): Promise<number> {
  const { company = '' } = await context.settings()
  return /^\d+$/.test(company) ? Number(company) : (await context.company()).company_id
}

async function confirm({ ask }: Context, { operation, endpoint }: Called, yes: boolean): Promise<void> {
  if (yes || (await ask.confirm(`${operation}: ${endpoint.summary}?`, '--yes'))) return
  throw new Stop('Cancelled: nothing was deleted.', exitCodes.usage)
}

/** The document as it was answered. What is secret in it goes to a file of the owner's own only. */
async function answered(
  { streams }: Context,
  { operation, endpoint }: Called,
  call: Call,
  args: Args,
  { out, force }: Wishes,
): Promise<FactsOutcome> {
  const file = out === undefined ? undefined : openOut(streams, { path: out, force, isPrivate: true })
  const answer = await call(args)
  const document = withoutSecrets(endpoint.answer, answer) as Record<string, unknown>
  if (!file?.path) return { kind: 'facts', document, lines: [JSON.stringify(document, null, 2)] }
  const bytes = await file.write(once(`${JSON.stringify(answer, null, 2)}\n`))
  return wroteFile(streams.output.paint, { operation, file: file.path, type: 'application/json', bytes })
}

async function* once(text: string): AsyncGenerator<Uint8Array> {
  yield new TextEncoder().encode(text)
}

/** A file as it comes, into --out or a pipe. */
async function intoFile(
  { streams, format }: Context,
  operation: string,
  call: Call,
  args: Args,
  { out, force }: Wishes,
): Promise<FactsOutcome> {
  const file = openOut(streams, { path: out, force })
  if (!file.path && format !== 'people')
    throw new Stop('The answer is a file.', exitCodes.usage, 'Add --out <file>.')
  let bytes = 0
  const { type } = (await call(args, {
    receive: async (chunks) => {
      bytes = await file.write(chunks)
    },
  })) as Download
  if (!file.path) return { kind: 'facts', document: {}, lines: [] }
  return wroteFile(streams.output.paint, { operation, file: file.path, type, bytes })
}

const wroteFile = (
  { green }: { green(text: string): string },
  document: { operation: string; file: string; type: string; bytes: number },
): FactsOutcome => ({
  kind: 'facts',
  document,
  lines: [`${green('✓')} ${document.operation}: ${sizeText(document.bytes)} into ${harmless(document.file)}`],
})

/** A refusal of the platform says which parameters it is about. */
async function explained<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    const { kind, fields = {}, operation, requestId, status } = error as ApiError
    if (kind !== 'validation' || Object.keys(fields).length === 0) throw error
    const lines = Object.entries(fields).map(([name, message]) => `--${name}: ${message}`)
    throw new Stop(
      `${operation} refused it.`,
      exitCodes.failed,
      ...lines,
      `(${status}, ${operation}, request ${requestId})`,
    )
  }
}
