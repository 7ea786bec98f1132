import { observer } from 'mobx-react-lite'
import { useUpgradeAction } from '../../../../app/guards/useUpgradeAction.ts'
import { ActionButton } from '../../../../ui/buttons/ActionButton.tsx'
import { WrapRow } from '../../../../ui/layout.ts'
import { Banner } from '../../../../ui/notices/Banner.tsx'

type Props = {
  text: string | null
  remove: { label: string; onRun: () => void; disabledReason?: string | undefined }
}

export const UnavailableNotice = observer(function UnavailableNotice({ text, remove }: Props) {
  const upgradeAction = useUpgradeAction()
  if (text === null) return null
  return (
    <div style={{ marginBottom: 16 }}>
      <Banner tone="error">
        {text}
        <WrapRow style={{ marginTop: 8 }}>
          <ActionButton action={{ key: 'remove', ...remove }} size="small" />
          <ActionButton action={upgradeAction} size="small" look="text" />
        </WrapRow>
      </Banner>
    </div>
  )
})
