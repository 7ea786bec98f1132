import { Statement } from '@heed/contracts'
import { findTextProblems } from '@heed/contracts/endpoints/plainTexts'
import { findConflict, saveStatements } from '../domain/content/statements.ts'
import type { StatementRow } from '../world/areas/Content.ts'
import { matchesAgent, readAgent } from './agents.ts'
import type { XapiCall, XapiContext, XapiReply } from './context.ts'
import { readInstant, readJson, readParameters, readUuid } from './parameters.ts'
import { XapiError } from './refusal.ts'

/** xAPI 1.0.3 part 3, section 2.1; `content.previewXapi` handles POST. */
export const statementCalls: readonly XapiCall[] = [
  { method: 'PUT', path: '/statements', run: putStatement },
  {
    method: 'GET',
    path: '/statements',
    run(context) {
      const isSingleStatement = context.query.has('statementId') || context.query.has('voidedStatementId')
      return {
        status: 200,
        body: isSingleStatement ? getStatement(context) : listStatements(context),
        headers: { 'x-experience-api-consistent-through': context.world.clock.instant },
      }
    },
  },
]

function putStatement({ world, preview, query, body }: XapiContext): XapiReply {
  const { statementId } = readParameters(query, ['statementId'], [])
  const id = readUuid('statementId', statementId)
  const parseResult = Statement.safeParse(readJson('The statement', body))
  if (!parseResult.success) {
    const [issue] = parseResult.error.issues
    throw new XapiError(400, `The statement: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  const [textProblem] = findTextProblems('', parseResult.data)
  if (textProblem) throw new XapiError(400, `The statement: ${textProblem.field}: ${textProblem.message}`)
  if (parseResult.data.id !== undefined && parseResult.data.id.toLowerCase() !== id)
    throw new XapiError(400, "The statement's ID differs from the parameter's")
  const statement = { ...parseResult.data, id }
  if (findConflict(world, preview, [statement]) !== undefined)
    throw new XapiError(409, 'Another statement has this ID')
  saveStatements(world, preview, [statement])
  return { status: 204 }
}

/** Finds no voided statements, because in cmi5 only the platform may void them. */
function getStatement({ world, preview, query }: XapiContext): object {
  const name = query.has('statementId') ? 'statementId' : 'voidedStatementId'
  const { [name]: statementId } = readParameters(query, [name], ['format', 'attachments'])
  const id = readUuid(name, statementId)
  const rows = world.content.statementsByPreview.get(preview.id)
  const row = name === 'statementId' ? rows.find((row) => row.statementId === id) : undefined
  if (!row) throw new XapiError(404, 'There is no such statement')
  return toStatement(row)
}

function listStatements({ world, preview, query }: XapiContext): object {
  const filters = readParameters(
    query,
    [],
    ['agent', 'verb', 'activity', 'registration', 'since', 'until', 'limit', 'ascending', 'format', 'from'],
  )
  const { verb, activity, format = 'exact', from } = filters
  if (format !== 'exact') throw new XapiError(400, 'A preview gives statements in the format "exact" only')
  const agent = filters.agent === undefined ? undefined : readAgent(filters.agent)
  const registration = readUuid('registration', filters.registration)
  const sinceTime = readInstant('since', filters.since) ?? Number.NEGATIVE_INFINITY
  const untilTime = readInstant('until', filters.until) ?? Number.POSITIVE_INFINITY
  const limit = Number(filters.limit ?? 0)
  if (!Number.isInteger(limit) || limit < 0) throw new XapiError(400, "The limit isn't a whole number")

  const rows = world.content.statementsByPreview.get(preview.id).filter(({ statement, stored }) => {
    const storedTime = Date.parse(stored)
    return (
      storedTime > sinceTime &&
      storedTime <= untilTime &&
      (verb === undefined || verb === statement.verb.id) &&
      (activity === undefined || activity === statement.object.id) &&
      (agent === undefined ||
        matchesAgent(statement.actor, agent) ||
        matchesAgent(statement.object, agent)) &&
      (registration === undefined || registration === Object(statement.context).registration)
    )
  })
  const orderedRows = filters.ascending === 'true' ? rows : rows.toReversed()
  const remainingRows = orderedRows.slice(
    orderedRows.findIndex(({ statementId }) => statementId === from) + 1,
  )
  const page = limit === 0 ? remainingRows : remainingRows.slice(0, limit)
  return {
    statements: page.map(toStatement),
    more: page.length < remainingRows.length ? formatMorePath(preview.endpoint, query, page) : '',
  }
}

function formatMorePath(endpoint: string, query: URLSearchParams, page: readonly StatementRow[]): string {
  const nextQuery = new URLSearchParams(query)
  nextQuery.set('from', page.at(-1)?.statementId ?? '')
  return `${new URL(endpoint).pathname}/statements?${nextQuery}`
}

const toStatement = ({ statement, statementId: id, stored }: StatementRow): object => ({
  timestamp: stored,
  version: '1.0.0',
  ...statement,
  id,
  stored,
})
