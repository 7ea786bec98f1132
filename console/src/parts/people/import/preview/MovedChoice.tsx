import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { CheckBox } from '../../../../ui/form/CheckBox.tsx'
import { Banner } from '../../../../ui/notices/Banner.tsx'
import type { ImportStore } from '../ImportStore.ts'

type Props = { store: ImportStore }

export const MovedChoice = observer(function MovedChoice({ store }: Props) {
  const { t } = useTranslation()
  const { people, asNew, domainChange } = store.moves
  const [first] = people
  if (!first) return null
  const { name, email, newEmail } = first
  return (
    <>
      <Banner tone="warning" action={{ key: 'cancel', label: t('import.movedCancel'), onRun: store.reset }}>
        {`${t('import.moved', { count: people.length, name, email, newEmail })} ${domainChange ? t('import.movedByDomain') : t('import.movedByFile')}`}
      </Banner>
      <CheckBox
        label={t('import.asNew')}
        checked={asNew}
        onChange={(checked) => store.moves.setAsNew(checked)}
        helper={t('import.asNewHelp')}
      />
    </>
  )
})
