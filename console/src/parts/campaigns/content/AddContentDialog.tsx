import { getCompanyName } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDraftState } from '../../../app/drafts/useDraft.ts'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { useResultsAnnouncement } from '../../../ui/announcer/useResultsAnnouncement.ts'
import { SelectAllButton } from '../../../ui/buttons/SelectAllButton.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { TextSkeleton } from '../../../ui/text/TextSkeleton.tsx'
import type { CampaignKind } from '../wizard/model/campaign.ts'
import { ChoiceLine } from './ChoiceLine.tsx'

const SEARCH_DELAY_MS = 150

const Filters = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(12.5rem, 100%), 1fr))',
  alignItems: 'end',
}))

// The height is fixed, so that the dialog doesn't jump during a search.
const ResultsArea = styled('div')({ minHeight: '50vh' })
const Group = styled('section')({ marginBottom: 16 })
const GroupHeading = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 4,
  '& > h3': { margin: 0 },
})
const Lines = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

const ChosenIds = z.array(z.int())

export type OfferedItem = {
  id: number
  title: string
  language?: string | undefined
  facts?: ReactNode
  isDisabled: boolean
}
type OfferedGroup = { name: string; items: readonly OfferedItem[] }

type Props = {
  kind: CampaignKind
  draftName: string
  takenIds: readonly number[]
  search: { value: string; onChange: (value: string) => void }
  filters: ReactNode
  groups: readonly OfferedGroup[] | undefined
  failure: { text: string; onRetry: (() => void) | undefined } | undefined
  replaced?: string | undefined
  preview: (id: number, close: () => void) => ReactNode
  onAdd: (ids: readonly number[]) => void
  onClose: () => void
}

export const AddContentDialog = observer(function AddContentDialog(props: Props) {
  const { kind, takenIds, search, filters, replaced: replacedTitle, preview, onAdd, onClose } = props
  const { t } = useTranslation()
  const company = useCompany()
  const [selectedIds = [], setSelectedIds] = useDraftState(props.draftName, ChosenIds, 'company', 'typed')
  const [previewedId, setPreviewedId] = useState<number | undefined>(undefined)
  const { leave, done } = useLeaveGuard(selectedIds.length > 0)
  useResultsAnnouncement(
    { search: search.value },
    {
      count: props.failure ? undefined : props.groups?.reduce((sum, { items }) => sum + items.length, 0),
      emptyText: t(`${kind}Wizard.content.nothing`),
    },
  )
  const texts = `${kind}Wizard.content` as const
  const toggle = (id: number) => {
    const otherIds = replacedTitle === undefined ? selectedIds.filter((selectedId) => selectedId !== id) : []
    setSelectedIds(selectedIds.includes(id) ? otherIds : [...otherIds, id])
  }
  const renderAddAll = ({ items }: OfferedGroup) => {
    const availableItems = items
      .filter(({ id, isDisabled }) => !isDisabled && !takenIds.includes(id))
      .map(({ id }) => id)
    if (availableItems.length < 2 || replacedTitle !== undefined) return null
    const label = t('campaigns.chooseAll', { count: availableItems.length })
    return (
      <SelectAllButton label={label} ids={availableItems} value={selectedIds} onChange={setSelectedIds} />
    )
  }
  const renderItem = ({ id, title, language, facts, isDisabled }: OfferedItem) => {
    const isTaken = takenIds.includes(id)
    return (
      <ChoiceLine
        key={id}
        kind={kind}
        title={title}
        language={language}
        facts={facts}
        isChosen={isTaken || selectedIds.includes(id)}
        refusal={isTaken ? t(`${texts}.already`) : isDisabled ? t(`${texts}.unavailable`) : undefined}
        onToggle={() => toggle(id)}
        onPreview={() => setPreviewedId(id)}
      />
    )
  }
  return (
    <>
      <FormDialog
        open
        size="md"
        title={
          replacedTitle === undefined
            ? t(`${texts}.add`)
            : t('campaigns.content.replace', { title: replacedTitle })
        }
        company={getCompanyName(company)}
        submitLabel={
          replacedTitle !== undefined
            ? t('campaigns.content.replaceNow')
            : selectedIds.length === 0
              ? t(`${texts}.add`)
              : t(`${texts}.addChosen`, { count: selectedIds.length })
        }
        command={null}
        disabledReason={selectedIds.length === 0 ? t(`${texts}.chooseFirst`) : undefined}
        onClose={() => leave(onClose)}
        onSubmit={(event) => {
          event.preventDefault()
          done(() => onAdd(selectedIds))
        }}
      >
        <Filters role="search">
          {filters}
          <SearchField label={t(`${texts}.search`)} {...search} delay={SEARCH_DELAY_MS} />
        </Filters>
        <ResultsArea>
          <Groups {...props} renderLine={renderItem} renderAddAll={renderAddAll} />
        </ResultsArea>
      </FormDialog>
      {previewedId !== undefined && preview(previewedId, () => setPreviewedId(undefined))}
    </>
  )
})

type GroupsProps = Pick<Props, 'kind' | 'groups' | 'failure'> & {
  renderLine: (item: OfferedItem) => ReactNode
  renderAddAll: (group: OfferedGroup) => ReactNode
}

function Groups({ kind, groups, failure, renderLine, renderAddAll }: GroupsProps) {
  const { t } = useTranslation()
  if (failure) return <ErrorState title={failure.text} onRetry={failure.onRetry} />
  if (!groups) return <TextSkeleton lines={10} />
  if (groups.length === 0) return <EmptyState title={t(`${kind}Wizard.content.nothing`)} />
  return groups.map((group) => (
    <Group key={group.name} aria-label={group.name}>
      <GroupHeading>
        <h3>{group.name}</h3>
        {renderAddAll(group)}
      </GroupHeading>
      <Lines>{group.items.map(renderLine)}</Lines>
    </Group>
  ))
}
