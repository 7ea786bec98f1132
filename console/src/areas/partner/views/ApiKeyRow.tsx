import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maskSecret } from '../../../lib/maskSecret.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import type { Action } from '../../../ui/buttons/action.ts'
import { CopyButton } from '../../../ui/buttons/CopyButton.tsx'
import { WrapRow } from '../../../ui/layout.ts'
import { MutedText } from '../../../ui/text/Muted.tsx'
import { typeScale as scale } from '../../../ui/theme/tokens.ts'

const Code = styled('code')({
  fontFamily: scale.mono,
  fontSize: scale.size.tiny,
  overflowWrap: 'anywhere',
})

type Props = { apiKey: string; renewAction: Action }

export function ApiKeyRow({ apiKey, renewAction }: Props) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const show = {
    key: 'show',
    label: t(isShown ? 'account.package.hideKey' : 'account.package.showKey'),
    onRun: () => setShown(!isShown),
  }
  return (
    <div>
      <MutedText>{t('account.package.key')}</MutedText>
      <WrapRow style={{ marginTop: 4 }}>
        <Code>{isShown ? apiKey : maskSecret(apiKey)}</Code>
        <ActionButton action={show} look="ghost" size="small" />
        <CopyButton text={apiKey} name={t('account.package.key')} />
        <ActionButton action={renewAction} size="small" />
      </WrapRow>
    </div>
  )
}
