import { createHash } from 'node:crypto'
import { keepPreview } from '../domain/content/previews.ts'
import type { DocumentRow } from '../world/areas/Content.ts'
import { readAgent } from './agents.ts'
import type { DocumentRequest, XapiCall, XapiContext, XapiReply } from './context.ts'
import { isFixed, launchDocumentNames, readLaunchDocument } from './launch.ts'
import { readInstant, readJson, readParameters, readUuid } from './parameters.ts'
import { XapiRefusal } from './refusal.ts'

interface Resource {
  kind: DocumentRow['kind']
  path: string
  name: 'stateId' | 'profileId'
  required: readonly ('activityId' | 'agent')[]
  optional: readonly 'registration'[]
}

const resources: readonly Resource[] = [
  {
    kind: 'state',
    path: '/activities/state',
    name: 'stateId',
    required: ['activityId', 'agent'],
    optional: ['registration'],
  },
  { kind: 'agentProfile', path: '/agents/profile', name: 'profileId', required: ['agent'], optional: [] },
  {
    kind: 'activityProfile',
    path: '/activities/profile',
    name: 'profileId',
    required: ['activityId'],
    optional: [],
  },
]

/** xAPI 1.0.3 part 3, sections 2.3, 2.6 and 2.7. */
export const documentCalls: readonly XapiCall[] = resources.flatMap((resource): XapiCall[] => {
  const { path, name } = resource
  const asked = ({ query }: XapiContext) => readAsked(resource, query, [name])
  return [
    {
      method: 'GET',
      path,
      run: (context) => (context.query.has(name) ? read(context, asked(context)) : list(resource, context)),
    },
    { method: 'PUT', path, run: (context) => write(context, asked(context), ({ body }) => body) },
    { method: 'POST', path, run: (context) => write(context, asked(context), merged) },
    { method: 'DELETE', path, run: (context) => remove(resource, context) },
  ]
})

function readAsked(
  { kind, required, optional, name }: Resource,
  query: URLSearchParams,
  named: readonly string[],
  more: readonly string[] = [],
): DocumentRequest {
  const given = readParameters<string, string>(query, [...required, ...named], [...optional, ...more])
  const { activityId } = given
  if (activityId !== undefined && !URL.canParse(activityId))
    throw new XapiRefusal(400, 'The parameter "activityId" isn\'t an IRI')
  const agent = given.agent === undefined ? null : readAgent(given.agent)
  const registration = readUuid('registration', given.registration)
  const scope = JSON.stringify([activityId ?? null, agent, registration ?? null])
  return { kind, name: given[name], scope, activityId, registration }
}

interface Found {
  bytes: Buffer
  type: string
  updated: string
}

const hashDocumentId = ({ id }: XapiContext['preview'], { kind, scope, name }: DocumentRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([id, kind, scope, name]))
    .digest('hex')

async function find(context: XapiContext, asked: DocumentRequest): Promise<Found | undefined> {
  const { world, preview } = context
  const row = world.content.documents.get(hashDocumentId(preview, asked))
  if (row) return { bytes: Buffer.from(row.base64, 'base64'), type: row.type, updated: row.updated }
  const given = await readLaunchDocument(context, asked)
  if (!given) return undefined
  return { bytes: Buffer.from(JSON.stringify(given)), type: 'application/json', updated: preview.created }
}

const hashEtag = ({ bytes }: Found): string => `"${createHash('sha1').update(bytes).digest('hex')}"`

async function read(context: XapiContext, asked: DocumentRequest): Promise<XapiReply> {
  const found = await find(context, asked)
  if (!found) throw new XapiRefusal(404, 'There is no such document')
  const { bytes, type, updated } = found
  const headers = {
    'content-type': type,
    etag: hashEtag(found),
    'last-modified': new Date(updated).toUTCString(),
  }
  return { status: 200, body: bytes, headers }
}

