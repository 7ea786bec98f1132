// Runs parts and tells the time of each, and how many passed and failed.
import { ensureInstalled } from '../../mock-server/install.mjs'
import { keepIn, root, teller } from './command.mjs'
import { add, failures } from './counts.mjs'

async function timed(name, work) {
  const started = performance.now()
  teller()(`\n== ${name}\n`)
  const counts = await work()
  return { name, seconds: (performance.now() - started) / 1000, ...counts }
}

async function oneAfterTheOther(parts, names) {
  const done = []
  for (const name of names) done.push(await timed(name, parts[name]))
  return done
}

/**
 * Runs stages one after the other, and in each its lines of names beside each other: the first is heard at once, the
 * others after it. `parts` says what a name runs. Ends the process, with 0 when nothing failed.
 */
export async function runStages(parts, stages) {
  const times = [
    await timed('install', async () => {
      ensureInstalled(root)
      return { passed: 0, failed: 0 }
    }),
  ]
  for (const [first, ...more] of stages) {
    const beside = more.map((names) => {
      const lines = []
      return { lines, done: keepIn(lines, () => oneAfterTheOther(parts, names)) }
    })
    times.push(...(await oneAfterTheOther(parts, first)))
    for (const { lines, done } of beside) {
      times.push(...(await done))
      process.stdout.write(lines.join(''))
    }
  }
  const total = times.reduce(add)
  const whole = { name: 'whole', seconds: performance.now() / 1000, ...total }

  console.log('')
  for (const failure of failures) console.log(`failed: ${failure}`)
  for (const { name, seconds, passed, failed } of [...times, whole]) {
    console.log(
      `${name.padEnd(10)} ${seconds.toFixed(1).padStart(7)} s  ${String(passed).padStart(5)} passed  ${failed} failed`,
    )
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  process.exit(total.failed === 0 ? 0 : 1)
}
