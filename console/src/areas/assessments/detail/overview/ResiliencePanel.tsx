import { type Assessment, findStrongest, findWeakest, riskBands } from '@heed/contracts'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useScoreRanges } from '../../../../app/root/useScoreRanges.ts'
import { formatWholePercent } from '../../../../lib/numbers/amountFormats.ts'
import { FixedWidthNumber } from '../../../../ui/figures/FixedWidthNumber.tsx'
import { ScoreScale } from '../../../../ui/figures/ScoreScale.tsx'
import { getBandRange, getScoreBand, getScoreColor, type ScoreRange } from '../../../../ui/figures/score.ts'
import { useFormats } from '../../../../ui/formats.ts'
import { Panel } from '../../../../ui/panels/Panel.tsx'
import { typeScale as scale } from '../../../../ui/theme/tokens.ts'
import { BigFigure, CountedNote, FigureLines } from './figureParts.tsx'
import type { OverviewProps } from './types.ts'

const BandLabel = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  fontSize: scale.size.lead,
  letterSpacing: 0,
  '&::before': {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: 3,
    background: 'var(--heed-band)',
  },
})

const RangeText = styled('span')(({ theme }) => ({
  fontSize: scale.size.body,
  fontWeight: scale.weight.regular,
  letterSpacing: 0,
  color: theme.vars.palette.text.secondary,
}))

const getScore = ({ score }: { score: number }) => score

export const ResiliencePanel = observer(function ResiliencePanel({ assessment, onPeople }: OverviewProps) {
  const { t } = useTranslation()
  const ranges = useScoreRanges()
  const { value } = assessment.info
  return (
    <Panel title={t('assessment.resilience')}>
      {value ? (
        <Score {...{ value, ranges, onPeople }} />
      ) : (
        <Skeleton height={196} sx={{ transform: 'none' }} />
      )}
    </Panel>
  )
})

type ScoreProps = { value: Assessment; ranges: readonly ScoreRange[] } & Pick<OverviewProps, 'onPeople'>

function Score({ value, ranges, onPeople }: ScoreProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { resilienceScore: score, scoreDistribution = [], areas } = value
  const answeredCount = scoreDistribution.reduce((sum, { value: people }) => sum + people, 0)
  const formatPercent = (scoreValue: number) => formatWholePercent(formats, scoreValue)
  const describeScore = (scoreValue: number) =>
    t('assessment.scoreWord', {
      score: formatPercent(scoreValue),
      word: t(`ui.score.${getScoreBand(scoreValue)}`),
    })
  const scoredAreas = areas.flatMap((area) => (area.score === null ? [] : [{ ...area, score: area.score }]))
  const [strongestArea, weakestArea] = [
    findStrongest(scoredAreas, getScore),
    findWeakest(scoredAreas, getScore),
  ]
  const range = getBandRange(score)
  const nextBand = score === null ? undefined : riskBands.find(({ from }) => from > Math.round(score))
  return (
    <>
      <BigFigure>
        {score !== null && (
          <FixedWidthNumber value={formatPercent(score)} widestText={formatPercent(100)} start />
        )}
        <BandLabel style={{ ['--heed-band' as string]: getScoreColor(score, ranges) }}>
          {t(`ui.score.${getScoreBand(score)}`)}
        </BandLabel>
        {range && <RangeText>{t('assessment.fromTo', range)}</RangeText>}
      </BigFigure>
      <CountedNote
        text={
          score === null
            ? t('assessment.nobodyAnswered')
            : t(value.isCompleted ? 'assessment.averageOfAll' : 'assessment.averageOf', {
                count: answeredCount,
              })
        }
        onOpen={onPeople && answeredCount > 0 ? () => onPeople({ progress: 'answered' }) : undefined}
      />
      <ScoreScale score={score} ranges={ranges} />
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
                  value: describeScore(strongestArea.score),
                },
                {
                  key: 'worst',
                  label: t('assessment.weakest', weakestArea),
                  value: describeScore(weakestArea.score),
                },
              ]
            : []),
        ]}
      />
    </>
  )
}
