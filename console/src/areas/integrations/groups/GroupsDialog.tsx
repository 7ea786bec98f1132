import { Group, getCompanyName, integrationNames } from '@heed/contracts'
import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDraft } from '../../../app/drafts/useDraft.ts'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { formatApiCommand } from '../../../lib/commands/apiCommand.ts'
import { Announced } from '../../../ui/announcer/Announced.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import { type Directory, toGroupValues } from '../Directory.ts'
import { FoundGroups } from './FoundGroups.tsx'
import { GroupChoice } from './GroupChoice.ts'

function useGroupChoice(directory: Directory): GroupChoice {
  const draft = useDraft(`integrations/${directory.type}/groups`, z.array(Group))
  const [choice] = useState(() => new GroupChoice(directory, draft.restoredValue))
  useEffect(() => choice.look(''), [choice])
  useEffect(
    () =>
      reaction(
        () => choice.hasChanges && choice.groups,
        (groups) => (groups ? draft.save([...groups]) : draft.drop()),
      ),
    [choice, draft],
  )
  return choice
}

const EMPTY_LINE = '\u00a0'

const ChoiceSummary = observer(function ChoiceSummary({ choice }: { choice: GroupChoice }) {
  const { t } = useTranslation()
  const { groups, addedCount, removedCount } = choice
  const changes = [
    ...(addedCount > 0 ? [t('integrations.groups.added', { count: addedCount })] : []),
    ...(removedCount > 0 ? [t('integrations.groups.removed', { count: removedCount })] : []),
  ]
  return (
    <Announced style={{ display: 'grid' }}>
      <span>{t('integrations.groups.chosen', { count: groups.length })}</span>{' '}
      <MutedText>{changes.join(' · ') || EMPTY_LINE}</MutedText>
    </Announced>
  )
})

/** Debounce delay for searches, ms (S0 section 9). */
const SEARCH_DELAY_MS = 300

type Props = { directory: Directory; onClose: () => void }

export const GroupsDialog = observer(function GroupsDialog({ directory, onClose }: Props) {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const company = useCompany()
  const choice = useGroupChoice(directory)
  const { leave, done } = useLeaveGuard(choice.hasChanges)
  const applying = useMutation()
  const requestIds = { companyId: company.company_id, type: directory.type, entityType: 'group' }
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
      company={getCompanyName(company)}
      submitLabel={t('integrations.apply')}
      command={formatApiCommand('integrations.saveRules', requestIds, toGroupValues(choice.groups))}
      disabledReason={choice.hasChanges ? undefined : t('integrations.groups.same')}
      busy={applying.pending}
      error={applying.failure?.text}
      onClose={() => leave(onClose)}
      onSubmit={(event) => {
        event.preventDefault()
        if (choice.hasChanges) apply()
      }}
      footer={<ChoiceSummary choice={choice} />}
    >
      {choice.wasChanged && <Banner tone="warning">{t('integrations.groups.changedMeanwhile')}</Banner>}
      <SearchField
        value={choice.search}
        onChange={(search) => choice.look(search)}
        label={t('integrations.groups.search')}
        delay={SEARCH_DELAY_MS}
      />
      <FoundGroups choice={choice} />
    </FormDialog>
  )
})
