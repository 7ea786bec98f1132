import { hasBouncedAddress } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { formatDateTime } from '../../../lib/dates/timeFormats.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { getVisibleActions } from '../../../ui/buttons/action.ts'
import { useFormats } from '../../../ui/formats.ts'
import { Stack, WrapRow } from '../../../ui/layout.ts'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { useBounceActions } from './useBounceActions.tsx'
import type { BouncedPerson } from './useSendAgain.ts'

type Props = { person: BouncedPerson; onCorrect: () => void; onSent: () => void }

export const BounceBanner = observer(function BounceBanner({ person, onCorrect, onSent }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const actions = useBounceActions({ onCorrect, onSent })
  const { bounce } = person
  if (!bounce) return null
  const { email, messages } = bounce
  const isAddressBad = hasBouncedAddress(person)
  const visibleActions = getVisibleActions(actions(person))
  return (
    <Banner tone={isAddressBad ? 'error' : 'warning'}>
      <Stack style={{ gap: 8 }}>
        <span>
          {t('employees.bounce.when', { email, at: formatDateTime(formats, bounce.at) })} {bounce.reason}
          {'. '}
          {!isAddressBad && t('employees.bounce.corrected', { count: messages.length })}
          {isAddressBad && visibleActions.length > 0 && t('employees.bounce.toDo')}
        </span>
        {visibleActions.length > 0 && (
          <WrapRow>
            {visibleActions.map((action) => (
              <ActionButton key={action.key} action={action} size="small" />
            ))}
          </WrapRow>
        )}
      </Stack>
    </Banner>
  )
})
