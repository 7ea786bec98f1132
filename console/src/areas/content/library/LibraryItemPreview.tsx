import type { ResourceContent } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTrainAction } from '../../../parts/campaigns/useTrainAction.ts'
import { ScenarioPreview } from '../../../parts/scenarios/dialogs.ts'
import { SubjectPreview } from '../../../parts/subjects/dialogs.ts'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'

const MaterialPreview = createLazyOverlay(
  async () => (await import('./MaterialPreview.tsx')).MaterialPreview,
  {
    texts: ['materials'],
  },
)

type Props = {
  item: ResourceContent
  siblings: readonly ResourceContent[]
  language: string | undefined
  onMove: (item: ResourceContent) => void
  onClose: () => void
}

export const LibraryItemPreview = observer(function LibraryItemPreview({
  item,
  siblings,
  onMove,
  ...preview
}: Props) {
  const train = useTrainAction(item)
  if (item.type === 'material') return <MaterialPreview material={item} {...preview} />
  if (item.type === 'training') return <SubjectPreview subjectId={item.id} action={train} {...preview} />
  const move = (index: number) => {
    const next = siblings[index]
    if (next) onMove(next)
  }
  return (
    <ScenarioPreview
      questions={siblings.map(({ id }) => id)}
      index={siblings.findIndex(({ id }) => id === item.id)}
      footer="close"
      onMove={move}
      {...preview}
    />
  )
})
