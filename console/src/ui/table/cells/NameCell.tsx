import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../badges/Avatar.tsx'
import { MutedText } from '../../text/Muted.tsx'
import { SingleLineText } from '../../text/SingleLineText.tsx'
import { VisuallyHidden } from '../../text/VisuallyHidden.tsx'

const NameRow = styled('span')({ display: 'flex', alignItems: 'center', gap: 12, minWidth: 0 })

const MarkedName = styled('span')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' })

const Mark = styled('span')({ display: 'inline-flex', flex: 'none' })

type Props = { name: ReactNode; mark: ReactNode }

export function NameCell({ name, mark }: Props) {
  return (
    <NameRow>
      <Mark data-mark>{mark}</Mark>
      <span data-name style={{ minWidth: 0 }}>
        {typeof name === 'string' ? <SingleLineText text={name} /> : name}
      </span>
    </NameRow>
  )
}

type PersonProps = { name: string; email: string; mark?: ReactNode }

/** If a name is missing, screen readers read the address, which is visible in a separate column. */
export function PersonCell({ name, email, mark }: PersonProps) {
  const { t } = useTranslation()
  const fallbackName = (
    <MutedText style={{ whiteSpace: 'nowrap' }}>
      {t('ui.noName')} <VisuallyHidden>{email}</VisuallyHidden>
    </MutedText>
  )
  const nameContent = mark ? (
    <MarkedName>
      {name ? <SingleLineText text={name} /> : fallbackName}
      {mark}
    </MarkedName>
  ) : (
    name || fallbackName
  )
  return <NameCell name={nameContent} mark={<Avatar name={name} named />} />
}
