import { descriptionMaxLength, type PackageFormat } from '@heed/contracts'
import { makeManifest } from '@heed/fixtures'
import { escapeSvgText } from '@heed/fixtures/library'
import type { CourseData } from '../../player/course/CourseData.ts'
import type { ZippedFile } from '../files/zipped.ts'
import { getPlayerScript, readPlayerFile } from '../library/playerFiles.ts'
import { renderPlayerPage } from '../library/playerPage.ts'
import { viewportMeta } from '../server/pages/html.ts'
import { type Course, formatLessonPath, getCourseData, getSubjects } from './courseData.ts'

const indexPage = 'index.html'

/** Manifest first, relative addresses only. No schema files: their IMS licence requires registration. */
export async function createCourseFiles(
  campaign: Course,
  format: PackageFormat,
): Promise<Iterable<ZippedFile>> {
  const data = getCourseData(campaign, format)
  const ownFiles: ZippedFile[] = [
    [indexPage, createCoursePage(data)],
    ['course.js', await getPlayerScript('course')],
    ['course.css', readPlayerFile('course.css')],
    ['choices.css', readPlayerFile('choices.css')],
    ['asking.css', readPlayerFile('asking.css')],
    ...createLessonFiles(campaign),
  ]
  const manifest = makeManifest(format, {
    key: campaign.row.uniqueId,
    title: data.title,
    description: formatDescription(data),
    language: data.language,
    entry: indexPage,
    files: ownFiles.map(([path]) => path),
    mastery: data.mastery,
  })
  return [[manifest.file, manifest.text], ...ownFiles]
}

function createLessonFiles(campaign: Course): ZippedFile[] {
  if (campaign.kind === 'assessment') return []
  const { language } = campaign
  return [
    ['lessons/player.js', readPlayerFile('player.js')],
    ['lessons/player.css', readPlayerFile('player.css')],
    ...getSubjects(campaign.row).map(
      (subject): ZippedFile => [formatLessonPath(subject, language), renderPlayerPage(subject, language)],
    ),
  ]
}

function formatDescription({ lessons, threatAreas }: CourseData): string {
  const names = lessons.length > 0 ? lessons.map(({ title }) => title) : threatAreas.map(({ name }) => name)
  const letters = [...names.join(', ')]
  const isTooLong = letters.length > descriptionMaxLength
  return isTooLong ? `${letters.slice(0, descriptionMaxLength - 1).join('')}…` : letters.join('')
}

const createCoursePage = (data: CourseData): string =>
  [
    `<!doctype html><html lang="${escapeSvgText(data.language)}"><head><meta charset="utf-8">`,
    viewportMeta.text,
    `<title>${escapeSvgText(data.title)}</title><link rel="icon" href="data:,"><link rel="stylesheet" href="choices.css"><link rel="stylesheet" href="asking.css"><link rel="stylesheet" href="course.css"></head>`,
    `<body><script type="application/json" id="data">${toScriptJson(data)}</script>`,
    '<script src="course.js"></script></body></html>',
  ].join('')

/** Escapes '<', so that no name can close the script element. */
const toScriptJson = (value: object): string => JSON.stringify(value).replaceAll('<', '\\u003c')
