import { expect, it, vi } from 'vitest'
import { getInitials } from './initials.ts'

it.each([
  ['Guðrún Helgadóttir', 'GH'],
  ['María José Fernández de la Fuente', 'MF'],
  ['  Ása   Björk  ', 'ÁB'],
  ['Vöruhús', 'Vö'],
  ['Łukasz', 'Łu'],
  // Here, the accent is a separate combining character, not a letter.
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
])('“%s” has the initials “%s”', (name, initials) => {
  expect(getInitials(name)).toBe(initials)
})

it('getInitials creates no segmenter for Latin letters and only one for other names', async () => {
  vi.resetModules()
  const fresh = await import('./initials.ts')
  const made = vi.fn()
  class CountingSegmenter extends Intl.Segmenter {
    constructor() {
      super()
      made()
    }
  }
  vi.stubGlobal('Intl', { Segmenter: CountingSegmenter })
  expect(fresh.getInitials('Guðrún Helgadóttir')).toBe('GH')
  expect(made).not.toHaveBeenCalled()
  expect(['王小明', '田中 太郎'].map(fresh.getInitials)).toEqual(['王', '田太'])
  expect(made).toHaveBeenCalledTimes(1)
})
