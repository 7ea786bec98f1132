import { companyName } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { useDraftState } from '../../../app/drafts/useDraft.ts'
import { useLeaveGuard } from '../../../app/leave/useLeaveGuard.ts'
import { useCompany } from '../../../app/root/RootContext.tsx'
import { SelectAllButton } from '../../../ui/buttons/SelectAllButton.tsx'
import { FormDialog } from '../../../ui/dialogs/FormDialog.tsx'
import { SearchField } from '../../../ui/form/SearchField.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { ErrorState } from '../../../ui/states/ErrorState.tsx'
import { TextSkeleton } from '../../../ui/text/TextSkeleton.tsx'
import type { CampaignKind } from '../wizard/model/campaign.ts'
import { ChoiceLine } from './ChoiceLine.tsx'

/** Search debounce, ms. */
const DELAY = 150

const Filters = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1.5),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
  alignItems: 'end',
}))

// The height is fixed, so that the dialog doesn't jump during a search.
const Found = styled('div')({ minHeight: '50vh' })
const Group = styled('section')({ marginBottom: 16 })
const GroupHead = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  marginBottom: 4,
  '& > h3': { margin: 0 },
})
const Lines = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

const Chosen = z.array(z.int())

export type OfferedItem = { id: number; title: string; facts?: ReactNode; isDisabled: boolean }
type OfferedGroup = { name: string; items: readonly OfferedItem[] }

type Props = {
  kind: CampaignKind
  keptAs: string
  taken: readonly number[]
  search: { value: string; onChange: (value: string) => void }
  filters: ReactNode
  groups: readonly OfferedGroup[] | undefined
  failure: { text: string; onRetry: (() => void) | undefined } | undefined
  replaced?: string | undefined
  preview: (id: number, close: () => void) => ReactNode
  onAdd: (ids: readonly number[]) => void
  onClose: () => void
}

export const AddContent = observer(function AddContent(props: Props) {
  const { kind, taken, search, filters, replaced, preview, onAdd, onClose } = props
  const { t } = useTranslation()
  const company = useCompany()
  const [kept = [], setChosen] = useDraftState(props.keptAs, Chosen, 'company', 'typed')
  const [shown, setShown] = useState<number | undefined>(undefined)
  const { leave, done } = useLeaveGuard(kept.length > 0)
  const texts = `${kind}Wizard.content` as const
  const toggle = (id: number) => {
    const others = replaced === undefined ? kept.filter((one) => one !== id) : []
    setChosen(kept.includes(id) ? others : [...others, id])
  }
  const renderAddAll = ({ items }: OfferedGroup) => {
    const free = items.filter(({ id, isDisabled }) => !isDisabled && !taken.includes(id)).map(({ id }) => id)
    if (free.length < 2 || replaced !== undefined) return null
    const label = t('campaigns.chooseAll', { count: free.length })
    return <SelectAllButton label={label} ids={free} value={kept} onChange={setChosen} />
  }
  const renderItem = ({ id, title, facts, isDisabled }: OfferedItem) => {
    const isTaken = taken.includes(id)
    return (
      <ChoiceLine
        key={id}
        kind={kind}
        title={title}
        facts={facts}
        isChosen={isTaken || kept.includes(id)}
        refusal={isTaken ? t(`${texts}.already`) : isDisabled ? t(`${texts}.unavailable`) : undefined}
        onToggle={() => toggle(id)}
        onPreview={() => setShown(id)}
      />
    )
  }
  return (
    <>
      <FormDialog
        open
        size="md"
        title={
          replaced === undefined ? t(`${texts}.add`) : t('campaigns.content.replace', { title: replaced })
        }
        company={companyName(company)}
        submitLabel={
          replaced !== undefined
            ? t('campaigns.content.replaceNow')
            : kept.length === 0
              ? t(`${texts}.add`)
              : t(`${texts}.addChosen`, { count: kept.length })
        }
        command={null}
        disabledReason={kept.length === 0 ? t(`${texts}.chooseFirst`) : undefined}
        onClose={() => leave(onClose)}
        onSubmit={(event) => {
          event.preventDefault()
          done(() => onAdd(kept))
        }}
      >
        <Filters role="search">
          {filters}
          <SearchField label={t(`${texts}.search`)} {...search} delay={DELAY} />
        </Filters>
        <Found>
          <Groups {...props} lineOf={renderItem} allOf={renderAddAll} />
        </Found>
      </FormDialog>
      {shown !== undefined && preview(shown, () => setShown(undefined))}
    </>
  )
})

type GroupsProps = Pick<Props, 'kind' | 'groups' | 'failure'> & {
  lineOf: (item: OfferedItem) => ReactNode
  allOf: (group: OfferedGroup) => ReactNode
}

function Groups({ kind, groups, failure, lineOf, allOf }: GroupsProps) {
  const { t } = useTranslation()
  if (failure) return <ErrorState title={failure.text} onRetry={failure.onRetry} />
  if (!groups) return <TextSkeleton lines={10} />
  if (groups.length === 0) return <EmptyState title={t(`${kind}Wizard.content.nothing`)} />
  return groups.map((group) => (
    <Group key={group.name} aria-label={group.name}>
      <GroupHead>
        <h3>{group.name}</h3>
        {allOf(group)}
      </GroupHead>
      <Lines>{group.items.map(lineOf)}</Lines>
    </Group>
  ))
}
