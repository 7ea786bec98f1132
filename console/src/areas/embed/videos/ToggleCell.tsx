import type { SnippetStat } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { Flow } from '../../../ui/layout.ts'
import { snippetPath } from '../snippetPath.ts'
import { useToggle } from '../useToggle.ts'

export const ToggleCell = observer(function ToggleCell({ video }: { video: SnippetStat }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const actionOf = useToggle((generated) => void navigate(snippetPath(generated)))
  const action = actionOf(video)
  return (
    <Flow>
      {video.enabled && (
        <ActionButton
          size="small"
          look="text"
          action={{ key: 'code', label: t('embed.showSnippet'), to: snippetPath(video) }}
        />
      )}
      {!action.hidden && <ActionButton size="small" look="text" action={action} />}
    </Flow>
  )
})
