import { readUnit } from '@heed/contracts/rules/packages/cmi5'
import { getArchive } from '../domain/content/packageFiles.ts'
import { createPreviewToken, findLivePreview, savePreview, toActivityId } from '../domain/content/previews.ts'
import type { World } from '../world/World.ts'
import type { DocumentRequest, XapiContext } from './context.ts'

const launchDataName = 'LMS.LaunchData'
const preferencesName = 'cmi5LearnerPreferences'
const sessionExtensionId = 'https://w3id.org/xapi/cmi5/context/extensions/sessionid'

export const launchDocumentNames = [launchDataName, preferencesName] as const

/** Works once (cmi5 section 8.2). A refusal is returned as a normal response. */
export function fetchToken(world: World, key: string): Record<string, string> {
  const livePreview = findLivePreview(world, key)
  if (!livePreview) return { 'error-code': '2', 'error-text': 'This preview has ended' }
  const { preview } = livePreview
  if (preview.fetched)
    return { 'error-code': '1', 'error-text': "This preview's token has already been fetched" }
  world.content.previews.put({ ...savePreview(world, preview), fetched: true })
  return { 'auth-token': Buffer.from(`${preview.id}:${createPreviewToken(preview)}`).toString('base64') }
}

export async function readLaunchDocument(
  context: XapiContext,
  { kind, name, activityId, registration }: DocumentRequest,
): Promise<object | undefined> {
  const { preview, translation } = context
  if (translation.kind !== 'cmi5') return undefined
  if (kind === 'agentProfile' && name === preferencesName)
    return { languagePreference: translation.language, audioPreference: 'on' }
  const isLaunch = activityId === toActivityId(translation) && registration === preview.registration
  return kind === 'state' && name === launchDataName && isLaunch ? readLaunchData(context) : undefined
}

/** Only the platform may write this document (cmi5 section 10). */
export const isReadOnlyDocument = ({ kind, name }: DocumentRequest): boolean =>
  kind === 'state' && name === launchDataName

/** Uses normal mode, so that the unit reports as usual (cmi5 section 10.2). */
async function readLaunchData({ world, preview, translation }: XapiContext): Promise<object | undefined> {
  const archive = await getArchive(world, translation)
  if (!archive) return undefined
  const { id, ...unit } = await readUnit(archive)
  return {
    contextTemplate: {
      contextActivities: { grouping: [{ objectType: 'Activity', id }] },
      extensions: { [sessionExtensionId]: preview.id },
    },
    launchMode: 'Normal',
    ...unit,
  }
}
