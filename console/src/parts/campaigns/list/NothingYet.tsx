import { observer } from 'mobx-react-lite'
import { useTryDemo } from '../../../app/guards/useTryDemo.ts'
import { useRoot } from '../../../app/RootContext.tsx'
import type { Action } from '../../../ui/action.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { MailPicture } from '../../../ui/pictures/pictures.tsx'

type Props = {
  demo: 'training' | 'assessment'
  title: string
  text: string
  viewerText: string
  create: Action
}

export const NothingYet = observer(function NothingYet({ demo, title, text, viewerText, create }: Props) {
  const { isAdmin } = useRoot().session
  return (
    <EmptyState
      picture={<MailPicture />}
      title={title}
      text={isAdmin ? text : viewerText}
      action={useTryDemo(demo)}
      primary={create}
    />
  )
})
