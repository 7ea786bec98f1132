import type { SnippetStat } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { Flow } from '../../../ui/layout.ts'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { Tag } from '../../../ui/Tag.tsx'

export function SnippetBadge({ video: { enabled, disabled } }: { video: SnippetStat }) {
  const { t } = useTranslation()
  return (
    <Flow>
      <StatusBadge
        tone={enabled ? 'success' : 'neutral'}
        label={t(enabled ? 'embed.snippetOn' : 'embed.snippetOff')}
      />
      {disabled && <Tag label={t('embed.notInPlan')} />}
    </Flow>
  )
}
