import { WorkEmail } from '@heed/contracts'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../ui/buttons/ActionButton.tsx'
import { TextBox } from '../../ui/form/TextBox.tsx'

type Props = {
  label: string
  value: string
  onChange: (text: string) => void
  busy: boolean
  onSubmit: (email: string) => Promise<void>
}

/** Doesn't use the form library, to keep the sign-in page small. */
export function EmailForm({ label, value, onChange, busy, onSubmit }: Props) {
  const { t } = useTranslation()
  const [isTouched, setTouched] = useState(false)
  const result = WorkEmail.safeParse(value)
  const error = result.success ? undefined : result.error.issues[0]?.message
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTouched(true)
    if (result.success) void onSubmit(result.data)
  }
  return (
    <form noValidate onSubmit={send} style={{ display: 'flex', flexDirection: 'column', gap: 20 }}>
      <TextBox
        value={value}
        onChange={(text) => {
          onChange(text)
          setTouched(true)
        }}
        error={isTouched ? error : undefined}
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
