import { useTranslation } from 'react-i18next'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import type { Action } from '../../../ui/buttons/action.ts'
import { Flow } from '../../../ui/layout.ts'
import { Banner } from '../../../ui/notices/Banner.tsx'

type Props = {
  text: string
  ways: readonly Action[]
}

export function MeanwhileNotice({ text, ways }: Props) {
  const { t } = useTranslation()
  return (
    <Banner tone="warning">
      {text} {t('campaigns.wizard.nothingLost')}
      <Flow style={{ marginTop: 8 }}>
        {ways.map((way) => (
          <ActionButton key={way.key} action={way} size="small" />
        ))}
      </Flow>
    </Banner>
  )
}
