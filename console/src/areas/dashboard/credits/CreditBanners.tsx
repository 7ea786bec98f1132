import type { UnassignedPackage } from '@heed/contracts'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../../app/root/RootContext.tsx'
import { useFormats } from '../../../ui/formats.ts'
import { createLazyOverlay } from '../../../ui/lazyOverlay.tsx'
import { Banner } from '../../../ui/notices/Banner.tsx'
import { CreditsStore } from './CreditsStore.ts'

const AssignCreditDialog = createLazyOverlay(
  async () => (await import('./AssignCreditDialog.tsx')).AssignCreditDialog,
)

export const CreditNotices = observer(function CreditNotices() {
  const { t } = useTranslation()
  const { notices } = useRoot()
  const store = useRoot().area(CreditsStore)
  const { announcedCredits: credits } = store
  const dismiss = () => {
    store.dismiss(credits)
    notices.show(
      'info',
      t(credits.length === 1 ? 'dashboard.credits.putAway' : 'dashboard.credits.putAwayAll'),
    )
  }
  return credits.length > 1 ? (
    <CreditsBanner credits={credits} onPutAway={dismiss} />
  ) : (
    <CreditBanners credits={credits} onPutAway={dismiss} />
  )
})

type Props = { credits: readonly UnassignedPackage[]; onPutAway?: () => void }

function CreditsBanner({ credits, onPutAway }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const [assigning, setAssigning] = useState<UnassignedPackage>()
  const formatCredit = ({ package_name: name, package_users: count }: UnassignedPackage) =>
    t('dashboard.credits.each', { name, count })
  const choices = credits.map((credit) => ({
    key: String(credit.package_id),
    label: formatCredit(credit),
    hint:
      credit.valid_to === null
        ? undefined
        : t('dashboard.credits.validUntil', { date: formats.date(credit.valid_to) }),
    onRun: () => setAssigning(credit),
  }))
  return (
    <>
      <Banner
        tone="info"
        action={{ key: 'assign', label: t('dashboard.credits.assign'), choices }}
        onDismiss={onPutAway}
      >
        {t('dashboard.credits.several', {
          count: credits.length,
          credits: formats.list(credits.map(formatCredit)),
        })}
      </Banner>
      {assigning && <AssignCreditDialog credit={assigning} onClose={() => setAssigning(undefined)} />}
    </>
  )
}

export function CreditBanners({ credits, onPutAway }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const [assigning, setAssigning] = useState<UnassignedPackage>()
  return (
    <>
      {credits.map((credit) => {
        const { package_id: id, package_name: name, package_users: count, valid_to: end } = credit
        const assign = {
          key: 'assign',
          label: t('dashboard.credits.assign'),
          name: t('dashboard.credits.assignNamed', { name, count }),
          onRun: () => setAssigning(credit),
        }
        return (
          <Banner key={id} tone="info" action={assign} onDismiss={onPutAway}>
            {end === null
              ? t('dashboard.credits.unassigned', { name, count })
              : t('dashboard.credits.unassignedUntil', { name, count, date: formats.date(end) })}
          </Banner>
        )
      })}
      {assigning && <AssignCreditDialog credit={assigning} onClose={() => setAssigning(undefined)} />}
    </>
  )
}
