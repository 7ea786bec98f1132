import { expect, it, vi } from 'vitest'
import { initialsOf } from './initials.ts'

it.each([
  ['Guðrún Helgadóttir', 'GH'],
  ['María José Fernández de la Fuente', 'MF'],
  ['  Ása   Björk  ', 'ÁB'],
  ['Vöruhús', 'Vö'],
  ['Łukasz', 'Łu'],
  // The accent is a character of its own here, and no letter.
  ['A\u0301sa', 'Ás'],
  ['vertrieb deutschland', 'VD'],
  ['王小明', '王'],
  ['田中 太郎', '田太'],
  ['नमस्ते', 'न'],
  ['asa.jonsdottir@nordlys.example', 'AJ'],
  ['info@nordlys.example', 'In'],
  ['(Extern) Jürgen Groß', 'EG'],
  ['ßeta', 'ße'],
  ['Q', 'Q'],
  ['3M', '3'],
  ['👨‍👩‍👧 Family', '👨‍👩‍👧F'],
  ['–', ''],
  ['', ''],
])('“%s” is shortened to “%s”', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})

it('asks for no new segmenter for each name: tables show hundreds of them', () => {
  const made = vi.spyOn(Intl, 'Segmenter')
  expect(initialsOf('Guðrún Helgadóttir')).toBe('GH')
  expect(made).not.toHaveBeenCalled()
})
