import { type Manager, role } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { Resource } from '../../../lib/requests/Resource.ts'
import { toFailureProps } from '../../../lib/tables/tableProps.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { PaneDialog } from '../../../ui/dialogs/PaneDialog.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { TextSkeleton } from '../../../ui/text/TextSkeleton.tsx'
import { useActAs } from './useActAs.ts'

const People = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 16px',
    padding: '10px 0',
    borderBottom: `1px solid ${theme.vars.palette.surface.rowLine}`,
    overflowWrap: 'anywhere',
  },
  '& li > div': { minWidth: 0 },
}))

type Props = {
  companyName: string
  load: () => Promise<readonly Manager[]>
  onClose: () => void
}

export const ActAsDialog = observer(function ActAsDialog({ companyName, load, onClose }: Props) {
  const { t } = useTranslation()
  const [people] = useState(() => new Resource<readonly Manager[]>())
  useEffect(() => void people.load(load), [people, load])
  const { value, isFirstLoad } = people
  const { error, onRetry } = toFailureProps(people)
  return (
    <PaneDialog title={t('account.super.act')} company={companyName} size="sm" onClose={onClose}>
      <Typography color="textSecondary">{t('account.super.actText')}</Typography>
      {isFirstLoad && <TextSkeleton lines={4} />}
      {error !== undefined && (
        <ErrorState title={t('ui.notLoadedOf', { name: companyName })} text={error} onRetry={onRetry} />
      )}
      {value?.length === 0 && (
        <EmptyState title={t('account.super.nobody')} text={t('account.super.nobodyText')} />
      )}
      {value && value.length > 0 && (
        <People aria-label={t('account.super.peopleOf', { name: companyName })}>
          {value.map((person) => (
            <Person key={person.email} person={person} />
          ))}
        </People>
      )}
    </PaneDialog>
  )
})

const Person = observer(function Person({ person }: { person: Manager }) {
  const { t } = useTranslation()
  const { user } = useRoot().session
  const { begin, pending, refusal } = useActAs()
  const { _id: id, name = '', email, role: personRole } = person
  const displayName = name || email
  const actAction = {
    key: 'act',
    label: t('account.super.actAs', { name: displayName }),
    busy: pending,
    onRun: () => id !== undefined && begin(id),
    disabledReason:
      refusal ??
      (id === user?._id ? t('account.super.oneself') : undefined) ??
      (id === undefined ? t('account.super.unknownPerson') : undefined),
  }
  return (
    <li>
      <div>
        <div>{displayName}</div>
        <MutedText>
          {email} · {t(personRole === role.admin ? 'shell.admin' : 'shell.viewer')}
        </MutedText>
      </div>
      <ActionButton action={actAction} size="small" />
    </li>
  )
})
