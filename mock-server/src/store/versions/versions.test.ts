/** @module-tag property */
import { limitRuns } from '@heed/contracts/test/runs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Blocks, iterateDifferences, iterateItems } from './Blocks.ts'
import { VersionedMap } from './VersionedMap.ts'

interface Item {
  at: number
  text: string
}
type Step = 'keep' | 'back' | { at: number; text: string | undefined }

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 1, arbitrary: fc.constantFrom<Step>('keep', 'back') },
  {
    weight: 20,
    arbitrary: fc.record({
      at: fc.nat(3000),
      text: fc.option(fc.constantFrom('a', 'b'), { nil: undefined }),
    }),
  },
)

test('kept versions never change, and the differences between them are exactly the edits', {
  tags: 'slow',
}, () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.array(step, { maxLength: 200, size: 'max' }), (seeded, steps) => {
      const blocks = new Blocks<Item>((one) => (other) => other.at - one.at)
      const map = new VersionedMap<string, string>()
      let model = new Map<number, string>()
      for (let at = 0; at < seeded; at++) {
        blocks.put({ at, text: 'seeded' })
        map.set(`key ${at}`, 'seeded')
        model.set(at, 'seeded')
      }
      const kept = [{ blocks: blocks.saveVersion(), map: map.saveVersion(), model: new Map(model) }]
      for (const one of steps) {
        const last = kept.at(-1)
        if (one === 'keep')
          kept.push({ blocks: blocks.saveVersion(), map: map.saveVersion(), model: new Map(model) })
        else if (one === 'back' && last) {
          blocks.restoreVersion(last.blocks)
          map.restoreVersion(last.map)
          model = new Map(last.model)
        } else if (typeof one === 'object') {
          const { at, text } = one
          if (text === undefined) {
            blocks.remove({ at, text: '' })
            map.delete(`key ${at}`)
            model.delete(at)
          } else {
            blocks.put({ at, text })
            map.set(`key ${at}`, text)
            model.set(at, text)
          }
        }
      }
      for (const version of kept) {
        blocks.restoreVersion(version.blocks)
        map.restoreVersion(version.map)
        const wanted = [...version.model].sort(([one], [other]) => one - other)
        expect([...iterateItems(version.blocks)].map(({ at, text }) => [at, text])).toEqual(wanted)
        expect(blocks.size).toBe(wanted.length)
        expect(wanted.filter(([at, text]) => map.get(`key ${at}`) !== text)).toEqual([])
        expect(map.get('key 9999')).toBeUndefined()
        const { removed, added } = iterateDifferences(kept[0]?.blocks ?? version.blocks, version.blocks)
        const changed = new Map(kept[0]?.model)
        for (const { at } of removed) changed.delete(at)
        for (const { at, text } of added) changed.set(at, text)
        expect([...changed].sort(([one], [other]) => one - other)).toEqual(wanted)
      }
    }),
    { numRuns: limitRuns(40) },
  )
})
