import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '../../../../app/paths.ts'
import { useCompanyStore } from '../../../../app/root/RootContext.tsx'
import { useCompanyLabel } from '../../../../app/shell/strips/useCompanyLabel.ts'
import { toFailureProps } from '../../../../lib/tables/tableProps.ts'
import { FullScreenModal } from '../../../../ui/dialogs/FullScreenModal.tsx'
import { ErrorState } from '../../../../ui/states/ErrorState.tsx'
import { TextSkeleton } from '../../../../ui/text/TextSkeleton.tsx'
import { SubscriptionStore } from '../../SubscriptionStore.ts'
import { BuyerGuard } from '../BuyerGuard.tsx'
import { UpgradeWizard } from './UpgradeWizard.tsx'

export const UpgradePage = () => (
  <BuyerGuard>
    <Upgrade />
  </BuyerGuard>
)

const Upgrade = observer(function Upgrade() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const companyLabel = useCompanyLabel()
  const { load, loadPlans, overview, plans } = useCompanyStore(SubscriptionStore)
  useEffect(() => {
    void load()
    void loadPlans()
  }, [load, loadPlans])
  const close = () => void navigate(paths.subscription())
  const failedResource = [overview, plans].find(({ failure, value }) => failure && value === undefined)
  if (overview.value && plans.value) return <UpgradeWizard overview={overview.value} onClose={close} />
  const { error, onRetry } = failedResource
    ? toFailureProps(failedResource)
    : { error: undefined, onRetry: undefined }
  return (
    <FullScreenModal
      open
      title={t('subscription.upgrade.title')}
      {...companyLabel}
      onClose={close}
      bodyLabel={t('subscription.steps.plan')}
      bar={{
        label: t('subscription.upgrade.title'),
        primary: {
          key: 'next',
          label: t('subscription.continue'),
          disabledReason: error ?? t('ui.loading'),
        },
      }}
    >
      {error === undefined ? (
        <TextSkeleton lines={8} />
      ) : (
        <ErrorState title={t('subscription.plansNotLoaded')} text={error} onRetry={onRetry} />
      )}
    </FullScreenModal>
  )
})
