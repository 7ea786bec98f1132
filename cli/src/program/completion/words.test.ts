import { expect, it } from 'vitest'
import { splitLine } from '../../io/typedLine.ts'
import { toBashCompletion } from './words.ts'

it.each([
  ['heed employees list --list ', ['employees', 'list', '--list'], '', ''],
  ['heed  lists\tli', ['lists'], 'li', ''],
  ["heed a --list 'New hi", ['a', '--list'], 'New hi', "'"],
  ['heed a --list "New \\"hi', ['a', '--list'], 'New "hi', '"'],
  ['heed a --list New\\ hi', ['a', '--list'], 'New hi', ''],
  ["heed --company 'Norðurljós hf.' li", ['--company', 'Norðurljós hf.'], 'li', ''],
  ["heed --company '' li", ['--company', ''], 'li', ''],
])('completion splits %j into complete words and the current one', (line, before, current, quote) => {
  expect(splitLine(line)).toEqual({ before, current, quote })
})

const wordBreaks = ' \t\n"\'><=;|&(:'

it.each([
  ['heed --company ', "It's $5 (a & b)", "It\\'s\\ \\$5\\ \\(a\\ \\&\\ b\\)"],
  ["heed --company '", "It's $5", "It'\\''s $5"],
  ['heed --company "', 'a "b" $5', 'a \\"b\\" \\$5'],
  ['heed --company=No', '--company=Norðurljós hf.', 'Norðurljós\\ hf.'],
  ['heed --list Azure:', 'Azure: all', '\\ all'],
])('completion inserts a value after %j', (line, value, typed) => {
  expect(toBashCompletion(value, splitLine(line), wordBreaks)).toBe(typed)
})
