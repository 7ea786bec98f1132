import { hasBadAddress } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { dateTime } from '../../../lib/dates/timeFormats.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { offered } from '../../../ui/buttons/action.ts'
import { useFormats } from '../../../ui/formats.ts'
import { Flow, Stack } from '../../../ui/layout.ts'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { useBounceActions } from './useBounceActions.tsx'
import type { Bounced } from './useSendAgain.ts'

type Props = { person: Bounced; onCorrect: () => void; onSent: () => void }

export const BounceBanner = observer(function BounceBanner({ person, onCorrect, onSent }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const actions = useBounceActions({ onCorrect, onSent })
  const { bounce } = person
  if (!bounce) return null
  const { email, messages } = bounce
  const isBad = hasBadAddress(person)
  const shown = offered(actions(person))
  return (
    <Banner tone={isBad ? 'error' : 'warning'}>
      <Stack style={{ gap: 8 }}>
        <span>
          {t('employees.bounce.when', { email, at: dateTime(formats, bounce.at) })} {bounce.reason}
          {'. '}
          {!isBad && t('employees.bounce.corrected', { count: messages.length })}
          {isBad && shown.length > 0 && t('employees.bounce.toDo')}
        </span>
        {shown.length > 0 && (
          <Flow>
            {shown.map((action) => (
              <ActionButton key={action.key} action={action} size="small" />
            ))}
          </Flow>
        )}
      </Stack>
    </Banner>
  )
})
