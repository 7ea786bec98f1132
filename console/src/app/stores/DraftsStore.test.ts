import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DraftsStore } from './DraftsStore.ts'

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const now = () => new Date('2026-03-02T10:00:00.000Z')
const createDraftsStore = (tab = 'one', at = now) =>
  new DraftsStore({ tab, now: at, onTaken: () => undefined })

const makeDrafts = (person: string, tab = 'one', at = now) => {
  const drafts = createDraftsStore(tab, at)
  drafts.setPerson(person)
  return drafts
}

it('drafts survive a reload until they are dropped', () => {
  const drafts = makeDrafts('u1')
  drafts.save('11/name', 'Sales')
  drafts.save('12/name', { text: 'HR' })
  const afterReload = makeDrafts('u1')
  expect([afterReload.read('11/name'), afterReload.read('12/name')]).toEqual(['Sales', { text: 'HR' }])
  afterReload.drop('11/name')
  expect(makeDrafts('u1').read('11/name')).toBeUndefined()
})

it('drafts are deleted permanently when another person signs in', () => {
  makeDrafts('u1').save('11/name', 'Sales')
  expect(makeDrafts('u2').read('11/name')).toBeUndefined()
  expect(makeDrafts('u1').read('11/name')).toBeUndefined()
})

it("drafts aren't kept without an owner or after everything was cleared", () => {
  const drafts = createDraftsStore()
  drafts.save('11/name', 'Sales')
  drafts.setPerson('u1')
  drafts.save('11/name', 'Sales')
  drafts.clear()
  drafts.save('11/name', 'Sales')
  expect([drafts.read('11/name'), sessionStorage.length]).toEqual([undefined, 0])
})

it.each(['{broken', '[]', '{"person":"u1"}', '{"person":"u1","drafts":[]}'])(
  'invalid stored drafts are ignored: %s',
  (text) => {
    sessionStorage.setItem('heed.drafts', text)
    const drafts = makeDrafts('u1')
    drafts.save('11/name', 'Sales')
    expect(makeDrafts('u1').read('11/name')).toBe('Sales')
  },
)

it('drafts show before sign-in that this tab has unsaved input', () => {
  makeDrafts('u1').save('11/open', 'create')
  expect(createDraftsStore().isEmpty, 'nothing was typed').toBe(true)
  makeDrafts('u1').save('11/name', 'Sales', 'typed')
  const drafts = createDraftsStore()
  expect(drafts.isEmpty).toBe(false)
  drafts.clear()
  expect(drafts.isEmpty).toBe(true)
})

describe('input typed in another tab', () => {
  /** Uses separate session storage, like a second tab in the browser. */
  const openTab = (tab: string, person = 'u1', at = now) => {
    sessionStorage.clear()
    return makeDrafts(person, tab, at)
  }

  it('can be taken over by a tab that shows the same page', () => {
    openTab('one').save('11/wizard', { name: 'Autumn' }, 'typed')
    const other = openTab('two')
    expect(other.earlier, 'nothing here belongs to it').toBeUndefined()
    other.addUsage('11/wizard')
    expect(other.earlier).toMatchObject({ tab: 'one', at: '2026-03-02T10:00:00.000Z' })
    other.takeOver()
    expect([other.read('11/wizard'), other.isFrozen, other.takeOverCount]).toEqual([
      { name: 'Autumn' },
      true,
      1,
    ])
    other.settle()
    expect(other.isFrozen).toBe(false)
    const third = openTab('three')
    third.addUsage('11/wizard')
    expect(third.earlier?.tab, 'by the tab that has it now').toBe('two')
  })

  it("isn't overwritten by input in this tab", () => {
    const first = openTab('one')
    first.save('11/wizard', 'Autumn', 'typed')
    const other = openTab('two')
    other.addUsage('11/wizard')
    other.save('11/wizard', 'Winter', 'typed')
    expect(other.earlier, 'it would replace what is here').toBeUndefined()
    other.drop('11/wizard')
    expect(other.earlier?.drafts).toEqual({ '11/wizard': 'Autumn' })
    expect(first.read('11/wizard')).toBe('Autumn')
  })

  it('is offered newest first', () => {
    openTab('one', 'u1', () => new Date('2026-03-01T10:00:00.000Z')).save('11/wizard', 'Autumn', 'typed')
    openTab('two', 'u1', () => new Date('2026-03-01T11:00:00.000Z')).save('11/wizard', 'Winter', 'typed')
    const third = openTab('three')
    third.addUsage('11/wizard')
    expect(third.earlier?.drafts).toEqual({ '11/wizard': 'Winter' })
  })

  it("includes the open dialog, which isn't offered alone", () => {
    const first = openTab('one')
    first.save('11/open', 'create')
    const other = openTab('two')
    other.addUsage('11/open')
    expect(other.earlier).toBeUndefined()
    first.save('11/name', 'Sales', 'typed')
    const third = openTab('three')
    third.addUsage('11/open')
    third.takeOver()
    expect([third.read('11/open'), third.read('11/name')]).toEqual(['create', 'Sales'])
  })

  it("isn't offered to another person and is deleted when they sign in", () => {
    openTab('one').save('11/wizard', 'Autumn', 'typed')
    const stranger = openTab('two', 'u2')
    stranger.addUsage('11/wizard')
    expect(stranger.earlier).toBeUndefined()
    expect(JSON.stringify({ ...localStorage })).not.toContain('Autumn')
  })

  it("is deleted after two weeks or when it's discarded", () => {
    openTab('one').save('11/wizard', 'Autumn', 'typed')
    const later = openTab('two', 'u1', () => new Date('2026-03-16T09:59:59.000Z'))
    later.addUsage('11/wizard')
    const { earlier } = later
    expect(earlier?.drafts).toEqual({ '11/wizard': 'Autumn' })
    if (earlier) later.discard(earlier)
    expect([later.earlier, JSON.stringify({ ...localStorage })]).toEqual([undefined, '{}'])
    openTab('one').save('11/wizard', 'Autumn', 'typed')
    const last = openTab('two', 'u1', () => new Date('2026-03-16T10:00:01.000Z'))
    last.addUsage('11/wizard')
    expect([last.earlier, JSON.stringify({ ...localStorage })]).toEqual([undefined, '{}'])
  })

  it("notifies its own tab when it's taken over", () => {
    const onTaken = vi.fn()
    const drafts = new DraftsStore({ tab: 'one', now, onTaken })
    drafts.setPerson('u1')
    const stop = drafts.watchTakeOver()
    const hear = (name: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key: name, newValue }))
    hear('heed.drafts.two', '"taken"')
    hear('heed.drafts.one', null)
    expect(onTaken).not.toHaveBeenCalled()
    hear('heed.drafts.one', '"taken"')
    expect(onTaken).toHaveBeenCalledOnce()
    stop()
  })

  it("isn't shared if it's too large for the browser's storage", () => {
    openTab('one').save('11/file', 'x'.repeat(600_000), 'typed')
    const other = openTab('two')
    other.addUsage('11/file')
    expect(other.earlier).toBeUndefined()
  })
})
