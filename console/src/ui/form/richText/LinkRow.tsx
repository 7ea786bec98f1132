import { parseLink } from '@heed/contracts/rules/richText/links'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useInputTranslation } from '../../useInputTranslation.ts'
import { TextBox } from '../TextBox.tsx'

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  padding: 8,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > .MuiFormControl-root': { flex: '1 1 15rem', width: 'auto' },
}))

type Props = {
  href: string | null
  onSet: (href: string) => void
  onRemove: () => void
  onClose: () => void
}

export function LinkRow({ href, onSet, onRemove, onClose }: Props) {
  const { t } = useInputTranslation()
  const [inputText, setInputText] = useState(href ?? '')
  const [isInvalid, setInvalid] = useState(false)
  const apply = () => {
    const link = parseLink(inputText)
    if (link === null) setInvalid(true)
    else onSet(link)
  }
  return (
    <Row
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <TextBox
        label={t('inputs.richText.address')}
        labelHidden
        autoFocus
        inputMode="url"
        autoComplete="off"
        placeholder="https://"
        value={inputText}
        error={isInvalid ? t('inputs.richText.noLink') : undefined}
        onChange={(text) => {
          setInputText(text)
          setInvalid(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Enter must not submit the surrounding form.
          event.preventDefault()
          apply()
        }}
      />
      <Button onClick={apply}>{t('inputs.richText.setLink')}</Button>
      {href !== null && <Button onClick={onRemove}>{t('inputs.richText.removeLink')}</Button>}
      <Button variant="text" onClick={onClose}>
        {t('ui.cancel')}
      </Button>
    </Row>
  )
}
