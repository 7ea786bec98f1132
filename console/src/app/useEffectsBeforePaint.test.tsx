import { startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useEffectsBeforePaint } from './useEffectsBeforePaint.ts'

/** Long after everything that follows at once, and before the next task, where a browser may paint. */
async function endOfTask(): Promise<void> {
  for (let step = 0; step < 100; step++) await Promise.resolve()
}

interface Props {
  onAsk: () => void
  onShown: () => void
}

function Content({ onAsk, onShown }: Props) {
  useEffect(onAsk, [onAsk])
  useLayoutEffect(() => void endOfTask().then(onShown), [onShown])
  return null
}

function Shown(props: Props) {
  useEffectsBeforePaint()
  return <Content {...props} />
}

it('has the effects of a page run in the task that shows it, with what follows from them at once', async () => {
  // As in a browser, where nobody waits for effects.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => root.unmount())
  const seen: string[] = []
  const answered = Promise.resolve()
  const onAsk = () => {
    seen.push('asks')
    void answered.then(() => seen.push('is answered'))
  }
  const shown = new Promise<string[]>((resolve) => {
    const onShown = () => resolve([...seen])
    startTransition(() => root.render(<Shown {...{ onAsk, onShown }} />))
  })
  expect(await shown).toEqual(['asks', 'is answered'])
})
