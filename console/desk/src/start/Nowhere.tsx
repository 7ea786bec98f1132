import Search from '@mui/icons-material/SearchOff'
import { useTranslation } from 'react-i18next'
import { StateScreen } from '../../../src/ui/states/StateScreen.tsx'
import { paths } from '../paths.ts'

export function Nowhere() {
  const { t } = useTranslation()
  return (
    <StateScreen
      icon={<Search />}
      title={t('desk.nowhere')}
      text={t('desk.nowhereText')}
      primary={{ key: 'people', label: t('desk.places.people'), to: paths.people }}
    />
  )
}
