import { styled } from '@mui/material/styles'
import { useId } from 'react'
import type { AnswerProps } from './answerProps.ts'
import { LineStack } from './Lines.tsx'
import { OptionLine } from './OptionLine.tsx'
import { Personalized } from './Personalized.tsx'
import { useScenarioWords } from './words.ts'

const Line = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '8px 16px',
  minWidth: 0,
  margin: 0,
  padding: '8px 0',
  border: 0,
  borderTop: `1px solid ${theme.vars.palette.surface.rowLine}`,
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}))

// Browsers lay out a legend as a grid item only if it floats.
const StatementLegend = styled('legend')({ float: 'left', padding: 0, overflowWrap: 'anywhere' })

const AnswerPair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(88px, 1fr))',
  gap: 8,
})

export function YesNoLines({ block: { options = [] }, answer, onAnswer }: AnswerProps) {
  const word = useScenarioWords()
  const name = useId()
  const answers = typeof answer === 'object' && !Array.isArray(answer) ? answer : {}
  return (
    <LineStack style={{ gap: 0 }}>
      {options.map(({ id, text }) => (
        <Line key={id}>
          <StatementLegend>
            <Personalized text={text} />
          </StatementLegend>
          <AnswerPair>
            {(['yes', 'no'] as const).map((value) => (
              <OptionLine
                key={value}
                type="radio"
                name={`${name} ${id}`}
                checked={answers[id] === value}
                onChange={() => onAnswer({ ...answers, [id]: value })}
              >
                {word(value)}
              </OptionLine>
            ))}
          </AnswerPair>
        </Line>
      ))}
    </LineStack>
  )
}
