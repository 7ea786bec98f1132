import { type Company, companyName, containing, partnerOf } from '@heed/contracts'
import Check from '@mui/icons-material/Check'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogHead } from '../../ui/DialogHead.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SearchField } from '../../ui/SearchField.tsx'
import { useRoot } from '../RootContext.tsx'
import { useSwitchCompany } from './useSwitchCompany.ts'

export type SwitcherProps = {
  /** The partner account whose companies are shown, 'all', or null while it is closed. */
  of: number | 'all' | null
  onClose: () => void
}

/** Another company, found by a part of its name (S0 section 5). */
export const CompanySwitcher = observer(function CompanySwitcher({ of, onClose }: SwitcherProps) {
  const { t } = useTranslation()
  const { session } = useRoot()
  const id = useId()
  const account = session.user?.superForAccounts.find((one) => one.id === of)
  const companies = session.companies.filter((company) => !account || partnerOf(company) === account.id)
  return (
    <Dialog open={of !== null} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogHead
        id={id}
        title={account ? t('shell.companiesOf', { name: account.name }) : t('shell.switch')}
        onClose={onClose}
      />
      <DialogContent sx={{ minHeight: 360 }}>
        <Choice companies={companies} onDone={onClose} />
      </DialogContent>
    </Dialog>
  )
})

type ChoiceProps = { companies: readonly Company[]; onDone: () => void }

// Inside the dialog, so that the search is empty when it opens again.
const Choice = observer(function Choice({ companies, onDone }: ChoiceProps) {
  const { t } = useTranslation()
  const { companyId } = useRoot().session
  const switchCompany = useSwitchCompany()
  const [search, setSearch] = useState('')
  const fits = containing(search.trim())
  const found = companies.filter((company) => fits(companyName(company)))
  return (
    <>
      <SearchField value={search} onChange={setSearch} label={t('shell.searchCompanies')} delay={0} />
      {found.length === 0 && <EmptyState title={t('shell.noCompanyFound')} />}
      <List aria-label={t('shell.companies')} sx={{ mx: -1 }}>
        {found.map((company) => (
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
                primary={companyName(company)}
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
