import { countCharacters } from '@heed/contracts'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled, type Theme } from '@mui/material/styles'
import { Suspense, useState } from 'react'
import { createLazyComponent } from '../../lazyPart.tsx'
import { FORCED_COLORS_QUERY } from '../../theme/forcedColors.ts'
import { sizes } from '../../theme/tokens.ts'
import { useInputTranslation } from '../../useInputTranslation.ts'
import { getHelperId } from '../FieldFrame.tsx'
import { GroupFrame } from '../GroupFrame.tsx'
import { type BoxFieldProps, type BoxTexts, useFieldBox } from '../useFieldBox.ts'
import { EditorFrame } from './frame.ts'

const RichTextPane = createLazyComponent(async () => (await import('./RichTextPane.tsx')).RichTextPane)
const MarkdownPane = createLazyComponent(async () => (await import('./MarkdownPane.tsx')).MarkdownPane)

const LINE_HEIGHT_PX = 24

/** Looks like the theme's `MuiSwitch`, but is part of a toolbar button. */
const SwitchMark = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  width: 36,
  height: 20,
  padding: 2,
  marginInlineEnd: 8,
  borderRadius: 10,
  boxSizing: 'border-box',
  backgroundColor: theme.vars.palette.surface.borderStrong,
  '&::before': { content: '""', width: 16, borderRadius: '50%', backgroundColor: '#fff' },
  '[aria-pressed="true"] > &': {
    justifyContent: 'flex-end',
    backgroundColor: theme.vars.palette.primary.main,
    '&::before': { backgroundColor: theme.vars.palette.primary.contrastText },
  },
  [FORCED_COLORS_QUERY]: {
    outline: '1px solid currentColor',
    '&&::before': { forcedColorAdjust: 'none', backgroundColor: 'currentColor' },
  },
}))

const getSkeletonStyles = (theme: Theme, minHeight: number) => ({
  height: `calc(${String(minHeight + 5)}px + ${sizes.controlSmall})`,
  [theme.breakpoints.down('sm')]: { height: `calc(${String(minHeight + 7)}px + 2 * ${sizes.controlSmall})` },
})

export type RichTextBoxProps = BoxTexts &
  BoxFieldProps & {
    /** Clean HTML (`contracts/src/rules/richText`); '' when empty. */
    value: string
    onChange: (html: string) => void
    /** Maximum number of characters as stored, including tags. */
    maxLength?: number
    minRows?: number
  }

export function RichTextBox({ value, onChange, maxLength, minRows = 5, ...rest }: RichTextBoxProps) {
  const { name: _name, onBlur, inputRef: _inputRef, ...texts } = rest
  const { t } = useInputTranslation()
  const [isMarkdown, setMarkdown] = useState(false)
  const length = countCharacters(value)
  const excessCount = maxLength === undefined ? 0 : length - maxLength
  const { id, isStopped, frame } = useFieldBox({
    ...texts,
    error:
      texts.error ?? (excessCount > 0 ? t('inputs.richText.tooLong', { count: excessCount }) : undefined),
    helper: (texts.helper || maxLength !== undefined) && (
      <>
        {texts.helper && <div>{texts.helper}</div>}
        {maxLength !== undefined && (
          <span>{t('inputs.richText.length', { n: length, count: maxLength })}</span>
        )}
      </>
    ),
  })
  const minHeight = minRows * LINE_HEIGHT_PX + 24
  const Pane = isMarkdown ? MarkdownPane : RichTextPane
  return (
    <GroupFrame {...frame}>
      <EditorFrame
        data-wrong={frame.error === undefined ? undefined : ''}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
        }}
      >
        <Suspense
          fallback={
            <Skeleton variant="rounded" sx={(theme) => getSkeletonStyles(theme, minHeight)} aria-busy />
          }
        >
          <Pane
            label={texts.label}
            value={value}
            onChange={onChange}
            isStopped={isStopped}
            isWrong={frame.error !== undefined}
            isRequired={texts.required ?? false}
            describedBy={getHelperId(id)}
            minHeight={minHeight}
            end={
              <Button
                size="small"
                variant="text"
                color="inherit"
                aria-pressed={isMarkdown}
                onClick={() => setMarkdown((previous) => !previous)}
              >
                <SwitchMark aria-hidden />
                {t('inputs.richText.markdown')}
              </Button>
            }
          />
        </Suspense>
      </EditorFrame>
    </GroupFrame>
  )
}
