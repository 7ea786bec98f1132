import { expect, it } from 'vitest'
import { getScenarioWord, scenarioWords } from './scenarioWords.ts'

const languages = 'en is da no sv fi de nl fr es it pt pl cs el tr ja zh'.split(' ')

it.each(Object.keys(scenarioWords) as (keyof typeof scenarioWords)[])(
  '%s is translated into all languages',
  (name) => {
    expect(new Set(scenarioWords[name].keys())).toEqual(new Set(languages))
  },
)

it('scenarioWord inserts values and falls back to English', () => {
  expect(getScenarioWord('moveUp', 'is', { step: 'Hringja' })).toBe('Færa upp: Hringja')
  expect(getScenarioWord('yes', 'xx')).toBe('Yes')
})
