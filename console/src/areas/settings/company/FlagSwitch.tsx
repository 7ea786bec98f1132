import { getSettings, isOn } from '@heed/contracts'
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
  done: (isOn: boolean) => string
  disabledReason?: string | undefined
}

export const FlagSwitch = observer(function FlagSwitch({ flag, label, helper, done, disabledReason }: Props) {
  const { session, notices } = useRoot()
  const store = useCompanyStore(CompanySettingsStore)
  const isSaved = isOn(getSettings(useCompany())[flag])
  const saved = isSaved && disabledReason === undefined
  const [wanted, setWanted] = useState(saved)
  const change = useMutation()
  const set = (next: boolean) => {
    setWanted(next)
    void change.run(async () => {
      await store.switch(flag, next)
      await session.reloadCompany()
      notices.show('success', done(next))
    })
  }
  return (
    <CheckBox
      kind="switch"
      label={label}
      helper={helper}
      error={change.failure?.text}
      checked={change.pending ? wanted : saved}
      disabledReason={disabledReason}
      onChange={set}
    />
  )
})
