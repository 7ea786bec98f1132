import { expect, test } from 'vitest'
import { findMatchingScenarios, groupChoiceByArea, pickMissingScenarios } from './scenarioChoice.ts'

const behaviour = (code: string) => ({ code, name: `Behaviour ${code}` })
const areas = [
  { code: 'Phishing', name: 'Phishing', keyBehaviours: ['look', 'report'].map(behaviour) },
  { code: 'Passwords', name: 'Passwords', keyBehaviours: ['strong'].map(behaviour) },
]
const scenario = (id: number, area: string, codes: string[], own: object = {}) => ({
  ...{ id, area, behaviours: codes.map(behaviour), disabled: false, difficulty: 1 },
  ...own,
})
const chosenScenarios = [
  scenario(3, 'Passwords', ['strong']),
  scenario(1, 'Phishing', ['look']),
  scenario(2, 'Phishing', ['look', 'strong']),
]

test("choiceByArea groups scenarios by area, with each behaviour's coverage and shortfall", () => {
  const rows = groupChoiceByArea(areas, chosenScenarios).map(({ name, scenarios, behaviours }) => [
    name,
    scenarios.map(({ id }) => id),
    behaviours.map(({ code, coverage, lacks }) => [code, coverage, lacks]),
  ])
  expect(rows).toEqual([
    [
      'Phishing',
      [1, 2],
      [
        ['look', 100, 0],
        ['report', 0, 2],
        ['strong', 100, 0],
      ],
    ],
    ['Passwords', [3], [['strong', 100, 0]]],
  ])
  expect(groupChoiceByArea(areas, chosenScenarios.slice(0, 1)).map(({ name }) => name)).toEqual(['Passwords'])
})

test('a disabled scenario is listed in its area but adds no coverage', () => {
  const [area] = groupChoiceByArea(areas, [scenario(9, 'Phishing', ['look'], { disabled: true })])
  expect([area?.scenarios.length, area?.behaviours[0]?.coverage]).toEqual([1, 0])
})

test('an area unknown to the library takes its name and behaviours from its scenarios', () => {
  const [area] = groupChoiceByArea([], [scenario(9, 'Travel', ['lock'])])
  expect([area?.name, area?.behaviours.map(({ code, lacks }) => [code, lacks])]).toEqual([
    'Travel',
    [['lock', 1]],
  ])
})

test('fittingScenarios returns enabled, unselected scenarios for a behaviour, easiest first', () => {
  const library = [
    ...chosenScenarios,
    scenario(4, 'Phishing', ['look'], { difficulty: 3 }),
    scenario(5, 'Phishing', ['look'], { difficulty: 2 }),
    scenario(6, 'Phishing', ['look'], { disabled: true }),
  ]
  expect(findMatchingScenarios('look', library, [1, 2]).map(({ id }) => id)).toEqual([5, 4])
})

test('fillingScenarios counts a scenario for each behaviour it measures and picks none twice', () => {
  const library = [
    ...chosenScenarios,
    scenario(4, 'Phishing', ['report', 'look'], { difficulty: 2 }),
    scenario(5, 'Phishing', ['report']),
    scenario(6, 'Phishing', ['report']),
    scenario(7, 'Passwords', ['strong'], { disabled: true }),
  ]
  const filling = (lacking: Record<string, number>, taken: number[]) => {
    const behaviours = Object.entries(lacking).map(([code, lacks]) => ({ code, lacks }))
    return pickMissingScenarios(behaviours, library, taken).map(({ id }) => id)
  }
  expect(filling({ look: 0, report: 2 }, [1, 2, 3])).toEqual([5, 6])
  expect(filling({ look: 1, report: 2 }, [1, 2, 3])).toEqual([4, 5])
  expect(filling({ strong: 3 }, [3])).toEqual([2])
  expect(filling({}, [])).toEqual([])
})
