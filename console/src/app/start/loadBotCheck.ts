import { loadScript } from '../../lib/addScript.ts'
import type { BotCheck } from '../root/services.ts'

interface Vendor {
  ready: (done: () => void) => void
  execute: (siteKey: string, options: { action: string }) => Promise<string>
}

declare global {
  interface Window {
    grecaptcha?: Vendor
  }
}

export async function loadBotCheck(script: string, siteKey: string): Promise<BotCheck> {
  await loadScript(script)
  const vendor = window.grecaptcha
  if (!vendor) throw new Error(`${script} did not bring a bot check`)
  await new Promise<void>((resolve) => vendor.ready(resolve))
  return { check: () => vendor.execute(siteKey, { action: 'signup' }) }
}
