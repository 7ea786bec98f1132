import { vi } from 'vitest'

type SavedFile = { name: string; url: string; text: () => Promise<string> }

/** Records the files that the page saves in this test, both created and fetched files. */
export function recordSavedFiles(): SavedFile[] {
  const files: SavedFile[] = []
  const blobsByUrl = new Map<string, Blob>()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const url = `blob:${String(blobsByUrl.size)}`
    blobsByUrl.set(url, content as Blob)
    return url
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (!this.hasAttribute('download')) return
    const { download: name, href: url } = this
    files.push({ name, url, text: async () => (await blobsByUrl.get(url)?.text()) ?? '' })
  })
  return files
}
