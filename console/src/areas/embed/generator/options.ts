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

/** What is chosen for the snippet of a video, as it is kept while the page is open. */
export const SnippetOptions = z.object({
  size: z.literal(sizes),
  hasLogo: z.boolean(),
  /** What the learning system puts in the place of the viewer; null without the parameter. */
  uid: z.nullable(z.string()),
  languages: z.array(LanguageCode),
  first: LanguageCode,
  /** Language of the captions; null: the one that is spoken. */
  captions: z.nullable(LanguageCode),
  captionSettings: z.nullable(z.literal(captionSettings)),
})
export type SnippetOptions = z.infer<typeof SnippetOptions>

/** What most learning systems fill in. */
const usualUid = '{uid}'

interface Usual {
  language: string
  /** The language of captions that the company has set; '' for none. */
  captions: string
}

/** Medium, with the logo, without the parameter, in all languages (S2 section 2.6). */
export function usualOptions({ languages }: SnippetStat, { language, captions }: Usual): SnippetOptions {
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

/** With the parameter as it is usual, or without. */
export const withUid = (options: SnippetOptions, isOn: boolean): SnippetOptions => ({
  ...options,
  uid: isOn ? usualUid : null,
})

/** Other languages; the one that it begins in is among them. */
export const withLanguages = (options: SnippetOptions, languages: readonly string[]): SnippetOptions => ({
  ...options,
  languages: [...languages],
  first: languages.includes(options.first) ? options.first : (languages[0] ?? options.first),
})

interface Place {
  video: SnippetStat
  key: string
  companyId: number
}

/** What the player is opened with. All languages are not named, so that those that come later play too. */
export function playerOptions(options: SnippetOptions, { video, key, companyId }: Place): EmbedOptions {
  const { languages, uid } = options
  const isEvery = video.languages.every((code) => languages.includes(code))
  return {
    lang: options.first,
    key,
    subjectId: video.subject_id,
    companyId,
    langs: isEvery ? undefined : languages,
    hideLogo: !options.hasLogo,
    uid: uid?.trim() || undefined,
    presetCaption: options.captions ?? undefined,
    captionSettings: (options.captionSettings satisfies CaptionSettings | null) ?? undefined,
  }
}
