import { expect, test } from 'vitest'
import { choiceByArea, fillingScenarios, fittingScenarios } from './scenarioChoice.ts'

const behaviour = (code: string) => ({ code, name: `Behaviour ${code}` })
const areas = [
  { code: 'Phishing', name: 'Phishing', keyBehaviours: ['look', 'report'].map(behaviour) },
  { code: 'Passwords', name: 'Passwords', keyBehaviours: ['strong'].map(behaviour) },
]
const scenario = (id: number, area: string, codes: string[], own: object = {}) => ({
  ...{ id, area, behaviours: codes.map(behaviour), disabled: false, difficulty: 1 },
  ...own,
})
const chosen = [
  scenario(3, 'Passwords', ['strong']),
  scenario(1, 'Phishing', ['look']),
  scenario(2, 'Phishing', ['look', 'strong']),
]

test('a choice is shown by the areas that it reaches, with each of their behaviours and what it lacks', () => {
  const rows = choiceByArea(areas, chosen).map(({ name, scenarios, behaviours }) => [
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
  expect(choiceByArea(areas, chosen.slice(0, 1)).map(({ name }) => name)).toEqual(['Passwords'])
})

test('what cannot be asked stands in its area and measures nothing', () => {
  const [area] = choiceByArea(areas, [scenario(9, 'Phishing', ['look'], { disabled: true })])
  expect([area?.scenarios.length, area?.behaviours[0]?.coverage]).toEqual([1, 0])
})

test('an area that the library does not know is shown by its scenarios', () => {
  const [area] = choiceByArea([], [scenario(9, 'Travel', ['lock'])])
  expect([area?.name, area?.behaviours.map(({ code, lacks }) => [code, lacks])]).toEqual([
    'Travel',
    [['lock', 1]],
  ])
})

test('what fits a behaviour is in the plan, not chosen, and begins with the easiest', () => {
  const library = [
    ...chosen,
    scenario(4, 'Phishing', ['look'], { difficulty: 3 }),
    scenario(5, 'Phishing', ['look'], { difficulty: 2 }),
    scenario(6, 'Phishing', ['look'], { disabled: true }),
  ]
  expect(fittingScenarios('look', library, [1, 2]).map(({ id }) => id)).toEqual([5, 4])
})

test('what fills up all behaviours counts for each that it measures, and takes nothing twice', () => {
  const library = [
    ...chosen,
    scenario(4, 'Phishing', ['report', 'look'], { difficulty: 2 }),
    scenario(5, 'Phishing', ['report']),
    scenario(6, 'Phishing', ['report']),
    scenario(7, 'Passwords', ['strong'], { disabled: true }),
  ]
  const filling = (lacking: Record<string, number>, taken: number[]) => {
    const behaviours = Object.entries(lacking).map(([code, lacks]) => ({ code, lacks }))
    return fillingScenarios(behaviours, library, taken).map(({ id }) => id)
  }
  expect(filling({ look: 0, report: 2 }, [1, 2, 3])).toEqual([5, 6])
  expect(filling({ look: 1, report: 2 }, [1, 2, 3])).toEqual([4, 5])
  expect(filling({ strong: 3 }, [3])).toEqual([2])
  expect(filling({}, [])).toEqual([])
})
