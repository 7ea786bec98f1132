import type { UnassignedPackage } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/RootContext.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { CreditsStore } from './CreditsStore.ts'
import { AssignDialog } from './dialogs.ts'

/** What is paid for and used by nobody yet, each with the way to use it (S2 section 2.7). */
export const CreditBanners = observer(function CreditBanners() {
  const { t } = useTranslation()
  const formats = useFormats()
  const { unassigned } = useRoot().area(CreditsStore)
  const [assigning, setAssigning] = useState<UnassignedPackage>()
  return (
    <>
      {unassigned.map((credit) => {
        const { package_id: id, package_name: name, package_users: count, valid_to: end } = credit
        const assign = {
          key: 'assign',
          label: t('dashboard.credits.assign'),
          onRun: () => setAssigning(credit),
        }
        return (
          <Banner key={id} tone="info" action={assign}>
            {end === null
              ? t('dashboard.credits.unassigned', { name, count })
              : t('dashboard.credits.unassignedUntil', { name, count, date: formats.date(end) })}
          </Banner>
        )
      })}
      {assigning && <AssignDialog credit={assigning} onClose={() => setAssigning(undefined)} />}
    </>
  )
})
