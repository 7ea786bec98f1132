import { Statement } from '@heed/contracts'
import { textProblems } from '@heed/contracts/endpoints/plainTexts'
import { conflictingStatement, keepStatements } from '../domain/content/statements.ts'
import type { StatementRow } from '../world/areas/Content.ts'
import { isAgent, readAgent } from './agents.ts'
import type { XapiCall, XapiContext, XapiReply } from './context.ts'
import { readInstant, readJson, readParameters, readUuid } from './parameters.ts'
import { XapiRefusal } from './refusal.ts'

/** xAPI 1.0.3 part 3, section 2.1; `content.previewXapi` handles POST. */
export const statementCalls: readonly XapiCall[] = [
  { method: 'PUT', path: '/statements', run: put },
  {
    method: 'GET',
    path: '/statements',
    run(context) {
      const isOne = context.query.has('statementId') || context.query.has('voidedStatementId')
      return {
        status: 200,
        body: isOne ? one(context) : list(context),
        headers: { 'x-experience-api-consistent-through': context.world.clock.instant },
      }
    },
  },
]

function put({ world, preview, query, body }: XapiContext): XapiReply {
  const { statementId } = readParameters(query, ['statementId'], [])
  const id = readUuid('statementId', statementId)
  const parsed = Statement.safeParse(readJson('The statement', body))
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new XapiRefusal(400, `The statement: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  const [unseen] = textProblems('', parsed.data)
  if (unseen) throw new XapiRefusal(400, `The statement: ${unseen.field}: ${unseen.message}`)
  if (parsed.data.id !== undefined && parsed.data.id.toLowerCase() !== id)
    throw new XapiRefusal(400, "The statement's ID differs from the parameter's")
  const statement = { ...parsed.data, id }
  if (conflictingStatement(world, preview, [statement]) !== undefined)
    throw new XapiRefusal(409, 'Another statement has this ID')
  keepStatements(world, preview, [statement])
  return { status: 204 }
}

/** In cmi5 only the platform may void statements. */
function one({ world, preview, query }: XapiContext): object {
  const name = query.has('statementId') ? 'statementId' : 'voidedStatementId'
  const { [name]: asked } = readParameters(query, [name], ['format', 'attachments'])
  const id = readUuid(name, asked)
  const rows = world.content.statementsOfPreview.of(preview.id)
  const row = name === 'statementId' ? rows.find((row) => row.statementId === id) : undefined
  if (!row) throw new XapiRefusal(404, 'There is no such statement')
  return shown(row)
}

function list({ world, preview, query }: XapiContext): object {
  const asked = readParameters(
    query,
    [],
    ['agent', 'verb', 'activity', 'registration', 'since', 'until', 'limit', 'ascending', 'format', 'from'],
  )
  const { verb, activity, format = 'exact', from } = asked
  if (format !== 'exact') throw new XapiRefusal(400, 'A preview gives statements in the format "exact" only')
  const agent = asked.agent === undefined ? undefined : readAgent(asked.agent)
  const registration = readUuid('registration', asked.registration)
  const since = readInstant('since', asked.since) ?? Number.NEGATIVE_INFINITY
  const until = readInstant('until', asked.until) ?? Number.POSITIVE_INFINITY
  const limit = Number(asked.limit ?? 0)
  if (!Number.isInteger(limit) || limit < 0) throw new XapiRefusal(400, "The limit isn't a whole number")

  const rows = world.content.statementsOfPreview.of(preview.id).filter(({ statement, stored }) => {
    const at = Date.parse(stored)
    return (
      at > since &&
      at <= until &&
      (verb === undefined || verb === statement.verb.id) &&
      (activity === undefined || activity === statement.object.id) &&
      (agent === undefined || isAgent(statement.actor, agent) || isAgent(statement.object, agent)) &&
      (registration === undefined || registration === Object(statement.context).registration)
    )
  })
  const ordered = asked.ascending === 'true' ? rows : rows.toReversed()
  const rest = ordered.slice(ordered.findIndex(({ statementId }) => statementId === from) + 1)
  const page = limit === 0 ? rest : rest.slice(0, limit)
  return {
    statements: page.map(shown),
    more: page.length < rest.length ? formatMorePath(preview.endpoint, query, page) : '',
  }
}

function formatMorePath(endpoint: string, query: URLSearchParams, page: readonly StatementRow[]): string {
  const next = new URLSearchParams(query)
  next.set('from', page.at(-1)?.statementId ?? '')
  return `${new URL(endpoint).pathname}/statements?${next}`
}

const shown = ({ statement, statementId: id, stored }: StatementRow): object => ({
  timestamp: stored,
  version: '1.0.0',
  ...statement,
  id,
  stored,
})
