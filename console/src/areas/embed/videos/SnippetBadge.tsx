import type { SnippetStat } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { Tag } from '../../../ui/badges/Tag.tsx'
import { WrapRow } from '../../../ui/layout.ts'

export function SnippetBadge({ video: { enabled, disabled } }: { video: SnippetStat }) {
  const { t } = useTranslation()
  return (
    <WrapRow>
      <StatusBadge
        tone={enabled ? 'success' : 'neutral'}
        label={t(enabled ? 'embed.snippetOn' : 'embed.snippetOff')}
      />
      {disabled && <Tag label={t('embed.notInPlan')} />}
    </WrapRow>
  )
}
