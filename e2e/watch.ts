import type { ConsoleMessage, Page } from '@playwright/test'

/** An answer of the API, or of a control, that is no success is reported in the console by the browser itself; the pages deal with it. */
const isRefusedCall = (message: ConsoleMessage): boolean =>
  message.text().startsWith('Failed to load resource') &&
  /^(\/w\/[^/]+)?\/(api|_mock)\//.test(new URL(message.location().url).pathname)

/** A connection that the API refuses or ends, too; the page comes back by itself. */
const isRefusedSocket = (message: ConsoleMessage): boolean =>
  /^WebSocket connection to 'ws:\/\/[^']+\/api\/ws\?[^']*' failed/.test(message.text())

/** The frame of a mail runs nothing, also not what these tests put into every frame. */
const isMailFrame = (message: ConsoleMessage): boolean =>
  /^Blocked script execution in '[^']+\/_mock\/outbox\/\d+\/html/.test(message.text())

/** A package plays at an origin of its own, which only it reaches. */
const isPackage = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && /^p-\w+\.localhost$/.test(hostname)

/** Collects what a page must never do: errors, anything that its policy refuses, calls to other sites. */
export async function watch(page: Page, site: string | undefined): Promise<string[]> {
  const problems: string[] = []
  page.on('console', (message) => {
    if (
      message.type() !== 'error' ||
      isRefusedCall(message) ||
      isRefusedSocket(message) ||
      isMailFrame(message)
    )
      return
    problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(`${error.name}: ${error.message}`))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (/^https?:$/.test(url.protocol) && url.origin !== site && !isPackage(url))
      problems.push(`a call to ${url.origin}`)
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      reportError(new Error(`The policy's ${effectiveDirective} refuses ${blockedURI}`))
    })
  })
  return problems
}
