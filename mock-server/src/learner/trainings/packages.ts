import { findDefaultTranslation, type ScormInfo } from '@heed/contracts'
import type { LessonRow } from '@heed/fixtures'
import type { FastifyRequest } from 'fastify'
import type { BaseUrls } from '../../calls/handler.ts'
import { createPreview, getPreviewInfo } from '../../domain/content/packagePreview.ts'
import { findLivePreview, type Viewer } from '../../domain/content/previews.ts'
import type { Learner } from '../../domain/trainings/taking/learner.ts'
import { toPackageView } from '../../library/packageViews.ts'
import type { LiveWorld } from '../../server/worlds/LiveWorld.ts'
import type { World } from '../../world/World.ts'
import type { PageContext } from '../learnerPage.ts'
import type { PackageLesson } from './lessonPages.ts'

export function createBaseUrls(
  { protocol, host, hostname }: FastifyRequest,
  { path }: LiveWorld,
  contentPort: () => number,
): BaseUrls {
  return {
    api: `${protocol}://${host}${path}/api`,
    content: `${protocol}://${hostname}:${contentPort()}${path}`,
  }
}

export function getPackageInfo(
  world: World,
  { subjectId }: LessonRow,
  pageContext: PageContext,
): PackageLesson['own'] | undefined {
  const row = world.content.packages.get(subjectId)
  if (!row) return undefined
  const { translations, thumb } = toPackageView(world, pageContext.basePath, row)
  const translation =
    translations.find(({ language }) => language === pageContext.language) ??
    findDefaultTranslation(translations)
  return (
    translation && {
      title: translation.name,
      language: translation.language,
      thumb: translation.thumb ?? thumb,
    }
  )
}

export interface LearnerSession {
  world: World
  baseUrls: BaseUrls
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
  { world, baseUrls, learner }: LearnerSession,
  lesson: LessonRow,
  language: string,
): void {
  const row = world.content.packages.get(lesson.subjectId)
  if (row) createPreview({ world, baseUrls, person: toViewer(learner, lesson) }, row, language)
}

export function getPackageAddress(
  { world, baseUrls, learner }: LearnerSession,
  lesson: LessonRow,
): string | undefined {
  const lastPreview = [...world.content.previews.values()].findLast(({ lessonId }) => lessonId === lesson.id)
  const livePreview = lastPreview && findLivePreview(world, lastPreview.id)
  // A cmi5 package can fetch its token only once.
  if (!livePreview || livePreview.preview.fetched) return undefined
  return formatLaunchUrl(
    getPreviewInfo(baseUrls, toViewer(learner, lesson), livePreview.translation, livePreview.preview),
  )
}

const formatLaunchUrl = ({ url, actor, endpoint, auth }: ScormInfo): string =>
  `${url}?${new URLSearchParams({ actor, endpoint, auth })}`
