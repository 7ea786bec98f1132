/** @module-tag property */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createAwkwardText } from '../../test/letters.ts'
import { parseFileName } from './fileName.ts'

/** UTF-8 bytes read as Latin-1, as in headers. */
const toByteString = (text: string): string => String.fromCharCode(...new TextEncoder().encode(text))

it.each([
  ['attachment', undefined],
  ['attachment; filename=report.pdf', 'report.pdf'],
  ['attachment; filename="a; filename=b.csv"', 'a; filename=b.csv'],
  ['attachment; filename="5\\" screens.csv"', '5" screens.csv'],
  [`attachment; filename="_.csv"; filename*=UTF-8''%C3%9E%C3%B3r.csv`, 'Þór.csv'],
  [`attachment; filename*=utf-8'is'%C3%9E%C3%B3r.csv; filename="_.csv"`, 'Þór.csv'],
  [`attachment; FileName*=ISO-8859-1''%DE%F3r.csv`, 'Þór.csv'],
  [`attachment; filename="a.csv"; filename*=UTF-8''%DE%F3r.csv`, 'a.csv'],
  [`attachment; filename="a.csv"; filename*=koi8-r''%DE.csv`, 'a.csv'],
  [`attachment; filename*=UTF-8''50%.csv`, '50%.csv'],
  [`attachment; filename="${toByteString('Þór 王.csv')}"`, 'Þór 王.csv'],
  ['attachment; filename="Þór.csv"', 'Þór.csv'],
  ['attachment; filename="C:\\\\in a\\folder\\x.pdf"', 'x.pdf'],
  [`attachment; filename*=UTF-8''..%2F..%2Fx%0A.pdf`, 'x\n.pdf'],
  ['attachment; filename="folder/"', undefined],
])('parseFileName reads %s as %j', (disposition, name) => {
  expect(parseFileName(disposition)).toBe(name)
})

it('parseFileName reads a name with any characters, from filename* or filename', () => {
  fc.assert(
    fc.property(
      createAwkwardText({ minLength: 1 }).map((text) => `${text}.csv`),
      (name) => {
        expect(parseFileName(`attachment; filename*=UTF-8''${encodeURIComponent(name)}`)).toBe(name)
        const quoted = toByteString(name).replace(/["\\]/g, '\\$&')
        expect(parseFileName(`attachment; filename="${quoted}"`)).toBe(name)
      },
    ),
  )
})
