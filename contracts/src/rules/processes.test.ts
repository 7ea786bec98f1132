import { describe, expect, it } from 'vitest'
import {
  findHolderState,
  formatProcessName,
  makeProcessMark,
  type ProcessMark,
  type ProcessTable,
  parseProcessMark,
  serializeProcessMark,
} from './processes.ts'

const pidNamespace = 'pid:[4026532001]'
const createStatLine = (pid: number, started: number, state = 'S') =>
  `${pid} (node (heed) x) ${state} 0 0 0 0 -1 4194560 216 178 0 1 0 0 0 0 20 0 1 0 ${started} 45166592 3978\n`

interface TableOptions {
  pid?: number
  host?: string
  boot?: string
  space?: string
  processes: Readonly<Record<number, string>>
}

const createFileError = (code: string) => Object.assign(new Error(code), { code })

function makeTable({
  pid = 1,
  host = 'web-1',
  boot = 'boot-1',
  processes,
  ...given
}: TableOptions): ProcessTable {
  const files = new Map([['/proc/sys/kernel/random/boot_id', `${boot}\n`]])
  for (const [id, line] of Object.entries(processes)) files.set(`/proc/${id}/stat`, line)
  return {
    pid,
    host,
    started: 'own',
    readFile(path) {
      const text = files.get(path)
      if (text === undefined) throw createFileError('ENOENT')
      return text
    },
    readLink: () => given.space ?? pidNamespace,
    signal(id) {
      if (!(id in processes)) throw createFileError('ESRCH')
    },
    askStart() {
      throw createFileError('ENOENT')
    },
  }
}

const ownTable = makeTable({ pid: 1, processes: { 1: createStatLine(1, 9000), 7: createStatLine(7, 9100) } })
const createMark = (facts: Partial<ProcessMark> = {}): ProcessMark => ({
  pid: 7,
  host: 'web-1',
  boot: 'boot-1',
  space: pidNamespace,
  started: '9100',
  beats: true,
  ...facts,
})

describe("a lock's holder", () => {
  it.each<[string, Partial<ProcessMark>, string]>([
    ['the process that took the lock', {}, 'running'],
    ['the process that took the lock, on a renamed host', { host: 'laptop' }, 'running'],
    ['a process that has ended', { pid: 8 }, 'ended'],
    ['a process whose ID another process now has', { started: '4000' }, 'ended'],
    ['process 1 of this container before a restart', { pid: 1, started: '4000' }, 'ended'],
    [
      'process 1 of another container with the same host name',
      { pid: 1, started: '4000', space: 'pid:[4026532999]' },
      'unknown',
    ],
    ['a process from before the machine restarted', { boot: 'boot-0' }, 'ended'],
    ['a process on another host', { host: 'web-2', boot: 'boot-2' }, 'unknown'],
    ['a process in another container', { host: 'job-2', space: 'pid:[4026532999]' }, 'unknown'],
    [
      'a process outside this container that started later',
      { space: 'pid:[4026532999]', started: '9200' },
      'unknown',
    ],
    [
      'a process on the machine outside all containers',
      { space: 'pid:[4026531836]', started: '4000' },
      'unknown',
    ],
  ])('has the right state: %s', (_, facts, state) => {
    expect(findHolderState(createMark(facts), ownTable)).toBe(state)
  })

  it('has ended if it is a zombie process', () => {
    const table = makeTable({ processes: { 1: createStatLine(1, 9000), 7: createStatLine(7, 9100, 'Z') } })
    expect(findHolderState(createMark(), table)).toBe('ended')
  })

  it.each([
    ["this process's ID", '1', 'ended'],
    ['an unused process ID', '8', 'ended'],
    ["a running process's ID", '7', 'unknown'],
  ])('is judged by %s in a lock from an earlier version', (_, text, state) => {
    const read = parseProcessMark(text)
    expect(read && findHolderState(read, ownTable)).toBe(state)
  })

  it('is identified by the start time from ps without /proc', () => {
    const table: ProcessTable = {
      ...makeTable({ processes: {} }),
      readFile() {
        throw createFileError('ENOENT')
      },
      readLink() {
        throw createFileError('ENOENT')
      },
      signal: () => true,
      askStart: (pid) => (pid === 7 ? ' Sat Nov 28 10:00:00 2026\n' : 'Sat Nov 28 12:00:00 2026\n'),
    }
    const left = { ...makeProcessMark({ ...table, pid: 7 }) }
    expect(left).toEqual({
      pid: 7,
      host: 'web-1',
      boot: null,
      space: null,
      started: 'Sat Nov 28 10:00:00 2026',
      beats: true,
    })
    expect(findHolderState(left, table)).toBe('running')
    expect(findHolderState({ ...left, pid: 9 }, table)).toBe('ended')
  })

  it("is identified by the process's own start time without system data", () => {
    const table: ProcessTable = {
      ...makeTable({ boot: '', processes: {} }),
      readLink: () => '',
      signal: () => true,
    }
    expect(makeProcessMark(table)).toMatchObject({ boot: null, space: null, started: 'own' })
    expect(findHolderState(makeProcessMark(table), table)).toBe('running')
    expect(findHolderState({ ...makeProcessMark(table), started: 'other' }, table)).toBe('ended')
  })

  it('is running even if it belongs to another user', () => {
    const table: ProcessTable = {
      ...ownTable,
      signal() {
        throw createFileError('EPERM')
      },
    }
    expect(findHolderState(createMark(), table)).toBe('running')
  })
})

describe('a process mark', () => {
  it('is read back as written', () => {
    expect(parseProcessMark(serializeProcessMark(makeProcessMark(ownTable)))).toEqual({
      pid: 1,
      host: 'web-1',
      boot: 'boot-1',
      space: pidNamespace,
      started: '9000',
      beats: true,
    })
  })

  it.each(['', 'nobody', '-4', '0', '1.5', '[]', '{"pid":"7"}', '{"pid":7}', 'null'])(
    'is not read from the invalid text %j',
    (text) => {
      expect(parseProcessMark(text)).toBe(null)
    },
  )

  it('names the host or container if it is a different one', () => {
    expect(formatProcessName(createMark(), ownTable)).toBe('process 7')
    expect(formatProcessName(createMark({ host: 'web-2' }), ownTable)).toBe('process 7 on web-2')
    expect(formatProcessName(createMark({ space: 'pid:[4026532999]' }), ownTable)).toBe(
      'process 7 in another container',
    )
  })
})
