import BusinessOutlined from 'virtual:icon/BusinessOutlined'
import Close from 'virtual:icon/Close'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStartFocus } from '../focus/useStartFocus.ts'
import { typeScale as scale } from '../theme/tokens.ts'
import { useNoticeClearance } from './useClearOfNotices.ts'

const Header = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 8,
  padding: '20px 24px 12px',
  '& > div': { flex: 1, minWidth: 0 },
  // Negative margins keep the close button from adding height.
  '& > button': { margin: '-4px -8px -4px 0' },
})

const CompanyName = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  marginTop: 4,
  fontSize: scale.size.tiny,
  lineHeight: scale.line.tiny,
  overflowWrap: 'anywhere',
  color: theme.vars.palette.text.muted,
  '& svg': { fontSize: '1rem' },
}))

export const getCompanyElementId = (id: string, company: string | undefined) =>
  company ? `${id}-company` : undefined

type Props = {
  id: string
  title: ReactNode
  company?: string | undefined
  onClose?: (() => void) | undefined
}

export function DialogHeader({ id, title, company, onClose }: Props) {
  const { t } = useTranslation()
  const headerRef = useRef<HTMLDivElement>(null)
  useStartFocus(headerRef)
  useNoticeClearance(headerRef)
  return (
    <Header ref={headerRef}>
      <div>
        <Typography id={id} component="h2" variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {company && (
          <CompanyName id={getCompanyElementId(id, company)}>
            <BusinessOutlined aria-hidden />
            {company}
          </CompanyName>
        )}
      </div>
      {onClose && (
        <IconButton aria-label={t('ui.close')} onClick={onClose}>
          <Close fontSize="small" />
        </IconButton>
      )}
    </Header>
  )
}
