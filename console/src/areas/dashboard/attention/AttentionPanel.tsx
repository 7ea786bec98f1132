import CheckCircle from 'virtual:icon/CheckCircleOutlined'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCompanyStore } from '../../../app/root/RootContext.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { Panel } from '../../../ui/panels/Panel.tsx'
import { AttentionRow, ROW_HEIGHT_PX } from './AttentionRow.tsx'
import { AttentionStore } from './AttentionStore.ts'
import type { AttentionItem } from './attentionItems.ts'
import { useAttentionAction } from './useAttentionAction.ts'
import { useAttentionItems } from './useAttentionItems.ts'
import { useAttentionTexts } from './useAttentionTexts.tsx'

const MAX_ROWS = 4

const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  minHeight: ROW_HEIGHT_PX,
  padding: '8px 20px',
  color: theme.vars.palette.text.secondary,
  'ul + &': { minHeight: 0, borderTop: `1px solid ${theme.vars.palette.surface.rowLine}` },
  '& svg': { color: theme.vars.palette.success.main },
}))

const SkeletonRow = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  height: ROW_HEIGHT_PX,
  padding: '7px 20px',
  '&:not(:last-of-type)': { borderBottom: `1px solid ${theme.vars.palette.surface.rowLine}` },
  '& > div': { flex: 1 },
}))

export const AttentionPanel = observer(function AttentionPanel() {
  const { t } = useTranslation()
  const store = useCompanyStore(AttentionStore)
  const [isExpanded, setExpanded] = useState(false)
  const { isLoading } = store
  const items = useAttentionItems()
  const { length: count } = items
  const expandAction = {
    key: 'all',
    label: isExpanded ? t('dashboard.attention.showFewer') : t('dashboard.attention.showAll', { count }),
    onRun: () => setExpanded(!isExpanded),
  }
  return (
    <Panel
      title={t('dashboard.attention.title')}
      count={count || undefined}
      aside={
        count > MAX_ROWS && (
          <ActionButton
            action={expandAction}
            look="text"
            size="small"
            flush="end"
            expands={{ id: 'needs-attention', isOpen: isExpanded }}
          />
        )
      }
      flush
    >
      {isLoading ? (
        <AttentionSkeleton />
      ) : (
        <AttentionRows items={isExpanded ? items : items.slice(0, MAX_ROWS)} />
      )}
    </Panel>
  )
})

const AttentionRows = observer(function AttentionRows({ items }: { items: readonly AttentionItem[] }) {
  const { t } = useTranslation()
  const { isPartial, retry } = useCompanyStore(AttentionStore)
  const getAction = useAttentionAction()
  const getTexts = useAttentionTexts()
  return (
    <>
      {items.length > 0 && (
        <Rows id="needs-attention" aria-label={t('dashboard.attention.title')}>
          {items.map((item) => {
            const { title, facts, subject } = getTexts(item)
            const key = `${item.kind} ${subject}`
            return <AttentionRow key={key} {...{ item, title, facts }} action={getAction(item, subject)} />
          })}
        </Rows>
      )}
      {items.length === 0 && !isPartial && (
        <Line>
          <CheckCircle aria-hidden />
          {t('dashboard.attention.allWell')}
        </Line>
      )}
      {isPartial && (
        <Line>
          {t('dashboard.attention.partial')}
          <ActionButton
            action={{ key: 'retry', label: t('ui.tryAgain'), onRun: () => void retry() }}
            look="text"
            size="small"
          />
        </Line>
      )}
    </>
  )
})

function AttentionSkeleton() {
  return (
    <div aria-hidden>
      {Array.from({ length: MAX_ROWS }, (_, index) => (
        <SkeletonRow key={`row ${String(index)}`}>
          <Skeleton variant="rounded" width="2rem" height="2rem" />
          <div>
            <Skeleton width="45%" />
            <Skeleton width="60%" />
          </div>
          <Skeleton variant="rounded" width={124} height={32} />
        </SkeletonRow>
      ))}
    </div>
  )
}