async function list(resource: Resource, context: XapiContext): Promise<XapiReply> {
  const { world, preview, query } = context
  const asked = readAsked(resource, query, [], ['since'])
  const since = readInstant('since', query.get('since') ?? undefined) ?? Number.NEGATIVE_INFINITY
  const kept = world.content.documentsOfPreview
    .of(preview.id)
    .filter(({ kind, scope }) => kind === asked.kind && scope === asked.scope)
    .map(({ name }) => name)
  const names = new Set([...launchDocumentNames, ...kept])
  const found = await Promise.all(
    [...names].map(async (name) => ({ name, document: await find(context, { ...asked, name }) })),
  )
  const body = found.flatMap(({ name, document }) =>
    document && Date.parse(document.updated) > since ? [name] : [],
  )
  return { status: 200, body }
}

async function write(
  context: XapiContext,
  asked: DocumentRequest,
  bytesOf: (context: XapiContext, found: Found | undefined) => Buffer,
): Promise<XapiReply> {
  const { world, preview, headers } = context
  refuseFixed(asked)
  const found = await find(context, asked)
  refuseUnknowing(context, asked, found, bytesOf !== merged)
  const id = hashDocumentId(preview, asked)
  const base64 = bytesOf(context, found).toString('base64')
  const others = world.content.documentsOfPreview.of(preview.id).filter((row) => row.id !== id)
  const held = others.reduce((sum, row) => sum + row.base64.length, 0)
  if (held + base64.length > world.caps.documents)
    throw new XapiRefusal(413, "This preview's documents exceed the storage limit")
  keepPreview(world, preview)
  world.content.documents.put({
    id,
    previewId: preview.id,
    kind: asked.kind,
    scope: asked.scope,
    name: asked.name ?? '',
    type: headers['content-type'] ?? 'application/octet-stream',
    base64,
    updated: world.clock.instant,
  })
  return { status: 204 }
}

function merged({ headers, body }: XapiContext, found: Found | undefined): Buffer {
  if (!found) return body
  const [before, after] = [
    parseObject(found.type, found.bytes),
    parseObject(headers['content-type'] ?? '', body),
  ]
  return Buffer.from(JSON.stringify({ ...before, ...after }))
}

function parseObject(type: string, bytes: Buffer): object {
  const value = /^application\/json\b/i.test(type) ? readJson('The document', bytes) : undefined
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new XapiRefusal(400, 'Only JSON objects can be merged')
}

async function remove(resource: Resource, context: XapiContext): Promise<XapiReply> {
  const { world, preview, query } = context
  const isState = resource.kind === 'state'
  const asked = readAsked(resource, query, isState ? [] : [resource.name], isState ? [resource.name] : [])
  if (asked.name !== undefined) {
    refuseFixed(asked)
    refuseUnknowing(context, asked, await find(context, asked), false)
  }
  const { documents, documentsOfPreview } = world.content
  for (const { id, kind, scope, name } of documentsOfPreview.of(preview.id)) {
    const isMeant = kind === asked.kind && scope === asked.scope && (asked.name ?? name) === name
    if (isMeant) documents.remove(id)
  }
  return { status: 204 }
}

function refuseFixed(asked: DocumentRequest): void {
  if (isFixed(asked)) throw new XapiRefusal(403, `Packages can't change ${asked.name}`)
}

/** Prevents blind overwrites: required for profiles, allowed for states (section 3.1). */
function refuseUnknowing(
  { headers }: XapiContext,
  { kind }: DocumentRequest,
  found: Found | undefined,
  replaces: boolean,
): void {
  const [match, noneMatch] = [headers['if-match'], headers['if-none-match']]
  const etag = found && hashEtag(found)
  const names = (tags: string) => etag !== undefined && (tags === '*' || tags.split(/,\s*/).includes(etag))
  if ((match !== undefined && !names(match)) || (noneMatch !== undefined && names(noneMatch)))
    throw new XapiRefusal(412, 'The document has changed since')
  if (kind !== 'state' && replaces && found && match === undefined && noneMatch === undefined)
    throw new XapiRefusal(409, 'The document already exists; read it, and send its ETag in If-Match')
}
