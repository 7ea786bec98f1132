import type { Question } from '@heed/contracts'
import { useTranslation } from 'react-i18next'
import { formatDuration } from '../../../../lib/numbers/amountFormats.ts'
import { getDifficultyKey } from '../../../../parts/scenarios/difficulties.ts'
import { useFormats } from '../../../../ui/formats.ts'

/** Returns a text such as "Basic · 55 sec". */
export function useScenarioFacts(): (scenario: Pick<Question, 'difficulty' | 'duration'>) => string {
  const { t } = useTranslation()
  const formats = useFormats()
  return ({ difficulty, duration: seconds }) => {
    const level = getDifficultyKey(difficulty)
    return [level && t(level), seconds > 0 && formatDuration(formats, seconds)].filter(Boolean).join(' · ')
  }
}
