import { expect, it } from 'vitest'
import { getScenarioText, scenarioTexts } from './scenarioTexts.ts'

const languages = 'en is da no sv fi de nl fr es it pt pl cs el tr ja zh'.split(' ')

it.each(Object.keys(scenarioTexts) as (keyof typeof scenarioTexts)[])(
  '%s is translated into all languages',
  (name) => {
    expect(new Set(scenarioTexts[name].keys())).toEqual(new Set(languages))
  },
)

it('scenarioWord inserts values and falls back to English', () => {
  expect(getScenarioText('moveUp', 'is', { step: 'Hringja' })).toBe('Færa upp: Hringja')
  expect(getScenarioText('yes', 'xx')).toBe('Yes')
})
