import Popper from '@mui/material/Popper'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import type { HTMLAttributes, ReactNode } from 'react'
import { radiiPx, shadow, sizes, TOUCH_QUERY, typeScale } from '../../theme/tokens.ts'

const Sheet = styled('div')(({ theme }) => ({
  margin: '4px 0',
  backgroundColor: theme.vars.palette.surface.raised,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: radiiPx.card,
  boxShadow: shadow.float,
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
}))

const List = styled('ul')({
  margin: 0,
  padding: 6,
  maxHeight: 'min(320px, 45vh)',
  overflowY: 'auto',
  listStyle: 'none',
})

export const ChoiceLine = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: sizes.control,
  padding: '6px 10px',
  borderRadius: radiiPx.tag,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&.Mui-focused': { backgroundColor: theme.vars.palette.surface.hover },
  '&.Mui-focusVisible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: -2 },
  '&[aria-disabled="true"]': { cursor: 'not-allowed', color: theme.vars.palette.text.disabled },
  '& > svg': { flex: 'none', fontSize: '1.25rem', color: theme.vars.palette.text.secondary },
  '&[aria-selected="true"] > svg': { color: theme.vars.palette.primary.main },
  [TOUCH_QUERY]: { minHeight: sizes.touch },
}))

export const Detail = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: typeScale.size.tiny,
  color: theme.vars.palette.text.secondary,
}))

const Footer = styled('div')(({ theme }) => ({
  fontSize: typeScale.size.tiny,
  color: theme.vars.palette.text.secondary,
  '& > span': { display: 'block', padding: '8px 16px' },
}))

const SKELETON_WIDTHS = ['80%', '60%', '70%']

type Props = {
  anchor: HTMLElement | null
  open: boolean
  list: HTMLAttributes<HTMLUListElement>
  isLoading?: boolean
  note?: string | undefined
  noteFirst?: boolean
  children: readonly ReactNode[]
}

export function ChoiceList({
  anchor,
  open,
  list,
  isLoading,
  note,
  noteFirst: showsNoteFirst,
  children,
}: Props) {
  return (
    <Popper
      role="presentation"
      open={open && anchor !== null}
      anchorEl={anchor}
      placement="bottom-start"
      sx={{ zIndex: 'modal' }}
      style={{ width: anchor?.clientWidth }}
    >
      {/* Keeps the focus in the field, because the list closes when the field loses focus. */}
      <Sheet onMouseDown={(event) => event.preventDefault()}>
        <List {...list} hidden={!children.length}>
          {children}
        </List>
        {isLoading && (
          <div aria-hidden style={{ padding: '4px 16px 10px' }}>
            {SKELETON_WIDTHS.map((width) => (
              <Skeleton key={width} width={width} height={32} />
            ))}
          </div>
        )}
        <Footer style={{ order: showsNoteFirst ? -1 : 0 }}>{note && <span>{note}</span>}</Footer>
      </Sheet>
    </Popper>
  )
}
