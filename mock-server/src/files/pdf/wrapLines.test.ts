import { expect, it } from 'vitest'
import { wrapLines } from './wrapLines.ts'

/** Every letter has a width of 1. */
const linesIn = (text: string, width: number) => wrapLines(text, width, (part) => part.trimEnd().length)

it.each<[string, number, string[]]>([
  ['Human Resources', 20, ['Human Resources']],
  ['Human Resources', 10, ['Human ', 'Resources']],
  ['a b c d', 3, ['a b ', 'c d']],
  ['asa@nordurljos.example', 10, ['asa@nordur', 'ljos.examp', 'le']],
  ['to asa@nordurljos', 8, ['to ', 'asa@nord', 'urljos']],
  ['', 5, ['']],
  ['人力资源和培训部', 4, ['人力资源', '和培训部']],
  ['安全（培训）。结束', 3, ['安全', '（培', '训）。', '结束']],
  ['Ana 田中さくら', 6, ['Ana 田中', 'さくら']],
  ['部门Human部门', 7, ['部门Human', '部门']],
  ['q\u0323q\u0323', 3, ['q\u0323', 'q\u0323']],
  ['Norðurljós 北京', 4, ['Norð', 'urlj', 'ós 北', '京']],
])('"%s" is wrapped into lines of width %i', (text, width, lines) => {
  expect(linesIn(text, width)).toEqual(lines)
})
