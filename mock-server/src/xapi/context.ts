import type { IncomingHttpHeaders } from 'node:http'
import type { ScormTranslationRow } from '@heed/fixtures'
import type { DocumentRow, PreviewRow } from '../world/areas/Content.ts'
import type { World } from '../world/World.ts'

/** A request of a package that is previewed. */
export interface XapiContext {
  world: World
  preview: PreviewRow
  translation: ScormTranslationRow
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
}

/** JSON unless it is bytes with a type of their own. */
export interface XapiReply {
  status: 200 | 204
  body?: Buffer | object
  headers?: Record<string, string>
}

export interface XapiCall {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  /** Below the endpoint. */
  path: string
  run(context: XapiContext): XapiReply | Promise<XapiReply>
}

/** Which document a request means; without a name all of its scope. */
export interface DocumentAsked {
  kind: DocumentRow['kind']
  name: string | undefined
  /** What it is about and of whom, as text that is the same for the same. */
  scope: string
  activityId: string | undefined
  registration: string | undefined
}
