import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { useRoot } from '../../app/root/RootContext.tsx'
import type { Action } from '../../ui/buttons/action.ts'
import { PeoplePicture } from '../../ui/pictures/PeoplePicture.tsx'
import { EmptyState } from '../../ui/states/EmptyState.tsx'
import { NoResults } from '../../ui/table/NoResults.tsx'

type Props = {
  search: string
  onClear: () => void
  title: string
  text: string
  primary?: Action | undefined
  offersDirectory?: boolean
}

export const EmptyTable = observer(function EmptyTable(props: Props) {
  const { search, onClear, title, text, primary, offersDirectory = true } = props
  const { t } = useTranslation()
  const { session } = useRoot()
  if (search.trim()) return <NoResults search={search} onClear={onClear} />
  const hidden = !session.isAdmin
  const connectAction = { key: 'connect', label: t('employees.connect'), to: paths.integrations(), hidden }
  return (
    <EmptyState
      picture={<PeoplePicture />}
      title={title}
      text={text}
      primary={primary}
      action={offersDirectory ? connectAction : undefined}
    />
  )
})
