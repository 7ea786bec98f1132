import { createHash } from 'node:crypto'
import { savePreview } from '../domain/content/previews.ts'
import type { DocumentRow } from '../world/areas/Content.ts'
import { readAgent } from './agents.ts'
import type { DocumentRequest, XapiCall, XapiContext, XapiReply } from './context.ts'
import { isReadOnlyDocument, launchDocumentNames, readLaunchDocument } from './launch.ts'
import { readInstant, readJson, readParameters, readUuid } from './parameters.ts'
import { XapiError } from './refusal.ts'

interface Resource {
  kind: DocumentRow['kind']
  path: string
  name: 'stateId' | 'profileId'
  required: readonly ('activityId' | 'agent')[]
  optional: readonly 'registration'[]
}

const documentResources: readonly Resource[] = [
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
export const documentCalls: readonly XapiCall[] = documentResources.flatMap((resource): XapiCall[] => {
  const { path, name } = resource
  const readRequest = ({ query }: XapiContext) => readDocumentRequest(resource, query, [name])
  return [
    {
      method: 'GET',
      path,
      run: (context) =>
        context.query.has(name)
          ? readDocument(context, readRequest(context))
          : listDocuments(resource, context),
    },
    {
      method: 'PUT',
      path,
      run: (context) => writeDocument(context, readRequest(context), ({ body }) => body),
    },
    { method: 'POST', path, run: (context) => writeDocument(context, readRequest(context), mergeDocuments) },
    { method: 'DELETE', path, run: (context) => deleteDocuments(resource, context) },
  ]
})

function readDocumentRequest(
  { kind, required, optional, name }: Resource,
  query: URLSearchParams,
  requiredNames: readonly string[],
  optionalNames: readonly string[] = [],
): DocumentRequest {
  const parameters = readParameters<string, string>(
    query,
    [...required, ...requiredNames],
    [...optional, ...optionalNames],
  )
  const { activityId } = parameters
  if (activityId !== undefined && !URL.canParse(activityId))
    throw new XapiError(400, 'The parameter "activityId" isn\'t an IRI')
  const agent = parameters.agent === undefined ? null : readAgent(parameters.agent)
  const registration = readUuid('registration', parameters.registration)
  const scope = JSON.stringify([activityId ?? null, agent, registration ?? null])
  return { kind, name: parameters[name], scope, activityId, registration }
}

interface FoundDocument {
  bytes: Buffer
  type: string
  updated: string
}

const hashDocumentId = ({ id }: XapiContext['preview'], { kind, scope, name }: DocumentRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([id, kind, scope, name]))
    .digest('hex')

async function findDocument(
  context: XapiContext,
  documentRequest: DocumentRequest,
): Promise<FoundDocument | undefined> {
  const { world, preview } = context
  const row = world.content.documents.get(hashDocumentId(preview, documentRequest))
  if (row) return { bytes: Buffer.from(row.base64, 'base64'), type: row.type, updated: row.updated }
  const launchDocument = await readLaunchDocument(context, documentRequest)
  if (!launchDocument) return undefined
  return {
    bytes: Buffer.from(JSON.stringify(launchDocument)),
    type: 'application/json',
    updated: preview.created,
  }
}

const hashEtag = ({ bytes }: FoundDocument): string => `"${createHash('sha1').update(bytes).digest('hex')}"`

async function readDocument(context: XapiContext, documentRequest: DocumentRequest): Promise<XapiReply> {
  const document = await findDocument(context, documentRequest)
  if (!document) throw new XapiError(404, 'There is no such document')
  const { bytes, type, updated } = document
  const headers = {
    'content-type': type,
    etag: hashEtag(document),
    'last-modified': new Date(updated).toUTCString(),
  }
  return { status: 200, body: bytes, headers }
}

async function listDocuments(resource: Resource, context: XapiContext): Promise<XapiReply> {
  const { world, preview, query } = context
  const documentRequest = readDocumentRequest(resource, query, [], ['since'])
  const since = readInstant('since', query.get('since') ?? undefined) ?? Number.NEGATIVE_INFINITY
  const savedNames = world.content.documentsByPreview
    .get(preview.id)
    .filter(({ kind, scope }) => kind === documentRequest.kind && scope === documentRequest.scope)
    .map(({ name }) => name)
  const names = new Set([...launchDocumentNames, ...savedNames])
  const documents = await Promise.all(
    [...names].map(async (name) => ({
      name,
      document: await findDocument(context, { ...documentRequest, name }),
    })),
  )
  const body = documents.flatMap(({ name, document }) =>
    document && Date.parse(document.updated) > since ? [name] : [],
  )
  return { status: 200, body }
}

async function writeDocument(
  context: XapiContext,
  documentRequest: DocumentRequest,
  toBytes: (context: XapiContext, document: FoundDocument | undefined) => Buffer,
): Promise<XapiReply> {
  const { world, preview, headers } = context
  rejectReadOnlyDocument(documentRequest)
  const document = await findDocument(context, documentRequest)
  requireMatchingEtag(context, documentRequest, document, toBytes !== mergeDocuments)
  const id = hashDocumentId(preview, documentRequest)
  const base64 = toBytes(context, document).toString('base64')
  const otherDocuments = world.content.documentsByPreview.get(preview.id).filter((row) => row.id !== id)
  const storedLength = otherDocuments.reduce((sum, row) => sum + row.base64.length, 0)
  if (storedLength + base64.length > world.limits.documents)
    throw new XapiError(413, "This preview's documents exceed the storage limit")
  savePreview(world, preview)
  world.content.documents.put({
    id,
    previewId: preview.id,
    kind: documentRequest.kind,
    scope: documentRequest.scope,
    name: documentRequest.name ?? '',
    type: headers['content-type'] ?? 'application/octet-stream',
    base64,
    updated: world.clock.instant,
  })
  return { status: 204 }
}

function mergeDocuments({ headers, body }: XapiContext, document: FoundDocument | undefined): Buffer {
  if (!document) return body
  const [oldFields, newFields] = [
    parseObject(document.type, document.bytes),
    parseObject(headers['content-type'] ?? '', body),
  ]
  return Buffer.from(JSON.stringify({ ...oldFields, ...newFields }))
}

function parseObject(type: string, bytes: Buffer): object {
  const value = /^application\/json\b/i.test(type) ? readJson('The document', bytes) : undefined
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  throw new XapiError(400, 'Only JSON objects can be merged')
}

async function deleteDocuments(resource: Resource, context: XapiContext): Promise<XapiReply> {
  const { world, preview, query } = context
  const isStateResource = resource.kind === 'state'
  const documentRequest = readDocumentRequest(
    resource,
    query,
    isStateResource ? [] : [resource.name],
    isStateResource ? [resource.name] : [],
  )
  if (documentRequest.name !== undefined) {
    rejectReadOnlyDocument(documentRequest)
    requireMatchingEtag(context, documentRequest, await findDocument(context, documentRequest), false)
  }
  const { documents, documentsByPreview } = world.content
  for (const { id, kind, scope, name } of documentsByPreview.get(preview.id)) {
    const isRequested =
      kind === documentRequest.kind &&
      scope === documentRequest.scope &&
      (documentRequest.name ?? name) === name
    if (isRequested) documents.remove(id)
  }
  return { status: 204 }
}

function rejectReadOnlyDocument(documentRequest: DocumentRequest): void {
  if (isReadOnlyDocument(documentRequest))
    throw new XapiError(403, `Packages can't change ${documentRequest.name}`)
}

/** An ETag prevents blind overwrites: required for profiles, allowed for states (section 3.1). */
function requireMatchingEtag(
  { headers }: XapiContext,
  { kind }: DocumentRequest,
  document: FoundDocument | undefined,
  replacesAll: boolean,
): void {
  const [match, ifNoneMatch] = [headers['if-match'], headers['if-none-match']]
  const etag = document && hashEtag(document)
  const matchesEtag = (tags: string) =>
    etag !== undefined && (tags === '*' || tags.split(/,\s*/).includes(etag))
  if ((match !== undefined && !matchesEtag(match)) || (ifNoneMatch !== undefined && matchesEtag(ifNoneMatch)))
    throw new XapiError(412, 'The document has changed since')
  if (kind !== 'state' && replacesAll && document && match === undefined && ifNoneMatch === undefined)
    throw new XapiError(409, 'The document already exists; read it, and send its ETag in If-Match')
}
