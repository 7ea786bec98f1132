import { startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useEffectsBeforePaint } from './useEffectsBeforePaint.ts'

/** Waits until all microtasks have ended, but not until the next task, before which a browser may paint. */
async function endOfTask(): Promise<void> {
  for (let step = 0; step < 100; step++) await Promise.resolve()
}

interface Props {
  isWanted: boolean
  onAsk: () => void
  onShown: () => void
}

function Content({ onAsk, onShown }: Omit<Props, 'isWanted'>) {
  useEffect(onAsk, [onAsk])
  useLayoutEffect(() => void endOfTask().then(onShown), [onShown])
  return null
}

function Shown({ isWanted, ...props }: Props) {
  useEffectsBeforePaint(isWanted)
  return <Content {...props} />
}

/** Collects events up to the end of the task that renders a page; act() must not flush the effects. */
function seenAtOnce(isWanted: boolean): Promise<string[]> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  const root = createRoot(document.createElement('div'))
  onTestFinished(() => root.unmount())
  const seen: string[] = []
  const answered = Promise.resolve()
  const onAsk = () => {
    seen.push('asks')
    void answered.then(() => seen.push('is answered'))
  }
  return new Promise((resolve) => {
    const onShown = () => resolve([...seen])
    startTransition(() => root.render(<Shown {...{ isWanted, onAsk, onShown }} />))
  })
}

it("useEffectsBeforePaint runs a page's effects in the task that renders it", async () => {
  expect(await seenAtOnce(true)).toEqual(['asks', 'is answered'])
})

it('useEffectsBeforePaint leaves effects to React if turned off', async () => {
  expect(await seenAtOnce(false)).toEqual([])
})
