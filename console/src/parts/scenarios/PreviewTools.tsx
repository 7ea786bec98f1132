import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useRoot } from '../../app/root/RootContext.tsx'
import { SelectBox } from '../../ui/form/SelectBox.tsx'
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx'
import { tabularNumbers } from '../../ui/theme/tokens.ts'
import type { PreviewStore } from './PreviewStore.ts'
import { ScenarioDetails } from './ScenarioDetails.tsx'

const Tools = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 12px',
  padding: '0 24px 16px',
  borderBottom: `1px solid ${theme.vars.palette.surface.rowLine}`,
}))

const CountText = styled('span')(({ theme }) => ({
  marginLeft: 'auto',
  ...tabularNumbers,
  color: theme.vars.palette.text.secondary,
}))

export const PreviewTools = observer(function PreviewTools({ store }: { store: PreviewStore }) {
  const { t } = useTranslation()
  const { languages } = useRoot()
  const { at: blockIndex, total, scenario } = store
  const count = { at: blockIndex + 1, total }
  return (
    <Tools>
      <div style={{ flex: '1 1 6.25rem', maxWidth: 200 }}>
        <SelectBox
          label={t('scenarios.language')}
          labelHidden
          value={store.shownLanguage}
          options={languages.choices(store.languages)}
          onChange={store.changeLanguage}
        />
      </div>
      <ScenarioDetails scenario={scenario.value} />
      <CountText>
        <span aria-hidden>{t('scenarios.count', count)}</span>
        <VisuallyHidden>{t('scenarios.outOf', count)}</VisuallyHidden>
      </CountText>
    </Tools>
  )
})
