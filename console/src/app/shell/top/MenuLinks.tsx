import OpenInNew from 'virtual:icon/OpenInNew'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { radiiPx, sizes, TOUCH_QUERY } from '../../../ui/theme/tokens.ts'
import { useRoot } from '../../root/RootContext.tsx'
import { useAccount } from '../../root/useAccount.ts'
import { buildAccountMenu, buildMenu, type MenuEntry } from '../../screens/menu.ts'
import { useScreen } from '../../screens/useScreen.ts'

const List = styled('ul', { shouldForwardProp: (name) => name !== 'column' })<{ column: boolean }>(
  ({ theme, column }) => ({
    display: 'flex',
    flexDirection: column ? 'column' : 'row',
    gap: column ? 4 : 2,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: 6,
      minHeight: sizes.control,
      padding: '0 12px',
      [TOUCH_QUERY]: { minHeight: sizes.touch },
      borderRadius: radiiPx.control,
      fontWeight: 500,
      color: theme.vars.palette.text.secondary,
      textDecoration: 'none',
      whiteSpace: 'nowrap',
      '&:hover': {
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.surface.hover,
      },
      '&[aria-current]': {
        color: theme.vars.palette.onSoft.primary,
        backgroundColor: theme.vars.palette.soft.primary,
      },
      '& svg': { fontSize: '0.875rem' },
    },
  }),
)

type Props = { column?: boolean; onFollow?: () => void }

export const MenuLinks = observer(function MenuLinks({ column = false, onFollow }: Props) {
  const { t } = useTranslation()
  const root = useRoot()
  const screen = useScreen()
  const account = useAccount()
  const current = screen?.account ?? screen?.section
  return (
    <nav aria-label={t('shell.menu')}>
      <List column={column}>
        {(account ? buildAccountMenu(account) : buildMenu(root)).map((entry) => (
          <li key={entry.code}>
            <Entry entry={entry} isCurrent={current === entry.code} onFollow={onFollow} />
          </li>
        ))}
      </List>
    </nav>
  )
})

type EntryProps = { entry: MenuEntry; isCurrent: boolean; onFollow: (() => void) | undefined }

function Entry({ entry, isCurrent, onFollow }: EntryProps) {
  const { t } = useTranslation()
  if (entry.isExternal) {
    return (
      <a href={entry.to} target="_blank" rel="noopener noreferrer">
        {t(entry.title)}
        <OpenInNew aria-hidden />
        <VisuallyHidden>{t('shell.newTab')}</VisuallyHidden>
      </a>
    )
  }
  return (
    <Link to={entry.to} aria-current={isCurrent ? 'page' : undefined} onClick={onFollow}>
      {t(entry.title)}
    </Link>
  )
}
