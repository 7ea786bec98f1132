import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { VirtualList } from '../../../ui/VirtualList.tsx'
import { LineRow } from '../LineRow.tsx'
import type { PreviewGroup } from './groups.ts'

type Props = { group: PreviewGroup }

/** Who or which lines make up one number of the preview. */
export function GroupRows({ group }: Props) {
  const { t } = useTranslation()
  const { key, label, total, rowHeight, row, show } = group
  if (total === 0) {
    return (
      <Typography color="textSecondary" sx={{ py: 2 }}>
        {t('import.nobody')}
      </Typography>
    )
  }
  return (
    <>
      {key === 'refused' && (
        <Typography variant="h3" sx={{ mb: 1 }}>
          {t('import.foundErrors')}
        </Typography>
      )}
      <VirtualList
        label={label}
        total={total}
        onShow={show}
        {...(rowHeight !== undefined && { rowHeight, inView: 4 })}
        row={(index) => <Row find={() => row(index)} />}
      />
    </>
  )
}

const Row = observer(function Row({ find }: { find: () => ReturnType<PreviewGroup['row']> }) {
  return <LineRow line={find()} />
})
