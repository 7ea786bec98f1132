import { type Assessment, findStrongest, findWeakest, riskBands } from '@heed/contracts'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ScoreLabel } from '../../../../ui/figures/ScoreLabel.tsx'
import { ScoreScale } from '../../../../ui/figures/ScoreScale.tsx'
import { getBandRange, getScoreBand } from '../../../../ui/figures/score.ts'
import { useFormats } from '../../../../ui/formats.ts'
import { Panel } from '../../../../ui/panels/Panel.tsx'
import { typeScale as scale } from '../../../../ui/theme/tokens.ts'
import { BigFigure, CountedNote, FigureBody, FigureLines, FigureSkeleton } from './figureParts.tsx'
import type { OverviewProps } from './types.ts'

const RangeText = styled('span')(({ theme }) => ({
  fontSize: scale.size.body,
  lineHeight: 1,
  fontWeight: scale.weight.regular,
  letterSpacing: 0,
  color: theme.vars.palette.text.secondary,
}))

const getScore = ({ score }: { score: number }) => score

export const ResiliencePanel = observer(function ResiliencePanel({ assessment, onPeople }: OverviewProps) {
  const { t } = useTranslation()
  const { value } = assessment.info
  return (
    <Panel title={t('assessment.resilience')} hasLightHead>
      {value ? <Score {...{ value, onPeople }} /> : <FigureSkeleton />}
    </Panel>
  )
})

type ScoreProps = { value: Assessment } & Pick<OverviewProps, 'onPeople'>

function Score({ value, onPeople }: ScoreProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { resilienceScore: score, scoreDistribution = [], areas } = value
  const answeredCount = scoreDistribution.reduce((sum, { value: people }) => sum + people, 0)
  const scoredAreas = areas.flatMap((area) => (area.score === null ? [] : [{ ...area, score: area.score }]))
  const [strongestArea, weakestArea] = [
    findStrongest(scoredAreas, getScore),
    findWeakest(scoredAreas, getScore),
  ]
  const range = getBandRange(score)
  const unfinished = Math.max(0, answeredCount - value.usersFinished)
  const nextBand = score === null ? undefined : riskBands.find(({ from }) => from > Math.round(score))
  return (
    <FigureBody>
      <BigFigure>
        <ScoreLabel score={score} look="display" />
        {range && <RangeText>{t('assessment.fromTo', range)}</RangeText>}
      </BigFigure>
      <CountedNote
        text={
          score === null
            ? t('assessment.nobodyAnswered')
            : t(unfinished > 0 ? 'assessment.averageOfSome' : 'assessment.averageOfAll', {
                count: answeredCount,
                unfinished: formats.number(unfinished),
              })
        }
        onOpen={onPeople && answeredCount > 0 ? () => onPeople({ progress: 'answered' }) : undefined}
      />
      <ScoreScale score={score} />
      <FigureLines
        lines={[
          ...(nextBand && score !== null
            ? [
                {
                  key: 'next',
                  label: t('assessment.toNext', {
                    word: t(`ui.score.${getScoreBand(nextBand.from)}`),
                    from: nextBand.from,
                  }),
                  value: t('assessment.points', { count: nextBand.from - Math.round(score) }),
                },
              ]
            : []),
          ...(strongestArea && weakestArea && strongestArea !== weakestArea
            ? [
                {
                  key: 'best',
                  label: t('assessment.strongest', strongestArea),
                  value: <ScoreLabel score={strongestArea.score} />,
                },
                {
                  key: 'worst',
                  label: t('assessment.weakest', weakestArea),
                  value: <ScoreLabel score={weakestArea.score} />,
                },
              ]
            : []),
        ]}
      />
    </FigureBody>
  )
}
