import { WorkEmail } from '@heed/contracts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorTitle } from '../../app/start/useErrorTitle.ts'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { TextBox, type TextBoxProps } from '../../ui/form/TextBox.tsx'

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  busy: boolean
  refusal: string | undefined
  notices?: TextBoxProps['notices']
  onSubmit: (email: string) => Promise<void>
}

/** Doesn't use the form library, to keep the sign-in page small. */
export function EmailForm(props: Props) {
  const { label, value, onChange, busy, refusal, notices, onSubmit } = props
  const { t } = useTranslation()
  const field = useRef<HTMLInputElement>(null)
  const [isTouched, setTouched] = useState(false)
  const [isSubmitted, setSubmitted] = useState(false)
  const result = WorkEmail.safeParse(value)
  const error = result.success ? undefined : result.error.issues[0]?.message
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    setSubmitted(true)
    if (result.success) void onSubmit(result.data)
    else field.current?.focus()
  }
  const isRefused = refusal !== undefined || notices?.isError === true
  useEffect(() => {
    if (isRefused) field.current?.focus()
  }, [isRefused])
  useErrorTitle(isRefused || (isSubmitted && error !== undefined))
  return (
    <form noValidate onSubmit={send} style={{ display: 'flex', flexDirection: 'column', gap: 20 }}>
      <TextBox
        value={value}
        onChange={(text) => {
          onChange(text)
          setTouched(true)
        }}
        error={(isTouched ? error : undefined) ?? refusal}
        notices={notices}
        inputRef={field}
        name="email"
        label={label}
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={t('auth.emailExample')}
        autoFocus
      />
      <ActionButton
        action={{ key: 'continue', label: t('auth.continue'), busy }}
        look="primary"
        submit
        fullWidth
      />
    </form>
  )
}
