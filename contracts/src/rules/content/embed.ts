import { getFirstReason } from '../refusals.ts'

export const formatEmbedNotBought = (support: string): string =>
  `You do not have access to the Embed content. Please contact ${support} for access.`

export const packageExistsText = 'The company already has a package'
export const getPackageRefusal = (hasPackage: boolean): string | null =>
  hasPackage ? packageExistsText : null

export const viewsPerPurchaseMax = 100_000_000
export const viewsNoteMaxLength = 1000

export const noVideoText = 'There is no such video.'

export const getSnippetRefusal = (facts: {
  keyFits: boolean
  isVideo: boolean
  isOn: boolean
}): string | null =>
  getFirstReason(
    !facts.keyFits && "This video's key isn't valid.",
    !facts.isVideo && noVideoText,
    !facts.isOn && "This video isn't enabled for embedding.",
  )

/** Pixels. The frames are larger than their labels say, to make room for the player's controls. */
export const embedSizes = {
  Small: { width: 375, height: 260, label: '320x240' },
  Medium: { width: 560, height: 375, label: '480x360' },
  Big: { width: 720, height: 480, label: '' },
} as const
export type EmbedSize = keyof typeof embedSizes
export const defaultEmbedSize: EmbedSize = 'Medium'

export const ppvEvent = { signature: 1, view: 2, error: 3 } as const
export function getPpvEventLabel(code: number): string {
  if (code === ppvEvent.signature) return 'Signature'
  if (code === ppvEvent.view) return 'View'
  return code === ppvEvent.error ? 'Error' : 'Other'
}

export function computeViewsUsedPercent({
  viewsUsed,
  viewsPurchased,
}: {
  viewsUsed: number
  viewsPurchased: number
}): number {
  return viewsPurchased > 0 ? Math.round((viewsUsed / viewsPurchased) * 100) : 100
}

export const captionSettings = ['large'] as const
export type CaptionSettings = (typeof captionSettings)[number]

export interface EmbedOptions {
  lang: string
  key: string
  subjectId: number
  companyId: number
  langs?: readonly string[] | undefined
  hideLogo?: boolean
  location?: string
  uid?: string | undefined
  presetCaption?: string | undefined
  captionSettings?: CaptionSettings | undefined
  preview?: boolean
}

export function buildEmbedUrl(api: string, options: EmbedOptions): string {
  const { lang, key, subjectId, companyId, langs, hideLogo, preview } = options
  const { location, uid, presetCaption, captionSettings } = options
  const toFlagValue = (isSet: boolean | undefined) => (isSet ? '1' : undefined)
  const values = {
    lang,
    key,
    s: String(subjectId),
    c: String(companyId),
    langs: langs?.join(','),
    hideLogo: toFlagValue(hideLogo),
    location,
    uid,
    presetCaption,
    captionSettings,
    preview: toFlagValue(preview),
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(values)) if (value !== undefined) query.set(name, value)
  return `${api}/embed?${query}`.replaceAll('%7B', '{').replaceAll('%7D', '}')
}

export function buildEmbedSnippet(url: string, size: EmbedSize): string {
  const { width, height } = embedSizes[size]
  const src = url.replace(/[&"<>]/g, (character) => `&#${character.charCodeAt(0)};`)
  return `<iframe src="${src}" width="${width}" height="${height}" frameborder="0" allow="autoplay; fullscreen"></iframe>`
}

export const countViewsLeft = ({
  viewsUsed,
  viewsPurchased,
}: {
  viewsUsed: number
  viewsPurchased: number
}): number => Math.max(0, viewsPurchased - viewsUsed)

const fewViewsPercent = 80

export function getViewsLevel(ppv: Parameters<typeof computeViewsUsedPercent>[0]): 'plenty' | 'few' | 'none' {
  const percent = computeViewsUsedPercent(ppv)
  return countViewsLeft(ppv) === 0 ? 'none' : percent >= fewViewsPercent ? 'few' : 'plenty'
}
