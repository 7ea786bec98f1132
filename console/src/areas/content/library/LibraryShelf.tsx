import type { ResourceContent } from '@heed/contracts'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { CardGrid } from '../../../ui/cards/CardGrid.tsx'
import { EmptyState } from '../../../ui/states/EmptyState.tsx'
import { Shelf } from '../Shelf.tsx'
import { ShelfLock } from './ShelfLock.tsx'
import type { SectionLock } from './sectionLock.ts'
import { getItemKey, type ItemsOfType } from './shelves.ts'

/** Number of cards shown before the shelf is expanded (S2 section 9). */
const PREVIEW_COUNT = 8

type Props = {
  items: ItemsOfType | undefined
  title: string
  isWhole: boolean
  lock: SectionLock | undefined
  onExpandedChange: (isExpanded: boolean) => void
  children: (item: ResourceContent) => ReactNode
}

export function LibraryShelf(props: Props) {
  const { items, title, isWhole: isExpanded, lock, onExpandedChange, children } = props
  const { t } = useTranslation()
  const id = useId()
  const { matches = [], total = 0 } = items ?? {}
  const count = matches.length
  const number = count === total ? undefined : t('content.foundOf', { found: count, total })
  const expandAction = {
    key: 'whole',
    label: isExpanded ? t('content.showFewer') : t('content.showAll', { count }),
    onRun: () => onExpandedChange(!isExpanded),
  }
  return (
    <Shelf
      title={title}
      count={items && number}
      aside={
        count > PREVIEW_COUNT && (
          <ActionButton
            action={expandAction}
            look="text"
            size="small"
            flush="end"
            expands={{ id, isOpen: isExpanded }}
          />
        )
      }
    >
      {lock && <ShelfLock lock={lock} title={title} />}
      <div id={id}>
        <CardGrid
          label={title}
          items={isExpanded ? matches : matches.slice(0, PREVIEW_COUNT)}
          itemId={getItemKey}
          loading={!items}
          empty={<EmptyState title={t('content.nothing')} />}
        >
          {children}
        </CardGrid>
      </div>
    </Shelf>
  )
}
