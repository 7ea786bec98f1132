import type { SnippetStat } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useNavigate } from 'react-router'
import { ActionButton } from '../../../ui/ActionButton.tsx'
import { snippetPath } from '../snippetPath.ts'
import { useToggle } from '../useToggle.ts'

/** Turns the snippet of a video on, and leads to it, or off. */
export const ToggleCell = observer(function ToggleCell({ video }: { video: SnippetStat }) {
  const navigate = useNavigate()
  const actionOf = useToggle((generated) => void navigate(snippetPath(generated)))
  const action = actionOf(video)
  return action.hidden ? null : <ActionButton size="small" look="text" action={action} />
})
