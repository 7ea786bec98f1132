import { companyName, integrationNames } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { apiCommand } from '../../../lib/commands/apiCommand.ts'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import { type Directory, valuesOf } from '../Directory.ts'
import { ChoiceSummary } from './ChoiceSummary.tsx'
import { FoundGroups } from './FoundGroups.tsx'
import { useKeptChoice } from './useKeptChoice.ts'

/** Debounce delay for searches, ms (S0 section 9). */
const SEARCH_DELAY = 300

type Props = { directory: Directory; onClose: () => void }

export const GroupsDialog = observer(function GroupsDialog({ directory, onClose }: Props) {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const company = useCompany()
  const choice = useKeptChoice(directory)
  const { leave, done } = useLeaveGuard(choice.differs)
  const applying = useMutation()
  const place = { companyId: company.company_id, type: directory.type, entityType: 'group' }
  const apply = () =>
    void applying.run(async () => {
      if (!(await choice.apply())) return
      notices.show('success', t('integrations.groups.applied'))
      done(onClose)
    })
  return (
    <FormDialog
      open
      size="md"
      title={t('integrations.groups.choose', { name: integrationNames[directory.type] })}
      company={companyName(company)}
      submitLabel={t('integrations.apply')}
      command={apiCommand('integrations.saveRules', place, valuesOf(choice.groups))}
      disabledReason={choice.differs ? undefined : t('integrations.groups.same')}
      busy={applying.pending}
      error={applying.failure?.text}
      onClose={() => leave(onClose)}
      onSubmit={(event) => {
        event.preventDefault()
        if (choice.differs) apply()
      }}
      footer={<ChoiceSummary choice={choice} />}
    >
      {choice.wasChanged && <Banner tone="warning">{t('integrations.groups.changedMeanwhile')}</Banner>}
      <SearchField
        value={choice.search}
        onChange={(search) => choice.look(search)}
        label={t('integrations.groups.search')}
        delay={SEARCH_DELAY}
      />
      <FoundGroups choice={choice} />
    </FormDialog>
  )
})
