import { vi } from 'vitest'

type Saved = { name: string; url: string; text: () => Promise<string> }

/** Records the files that the page saves in this test, both created and fetched files. */
export function savedFiles(): Saved[] {
  const saved: Saved[] = []
  const made = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const url = `blob:${String(made.size)}`
    made.set(url, content as Blob)
    return url
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (!this.hasAttribute('download')) return
    const { download: name, href: url } = this
    saved.push({ name, url, text: async () => (await made.get(url)?.text()) ?? '' })
  })
  return saved
}
