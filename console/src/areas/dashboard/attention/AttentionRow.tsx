import Assessment from 'virtual:icon/AssessmentOutlined'
import Edit from 'virtual:icon/EditOutlined'
import Groups from 'virtual:icon/GroupsOutlined'
import InsertChart from 'virtual:icon/InsertChartOutlined'
import Notifications from 'virtual:icon/NotificationsNoneOutlined'
import Schedule from 'virtual:icon/ScheduleOutlined'
import Sync from 'virtual:icon/Sync'
import Unsubscribe from 'virtual:icon/UnsubscribeOutlined'
import { styled } from '@mui/material/styles'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconTile } from '../../../ui/badges/IconTile.tsx'
import { ActionButton } from '../../../ui/buttons/ActionButton.tsx'
import type { Action } from '../../../ui/buttons/action.ts'
import { VisuallyHidden } from '../../../ui/text/VisuallyHidden.tsx'
import { typeScale } from '../../../ui/theme/tokens.ts'
import { type AttentionItem, getSeverity } from './attentionItems.ts'

/** Height of a row with one line of facts, px; the skeleton has the same. */
export const ROW_HEIGHT_PX = 57

const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: ROW_HEIGHT_PX,
  padding: '7px 20px',
  '&:not(:last-of-type)': { borderBottom: `1px solid ${theme.vars.palette.surface.rowLine}` },
  '@container (max-width: 32.5rem)': { alignItems: 'flex-start', padding: '12px 16px' },
}))

const Content = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: '8px 14px',
  flex: 1,
  minWidth: 0,
  '@container (min-width: 32.5rem)': { '& > .MuiButton-root': { minWidth: 128 } },
  '@container (max-width: 32.5rem)': { flexDirection: 'column', alignItems: 'flex-start' },
})

const Texts = styled('div')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' })
const Title = styled('div')({ fontWeight: typeScale.weight.medium })
const Facts = styled('div')(({ theme }) => ({
  fontSize: typeScale.size.tiny,
  lineHeight: typeScale.line.tiny,
  color: theme.vars.palette.text.secondary,
}))

const icons: Readonly<Record<AttentionItem['kind'], ReactElement>> = {
  seats: <Groups />,
  weakest: <Assessment />,
  sync: <Sync />,
  report: <InsertChart />,
  assessmentEnds: <Schedule />,
  trainingEnds: <Schedule />,
  listsBehind: <Notifications />,
  assessmentBounced: <Unsubscribe />,
  trainingBounced: <Unsubscribe />,
  trainingDrafts: <Edit />,
  assessmentDrafts: <Edit />,
}

type Props = { item: AttentionItem; title: ReactNode; facts: string; action: Action }

export function AttentionRow({ item, title, facts, action }: Props) {
  const { t } = useTranslation()
  const tone = getSeverity(item)
  return (
    <Row>
      <IconTile icon={icons[item.kind]} tone={tone} />
      <Content>
        <Texts>
          <Title>
            <VisuallyHidden>{t(`ui.status.${tone}`)}: </VisuallyHidden>
            {title}
          </Title>
          <Facts>{facts}</Facts>
        </Texts>
        <ActionButton action={action} size="small" />
      </Content>
    </Row>
  )
}
