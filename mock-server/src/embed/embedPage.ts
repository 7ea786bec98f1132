import { getSnippetRefusal, noVideoText, ppvEvent } from '@heed/contracts'
import { languages } from '@heed/fixtures'
import { findSubject, getSubjectText, type LibrarySubject, libraryLanguages } from '@heed/fixtures/library'
import { createFramePage, createRefusalPage } from '../calls/framePage.ts'
import type { AreaHandlers, ServedFile } from '../calls/handler.ts'
import { getCompanyBrand } from '../domain/companies/brand/brands.ts'
import { formatSnippetId, formatVideoId, logEvent } from '../domain/views/log/viewLog.ts'
import { trimRows } from '../store/trimRows.ts'
import { formatPlayerAddress, parseOrigin } from '../world/addresses.ts'
import { renderEmbed } from './embedHtml.ts'

type EmbedHandler = AreaHandlers<'ppv'>['embed']
type Context = Parameters<EmbedHandler>[0]

/** Logs valid keys as signatures, plays as views, and invalid or disabled embeds as errors. Doesn't log previews. */
export const createEmbedPage: EmbedHandler = (context) => {
  const { world, input, clientIp } = context
  const {
    c: companyId,
    s: subjectId,
    key: apiKey,
    location = parsePageUrl(context.referer),
    uid = null,
  } = input
  const subject = findSubject(subjectId)
  const isPreview = input.preview === '1'
  const event = { companyId, subjectId, clientIp, location, uid, apiKey }
  const refusal = getRefusal(context, subject)
  if (!subject || refusal !== null) {
    const hasEmbedPackage = world.embed.packages.get(companyId) !== undefined
    if (hasEmbedPackage && !isPreview) logEvent(world, ppvEvent.error, { ...event, videoId: null })
    return createRefusalPage(refusal ?? noVideoText, 403)
  }
  const playerLanguages = selectLanguages(input.langs)
  const language = playerLanguages.includes(input.lang) ? input.lang : (playerLanguages[0] ?? 'en')
  const videoId = formatVideoId({ subjectId, language })
  if (isPreview) return createPlayer(context, subject, { offeredLanguages: playerLanguages, language })
  logEvent(world, ppvEvent.signature, { ...event, videoId })
  const id = world.keys.next(`play of ${companyId}`)
  trimRows(world.embed.plays, world.limits.plays - 1)
  const playRow = world.embed.plays.put({ ...event, id, language, viewed: false })
  return createPlayer(context, subject, { offeredLanguages: playerLanguages, language, play: playRow.id })
}

function parsePageUrl(referer: string): string | null {
  if (!URL.canParse(referer)) return null
  const { origin, pathname } = new URL(referer)
  return origin === 'null' ? null : `${origin}${pathname}`
}

function getRefusal({ world, input }: Context, subject: LibrarySubject | undefined): string | null {
  return getSnippetRefusal({
    keyFits: world.embed.packages.get(input.c)?.apiKey === input.key,
    isVideo: subject !== undefined,
    isOn: world.embed.snippets.get(formatSnippetId(input.c, input.s))?.enabled === true,
  })
}

function selectLanguages(languageList = ''): readonly string[] {
  const requestedCodes = languageList.split(',').map((code) => code.trim())
  const availableCodes = libraryLanguages.filter((code) => requestedCodes.includes(code))
  return availableCodes.length > 0 ? availableCodes : libraryLanguages
}

interface PlayerOptions {
  offeredLanguages: readonly string[]
  language: string
  play?: string
}

function createPlayer(
  { world, input, origin, baseUrls }: Context,
  subject: LibrarySubject,
  { offeredLanguages, language, play }: PlayerOptions,
): ServedFile {
  const company = world.companies.get(input.c)
  const { presetCaption, captionSettings } = input
  const captions = libraryLanguages.find((code) => code === presetCaption)
  const captionQuery = captionSettings === undefined ? '' : `?${new URLSearchParams({ captionSettings })}`
  const choices = offeredLanguages.map((code) => ({
    code,
    name: languages.find((candidate) => candidate.code === code)?.name ?? code,
    address: `${formatPlayerAddress(origin, subject.id, code, captions)}${captionQuery}`,
  }))
  const brand = company && input.hideLogo !== '1' ? getCompanyBrand(world, company).name : undefined
  const { title } = getSubjectText(subject, language).text
  const views = `${baseUrls.api}/embed/views`
  return createFramePage((nonce) => renderEmbed({ title, language, choices, brand, play, views }, nonce), {
    frames: parseOrigin(origin),
    calls: parseOrigin(views),
  })
}
