import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useIsNarrow } from '../../../../ui/useNarrow.ts'
import { VirtualList } from '../../../../ui/VirtualList.tsx'
import { TextRow } from '../../TextRow.tsx'
import { getGroupRows } from './groupHeight.ts'
import type { PreviewGroup } from './groups.ts'

type Props = { group: PreviewGroup }

export function GroupRows({ group }: Props) {
  const { t } = useTranslation()
  const { key, label, about, total, row, show } = group
  const isRefused = key === 'refused'
  const isNarrow = useIsNarrow('sm')
  if (total === 0) {
    return (
      <Typography color="textSecondary" sx={{ py: 2 }}>
        {t('import.nobody')}
      </Typography>
    )
  }
  return (
    <>
      <Typography {...(isRefused ? { variant: 'h3' } : { color: 'textSecondary' })} sx={{ mb: 1 }}>
        {about}
      </Typography>
      <VirtualList
        key={isNarrow ? 'narrow' : 'wide'}
        label={label}
        total={total}
        onShow={show}
        {...getGroupRows(group, isNarrow)}
        row={(index) => <Row find={() => row(index)} />}
      />
    </>
  )
}

const Row = observer(function Row({ find }: { find: () => ReturnType<PreviewGroup['row']> }) {
  return <TextRow line={find()} />
})
