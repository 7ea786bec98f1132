import { startTransition, useEffect, useLayoutEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useEffectsBeforePaint } from './useEffectsBeforePaint.ts'

/** Waits for all microtasks but not for the next task, because a browser may paint before it. */
async function waitForTaskEnd(): Promise<void> {
  for (let step = 0; step < 100; step++) await Promise.resolve()
}

interface Props {
  isWanted: boolean
  onAsk: () => void
  onShown: () => void
}

function Content({ onAsk, onShown }: Omit<Props, 'isWanted'>) {
  useEffect(onAsk, [onAsk])
  useLayoutEffect(() => void waitForTaskEnd().then(onShown), [onShown])
  return null
}

function TestPage({ isWanted, ...props }: Props) {
  useEffectsBeforePaint(isWanted)
  return <Content {...props} />
}

/** Collects events up to the end of the task that renders a page; act() must not flush the effects. */
function collectFirstEvents(isWanted: boolean): Promise<string[]> {
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
    startTransition(() => root.render(<TestPage {...{ isWanted, onAsk, onShown }} />))
  })
}

it("useEffectsBeforePaint runs a page's effects in the task that renders it", async () => {
  expect(await collectFirstEvents(true)).toEqual(['asks', 'is answered'])
})

it('useEffectsBeforePaint leaves effects to React if turned off', async () => {
  expect(await collectFirstEvents(false)).toEqual([])
})
