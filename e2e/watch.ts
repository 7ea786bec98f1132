import type { ConsoleMessage, Page } from '@playwright/test'
import { engine } from './engines/engine.ts'

/** The browser logs failed calls even if the pages handle these failures. */
const isFailedCallMessage = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource') &&
  /^(\/w\/[^/]+)?\/(api|_mock)\//.test(new URL(message.location().url).pathname)

const isFailedSocketMessage = (message: ConsoleMessage): boolean =>
  /^WebSocket connection to 'ws:\/\/[^']+\/api\/ws\?[^']*' failed/.test(message.text())

/** Frames with emails block all scripts, including those of the tests. */
const isBlockedScriptMessage = (message: ConsoleMessage): boolean =>
  /^Blocked script execution in '[^']+\/_mock\/outbox\/\d+\/html/.test(message.text())

/**
 * When a page is left while it loads, Firefox reports its scripts and fonts as failed; tests check each
 * page's content.
 */
const isAbortedLoadMessage = (message: ConsoleMessage): boolean =>
  engine === 'firefox' &&
  /^((React Router caught the following error during render )?Error$|downloadable font: download failed)/.test(
    message.text(),
  )

const isPackageUrl = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && /^p-\w+\.localhost$/.test(hostname)

export async function collectPageProblems(page: Page, site: string | undefined): Promise<string[]> {
  const problems: string[] = []
  page.on('console', (message) => {
    if (
      message.type() !== 'error' ||
      isFailedCallMessage(message) ||
      isFailedSocketMessage(message) ||
      isAbortedLoadMessage(message) ||
      isBlockedScriptMessage(message)
    )
      return
    problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(`${error.name}: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== site && !isPackageUrl(url))
      problems.push(`a call to ${url.origin}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      reportError(new Error(`The policy's ${effectiveDirective} refuses ${blockedURI}`))
    })
  })
  return problems
}
