import { expect, it, vi } from 'vitest'
import { LostAnswerError } from './driver.mjs'
import { Frame } from './frame.mjs'

/** A page that runs the bridge's scripts. `lose` returns whether the driver loses the answer to a script. */
function createSession(lose: (script: string) => boolean) {
  class Node {}
  const page = { document: { readyState: 'complete', querySelectorAll: () => [] } as object, window: {} }
  const location = { href: 'http://heed.test/' }
  const run = (script: string, ...args: unknown[]): unknown =>
    new Function(
      'window',
      'document',
      'Node',
      'location',
      `return (function () { ${script} }).apply(null, [].slice.call(arguments, 4))`,
    )(page.window, page.document, Node, location, ...args)
  return {
    page,
    run: (_window: string, _path: unknown[], script: string) =>
      new Promise((resolve, reject) => {
        run(script, (answer: unknown) =>
          lose(script) ? reject(new LostAnswerError('no answer')) : resolve(answer),
        )
      }),
    runNow: async (_window: string, _path: unknown[], script: string) => {
      const answer = run(script)
      if (lose(script)) throw new LostAnswerError('no answer')
      return answer
    },
  }
}

const createFrame = (session: object, emit = vi.fn()) =>
  new Frame({ session, window: 'w', emit, context: 'top', parent: undefined, element: undefined })

const options = { args: [], isOwned: false, depth: 1, isAwaited: true }

it('collects the result of a call whose answer the driver lost', async () => {
  const lost = vi.fn((script: string) => script.includes('heedBridge.call(') && lost.mock.calls.length === 1)
  const count = vi.fn(() => 7)
  const session = createSession(lost)
  Object.assign(session.page.window, { count })
  const answer = await createFrame(session).call('() => window.count()', options)
  expect(answer).toMatchObject({ type: 'success', result: { type: 'number', value: 7 } })
  expect(count).toHaveBeenCalledOnce()
})

it('a call whose answer is lost with its document fails', async () => {
  const session = createSession((script) => {
    const isCall = script.includes('heedBridge.call(')
    if (isCall) session.page.window = {}
    return isCall
  })
  await expect(createFrame(session).call('() => 7', options)).rejects.toThrow('The document was replaced')
})

it('a lost look at the page is repeated by the next one', async () => {
  let isLost = true
  const emit = vi.fn()
  const frame = createFrame(
    createSession(() => isLost),
    emit,
  )
  await frame.look()
  expect(emit).not.toHaveBeenCalled()
  isLost = false
  await frame.look()
  expect(emit.mock.calls.map(([method]) => method)).toContain('browsingContext.load')
})
