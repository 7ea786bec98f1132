import { onTestFinished } from 'vitest'

/** Uses a phone's width until the test has ended. */
export function setPhoneViewport(): void {
  const window = globalThis.window as unknown as {
    happyDOM: { setViewport: (size: { width: number }) => void }
  }
  window.happyDOM.setViewport({ width: 390 })
  onTestFinished(() => window.happyDOM.setViewport({ width: 1024 }))
}
