import { linkFrom } from '@heed/contracts/rules/richText/links'
import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useInputTexts } from '../../useInputTexts.ts'
import { TextBox } from '../TextBox.tsx'

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: 8,
  padding: 8,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& > .MuiFormControl-root': { flex: '1 1 240px', width: 'auto' },
}))

type Props = {
  href: string | null
  onSet: (href: string) => void
  onRemove: () => void
  onClose: () => void
}

export function LinkRow({ href, onSet, onRemove, onClose }: Props) {
  const { t } = useInputTexts()
  const [typed, setTyped] = useState(href ?? '')
  const [isWrong, setWrong] = useState(false)
  const apply = () => {
    const link = linkFrom(typed)
    if (link === null) setWrong(true)
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
        value={typed}
        error={isWrong ? t('inputs.richText.noLink') : undefined}
        onChange={(text) => {
          setTyped(text)
          setWrong(false)
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
