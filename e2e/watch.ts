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

/** Firefox reports a font as failed when the page is left while the font loads. */
const isAbortedFontText = (text: string): boolean =>
  engine === 'firefox' && text.startsWith('downloadable font: download failed')

/** Firefox prints a logged error as “Error”, so its message and stack are read while the page still exists. */
async function describeErrors(message: ConsoleMessage): Promise<string> {
  const texts = await Promise.all(
    message
      .args()
      .map((arg) =>
        arg
          .evaluate((value) =>
            value instanceof Error ? `${value.name}: ${value.message}\n${value.stack}` : '',
          )
          .catch(() => ''),
      ),
  )
  return [message.text(), ...texts.filter(Boolean)].join('\n')
}

const isPackageUrl = ({ protocol, hostname }: URL): boolean =>
  protocol === 'http:' && /^p-\w+\.localhost$/.test(hostname)

export async function collectPageProblems(page: Page, site: string | undefined): Promise<string[]> {
  const problems: string[] = []
  page.on('console', (message) => {
    if (
      message.type() !== 'error' ||
      isFailedCallMessage(message) ||
      isFailedSocketMessage(message) ||
      isAbortedFontText(message.text()) ||
      isBlockedScriptMessage(message)
    )
      return
    const at = problems.push(message.text()) - 1
    void describeErrors(message).then((text) => {
      problems[at] = text
    })
  })
  page.on('pageerror', ({ name, message }) => {
    const text = `${name}: ${message}`
    if (!isAbortedFontText(text)) problems.push(text)
  })
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
