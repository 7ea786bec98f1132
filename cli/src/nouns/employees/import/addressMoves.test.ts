import { beforeEach, expect, it } from 'vitest'
import { createWorkspace } from '../../../../test/place.ts'
import { setUpPlatform } from '../../../../test/platform.ts'

const platform = setUpPlatform()
const names = ['Ása Jóns', 'Jón Ásuson', 'Una Bergs', 'Bo Ek']

beforeEach(() => {
  for (const [index, name] of names.entries())
    platform.people.set(`p${index}@old.example`, { name, lists: new Set(), tags: new Set() })
})

const makeFile = (makeEmail: (index: number) => string) =>
  names.map((name, index) => `${makeEmail(index)},${name}`).join('\n')
const moved = makeFile((index) => `p${index}@new.example`)

it('an import of the same people at a new domain asks first, and names the command', async () => {
  const { importIt } = await createWorkspace(platform, moved)
  const { code, error, asked } = await importIt([], { answers: [false] })
  expect([code, platform.batches]).toEqual([2, []])
  expect(error).toContain('This looks like a change of addresses')
  expect(error).toContain('  - Ása Jóns: p0@old.example → p0@new.example')
  expect(error).toContain('heed employees update --domain old.example=new.example --dry-run')
  expect(asked).toEqual(['Import them as new employees?'])
})

it('a dry run says so without asking', async () => {
  const { importIt } = await createWorkspace(platform, moved)
  const { code, error } = await importIt(['--dry-run'])
  expect([code, error]).toEqual([0, expect.stringContaining('This looks like a change of addresses')])
})

it('--as-new imports without asking', async () => {
  const { importIt } = await createWorkspace(platform, moved)
  expect((await importIt(['--as-new'])).code).toBe(0)
  expect(platform.people.size).toBe(names.length * 2)
})

it('a file is suggested if more than the domain changes', async () => {
  const { importIt } = await createWorkspace(
    platform,
    makeFile((index) => `person.${index}@new.example`),
  )
  const { error } = await importIt(['--dry-run'])
  expect(error).toContain('heed employees update --from FILE --dry-run')
})

it.each([
  ['known people', makeFile((index) => `p${index}@old.example`)],
  ['other people', 'a@new.example,A\nb@new.example,B\nc@new.example,C\nd@new.example,Bo Ek'],
])('an import of %s asks nothing', async (_, text) => {
  const { importIt } = await createWorkspace(platform, text)
  const { code, error } = await importIt()
  expect([code, error.includes('change of addresses')]).toEqual([0, false])
})
