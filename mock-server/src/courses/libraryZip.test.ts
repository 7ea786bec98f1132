import { Archive } from '@heed/contracts/rules/packages/Archive'
import { findSubject, getSubjectText } from '@heed/fixtures/library'
import { expect, it } from 'vitest'
import { createLibraryZip } from './libraryZip.ts'

it.each(['en', 'is'])(
  'a packaged library subject contains its lesson and questions in %s',
  async (language) => {
    const subject = findSubject(107)
    if (!subject) throw new Error('The library has no subject 107')
    const { text } = getSubjectText(subject, language)
    const archive = await Archive.open(await createLibraryZip({ subjectId: 107, language }))
    expect(archive.paths).toEqual(expect.arrayContaining(['imsmanifest.xml', `lessons/107/${language}.html`]))
    const page = new TextDecoder().decode(await archive.read('index.html'))
    for (const words of [text.title, ...text.quiz.map(([question]) => question)])
      expect(page).toContain(JSON.stringify(words).slice(1, -1))
  },
)

it("libraryZip rejects a subject that the library doesn't have", async () => {
  await expect(createLibraryZip({ subjectId: 99, language: 'en' })).rejects.toThrow(
    'The library has no subject 99',
  )
})
