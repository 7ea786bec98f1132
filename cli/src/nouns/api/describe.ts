import {
  type Endpoint,
  formatType,
  hasCsv,
  type JsonSchema,
  listParameters,
  type Parameter,
  toJsonSchema,
} from '@heed/contracts'
import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import type { Sink } from '../../io/terminal/streams.ts'
import type { OperationInfo } from './operation.ts'

const defaultFailures: Readonly<Record<string, string>> = {
  400: 'Invalid value',
  401: 'Not signed in',
  403: 'Not allowed',
  404: 'Not found',
}

const maxDepth = 3

export function describeOperation({ streams }: Context, calledOperation: OperationInfo): FactsOutcome {
  const { operation, endpoint } = calledOperation
  const { method, path, who, orPermission, section, summary } = endpoint
  const parameters = listParameters(endpoint)
  const answer = endpoint.media ? { type: endpoint.media } : toJsonSchema(endpoint.answer, 'output')
  const failures = getFailures(endpoint)
  return {
    kind: 'facts',
    document: {
      operation,
      summary,
      method,
      path,
      who,
      ...(orPermission ? { orPermission } : {}),
      section,
      parameters: parameters.map(({ name, in: location, required, many, schema }) => ({
        name,
        in: location,
        required,
        many,
        schema: toJsonSchema(schema, 'input'),
      })),
      answer,
      failures,
    },
    lines: formatLines(calledOperation, parameters, answer, failures, streams.output),
  }
}

function getFailures(endpoint: Endpoint): Record<string, string> {
  const { who, path, failures = {} } = endpoint
  const commonStatuses = [
    ...(listParameters(endpoint).length > 0 ? ['400'] : []),
    ...(who === 'public' ? [] : ['401', '403']),
    ...(path.includes(':companyId') ? ['404'] : []),
  ]
  return {
    ...Object.fromEntries(commonStatuses.map((status) => [status, defaultFailures[status] ?? ''])),
    ...failures,
  }
}

function formatLines(
  { operation, endpoint }: OperationInfo,
  parameters: readonly Parameter[],
  answer: JsonSchema,
  failures: Readonly<Record<string, string>>,
  { paint }: Sink,
): string[] {
  const { method, path, who, orPermission, section, summary, media } = endpoint
  const formatHeading = (text: string) => ['', paint.bold(text)]
  const width = Math.max(...parameters.map(({ name }) => name.length + 2), 0)
  return [
    `${paint.bold(operation)}  ${summary}`,
    `  ${method} ${path}`,
    `  allowed: ${who}${orPermission ? `, or a viewer with ${orPermission}` : ''} · specification: ${section}`,
    ...formatHeading('Parameters'),
    ...(parameters.length === 0 ? ['  none'] : []),
    ...parameters.map((parameter) =>
      `  ${paint.cyan(`--${parameter.name}`.padEnd(width))}  ${formatParameter(parameter)}  ${paint.dim(parameter.required ? 'required' : '')}`.trimEnd(),
    ),
    ...formatHeading('Response'),
    ...(media ? [`  ${media}`] : formatOutline(answer, 1)),
    ...(hasCsv(endpoint) ? ['  text/csv with --param csv=1'] : []),
    ...formatHeading('Errors'),
    ...Object.entries(failures).map(([status, text]) => `  ${status}  ${text}`),
  ]
}

function formatParameter({ name, in: location, required, many, upload, schema }: Parameter): string {
  const type = upload ? 'file, such as @logo.png' : formatType(toJsonSchema(schema, 'input'))
  const notes = [
    ...(required ? ['required'] : []),
    ...(many ? ['repeatable'] : []),
    ...(name === 'companyId' ? ['or --company'] : []),
  ]
  return `${type} (${[location, ...notes].join(', ')})`
}

function formatOutline(schema: JsonSchema, depth: number): string[] {
  const indent = '  '.repeat(depth)
  const { properties, items, required = [] } = schema
  if (items) return formatOutline(items, depth)
  if (!properties) return [`${indent}${formatType(schema)}`]
  return Object.entries(properties).flatMap(([name, innerSchema]) => {
    const optional = required.includes(name) ? '' : '?'
    const childShape = innerSchema.properties ?? innerSchema.items?.properties
    const line = `${indent}${name}${optional}  ${formatType(innerSchema)}`
    return childShape && depth < maxDepth ? [line, ...formatOutline(innerSchema, depth + 1)] : [line]
  })
}
