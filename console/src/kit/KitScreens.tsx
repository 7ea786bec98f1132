import { useTranslation } from 'react-i18next'
import { paths } from '../app/paths.ts'
import { screens } from '../screens.ts'
import { Tag } from '../ui/badges/Tag.tsx'
import { Panel } from '../ui/panels/Panel.tsx'
import { AppLink } from '../ui/text/AppLink.tsx'

export function KitScreens() {
  const { t } = useTranslation()
  return (
    <Panel title="Screens">
      <p>
        <AppLink to={paths.incidents()}>A small area</AppLink> in 200 lines: list, filters, form, detail,
        locked face.
      </p>
      <ul aria-label="Screens" style={{ overflowWrap: 'anywhere' }}>
        {screens.map(({ path, title, who }) => (
          <li key={path} data-path={path}>
            <code>{path}</code> {t(title)} <Tag label={who} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}
