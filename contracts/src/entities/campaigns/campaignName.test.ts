/** @module-tag property */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CampaignName, toPlainName } from './campaignName.ts'

it.each<[string, string]>([
  ['Spring training', 'Spring training'],
  ['  Vor\u00a02027 ', 'Vor 2027'],
  ['Vor&nbsp;2027', 'Vor 2027'],
  ['<b>Spring</b> training', 'Spring training'],
  ['<scr<b>ipt>alert(1)</scr<b>ipt>', 'alert(1)'],
  ['<!-- hidden -->Shown', 'Shown'],
  ['5 < 6 and 7 > 3', '5 < 6 and 7 > 3'],
  ['<img src=x onerror=alert(1)>', ''],
  ['<VPN> for everyone', '<VPN> for everyone'],
  ['</VPN> <bold> <b2> <a:b>', '</VPN> <bold> <b2> <a:b>'],
  ['<B>Spring</B ><br/><Blockquote cite=x>2027', 'Spring2027'],
  ['<\u200bb>Spring', 'Spring'],
  ['<v<b>pn>', '<vpn>'],
])('%s is saved as "%s"', (typed, saved) => {
  expect(toPlainName(typed)).toBe(saved)
})

it("a name that's only markup is rejected", () => {
  expect(CampaignName.safeParse('<p>&nbsp;</p>').error?.issues[0]?.message).toBe(
    'You need to enter some information to save',
  )
})

it('plainName handles 150,000 nested tags', () => {
  const most = 150_000
  expect(toPlainName('<b'.repeat(most) + '>'.repeat(most))).toBe('')
  expect(toPlainName('<'.repeat(most))).toBe('<'.repeat(most))
})

it('plainName removes every tag and leaves a plain name unchanged', () => {
  const pieces = fc.array(fc.constantFrom('<', '>', '/', 'b', '!', ' ', '&nbsp;', '\u00a0', 'Á'), {
    maxLength: 30,
  })
  fc.assert(
    fc.property(pieces, (parts) => {
      const plain = toPlainName(parts.join(''))
      expect(plain).not.toMatch(/<\/?b(?=[\s/>])[^<>]*>|<![^<>]*>|\u00a0|&nbsp;/i)
      expect(toPlainName(plain)).toBe(plain)
    }),
  )
})
