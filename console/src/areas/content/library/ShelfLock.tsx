import Lock from 'virtual:icon/LockOutlined'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useUpgradeAction } from '../../../app/guards/useUpgradeAction.ts'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import { radiiPx, sizes } from '../../../ui/theme/tokens.ts'
import type { SectionLock } from './sectionLock.ts'

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1),
  minHeight: sizes.control,
  marginBottom: theme.spacing(1.5),
  paddingInline: theme.spacing(1.5, 0.5),
  borderRadius: radiiPx.control,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.surface.subtle,
  '& > svg': { fontSize: '1.125rem' },
}))

type Props = { lock: SectionLock; title: string }

export const ShelfLock = observer(function ShelfLock({ lock, title }: Props) {
  const { t } = useTranslation()
  const upgrade = useUpgradeAction()
  const { restriction, isWhole } = lock
  const hasOwnText = restriction === 'training' || restriction === 'assessment'
  return (
    <Line>
      <Lock aria-hidden />
      <span>
        {hasOwnText || isWhole ? t(`content.lacks.${restriction}`) : t(`content.lacksSome.${restriction}`)}
      </span>
      {!upgrade.hidden && (
        <ActionButton action={{ ...upgrade, name: `${upgrade.label}: ${title}` }} look="text" size="small" />
      )}
    </Line>
  )
})
