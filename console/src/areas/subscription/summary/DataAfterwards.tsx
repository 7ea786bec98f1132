import { styled } from '@mui/material/styles'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/panels/Panel.tsx'

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  margin: 0,
  paddingLeft: 20,
}))

export function DataAfterwards() {
  const { t } = useTranslation()
  return (
    <Panel title={t('subscription.afterwards.title')}>
      <List>
        <li>{t('subscription.afterwards.kept')}</li>
        <li>{t('subscription.afterwards.locked')}</li>
        <li>{t('subscription.afterwards.back')}</li>
      </List>
    </Panel>
  )
}
