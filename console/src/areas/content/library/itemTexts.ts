import { type ResourceContent, subjectType, toMinutes } from '@heed/contracts'
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
  const formatLanguages = (codes: readonly string[]): string[] => {
    const [onlyCode, secondCode] = codes
    if (onlyCode !== undefined && secondCode === undefined) return [languages.getName(onlyCode)]
    return codes.length < languages.all.length ? [t('content.spoken', { count: codes.length })] : []
  }
  return {
    badge: (item: ResourceContent): string | undefined => {
      if (isCustomContent(item)) return t('content.customContent')
      return item.subjectType === interactive ? t('content.interactive') : undefined
    },
    kind: ({ type, subjectType: kind = 0 }: ResourceContent): string =>
      type === 'training' ? t(getSubjectKindKey({ type: kind })) : t(`content.types.${type}`),
    facts: (item: ResourceContent): string[] => {
      const { type, tags, subjectType: kind = 0, difficulty: level = 0, languages: codes } = item
      const { duration: seconds = 0 } = item
      const [category] = isCustomContent(item) ? toTexts(getSubjectKindKey({ type: kind })) : tags
      const length = seconds > 0 ? formatDuration(formats, Math.max(1, toMinutes(seconds)) * 60) : undefined
      const [difficulty] = toTexts(type === 'assessment' ? getDifficultyKey(level) : undefined)
      const facts = type === 'training' ? [length, category] : [category, difficulty, length]
      return [...facts.filter((fact) => fact !== undefined), ...formatLanguages(codes)]
    },
  }
}
