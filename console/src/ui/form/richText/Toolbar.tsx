import ExpandMore from 'virtual:icon/ExpandMore'
import LinkIcon from 'virtual:icon/Link'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import type { Editor } from '@tiptap/core'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { radiiPx, typeScale as scale, sizes, TOUCH_QUERY } from '../../theme/tokens.ts'
import { getReasonProps, getTooltipProps } from '../../tooltipProps.ts'
import { useInputTranslation } from '../../useInputTranslation.ts'
import { blockTypes, formatTools, historyTools, setBlock, type ToolbarState } from './tools.ts'
import { useRovingFocus } from './useRovingFocus.ts'

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  padding: 2,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}))

const ToolButton = styled('button')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minWidth: sizes.controlSmall,
  height: sizes.controlSmall,
  padding: '0 6px',
  border: 0,
  borderRadius: radiiPx.tag,
  font: 'inherit',
  fontSize: scale.size.body,
  color: theme.vars.palette.text.secondary,
  background: 'none',
  cursor: 'pointer',
  '& svg': { fontSize: '1.25rem' },
  '&:hover': { backgroundColor: theme.vars.palette.surface.field },
  '&[aria-pressed="true"]': {
    color: theme.vars.palette.onSoft.primary,
    backgroundColor: theme.vars.palette.soft.primary,
  },
  '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.4 },
  [TOUCH_QUERY]: { minWidth: sizes.touch, height: sizes.touch },
}))

const ToolSeparator = styled('span')(({ theme }) => ({
  width: 1,
  height: 20,
  margin: '0 4px',
  backgroundColor: theme.vars.palette.divider,
}))

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)
const formatShortcut = (shortcut: string): string => shortcut.replace('Mod', isMac() ? '⌘' : 'Ctrl')

type Props = {
  label: string
  editor: Editor
  state: ToolbarState
  isStopped: boolean
  onLink: () => void
  end: ReactNode
}

type BlockSelectProps = Pick<Props, 'editor' | 'state' | 'isStopped'> & {
  tool: ReturnType<ReturnType<typeof useRovingFocus>['tool']>
}

function BlockSelect({ editor, state, isStopped, tool }: BlockSelectProps) {
  const { t } = useInputTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <ToolButton
        type="button"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={t('inputs.richText.blockIs', { block: t(`inputs.richText.${state.block}`) })}
        aria-disabled={isStopped || undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          if (!isStopped) setAnchor(event.currentTarget)
        }}
        {...tool}
        style={{ paddingInlineStart: 10 }}
      >
        {t(`inputs.richText.${state.block}`)} <ExpandMore aria-hidden />
      </ToolButton>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        disableRestoreFocus={false}
      >
        {blockTypes.map((block) => (
          <MenuItem
            key={block}
            role="menuitemradio"
            aria-checked={block === state.block}
            selected={block === state.block}
            onClick={() => {
              setAnchor(null)
              // Runs after the menu has restored the focus.
              setTimeout(() => setBlock(editor, block))
            }}
          >
            {t(`inputs.richText.${block}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}

export function Toolbar({ label, editor, state, isStopped, onLink, end }: Props) {
  const { t } = useInputTranslation()
  const { onKeyDown, tool } = useRovingFocus()
  const renderButton = (
    key: string,
    name: string,
    run: () => void,
    rest: ComponentProps<typeof ToolButton> & { refusal?: string | undefined },
  ) => {
    const { refusal, ...props } = rest
    const isRefused = isStopped || refusal !== undefined
    return (
      <ToolButton
        key={key}
        {...(refusal === undefined ? getTooltipProps(name) : getReasonProps(refusal))}
        type="button"
        aria-label={name}
        aria-disabled={isRefused || undefined}
        // Prevents the press from clearing the selection in the text.
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          if (!isRefused) run()
        }}
        {...tool(key)}
        {...props}
      />
    )
  }
  return (
    <Bar role="toolbar" aria-label={t('inputs.richText.toolbar', { name: label })} onKeyDown={onKeyDown}>
      <BlockSelect {...{ editor, state, isStopped }} tool={tool('block', true)} />
      <ToolSeparator />
      {formatTools.map(({ key, Icon, shortcut, run }) =>
        renderButton(key, `${t(`inputs.richText.${key}`)} (${formatShortcut(shortcut)})`, () => run(editor), {
          'aria-pressed': state[key],
          children: <Icon aria-hidden />,
        }),
      )}
      {renderButton('link', t('inputs.richText.link'), onLink, {
        'aria-pressed': state.href !== null,
        children: <LinkIcon aria-hidden />,
      })}
      <ToolSeparator />
      {historyTools.map(({ key, can, Icon, shortcut, run }) =>
        renderButton(key, `${t(`inputs.richText.${key}`)} (${formatShortcut(shortcut)})`, () => run(editor), {
          refusal: state[can] ? undefined : t(`inputs.richText.nothingTo.${key}`),
          children: <Icon aria-hidden />,
        }),
      )}
      <span style={{ flex: 1 }} />
      {end}
    </Bar>
  )
}
