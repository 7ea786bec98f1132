import { defaultTranslation, type ScormInfo } from '@heed/contracts'
import type { LessonRow } from '@heed/fixtures'
import type { FastifyRequest } from 'fastify'
import type { Reach } from '../../calls/handler.ts'
import { createPreview, previewInfo } from '../../domain/content/packagePreview.ts'
import { findLivePreview, type Viewer } from '../../domain/content/previews.ts'
import type { Learner } from '../../domain/trainings/taking/learner.ts'
import { packageView } from '../../library/packageViews.ts'
import type { LiveWorld } from '../../server/worlds/LiveWorld.ts'
import type { World } from '../../world/World.ts'
import type { Surroundings } from '../learnerPage.ts'
import type { PackageLesson } from './lessonPages.ts'

export function createReach(
  { protocol, host, hostname }: FastifyRequest,
  { path }: LiveWorld,
  contentPort: () => number,
): Reach {
  return {
    api: `${protocol}://${host}${path}/api`,
    content: `${protocol}://${hostname}:${contentPort()}${path}`,
  }
}

export function packageShown(
  world: World,
  { subjectId }: LessonRow,
  around: Surroundings,
): PackageLesson['own'] | undefined {
  const row = world.content.packages.get(subjectId)
  if (!row) return undefined
  const { translations, thumb } = packageView(world, around.below, row)
  const own =
    translations.find(({ language }) => language === around.language) ?? defaultTranslation(translations)
  return own && { title: own.name, language: own.language, thumb: own.thumb ?? thumb }
}

export interface LearnerSession {
  world: World
  reach: Reach
  learner: Learner
}

/** With anonymous tracking, packages get neither name nor email address. */
const toViewer = ({ company, employee }: Learner, { id }: LessonRow): Viewer => ({
  id: String(employee.id),
  name: employee.name,
  email: company.anonymousTracking ? '' : employee.email,
  lessonId: id,
})

export function startPackage(
  { world, reach, learner }: LearnerSession,
  lesson: LessonRow,
  language: string,
): void {
  const row = world.content.packages.get(lesson.subjectId)
  if (row) createPreview({ world, reach, person: toViewer(learner, lesson) }, row, language)
}

export function addressOfPackage(
  { world, reach, learner }: LearnerSession,
  lesson: LessonRow,
): string | undefined {
  const last = [...world.content.previews.values()].findLast(({ lessonId }) => lessonId === lesson.id)
  const found = last && findLivePreview(world, last.id)
  // A cmi5 package can fetch its token only once.
  if (!found || found.preview.fetched) return undefined
  return formatLaunchUrl(previewInfo(reach, toViewer(learner, lesson), found.translation, found.preview))
}

const formatLaunchUrl = ({ url, actor, endpoint, auth }: ScormInfo): string =>
  `${url}?${new URLSearchParams({ actor, endpoint, auth })}`
