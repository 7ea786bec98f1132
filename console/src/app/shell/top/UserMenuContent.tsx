import Check from 'virtual:icon/Check'
import { getCompanyName, getSettings, isFlagOn, toWebAddress } from '@heed/contracts'
import Divider from '@mui/material/Divider'
import List from '@mui/material/List'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { screens } from '../../../screens.ts'
import { SchemeToggle } from '../../../ui/buttons/SchemeToggle.tsx'
import { useLeave } from '../../leave/useLeaveGuard.ts'
import { useSwitchCompany } from '../../leave/useSwitchCompany.ts'
import { PaletteStore } from '../../palette/PaletteStore.ts'
import { isScreenAccessible } from '../../palette/places.ts'
import { paths } from '../../paths.ts'
import { useRoot } from '../../root/RootContext.tsx'
import { useAccount } from '../../root/useAccount.ts'
import { useSignOut } from '../../root/useSignOut.ts'
import { UserMenuEntry } from './UserMenuEntry.tsx'

const MAX_COMPANIES = 5

const PaddedBox = styled('div')(({ theme }) => ({ padding: theme.spacing(1.5, 2), overflowWrap: 'anywhere' }))

type Props = { onSwitch: () => void; onDone: () => void }

export const UserMenuContent = observer(function UserMenuContent({ onSwitch, onDone }: Props) {
  const { session } = useRoot()
  return (
    <>
      <PaddedBox>
        <Typography sx={{ fontWeight: 600 }}>{session.user?.name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {session.user?.email}
        </Typography>
      </PaddedBox>
      <Companies onSwitch={onSwitch} onDone={onDone} />
      <Divider />
      <Views onDone={onDone} />
      <Divider />
      <PaddedBox sx={{ display: 'grid' }}>
        <SchemeToggle />
      </PaddedBox>
      <Divider />
      <SignOutEntry onDone={onDone} />
    </>
  )
})

const Companies = observer(function Companies({ onSwitch, onDone }: Props) {
  const { t } = useTranslation()
  const { session } = useRoot()
  const account = useAccount()
  const switchCompany = useSwitchCompany()
  const { companies, user } = session
  const run = (action: () => void) => () => {
    onDone()
    action()
  }
  const accounts = user?.superForAccounts ?? []
  if (companies.length < 2 && accounts.length === 0) return null
  return (
    <>
      <Divider />
      <List aria-label={t('shell.companies')}>
        {companies.slice(0, MAX_COMPANIES).map((company) => (
          <UserMenuEntry
            key={company.company_id}
            label={getCompanyName(company)}
            isCurrent={!account && company.company_id === session.companyId}
            aside={
              !account && company.company_id === session.companyId && <Check aria-hidden fontSize="small" />
            }
            onRun={run(() => switchCompany(company.company_id))}
          />
        ))}
        {companies.length > MAX_COMPANIES && (
          <UserMenuEntry label={t('shell.allCompanies')} onRun={run(onSwitch)} />
        )}
        {accounts.map(({ id, name }) => (
          <UserMenuEntry
            key={id}
            label={t('shell.companiesOf', { name })}
            to={paths.partnerCompanies({ partnerId: id })}
            isCurrent={id === account?.id}
            onRun={onDone}
          />
        ))}
      </List>
    </>
  )
})

const Views = observer(function Views({ onDone }: Pick<Props, 'onDone'>) {
  const { t } = useTranslation()
  const root = useRoot()
  const { session, branding } = root
  const learningUrl = branding.value?.my_domain
  const canOpenScreen = ({ pattern }: { pattern: string }) =>
    screens.some((screen) => screen.path === pattern && isScreenAccessible(root, screen))
  const hasCredits = Boolean(session.user?.unassignedPackages?.length)
  const feedback = session.company && isFlagOn(getSettings(session.company)['ui.feedback_enabled'])
  return (
    <List>
      <UserMenuEntry label={t('shell.adminView')} to={paths.home()} onRun={onDone} />
      {learningUrl && (
        <UserMenuEntry label={t('shell.employeeView')} href={toWebAddress(learningUrl)} onRun={onDone} />
      )}
      {canOpenScreen(paths.ppv) && <UserMenuEntry label={t('shell.embed')} to={paths.ppv()} onRun={onDone} />}
      {hasCredits && <UserMenuEntry label={t('shell.credits')} to={paths.manager()} onRun={onDone} />}
      {canOpenScreen(paths.superPartners) && (
        <UserMenuEntry label={t('shell.super')} to={paths.superPartners()} onRun={onDone} />
      )}
      {canOpenScreen(paths.profile) && (
        <UserMenuEntry label={t('shell.settings')} to={paths.profile()} onRun={onDone} />
      )}
      <UserMenuEntry
        label={t('shell.keys')}
        onRun={() => {
          onDone()
          root.area(PaletteStore).show('keys')
        }}
      />
      {feedback && (
        <UserMenuEntry label={t('shell.feedback')} href={`mailto:${branding.supportEmail}`} onRun={onDone} />
      )}
    </List>
  )
})

function SignOutEntry({ onDone }: Pick<Props, 'onDone'>) {
  const { t } = useTranslation()
  const leave = useLeave()
  const signOut = useSignOut(paths.signIn())
  const run = () => {
    onDone()
    leave(signOut)
  }
  return (
    <List>
      <UserMenuEntry label={t('shell.signOut')} onRun={run} />
    </List>
  )
}
