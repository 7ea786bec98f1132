import { convertHtmlToMarkdown, convertMarkdownToHtml } from '@heed/contracts/rules/richText/markdown'
import { styled } from '@mui/material/styles'
import TextareaAutosize from '@mui/material/TextareaAutosize'
import { useState } from 'react'
import { typeScale as scale } from '../../theme/tokens.ts'
import type { PaneProps } from './RichTextPane.tsx'

const PaneHeader = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'flex-end',
  padding: 2,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
}))

// Not `field-sizing`, which Firefox and Safari lack.
const SourceTextarea = styled(TextareaAutosize)({
  display: 'block',
  width: '100%',
  padding: '12px 14px',
  border: 0,
  outline: 0,
  resize: 'vertical',
  color: 'inherit',
  background: 'none',
  fontFamily: scale.mono,
  fontSize: scale.size.body,
  lineHeight: 1.6,
})

export function MarkdownPane(props: PaneProps) {
  const {
    label,
    value,
    onChange,
    isStopped,
    isWrong: isInvalid,
    isRequired,
    describedBy,
    minHeight,
    end,
  } = props
  const [source, setSource] = useState(() => convertHtmlToMarkdown(value))
  const [sentValue, setSentValue] = useState(value)
  // Only external changes replace the text; an echo of the typed text would drop an opening `*`.
  if (value !== sentValue) {
    setSentValue(value)
    setSource(convertHtmlToMarkdown(value))
  }
  return (
    <>
      <PaneHeader>{end}</PaneHeader>
      <SourceTextarea
        value={source}
        style={{ minHeight }}
        aria-label={label}
        aria-invalid={isInvalid}
        aria-required={isRequired}
        aria-describedby={describedBy}
        readOnly={isStopped}
        aria-disabled={isStopped || undefined}
        onChange={(event) => {
          const html = convertMarkdownToHtml(event.target.value)
          setSource(event.target.value)
          setSentValue(html)
          if (html !== value) onChange(html)
        }}
      />
    </>
  )
}
