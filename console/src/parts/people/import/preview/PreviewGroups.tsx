import Box from '@mui/material/Box'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { CountBadge } from '../../../../ui/badges/CountBadge.tsx'
import { useIsNarrow } from '../../../../ui/useNarrow.ts'
import type { ImportStore } from '../ImportStore.ts'
import { BadLines } from './BadLines.tsx'
import { GroupRows } from './GroupRows.tsx'
import { getTallestHeight } from './groupHeight.ts'
import { buildPreviewGroups } from './groups.ts'

type Props = {
  store: ImportStore
  selectedKey: string | undefined
  onChoose: (key: string) => void
}

export const refusedKey = 'refused'

export const toTabId = (key: string): string => `import-tab-${key}`

export const PreviewGroups = observer(function PreviewGroups({ store, selectedKey, onChoose }: Props) {
  const { t } = useTranslation()
  const groups = buildPreviewGroups(store, t)
  const isNarrow = useIsNarrow('sm')
  const open =
    groups.find(({ key }) => key === selectedKey) ?? groups.find(({ total }) => total > 0) ?? groups[0]
  if (!open) return null
  return (
    <div>
      <Tabs
        value={open.key}
        onChange={(_, key: string) => onChoose(key)}
        variant="scrollable"
        scrollButtons="auto"
        allowScrollButtonsMobile
        aria-label={t('import.groups')}
        sx={{ minHeight: 40, mb: 1.5 }}
      >
        {groups.map(({ key, label, total }) => (
          <Tab
            key={key}
            id={toTabId(key)}
            aria-controls="import-panel"
            value={key}
            label={label}
            icon={<CountBadge count={total} />}
            iconPosition="end"
            sx={{ minHeight: 40, gap: 1, px: 1.5 }}
          />
        ))}
      </Tabs>
      <Box
        role="tabpanel"
        id="import-panel"
        aria-labelledby={toTabId(open.key)}
        sx={{ minHeight: getTallestHeight(groups, isNarrow) }}
      >
        <GroupRows key={open.key} group={open} />
        {open.key === refusedKey && <BadLines store={store} />}
      </Box>
    </div>
  )
})
