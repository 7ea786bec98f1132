import Check from 'virtual:icon/Check'
import { type Company, createTextFilter, getCompanyName } from '@heed/contracts'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useResultsAnnouncement } from '../../../ui/announcer/useResultsAnnouncement.ts'
import { DialogHeader } from '../../../ui/dialogs/DialogHeader.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { useSwitchCompany } from '../../leave/useSwitchCompany.ts'
import { paths } from '../../paths.ts'
import { useRoot } from '../../root/RootContext.tsx'
import { UserMenuEntry } from './UserMenuEntry.tsx'

export type SwitcherProps = { open: boolean; onClose: () => void }

export const CompanySwitcher = observer(function CompanySwitcher({ open, onClose }: SwitcherProps) {
  const { t } = useTranslation()
  const { session } = useRoot()
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogHeader id={id} title={t('shell.switch')} onClose={onClose} />
      <DialogContent sx={{ minHeight: 360 }}>
        <Accounts onDone={onClose} />
        <Choice companies={session.companies} onDone={onClose} />
      </DialogContent>
    </Dialog>
  )
})

const Accounts = observer(function Accounts({ onDone }: Pick<ChoiceProps, 'onDone'>) {
  const { t } = useTranslation()
  const { user } = useRoot().session
  const accounts = user?.superForAccounts ?? []
  if (accounts.length === 0) return null
  return (
    <List aria-label={t('shell.accounts')} sx={{ mx: -1, mt: -1 }}>
      {accounts.map(({ id, name }) => (
        <UserMenuEntry
          key={id}
          label={t('shell.companiesOf', { name })}
          to={paths.partnerCompanies({ partnerId: id })}
          onRun={onDone}
        />
      ))}
    </List>
  )
})

type ChoiceProps = { companies: readonly Company[]; onDone: () => void }

// The state is inside the dialog, so that reopening clears the search.
const Choice = observer(function Choice({ companies, onDone }: ChoiceProps) {
  const { t } = useTranslation()
  const { companyId } = useRoot().session
  const switchCompany = useSwitchCompany()
  const [search, setSearch] = useState('')
  const matches = createTextFilter(search.trim())
  const matchingCompanies = companies.filter((company) => matches(getCompanyName(company)))
  useResultsAnnouncement(
    { search },
    { count: matchingCompanies.length, emptyText: t('shell.noCompanyFound') },
  )
  return (
    <>
      <SearchField value={search} onChange={setSearch} label={t('shell.searchCompanies')} delay={0} />
      {matchingCompanies.length === 0 && <EmptyState title={t('shell.noCompanyFound')} />}
      <List aria-label={t('shell.companies')} sx={{ mx: -1 }}>
        {matchingCompanies.map((company) => (
          <ListItem key={company.company_id} disablePadding>
            <ListItemButton
              selected={company.company_id === companyId}
              aria-current={company.company_id === companyId ? 'true' : undefined}
              onClick={() => {
                onDone()
                switchCompany(company.company_id)
              }}
              sx={{ borderRadius: 1 }}
            >
              <ListItemText
                primary={getCompanyName(company)}
                secondary={t('shell.people', { count: company.users_total })}
              />
              {company.company_id === companyId && <Check aria-hidden fontSize="small" />}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  )
})
