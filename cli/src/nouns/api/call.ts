import {
  type ApiError,
  type Client,
  type Download,
  getMedia,
  listParameters,
  type Parameter,
  type TransportResponse,
} from '@heed/contracts'
import type { OptionValues } from '../../command/command.ts'
import { createTwoCompaniesStop } from '../../command/companyArgument.ts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome, Outcome } from '../../command/outcome.ts'
import { exitCodes, Stop } from '../../io/exit.ts'
import { resolveOutPath } from '../../io/files/folder.ts'
import { openOutFile, toByteStream } from '../../io/files/outFile.ts'
import type { Paint } from '../../io/terminal/paint.ts'
import { hiddenText } from '../../io/terminal/streams.ts'
import { sanitizeJson, sanitizeText } from '../../io/terminal/width.ts'
import { formatSize, toKebabCase } from '../../io/words.ts'
import { type Args, readArgs } from './args.ts'
import { readBody } from './body.ts'
import type { apiOptions } from './commands.ts'
import { describeOperation } from './describe.ts'
import { addMissingFields, checkFields, createFileResponseStop, type SavedResponse } from './fields.ts'
import { listOperations } from './list.ts'
import { findOperation, type OperationInfo } from './operation.ts'
import { fetchAllPages, formatCutNote, refusePages } from './pages.ts'
import { resolveCompanyId } from './resolveCompanyId.ts'
import { maskSecrets } from './secrets.ts'
import { parseParameterOptions } from './typed.ts'

type Options = OptionValues<typeof apiOptions>
type Call = (args: Args, options?: Parameters<Client['reports']['downloadPdf']>[1]) => Promise<unknown>

export async function callApi(
  context: Context,
  options: Options,
  operationName: string,
  words: readonly string[],
): Promise<Outcome> {
  if (options.list) return listOperations(context, options.filter)
  if (!operationName || operationName.startsWith('-')) {
    throw new Stop('Specify a call before its parameters.', exitCodes.usage, 'See all: heed api --list')
  }
  const [firstWord, ...otherWords] = words
  const isAddress = firstWord?.startsWith('/')
  const calledOperation = findOperation(operationName, isAddress ? firstWord : undefined)
  if (options.describe) return describeOperation(context, calledOperation)
  return createCall(context, calledOperation, options, isAddress ? otherWords : words)
}

const rowOptions = ['dryRun', 'resume', 'tpslimit', 'maxErrors', 'receipt', 'result'] as const

function refuseRowOptions(options: Options): void {
  const option = rowOptions.find((key) => options[key] !== undefined && options[key] !== false)
  if (option === undefined) return
  const name = `--${toKebabCase(option)}`
  throw new Stop(
    `${name} only works with --from.`,
    exitCodes.usage,
    `Add --from <file>, or leave out ${name}.`,
  )
}

async function callForEachRow(
  context: Context,
  calledOperation: OperationInfo,
  options: Options,
  words: readonly string[],
): Promise<Outcome> {
  const { from = '', body, out, force, concurrency, filter } = options
  const filterWords = filter === undefined ? [] : ['--filter', filter]
  const { callRows } = await import('./rows/callRows.ts')
  return callRows(context, calledOperation, options, {
    from,
    words: [...words, ...filterWords],
    body,
    out,
    force,
    concurrency,
    resolveCompanyId: () => resolveCompanyId(context),
  })
}

async function createCall(
  context: Context,
  calledOperation: OperationInfo,
  options: Options,
  words: readonly string[],
): Promise<Outcome> {
  if (options.from !== undefined) return callForEachRow(context, calledOperation, options, words)
  refuseRowOptions(options)
  const { endpoint } = calledOperation
  const fields = checkFields(calledOperation, context.chosen, options.out)
  const parameters = listParameters(endpoint)
  const filter = options.filter === undefined ? [] : ['--filter', options.filter]
  const typedParameters = parseParameterOptions(calledOperation, parameters, [...words, ...filter])
  const body = await readBody(context, calledOperation, parameters, options.body)
  refuseCompany(context, calledOperation, typedParameters)
  const args = await readArgs(calledOperation, parameters, typedParameters, body, () =>
    resolveCompanyId(context),
  )
  if (options.paginate) refusePages(calledOperation.operation, parameters, args)
  if (endpoint.method === 'DELETE') await confirm(context, calledOperation, options.yes)
  const { token } = await context.settings()
  if (endpoint.tokenInQuery) args.token = token
  const { output } = context.streams
  const head = { text: '' }
  const client = await context.client({
    oneTry: true,
    signedOut: endpoint.who === 'public' && !token,
    watch({ answer }) {
      if (answer && options.include) head.text = formatHead(answer, output.paint)
    },
  })
  const area = client[calledOperation.area as keyof Client] as unknown as Record<string, Call>
  const call = area[calledOperation.name] as Call
  const job: CallJob = { context, called: calledOperation, call, args, options, fields, head, parameters }
  try {
    const outcome = await (getMedia(endpoint, args) ? saveResponseToFile(job) : performCall(job))
    return { ...outcome, head: head.text }
  } catch (error) {
    output.write(head.text)
    throw toUserError(error)
  }
}

