import { ppvEvent } from '@heed/contracts'
import { company as known } from '@heed/contracts/pact/company'
import { buyViews, formatSnippetId, logEvent } from '../domain/views/log/viewLog.ts'
import type { World } from '../world/World.ts'

const subjectId = 101

export function putPpv(world: World, apiKey: string): void {
  const companyId = known.id
  world.embed.packages.put({ id: companyId, apiKey, created: world.clock.instant })
  buyViews(world, companyId, 100, 'First package')
  world.embed.snippets.put({ id: formatSnippetId(companyId, subjectId), companyId, subjectId, enabled: true })
  const viewer = { clientIp: '192.0.2.1', videoId: 'heed-101-en', location: null, uid: 'emp-1' }
  logEvent(world, ppvEvent.view, { ...viewer, companyId, subjectId, apiKey })
}
