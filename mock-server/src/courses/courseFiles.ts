import { descriptionMax, type PackageFormat } from '@heed/contracts'
import { makeManifest } from '@heed/fixtures'
import { escaped } from '@heed/fixtures/library'
import type { CourseData } from '../../player/course/CourseData.ts'
import type { ZippedFile } from '../files/zipped.ts'
import { playerFile, playerScript } from '../library/playerFiles.ts'
import { playerPage } from '../library/playerPage.ts'
import { type Course, courseData, getSubjects, lessonPath } from './courseData.ts'

const page = 'index.html'

/** Manifest first, relative addresses only. No schema files: their IMS licence requires registration. */
export async function courseFiles(campaign: Course, format: PackageFormat): Promise<Iterable<ZippedFile>> {
  const data = courseData(campaign, format)
  const own: ZippedFile[] = [
    [page, coursePage(data)],
    ['course.js', await playerScript('course')],
    ['course.css', playerFile('course.css')],
    ['choices.css', playerFile('choices.css')],
    ['asking.css', playerFile('asking.css')],
    ...lessonFiles(campaign),
  ]
  const manifest = makeManifest(format, {
    key: campaign.row.uniqueId,
    title: data.title,
    description: formatDescription(data),
    language: data.language,
    entry: page,
    files: own.map(([path]) => path),
    mastery: data.mastery,
  })
  return [[manifest.file, manifest.text], ...own]
}

function lessonFiles(campaign: Course): ZippedFile[] {
  if (campaign.kind === 'assessment') return []
  const { language } = campaign
  return [
    ['lessons/player.js', playerFile('player.js')],
    ['lessons/player.css', playerFile('player.css')],
    ...getSubjects(campaign.row).map(
      (subject): ZippedFile => [lessonPath(subject, language), playerPage(subject, language)],
    ),
  ]
}

function formatDescription({ lessons, threatAreas }: CourseData): string {
  const names = lessons.length > 0 ? lessons.map(({ title }) => title) : threatAreas.map(({ name }) => name)
  const letters = [...names.join(', ')]
  const isLong = letters.length > descriptionMax
  return isLong ? `${letters.slice(0, descriptionMax - 1).join('')}…` : letters.join('')
}

const coursePage = (data: CourseData): string =>
  [
    `<!doctype html><html lang="${escaped(data.language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(data.title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="choices.css"><link rel="stylesheet" href="asking.css"><link rel="stylesheet" href="course.css"></head>`,
    `<body><script type="application/json" id="data">${asData(data)}</script>`,
    '<script src="course.js"></script></body></html>',
  ].join('')

/** Escapes '<', so that no name can close the script element. */
const asData = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')
