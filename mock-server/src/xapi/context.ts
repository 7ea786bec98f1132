import type { IncomingHttpHeaders } from 'node:http'
import type { ScormTranslationRow } from '@heed/fixtures'
import type { DocumentRow, PreviewRow } from '../world/areas/Content.ts'
import type { World } from '../world/World.ts'

export interface XapiContext {
  world: World
  preview: PreviewRow
  translation: ScormTranslationRow
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
}

export interface XapiReply {
  status: 200 | 204
  body?: Buffer | object
  headers?: Record<string, string>
}

export interface XapiCall {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE'
  path: string
  run(context: XapiContext): XapiReply | Promise<XapiReply>
}

export interface DocumentRequest {
  kind: DocumentRow['kind']
  name: string | undefined
  scope: string
  activityId: string | undefined
  registration: string | undefined
}