const secretNamePattern = /cookie|authorization|token|secret|api-?key/i
const secretParameterPattern = /([?&][^=&\s]*(?:token|secret|key|sig|code)[^=&\s]*=)[^&#\s]+/gi

const capitalize = (name: string): string => name.replace(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase())

const formatParameter = (name: string, value: string): string =>
  secretNamePattern.test(name)
    ? hiddenText
    : sanitizeText(value).replace(secretParameterPattern, `$1${hiddenText}`)

function formatHead({ status, statusText = '', headers }: TransportResponse, paint: Paint): string {
  const lines = [...(headers?.() ?? [])]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${paint.cyan(capitalize(name))}: ${formatParameter(name, value)}`)
  return [paint.bold(`HTTP/1.1 ${status} ${sanitizeText(statusText)}`.trimEnd()), ...lines, '', ''].join('\n')
}

interface CallJob {
  context: Context
  called: OperationInfo
  call: Call
  args: Args
  parameters: readonly Parameter[]
  options: Options
  fields: readonly string[]
  head: { text: string }
}

function refuseCompany(
  { flags }: Context,
  { operation, endpoint }: OperationInfo,
  typedValues: ReadonlyMap<string, unknown>,
): void {
  if (flags.company === undefined) return
  if (typedValues.has('companyId')) throw createTwoCompaniesStop('--companyId')
  if (endpoint.path.includes(':companyId')) return
  throw new Stop(`${operation} doesn't take --company.`, exitCodes.usage, 'Leave out --company.')
}

async function confirm(
  { ask }: Context,
  { operation, endpoint }: OperationInfo,
  isConfirmed: boolean,
): Promise<void> {
  if (isConfirmed || (await ask.confirm(`${operation}: ${endpoint.summary}?`, '--yes'))) return
  throw new Stop('Cancelled: nothing was deleted.', exitCodes.usage)
}

/** Secrets are written only to an owner-only file. */
async function performCall({
  context,
  called,
  call,
  args,
  options,
  fields,
  parameters,
}: CallJob): Promise<FactsOutcome> {
  const { streams } = context
  const { out, force } = options
  const path = await makePath(called, out, 'json')
  const file = path === undefined ? undefined : openOutFile(streams, { path, force })
  const answer = options.paginate ? await fetchAllPages(call, args) : await call(args)
  if (file?.path) {
    const bytes = await file.write(toByteStream(`${sanitizeJson(JSON.stringify(answer, null, 2))}\n`))
    return toFileOutcome(context, called, { file: file.path, type: 'application/json', bytes })
  }
  const maskedAnswer = maskSecrets(called.endpoint.answer, answer) as Record<string, unknown>
  const truncationNote = context.quiet ? undefined : formatCutNote(answer, parameters, args)
  return {
    kind: 'facts',
    document: addMissingFields(maskedAnswer, fields),
    lines: [sanitizeJson(JSON.stringify(maskedAnswer, null, 2))],
    ...(truncationNote ? { cut: truncationNote } : {}),
  }
}

const fileExtensions: Readonly<Record<string, string>> = {
  'application/octet-stream': 'bin',
  'text/plain': 'txt',
}

const makePath = ({ operation }: OperationInfo, outputPath: string | undefined, extension: string) =>
  resolveOutPath(outputPath, () => `${operation}.${extension}`)

async function saveResponseToFile({
  context,
  called,
  call,
  args,
  options,
  head,
}: CallJob): Promise<FactsOutcome> {
  const { streams, format, chosen } = context
  const media = getMedia(called.endpoint, args) ?? ''
  const extension = fileExtensions[media] ?? media.split('/').at(-1) ?? 'bin'
  const file = openOutFile(streams, {
    path: await makePath(called, options.out, extension),
    force: options.force,
  })
  if (!file.path && (format !== 'people' || chosen)) throw createFileResponseStop()
  let bytes = 0
  const { type } = (await call(args, {
    receive: async (chunks) => {
      if (!file.path) {
        streams.output.write(head.text)
        head.text = ''
      }
      bytes = await file.write(chunks)
    },
  })) as Download
  if (!file.path) return { kind: 'facts', document: {}, lines: [] }
  return toFileOutcome(context, called, { file: file.path, type, bytes })
}

function toFileOutcome(
  { streams }: Context,
  { operation }: OperationInfo,
  writtenAnswer: Omit<SavedResponse, 'operation'>,
): FactsOutcome {
  const tick = streams.output.paint.green('✓')
  return {
    kind: 'facts',
    document: { operation, ...writtenAnswer } satisfies SavedResponse,
    lines: [
      `${tick} ${operation}: ${formatSize(writtenAnswer.bytes)} saved to ${sanitizeText(writtenAnswer.file)}`,
    ],
  }
}

function toUserError(error: unknown): unknown {
  const { kind, fields = {}, operation, requestId, status } = error as ApiError
  if (kind !== 'validation' || Object.keys(fields).length === 0) return error
  const lines = Object.entries(fields).map(([name, message]) => `--${name}: ${message}`)
  return new Stop(
    `${operation} rejected the request.`,
    exitCodes.failed,
    ...lines,
    `(${status}, ${operation}, request ${requestId})`,
  )
}
