import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { CoursePage } from './course.ts'

const require = createRequire(import.meta.url)
const site = 'https://lms.example'

const editions = {
  scorm12: {
    file: require.resolve('scorm-again/scorm12/min'),
    made: 'new Scorm12API({ logLevel: 5 })',
    api: 'API',
  },
  scorm2004: {
    file: require.resolve('scorm-again/scorm2004/min'),
    made: 'new Scorm2004API({ logLevel: 5 })',
    api: 'API_1484_11',
  },
} as const

const renderPage = ({
  made,
  api,
}: {
  made: string
  api: string
}) => `<!doctype html><title>Somebody's learning system</title>
<style>body { margin: 0 } iframe { display: block; width: 100vw; height: 100vh; border: 0 }</style>
<script src="/run-time.js"></script>
<script>
window.${api} = ${made}
window.${api}.loadFromFlattenedJSON(JSON.parse(localStorage.kept || '{}'), '')
window.record = (name) => window.${api}[window.${api}.LMSGetValue ? 'LMSGetValue' : 'GetValue'](name)
window.ends = () => { localStorage.kept = JSON.stringify({ 'cmi.suspend_data': window.${api}.cmi.suspend_data }) }
</script>
<iframe title="Course" src="/course/index.html"></iframe>`

export class FakeLms {
  readonly outside: string[] = []
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async serveCourse(zip: Uint8Array, edition: keyof typeof editions): Promise<void> {
    const files = unzipSync(zip)
    const types = { html: 'text/html', js: 'text/javascript', css: 'text/css' }
    await this.#page.route('**', (route) => {
      const url = new URL(route.request().url())
      if (url.origin !== site) {
        this.outside.push(url.href)
        return route.abort()
      }
      if (url.pathname === '/')
        return route.fulfill({ contentType: 'text/html', body: renderPage(editions[edition]) })
      if (url.pathname === '/run-time.js') return route.fulfill({ path: editions[edition].file })
      const content = files[url.pathname.replace('/course/', '')]
      const extension = (/\w+$/.exec(url.pathname)?.[0] ?? '') as keyof typeof types
      return content
        ? route.fulfill({ contentType: `${types[extension]}; charset=utf-8`, body: Buffer.from(content) })
        : route.fulfill({ status: 404, body: 'There is no such file' })
    })
  }

  async open(language?: string): Promise<CoursePage> {
    await this.#page.goto(`${site}/`)
    const course = new CoursePage(this.#page, this.#page.getByTitle('Course').contentFrame(), language)
    await expect(course.heading(/./)).toBeVisible()
    return course
  }

  async openCourseDirectly(): Promise<void> {
    await this.#page.goto(`${site}/course/index.html`)
  }

  recorded(name: string): Promise<string> {
    return this.#page.evaluate((element) => Reflect.get(window, 'record')(element), name)
  }

  async leave(): Promise<void> {
    await this.#page.evaluate(() => Reflect.get(window, 'ends')())
  }
}
