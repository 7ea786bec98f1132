import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { hostname } from 'node:os'
import type { ProcessTable } from '../src/rules/processes.ts'

export const processTable: ProcessTable = {
  pid: process.pid,
  host: hostname(),
  started: String(performance.timeOrigin),
  readFile: (path) => readFileSync(path, 'utf8'),
  readLink: readlinkSync,
  signal: (pid) => process.kill(pid, 0),
  askStart: (pid) =>
    execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'ignore'],
    }),
}
