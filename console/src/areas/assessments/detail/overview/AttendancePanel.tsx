import { type Assessment, type AssessmentProgress, computePercent } from '@heed/contracts'
import { styled, useTheme } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { formatWholePercent, formatWholeShare } from '../../../../lib/numbers/amountFormats.ts'
import { FixedWidthNumber } from '../../../../ui/figures/FixedWidthNumber.tsx'
import { useFormats } from '../../../../ui/formats.ts'
import { Panel } from '../../../../ui/panels/Panel.tsx'
import { dataColorStyles } from '../../../../ui/theme/forcedColors.ts'
import { BigFigure, CountedNote, FigureBody, FigureLines, FigureSkeleton } from './figureParts.tsx'
import type { OverviewProps } from './types.ts'

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 2,
  height: 10,
  flex: 'none',
  marginTop: 6,
  borderRadius: 5,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.surface.subtle,
  ...dataColorStyles,
}))

export const AttendancePanel = observer(function AttendancePanel({ assessment, onPeople }: OverviewProps) {
  const { t } = useTranslation()
  const { value } = assessment.info
  return (
    <Panel title={t('assessment.attendance')} hasLightHead>
      {value ? <Attendance value={value} onPeople={onPeople} /> : <FigureSkeleton />}
    </Panel>
  )
})

type Props = { value: Assessment } & Pick<OverviewProps, 'onPeople'>

function Attendance({ value, onPeople }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { palette } = useTheme().vars
  const { attendance, usersTotal, usersStarted, usersFinished, isScorm } = value
  const formatStarted = () => {
    if (usersTotal > 0) return t('assessment.startedOf', { n: usersStarted, count: usersTotal })
    return t(isScorm ? 'assessment.nobodyBegan' : 'assessment.nobodyAsked')
  }
  const parts: { progress: AssessmentProgress; count: number; color: string }[] = [
    { progress: 'completed', count: usersFinished, color: palette.primary.main },
    {
      progress: 'started',
      count: usersStarted - usersFinished,
      color: `color-mix(in srgb, ${palette.primary.main} 45%, ${palette.background.paper})`,
    },
    { progress: 'notStarted', count: usersTotal - usersStarted, color: palette.divider },
  ]
  return (
    <FigureBody>
      <BigFigure>
        <FixedWidthNumber
          value={formatWholeShare(formats, attendance, { part: usersStarted, whole: usersTotal })}
          widestText={formatWholePercent(formats, 100)}
          start
        />
      </BigFigure>
      <CountedNote
        text={formatStarted()}
        onOpen={onPeople && usersStarted > 0 ? () => onPeople({ progress: 'begun' }) : undefined}
      />
      <Bar aria-hidden>
        {parts
          .filter(({ count }) => count > 0)
          .map(({ progress, count, color }) => (
            <span
              key={progress}
              style={{ width: `${String(computePercent(count, usersTotal))}%`, background: color }}
            />
          ))}
      </Bar>
      <FigureLines
        lines={parts.map(({ progress, count, color }) => ({
          key: progress,
          label: t(`assessment.progress.${progress}`),
          value: <FixedWidthNumber value={formats.number(count)} widestText={formats.number(usersTotal)} />,
          color,
          onOpen:
            onPeople && count > 0
              ? {
                  label: t('assessment.viewThese', { what: t(`assessment.progress.${progress}`), count }),
                  run: () => onPeople({ progress }),
                }
              : undefined,
        }))}
      />
    </FigureBody>
  )
}
