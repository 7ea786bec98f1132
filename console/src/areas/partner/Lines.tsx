import { type CSSObject, styled, type Theme } from '@mui/material/styles'
import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, type ReactNode, type Ref, useCallback, useRef } from 'react'
import { StatusBadge } from '../../ui/badges/StatusBadge.tsx'
import { AppLink } from '../../ui/text/AppLink.tsx'
import { MutedText } from '../../ui/text/Muted.tsx'
import type { Tone } from '../../ui/theme/palette.ts'

const MAX_HEIGHT_PX = 280
const LINE_HEIGHT_PX = 40

const getListStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  flex: 'none',
  maxHeight: MAX_HEIGHT_PX,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  listStyle: 'none',
  '& li, & [role=listitem]': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '2px 12px',
    padding: '8px 2px',
    overflowWrap: 'anywhere',
    borderBottom: `1px solid ${theme.vars.palette.surface.rowLine}`,
    // Skips the layout of off-screen lines.
    contentVisibility: 'auto',
    containIntrinsicSize: `auto ${LINE_HEIGHT_PX}px`,
  },
  '& p': { flex: '1 0 100%', margin: 0, whiteSpace: 'pre-line', color: theme.vars.palette.text.secondary },
})

const List = styled('ul')(getListStyles)
const LongList = styled('div')(getListStyles)
const LongLine = styled('div')({})

export interface StatusItem {
  key: string
  place?: string
  name: string
  to?: string | undefined
  tone: Tone
  label: string
  reason?: string | undefined
}

type Props = { label: string; lines: readonly StatusItem[] }

export type VisibleRowProps = {
  ref: Ref<HTMLDivElement>
  'data-index': number
  'aria-setsize': number
  'aria-posinset': number
}

type ItemProps = Omit<StatusItem, 'key'> & { inView?: VisibleRowProps }

/** Only one of thousands of lines changes at a time, so the rest must not rerender. */
export const StatusListItem = memo(function StatusListItem(props: ItemProps) {
  const { place, name, to, tone, label, reason, inView: visibleRowProps } = props
  const line = (
    <>
      <span>
        {place && <MutedText>{place} </MutedText>}
        {to === undefined ? (
          name
        ) : (
          <AppLink to={to} newTab>
            {name}
          </AppLink>
        )}
      </span>
      <StatusBadge tone={tone} label={label} />
      {reason && <p>{reason}</p>}
    </>
  )
  if (!visibleRowProps) return <li>{line}</li>
  return (
    <LongLine role="listitem" {...visibleRowProps}>
      {line}
    </LongLine>
  )
})

type LongLineListProps = {
  label: string
  keys: readonly number[]
  line: (key: number, visibleRowProps: VisibleRowProps) => ReactNode
}

export function LongStatusList({ label, keys, line }: LongLineListProps) {
  const list = useRef<HTMLDivElement>(null)
  const initialRect = { width: 0, height: MAX_HEIGHT_PX }
  const { getVirtualItems, getTotalSize, measureElement } = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: keys.length,
    getScrollElement: () => list.current,
    getItemKey: useCallback((index: number) => keys[index] ?? index, [keys]),
    estimateSize: () => LINE_HEIGHT_PX,
    measureElement: ({ offsetHeight }) => offsetHeight || LINE_HEIGHT_PX,
    overscan: 8,
    initialRect,
    observeElementRect: (_, tell) => tell(initialRect),
  })
  const visibleItems = getVirtualItems()
  const spaceAbove = visibleItems[0]?.start ?? 0
  const spaceBelow = getTotalSize() - (visibleItems.at(-1)?.end ?? 0)
  return (
    <LongList ref={list} role="list" aria-label={label} tabIndex={0}>
      <div role="presentation" style={{ paddingTop: spaceAbove, paddingBottom: spaceBelow }}>
        {visibleItems.map(({ index }) =>
          line(keys[index] ?? 0, {
            ref: measureElement,
            'data-index': index,
            'aria-setsize': keys.length,
            'aria-posinset': index + 1,
          }),
        )}
      </div>
    </LongList>
  )
}

export function StatusList({ label, lines }: Props) {
  return (
    <List aria-label={label} tabIndex={0}>
      {lines.map(({ key, ...line }) => (
        <StatusListItem key={key} {...line} />
      ))}
    </List>
  )
}
