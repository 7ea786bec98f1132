import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { type as scale } from '../../../ui/theme/tokens.ts'
import { VirtualList } from '../../../ui/VirtualList.tsx'
import type { PreviewGroup } from './groups.ts'

const Lead = styled('span')(({ theme }) => ({
  flex: 'none',
  minWidth: 48,
  textAlign: 'right',
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
}))

const Words = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  flex: 1,
  gap: theme.spacing(1.5),
  minWidth: 0,
  [theme.breakpoints.down('sm')]: {
    flexDirection: 'column',
    gap: 0,
    fontSize: scale.size.tiny,
    lineHeight: 1.4,
  },
}))

const cut = { maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' } as const

const Text = styled('span')(({ theme }) => ({
  ...cut,
  flex: '1 1 0',
  minWidth: 0,
  [theme.breakpoints.down('sm')]: { flex: 'none' },
}))

const Note = styled('span', { shouldForwardProp: (name) => name !== 'bad' })<{ bad: boolean }>(
  ({ theme, bad }) => ({
    ...cut,
    color: bad ? theme.vars.palette.error.main : theme.vars.palette.text.secondary,
  }),
)

type Props = { group: PreviewGroup }

/** Who or which lines make up one number of the preview. */
export function GroupRows({ group }: Props) {
  const { t } = useTranslation()
  const { key, label, total, row, show } = group
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
        row={(index) => <Row find={() => row(index)} />}
      />
    </>
  )
}

const Row = observer(function Row({ find }: { find: () => ReturnType<PreviewGroup['row']> }) {
  const found = find()
  if (!found) return <Lead>…</Lead>
  const { lead, text, note, isBad = false } = found
  return (
    <>
      {lead && <Lead>{lead}</Lead>}
      <Words>
        <Text title={text}>{text}</Text>
        <Note bad={isBad} title={note}>
          {note}
        </Note>
      </Words>
    </>
  )
})
