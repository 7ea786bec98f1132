import type { Context } from '../../command/context.ts'
import type { FactsOutcome } from '../../command/outcome.ts'
import { sanitizeText } from '../../io/terminal/width.ts'
import { formatCount } from '../../io/words.ts'
import { createDoneOutcome, type MockTarget, withControls } from './controls.ts'

export async function showClock(context: Context, target: MockTarget): Promise<FactsOutcome> {
  const { now, next } = await withControls(context, target, (controls) => controls.clock.show())
  const nextLine = next ? [`Next event: ${sanitizeText(next.name)}, ${next.at}`] : []
  return { kind: 'facts', document: { now, next: next ?? null }, lines: [now, ...nextLine] }
}

export async function moveClock(context: Context, target: MockTarget, time: string): Promise<FactsOutcome> {
  const { before, now, messages } = await withControls(context, target, async (controls) => {
    const previousClock = await controls.clock.show()
    const outbox = await controls.outbox.browse({ size: 1 })
    const { now } = await controls.clock.move(
      /^p/i.test(time) ? { advance: time.toUpperCase() } : { to: time },
    )
    const { total } = await controls.outbox.browse({ size: 1 })
    return { before: previousClock.now, now, messages: total - outbox.total }
  })
  const sentText =
    messages === 0 ? 'No messages were sent' : `${formatCount(messages, 'message was', 'messages were')} sent`
  return createDoneOutcome(
    context,
    { before, now, messages },
    `Clock advanced from ${before} to ${now}`,
    sentText,
  )
}
