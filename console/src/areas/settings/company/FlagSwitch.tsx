import { getSettings, isFlagOn } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useCompany, useCompanyStore, useRoot } from '../../../app/root/RootContext.tsx'
import { CheckBox } from '../../../ui/form/CheckBox.tsx'
import { useMutation } from '../../../ui/useMutation.ts'
import { CompanySettingsStore, type FlagKey } from './CompanySettingsStore.ts'

type Props = {
  flag: FlagKey
  label: string
  helper: string
  getDoneText: (isEnabled: boolean) => string
  disabledReason?: string | undefined
}

export const FlagSwitch = observer(function FlagSwitch({
  flag,
  label,
  helper,
  getDoneText,
  disabledReason,
}: Props) {
  const { session, notices } = useRoot()
  const store = useCompanyStore(CompanySettingsStore)
  const isSaved = isFlagOn(getSettings(useCompany())[flag])
  const savedValue = isSaved && disabledReason === undefined
  const [pendingValue, setPendingValue] = useState(savedValue)
  const change = useMutation()
  const set = (next: boolean) => {
    setPendingValue(next)
    void change.run(async () => {
      await store.switch(flag, next)
      await session.reloadCompany()
      notices.show('success', getDoneText(next))
    })
  }
  return (
    <CheckBox
      kind="switch"
      label={label}
      helper={helper}
      error={change.failure?.text}
      checked={change.pending ? pendingValue : savedValue}
      disabledReason={disabledReason}
      onChange={set}
    />
  )
})
