import { type ResourceContent, subjectType } from '@heed/contracts'
import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { formatDuration } from '../../../lib/numbers/amountFormats.ts'
import { getDifficultyKey } from '../../../parts/scenarios/difficulties.ts'
import { getSubjectKindKey } from '../../../parts/subjects/kinds.ts'
import { useFormats } from '../../../ui/formats.ts'

const customContentLabel = 'Custom Content'

export const isCustomContent = ({ type, tags }: ResourceContent): boolean =>
  type === 'training' && tags.includes(customContentLabel)

const interactive = subjectType.decision

export function useItemTexts() {
  const { t } = useTranslation()
  const formats = useFormats()
  const { languages } = useRoot()
  const toTexts = (key: ParseKeys | undefined) => (key ? [t(key)] : [])
  const formatLanguages = (codes: readonly string[]) => {
    const [onlyCode, secondCode] = codes
    return onlyCode !== undefined && secondCode === undefined
      ? languages.getName(onlyCode)
      : t('content.spoken', { count: codes.length })
  }
  return {
    badge: (item: ResourceContent): string | undefined => {
      if (isCustomContent(item)) return t('content.customContent')
      return item.subjectType === interactive ? t('content.interactive') : undefined
    },
    facts: (item: ResourceContent): string[] => {
      const {
        type,
        tags,
        subjectType: kind = 0,
        difficulty: level = 0,
        languages: codes,
        duration: time = 0,
      } = item
      return [
        ...(type === 'training'
          ? toTexts(kind === interactive ? undefined : getSubjectKindKey({ type: kind }))
          : tags.slice(0, 1)),
        ...toTexts(type === 'assessment' ? getDifficultyKey(level) : undefined),
        // Packages don't state their duration.
        ...(time > 0 ? [formatDuration(formats, time)] : []),
        formatLanguages(codes),
      ]
    },
  }
}
