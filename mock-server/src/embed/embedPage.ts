import { noVideo, ppvEvent, snippetRefusal } from '@heed/contracts'
import { languages } from '@heed/fixtures'
import { findSubject, getSubjectText, type LibrarySubject, libraryLanguages } from '@heed/fixtures/library'
import { createRefusalPage, framePage } from '../calls/framePage.ts'
import type { AreaHandlers, ServedFile } from '../calls/handler.ts'
import { companyBrand } from '../domain/companies/brand/brands.ts'
import { logEvent, snippetId, toVideoId } from '../domain/views/log/viewLog.ts'
import { trimRows } from '../store/trimRows.ts'
import { playerAddress } from '../world/addresses.ts'
import { embedHtml } from './embedHtml.ts'

type Handler = AreaHandlers<'ppv'>['embed']
type Context = Parameters<Handler>[0]

/** Logs valid keys as signatures, plays as views, and invalid or disabled embeds as errors. Doesn't log previews. */
export const embedPage: Handler = (context) => {
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
    const isKnown = world.embed.packages.get(companyId) !== undefined
    if (isKnown && !isPreview) logEvent(world, ppvEvent.error, { ...event, videoId: null })
    return createRefusalPage(refusal ?? noVideo, 403)
  }
  const offered = offeredLanguages(input.langs)
  const language = offered.includes(input.lang) ? input.lang : (offered[0] ?? 'en')
  const videoId = toVideoId({ subjectId, language })
  if (isPreview) return player(context, subject, { offered, language })
  logEvent(world, ppvEvent.signature, { ...event, videoId })
  const id = world.keys.next(`play of ${companyId}`)
  trimRows(world.embed.plays, world.caps.plays - 1)
  const play = world.embed.plays.put({ ...event, id, language, viewed: false })
  return player(context, subject, { offered, language, play: play.id })
}

function parsePageUrl(referer: string): string | null {
  if (!URL.canParse(referer)) return null
  const { origin, pathname } = new URL(referer)
  return origin === 'null' ? null : `${origin}${pathname}`
}

function getRefusal({ world, input }: Context, subject: LibrarySubject | undefined): string | null {
  return snippetRefusal({
    keyFits: world.embed.packages.get(input.c)?.apiKey === input.key,
    isVideo: subject !== undefined,
    isOn: world.embed.snippets.get(snippetId(input.c, input.s))?.enabled === true,
  })
}

function offeredLanguages(langs = ''): readonly string[] {
  const wanted = langs.split(',').map((code) => code.trim())
  const offered = libraryLanguages.filter((code) => wanted.includes(code))
  return offered.length > 0 ? offered : libraryLanguages
}

interface Shown {
  offered: readonly string[]
  language: string
  play?: string
}

function player(
  { world, input, origin, reach }: Context,
  subject: LibrarySubject,
  { offered, language, play }: Shown,
): ServedFile {
  const company = world.companies.get(input.c)
  const { presetCaption, captionSettings } = input
  const captions = libraryLanguages.find((code) => code === presetCaption)
  const looks = captionSettings === undefined ? '' : `?${new URLSearchParams({ captionSettings })}`
  const choices = offered.map((code) => ({
    code,
    name: languages.find((one) => one.code === code)?.name ?? code,
    address: `${playerAddress(origin, subject.id, code, captions)}${looks}`,
  }))
  const brand = company && input.hideLogo !== '1' ? companyBrand(world, company).name : undefined
  const { title } = getSubjectText(subject, language).text
  return framePage((nonce) =>
    embedHtml({ title, language, choices, brand, play, views: `${reach.api}/embed/views` }, nonce),
  )
}
