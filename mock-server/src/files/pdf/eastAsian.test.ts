import { expect, it, test } from 'vitest'
import { hasGlyph, splitRuns } from './eastAsian.ts'

/** Returns each run as its font ('jp', 'sc', or '-' for the default) and its text. */
const formatRuns = (line: string, language: string) =>
  splitRuns(line, language)
    .map(({ text, slice = '-' }) => ({ text, face: slice.split('-')[0] || '-' }))
    .reduce<string[]>((parts, { text, face }) => {
      const last = parts.at(-1)
      if (last?.startsWith(`${face}:`)) parts[parts.length - 1] = last + text
      else parts.push(`${face}:${text}`)
      return parts
    }, [])

it.each<[string, string, string[]]>([
  ['Ana Þórsdóttir Đặng', 'is', ['-:Ana Þórsdóttir Đặng']],
  ['Ana 田中', 'is', ['-:Ana ', 'sc:田中']],
  ['Ana 田中', 'ja', ['-:Ana ', 'jp:田中']],
  ['田中さくら (HR)', 'is', ['jp:田中さくら', '-: (HR)']],
  ['ﾀﾛｳ 直', 'zh', ['jp:ﾀﾛｳ', '-: ', 'jp:直']],
  ['陈骨直', 'zh', ['sc:陈骨直']],
  ['陈さ', 'ja', ['sc:陈', 'jp:さ']],
  ['𠮷野', 'zh', ['jp:𠮷', 'sc:野']],
  ['직원', 'ko', ['-:직원']],
  ['', 'zh', ['-:']],
])('"%s" uses the right fonts in a document in %s', (line, language, parts) => {
  expect(formatRuns(line, language)).toEqual(parts)
})

test('hasGlyph returns true only for letters in the East Asian fonts', () => {
  expect(['陈', '骨', 'さ', '。', '𠮷'].map(hasGlyph)).toEqual([true, true, true, true, true])
  expect(['직', 'A', '\u{2b820}'].map(hasGlyph)).toEqual([false, false, false])
})
