import { observer } from 'mobx-react-lite'
import { useTryDemo } from '../../../app/guards/useTryDemo.ts'
import { useRoot } from '../../../app/root/RootContext.tsx'
import type { Action } from '../../../ui/buttons/action.ts'
import { MailPicture } from '../../../ui/pictures/pictures.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'

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
