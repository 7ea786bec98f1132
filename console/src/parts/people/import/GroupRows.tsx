import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { VirtualList } from '../../../ui/VirtualList.tsx'
import { higherRow, LineRow } from '../LineRow.tsx'
import type { PreviewGroup } from './groups.ts'

type Props = { group: PreviewGroup }

/** Who or which lines make up one number of the preview. */
export function GroupRows({ group }: Props) {
  const { t } = useTranslation()
  const { key, label, total, isHigh, row, show } = group
  const isNarrow = useMediaQuery('(max-width: 599.95px)')
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
        {...(isHigh && { rowHeight: isNarrow ? higherRow.narrow : higherRow.wide, inView: 3 })}
        row={(index) => <Row find={() => row(index)} />}
      />
    </>
  )
}

const Row = observer(function Row({ find }: { find: () => ReturnType<PreviewGroup['row']> }) {
  return <LineRow line={find()} />
})
