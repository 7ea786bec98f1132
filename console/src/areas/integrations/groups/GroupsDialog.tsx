import { companyName, Group, integrationNames } from '@heed/contracts'
import { reaction } from 'mobx'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDraft } from '../../../app/drafts/useDraft.ts'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useCompany, useRoot } from '../../../app/root/RootContext.tsx'
import { formatApiCommand } from '../../../lib/commands/apiCommand.ts'
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
  const [choice] = useState(() => new GroupChoice(directory, draft.before))
  useEffect(() => choice.look(''), [choice])
  useEffect(
    () =>
      reaction(
        () => choice.differs && choice.groups,
        (groups) => (groups ? draft.keep([...groups]) : draft.drop()),
      ),
    [choice, draft],
  )
  return choice
}

const NOTHING = '\u00a0'

const ChoiceSummary = observer(function ChoiceSummary({ choice }: { choice: GroupChoice }) {
  const { t } = useTranslation()
  const { groups, added, removed } = choice
  const changes = [
    ...(added > 0 ? [t('integrations.groups.added', { count: added })] : []),
    ...(removed > 0 ? [t('integrations.groups.removed', { count: removed })] : []),
  ]
  return (
    <div role="status" style={{ display: 'grid' }}>
      <span>{t('integrations.groups.chosen', { count: groups.length })}</span>
      <MutedText>{changes.join(' · ') || NOTHING}</MutedText>
    </div>
  )
})

/** Debounce delay for searches, ms (S0 section 9). */
const SEARCH_DELAY = 300

type Props = { directory: Directory; onClose: () => void }

export const GroupsDialog = observer(function GroupsDialog({ directory, onClose }: Props) {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const company = useCompany()
  const choice = useGroupChoice(directory)
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
      command={formatApiCommand('integrations.saveRules', place, toGroupValues(choice.groups))}
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
