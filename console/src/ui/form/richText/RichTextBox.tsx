import { countCharacters } from '@heed/contracts'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { Suspense, useState } from 'react'
import { createLazyPart } from '../../lazyPart.tsx'
import { size } from '../../theme/tokens.ts'
import { useInputTexts } from '../../useInputTexts.ts'
import { getHelperId } from '../FieldFrame.tsx'
import { GroupFrame } from '../GroupFrame.tsx'
import { type BoxFieldProps, type BoxTexts, useBox } from '../useBox.ts'
import { EditorFrame } from './frame.ts'

const WritingPane = createLazyPart(async () => (await import('./WritingPane.tsx')).WritingPane)
const MarkdownPane = createLazyPart(async () => (await import('./MarkdownPane.tsx')).MarkdownPane)

const LINE_HEIGHT_PX = 24

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
  const { t } = useInputTexts()
  const [isMarkdown, setMarkdown] = useState(false)
  const length = countCharacters(value)
  const excessCount = maxLength === undefined ? 0 : length - maxLength
  const { id, isStopped, frame } = useBox({
    ...texts,
    error:
      texts.error ?? (excessCount > 0 ? t('inputs.richText.tooLong', { count: excessCount }) : undefined),
    helper: (
      <>
        {texts.helper && <div>{texts.helper}</div>}
        {maxLength !== undefined && (
          <span>{t('inputs.richText.length', { n: length, count: maxLength })}</span>
        )}
      </>
    ),
  })
  const minHeight = minRows * LINE_HEIGHT_PX + 24
  const Pane = isMarkdown ? MarkdownPane : WritingPane
  return (
    <GroupFrame {...frame}>
      <EditorFrame
        data-wrong={frame.error === undefined ? undefined : ''}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onBlur?.()
        }}
      >
        <Suspense
          fallback={<Skeleton variant="rounded" height={minHeight + size.controlSmall + 5} aria-busy />}
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
                aria-pressed={isMarkdown}
                onClick={() => setMarkdown((previous) => !previous)}
              >
                {t('inputs.richText.markdown')}
              </Button>
            }
          />
        </Suspense>
      </EditorFrame>
    </GroupFrame>
  )
}
