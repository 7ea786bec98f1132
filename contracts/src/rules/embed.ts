import { firstOf } from './refusals.ts'

/** Who may open it stands in the address of support, as the brand names it. */
export const embedNotBought = (support: string): string =>
  `You do not have access to the Embed content. Please contact ${support} for access.`

/** A company has one pay-per-view package, and one key with it. */
export const secondPackage = 'The company has a package already'
export const packageRefusal = (hasPackage: boolean): string | null => (hasPackage ? secondPackage : null)

/** Views that are bought at once, at most, and how long the note beside them may be. */
export const viewsAtOnceMax = 100_000_000
export const viewsNoteMax = 1000

export const noVideo = 'There is no such video.'

/** Why a snippet plays nothing, the first reason that holds; null where it plays (S2 section 7). */
export const snippetRefusal = (facts: { keyFits: boolean; isVideo: boolean; isOn: boolean }): string | null =>
  firstOf(
    !facts.keyFits && 'The key of this video is not valid.',
    !facts.isVideo && noVideo,
    !facts.isOn && 'This video is not enabled for embedding.',
  )

/** Frames of a snippet in pixels. The labels are the specification's own and are smaller than the frames. */
export const embedSizes = {
  Small: { width: 375, height: 260, label: '320x240' },
  Medium: { width: 560, height: 375, label: '480x360' },
  Big: { width: 720, height: 480, label: '' },
} as const
export type EmbedSize = keyof typeof embedSizes
export const defaultEmbedSize: EmbedSize = 'Medium'

/** Codes of the usage log; whatever else is logged is shown as 'Other' (S2 section 2.6). */
export const ppvEvent = { signature: 1, view: 2, error: 3 } as const
export function ppvEventLabel(code: number): string {
  if (code === ppvEvent.signature) return 'Signature'
  if (code === ppvEvent.view) return 'View'
  return code === ppvEvent.error ? 'Error' : 'Other'
}

/** Whole percent of the purchased views that are used, over 100 when more were shown; 100 where none is purchased. */
export function viewsMeter({
  viewsUsed,
  viewsPurchased,
}: {
  viewsUsed: number
  viewsPurchased: number
}): number {
  return viewsPurchased > 0 ? Math.round((viewsUsed / viewsPurchased) * 100) : 100
}

/** How captions look; left out: as usual. */
export const captionSettings = ['large'] as const
export type CaptionSettings = (typeof captionSettings)[number]

/** What the player of a snippet is opened with (S2 section 7). */
export interface EmbedOptions {
  /** Language it begins in. */
  lang: string
  key: string
  subjectId: number
  companyId: number
  /** Languages to choose from; left out: all there are. */
  langs?: readonly string[] | undefined
  hideLogo?: boolean
  location?: string
  /** Stands for who watches; the learning system fills it in. */
  uid?: string | undefined
  /** Language of the captions, where it is not the one that is spoken. */
  presetCaption?: string | undefined
  captionSettings?: CaptionSettings | undefined
  /** Neither counted nor logged. */
  preview?: boolean
}

/** Address of the player below the address of the API, as in 'https://api.example/embed?lang=en&key=…'. */
export function embedUrl(api: string, options: EmbedOptions): string {
  const { lang, key, subjectId, companyId, langs, hideLogo, preview } = options
  const { location, uid, presetCaption, captionSettings: looks } = options
  const flag = (on: boolean | undefined) => (on ? '1' : undefined)
  const values = {
    lang,
    key,
    s: String(subjectId),
    c: String(companyId),
    langs: langs?.join(','),
    hideLogo: flag(hideLogo),
    location,
    uid,
    presetCaption,
    captionSettings: looks,
    preview: flag(preview),
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, value)
  // What a learning system fills in stands between braces, and is found by them.
  return `${api}/embed?${query}`.replaceAll('%7B', '{').replaceAll('%7D', '}')
}

/** The frame to paste into another page. */
export function embedSnippet(url: string, size: EmbedSize): string {
  const { width, height } = embedSizes[size]
  const src = url.replace(/[&"<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)
  return `<iframe src="${src}" width="${width}" height="${height}" frameborder="0" allow="autoplay; fullscreen"></iframe>`
}

/** Views that are bought and not watched yet. */
export const viewsLeft = ({
  viewsUsed,
  viewsPurchased,
}: {
  viewsUsed: number
  viewsPurchased: number
}): number => Math.max(0, viewsPurchased - viewsUsed)

/** Percent of the views from which on one is reported that they come to an end. */
const scarceFrom = 80

/** Whether there are views for a while, few, or none. */
export function viewsStanding(ppv: Parameters<typeof viewsMeter>[0]): 'plenty' | 'few' | 'none' {
  const percent = viewsMeter(ppv)
  return viewsLeft(ppv) === 0 ? 'none' : percent >= scarceFrom ? 'few' : 'plenty'
}
