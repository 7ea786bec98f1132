import { readFile } from 'node:fs/promises'
import { basename, extname } from 'node:path'
import {
  type Endpoint,
  type FieldProblem,
  formatType,
  type Parameter,
  parseTypedTexts,
  parseWireRequest,
  toJsonSchema,
} from '@heed/contracts'
import { exitCodes, Stop } from '../../io/exit.ts'
import type { OperationInfo } from './operation.ts'
import { formatDescribeHint, type ParameterValues } from './typed.ts'

export type Args = Record<string, unknown>

const contentTypes: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.zip': 'application/zip',
}

async function readUpload(name: string, text: string): Promise<File> {
  if (!text.startsWith('@') || text === '@') {
    throw new Stop(`--${name} takes a file.`, exitCodes.usage, `For example: --${name} @logo.png`)
  }
  const path = text.slice(1)
  const type = contentTypes[extname(path).toLowerCase()] ?? 'application/octet-stream'
  return new File([await readFile(path)], basename(path), { type })
}

const companyParameter = 'companyId'

export async function readArgs(
  { operation, endpoint }: OperationInfo,
  parameters: readonly Parameter[],
  typedParameters: ParameterValues,
  body: Args,
  companyId: () => Promise<number>,
): Promise<Args> {
  const args: Args = { ...body }
  for (const { name, schema, upload } of parameters) {
    const texts = typedParameters.get(name)
    if (texts) args[name] = upload ? await readUpload(name, texts[0] ?? '') : parseTypedTexts(schema, texts)
  }
  const missingParameters = parameters.filter(
    ({ name, required }) => required && name !== companyParameter && args[name] === undefined,
  )
  if (missingParameters.length > 0) {
    throw new Stop(
      `${operation} requires ${missingParameters.map(({ name }) => `--${name}`).join(', ')}.`,
      exitCodes.usage,
      formatDescribeHint(operation),
    )
  }
  const isLeftOut = endpoint.path.includes(`:${companyParameter}`) && args[companyParameter] === undefined
  checkArgs(operation, endpoint, parameters, isLeftOut ? { ...args, [companyParameter]: 0 } : args)
  return isLeftOut ? { ...args, [companyParameter]: await companyId() } : args
}

function checkArgs(
  operation: string,
  endpoint: Endpoint,
  parameters: readonly Parameter[],
  args: Readonly<Args>,
): void {
  const selectTexts = (location: Parameter['in']) =>
    parameters.flatMap((parameter) =>
      parameter.in === location && args[parameter.name] !== undefined
        ? [args[parameter.name]].flat().map((value): [string, string] => [parameter.name, String(value)])
        : [],
    )
  const query = new URLSearchParams(selectTexts('query'))
  if (endpoint.tokenInQuery) query.set('token', 'of the sign-in')
  const fields = Object.fromEntries(
    Object.keys(endpoint.body?.def.shape ?? {}).flatMap((name) => (name in args ? [[name, args[name]]] : [])),
  )
  const body = endpoint.bodyAs === 'value' ? Object.values(fields)[0] : fields
  const parsedRequest = parseWireRequest(endpoint, Object.fromEntries(selectTexts('path')), query, body)
  if (!('problems' in parsedRequest)) return
  const [firstProblem, ...otherProblems] = parsedRequest.problems.map((problem) =>
    formatProblem(problem, parameters),
  )
  throw new Stop(
    firstProblem ?? `Invalid values for ${operation}.`,
    exitCodes.usage,
    ...otherProblems,
    formatDescribeHint(operation),
  )
}

function formatProblem({ field, message }: FieldProblem, parameters: readonly Parameter[]): string {
  const [name = ''] = field.split(/[.[]/)
  const parameter = parameters.find((parameter) => parameter.name === name)
  const label = parameter ? `--${field}` : field || 'The body'
  if (!message.startsWith('Invalid input') || !parameter) return `${label}: ${message}`
  const type = formatType(toJsonSchema(parameter.schema, 'input'))
  return field === name ? `${label} must be ${type}.` : `${label} is invalid: --${name} must be ${type}.`
}
