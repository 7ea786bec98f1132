import SearchOff from 'virtual:icon/SearchOff'
import { useTranslation } from 'react-i18next'
import { StateScreen } from '../../ui/states/StateScreen.tsx'
import { paths } from '../paths.ts'
import { useTitle } from '../root/RootContext.tsx'

export function NotFound() {
  const { t } = useTranslation()
  useTitle(t('shell.notFound'))
  return (
    <StateScreen
      icon={<SearchOff />}
      title={t('shell.notFound')}
      text={t('shell.notFoundText')}
      primary={{ key: 'home', label: t('shell.goHome'), to: paths.home() }}
    />
  )
}
