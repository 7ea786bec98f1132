import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Muted } from '../../../ui/text/Muted.tsx'
import type { GroupChoice } from './GroupChoice.ts'

/** Keeps the height of a line when the line is empty. */
const NOTHING = '\u00a0'

export const ChoiceSummary = observer(function ChoiceSummary({ choice }: { choice: GroupChoice }) {
  const { t } = useTranslation()
  const { groups, added, removed } = choice
  const changes = [
    ...(added > 0 ? [t('integrations.groups.added', { count: added })] : []),
    ...(removed > 0 ? [t('integrations.groups.removed', { count: removed })] : []),
  ]
  return (
    <div role="status" style={{ display: 'grid' }}>
      <span>{t('integrations.groups.chosen', { count: groups.length })}</span>
      <Muted>{changes.join(' · ') || NOTHING}</Muted>
    </div>
  )
})
