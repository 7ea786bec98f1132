import { expect, test } from 'vitest'
import { semicolon } from '../bytes/letters.ts'
import type { Separator } from '../columns/cells.ts'
import { findSeparatorUsage } from './splittingSigns.ts'

test.each<[lines: string[], separator: Separator, main: string, otherSplitsLine: number | null]>([
  [['asa@x.is;Ása;Sala', 'bo@x.is;Bo'], 'either', ';', null],
  [['asa@x.is;Ása;Sala', 'bo@x.is;Ek, Bo'], 'either', ';', 2],
  [['asa@x.is,Ása', 'bo@x.is,Bo;IT', 'al@x.is,Al'], 'either', ',', 2],
  [['asa@x.is;"Jóns, Ása";Sala'], 'either', ';', null],
  [['asa@x.is;Jóns, Ása'], semicolon, ';', null],
  [['asa@x.is'], 'either', ',', null],
])(
  '%j, read with %s, are separated by %s, and another separator splits line %s',
  (lines, separator, main, line) => {
    expect(findSeparatorUsage(lines, separator)).toEqual({ main, otherSplitsLine: line })
  },
)
