import { type Ppv, type PpvLogRow, ppvEvent } from '@heed/contracts'
import type { PpvLogRecord } from '@heed/fixtures'
import { findSubject } from '@heed/fixtures/library'
import type { PlayRow } from '../../../world/areas/Embed.ts'
import type { World } from '../../../world/World.ts'

export function toPpvView({ embed }: World, companyId: number): Ppv | null {
  const row = embed.packages.get(companyId)
  if (!row) return null
  const boughtViews = embed.transactionsByCompany.get(companyId).reduce((sum, { views }) => sum + views, 0)
  const usedViews = embed.logByCompany
    .get(companyId)
    .filter(({ eventType }) => eventType === ppvEvent.view).length
  return { apiKey: row.apiKey, company_id: companyId, viewsPurchased: boughtViews, viewsUsed: usedViews }
}

export function countViewsBySubject({ embed }: World, companyId: number): Map<number, number> {
  const views = new Map<number, number>()
  for (const { eventType, subjectId } of embed.logByCompany.get(companyId)) {
    if (eventType === ppvEvent.view) views.set(subjectId, (views.get(subjectId) ?? 0) + 1)
  }
  return views
}

export function buyViews(world: World, companyId: number, views: number, notes = ''): void {
  const { transactions } = world.embed
  const id = world.nextId(transactions)
  transactions.put({ id, companyId, created: world.clock.instant, views, notes })
}

export const formatSnippetId = (companyId: number, subjectId: number): string => `${companyId}:${subjectId}`

export const formatVideoId = ({ subjectId, language }: Pick<PlayRow, 'subjectId' | 'language'>): string =>
  `heed-${subjectId}-${language}`

/** Maximum length in characters. Texts from URLs are untrusted, so the log truncates them. */
const maxTextLength = 500
const truncateText = (text: string): string => [...text].slice(0, maxTextLength).join('')
const truncateOptionalText = (text: string | null): string | null => (text ? truncateText(text) : null)

export function logEvent(
  world: World,
  eventType: number,
  event: Omit<PpvLogRecord, 'id' | 'timestamp' | 'eventType'>,
): void {
  const { log } = world.embed
  if (log.size >= world.limits.loggedViews) {
    const oldestPlay = log.find((row) => row.eventType !== ppvEvent.view)
    if (!oldestPlay) return
    log.remove(oldestPlay.id)
  }
  log.put({
    ...event,
    id: world.nextId(log),
    timestamp: world.clock.instant,
    eventType,
    location: truncateOptionalText(event.location),
    uid: truncateOptionalText(event.uid),
    apiKey: truncateText(event.apiKey),
  })
}

export function recordView(world: World, playId: string): boolean {
  const playRow = world.embed.plays.get(playId)
  if (!playRow || playRow.viewed) return false
  world.embed.plays.put({ ...playRow, viewed: true })
  const { companyId, subjectId, clientIp, location, uid, apiKey } = playRow
  const videoId = formatVideoId(playRow)
  logEvent(world, ppvEvent.view, { companyId, subjectId, clientIp, videoId, location, uid, apiKey })
  return true
}

export const toLogRowView = (row: PpvLogRecord): PpvLogRow => ({
  id: row.id,
  timestamp: row.timestamp,
  event_type: row.eventType,
  subject_title: findSubject(row.subjectId)?.title ?? '',
  client_ip: row.clientIp,
  js_video_id: row.videoId,
  location: row.location,
  uid: row.uid,
  api_key: row.apiKey,
})
