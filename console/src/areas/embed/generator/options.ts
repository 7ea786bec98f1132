import {
  type CaptionSettings,
  captionSettings,
  defaultEmbedSize,
  type EmbedOptions,
  type EmbedSize,
  embedSizes,
  LanguageCode,
  type SnippetStat,
} from '@heed/contracts'
import * as z from 'zod/mini'

const sizes = Object.keys(embedSizes) as EmbedSize[]

export const SnippetOptions = z.object({
  size: z.literal(sizes),
  hasLogo: z.boolean(),
  /** Placeholder for the viewer's id; null omits the parameter. */
  uid: z.nullable(z.string()),
  languages: z.array(LanguageCode),
  first: LanguageCode,
  captions: z.nullable(LanguageCode),
  captionSettings: z.nullable(z.literal(captionSettings)),
})
export type SnippetOptions = z.infer<typeof SnippetOptions>

const defaultUid = '{uid}'

interface PreferredLanguages {
  language: string
  captions: string
}

export function getDefaultOptions(
  { languages }: SnippetStat,
  { language, captions }: PreferredLanguages,
): SnippetOptions {
  return {
    size: defaultEmbedSize,
    hasLogo: true,
    uid: null,
    languages: [...languages],
    first: languages.includes(language) ? language : (languages[0] ?? language),
    captions: languages.includes(captions) ? captions : null,
    captionSettings: null,
  }
}

export const withUid = (options: SnippetOptions, hasUid: boolean): SnippetOptions => ({
  ...options,
  uid: hasUid ? defaultUid : null,
})

export const withLanguages = (options: SnippetOptions, languages: readonly string[]): SnippetOptions => ({
  ...options,
  languages: [...languages],
  first: languages.includes(options.first) ? options.first : (languages[0] ?? options.first),
})

interface PlayerContext {
  video: SnippetStat
  key: string
  companyId: number
}

/** Omits `langs` if all languages are selected, so that languages added later are included. */
export function toPlayerOptions(
  options: SnippetOptions,
  { video, key, companyId }: PlayerContext,
): EmbedOptions {
  const { languages, uid } = options
  const hasAllLanguages = video.languages.every((code) => languages.includes(code))
  return {
    lang: options.first,
    key,
    subjectId: video.subject_id,
    companyId,
    langs: hasAllLanguages ? undefined : languages,
    hideLogo: !options.hasLogo,
    uid: uid?.trim() || undefined,
    presetCaption: options.captions ?? undefined,
    captionSettings: (options.captionSettings satisfies CaptionSettings | null) ?? undefined,
  }
}
